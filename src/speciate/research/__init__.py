"""The games for programs that learn: observations, actions and the environments of the field's libraries.

It needs `pip install "speciate[research]"`; nothing else of the package loads it. docs/research.md shows how to begin.
"""

from speciate.research.actions import BeyondBounds, FixedActions, IllegalAction, TokenActions, actions_of
from speciate.research.batch import Batch
from speciate.research.observation import Observations, encoding_of
from speciate.research.registration import register
from speciate.research.session import Session
from speciate.research.single import single_env
from speciate.research.together import parallel_env
from speciate.research.turns import env, raw_env

__all__ = [
    "Batch",
    "BeyondBounds",
    "FixedActions",
    "IllegalAction",
    "Observations",
    "Session",
    "TokenActions",
    "actions_of",
    "encoding_of",
    "env",
    "parallel_env",
    "raw_env",
    "register",
    "single_env",
]

register()
