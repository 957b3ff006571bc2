"""What a bot thinks of a position."""

from typing import Final

from speciate.games.evolution.state import Table

# Points a thing is worth while the game goes on, beside the points it scores.
HAND_CARD: Final = 0.7


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects less the best of the others'."""
    others = [prospects(table, i) for i in range(table.seats) if i != seat]
    return prospects(table, seat) - max(others)


def prospects(table: Table, seat: int) -> float:
    player = table.players[seat]
    return float(player.bag + len(player.hand) * HAND_CARD)
