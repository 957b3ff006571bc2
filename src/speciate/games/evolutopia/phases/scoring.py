"""The result: all win or all lose together."""

from speciate.core.outcome import Outcome
from speciate.games.evolutopia.state import OVER, WON, Table
from speciate.games.evolutopia.step import Step


class Over(Step):
    """Nobody is asked anything any more."""

    number = OVER
    name = "over"


def score(table: Table) -> Outcome:
    """over.win: 1 for each player, or 0."""
    victory = 1 if table.result == WON else 0
    seats = list(range(table.seats))
    return Outcome([victory] * table.seats, seats if victory else [], [{"victory": victory} for _ in seats])
