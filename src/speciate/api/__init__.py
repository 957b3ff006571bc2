"""The front door: what `import speciate` offers, above everything else. Nothing below imports it.

Seats on servers are in `remote`, which is loaded when somebody connects.
"""

from speciate.api.catalogue import GameInfo, GameOption, games
from speciate.api.local import Table, load, new, play
from speciate.api.rules import Rule, rule
from speciate.api.thoughts import ConsideredMove, Thoughts
from speciate.api.tournament import ArenaResult, arena
from speciate.api.views import SeatView
from speciate.bots.custom import BadBot, Bot
from speciate.bots.stdio import stdio
from speciate.client.errors import ClientError
from speciate.core.decision import Decision
from speciate.core.errors import (
    BadOption,
    BadPack,
    BadRecord,
    IllegalMove,
    SpeciateError,
    UnknownName,
    UnreadableMove,
)
from speciate.core.event import Event
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.seats import SPECTATOR
from speciate.table.agent import Request
from speciate.table.imagined import ImaginedTable
from speciate.table.legal import LegalMoves

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
    "Request",
    "Rule",
    "SeatView",
    "SpeciateError",
    "Table",
    "Thoughts",
    "UnknownName",
    "UnreadableMove",
    "arena",
    "games",
    "load",
    "new",
    "play",
    "rule",
    "stdio",
]
