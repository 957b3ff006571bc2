"""The result: all win or all lose together."""

from speciate.core.outcome import Outcome
from speciate.games.evolutopia.state import WON, Table


def score(table: Table) -> Outcome:
    """over.win: 1 for each player, or 0."""
    victory = 1 if table.result == WON else 0
    seats = list(range(table.seats))
    return Outcome([victory] * table.seats, seats if victory else [], [{"victory": victory} for _ in seats])
