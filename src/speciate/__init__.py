"""Speciate: board games about evolution on one engine. All of it is reached from here.

>>> import speciate
>>> table = speciate.new("evolution", seats=3, seed=1)
>>> table.to_move
(0, 1, 2)
>>> table.play(0, table.legal(0)[0])
[Event('food-laid', {'seat': 0, 'card': 'fat-tissue+4'})]
>>> speciate.play("evo", ["greedy", "random", "random"], seed=7).outcome.winners
[0]

What each name does stands in docs/api.md. Nothing is loaded before it is used.
"""

import importlib
from typing import TYPE_CHECKING

from speciate import _engine

if TYPE_CHECKING:
    from speciate import lab as lab
    from speciate.api import *
    from speciate.api.hosting import host
    from speciate.api.remote import RemoteSeat, connect

__version__ = "1.0.0"
__all__ = [
    "SPECTATOR",
    "ArenaResult",
    "BadBot",
    "BadOption",
    "BadPack",
    "BadRecord",
    "Bot",
    "ClientError",
    "ConsideredMove",
    "Decision",
    "Event",
    "GameInfo",
    "GameOption",
    "IllegalMove",
    "ImaginedTable",
    "LegalMoves",
    "Move",
    "Outcome",
    "RemoteSeat",
    "Request",
    "Rule",
    "SeatView",
    "SpeciateError",
    "Table",
    "Thoughts",
    "UnknownName",
    "UnreadableMove",
    "arena",
    "connect",
    "games",
    "host",
    "lab",
    "load",
    "new",
    "play",
    "rule",
    "stdio",
]

# what speaks to servers is loaded when a server is spoken to
_ON_SERVERS = {"RemoteSeat": "speciate.api.remote", "connect": "speciate.api.remote", "host": "speciate.api.hosting"}

_engine.choose()


if not TYPE_CHECKING:  # a type checker knows every name, and is to complain of the others

    def __getattr__(name: str) -> object:
        """A name of the front door, loaded when it is first used: the command line starts without it."""
        if name not in __all__:
            raise AttributeError(f"module 'speciate' has no attribute {name!r}")
        if name in ("games", "lab"):
            return importlib.import_module(f"speciate.{name}")  # packages; the games can also be called
        value = getattr(importlib.import_module(_ON_SERVERS.get(name, "speciate.api")), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
