"""What OpenSpiel cannot do with a state written in Python is refused in a sentence.

A few of its C++ functions let go of Python's lock and then call a Python state, which ends the process; others need a
method of the state that C++ does not look for in Python. They are wrapped: states of these games are refused before
they get there, all others go on as before.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import pyspiel

from speciate.research.openspiel.state import SpeciateState

ISMCTS = (
    "pyspiel.ISMCTSBot is written in C++ and cannot resample a state written in Python: "
    "use open_spiel.python.algorithms.ismcts.ISMCTSBot"
)
MCTS = (
    "pyspiel.MCTSBot.step lets go of Python's lock, so it cannot be used with a state written in Python: "
    "use mcts_search(state).best_child().action, or open_spiel.python.algorithms.mcts.MCTSBot"
)
SEEDS = "this function lets go of Python's lock, so it cannot be used with a state written in Python"

REFUSED = (
    (pyspiel.ISMCTSBot, "step", ISMCTS),
    (pyspiel.ISMCTSBot, "get_policy", ISMCTS),
    (pyspiel.ISMCTSBot, "step_with_policy", ISMCTS),
    (pyspiel.MCTSBot, "step", MCTS),
    (pyspiel, "expected_returns_of_deterministic_policies_from_seeds", SEEDS),
)


def install() -> None:
    for owner, name, sentence in REFUSED:
        setattr(owner, name, _refusing(getattr(owner, name), sentence))


def _refusing(function: Callable[..., Any], sentence: str) -> Callable[..., Any]:
    @wraps(function)
    def checked(*args: Any, **kwargs: Any) -> Any:
        if any(isinstance(value, SpeciateState) for value in (*args, *kwargs.values())):
            raise pyspiel.SpielError(sentence)
        return function(*args, **kwargs)

    return checked
