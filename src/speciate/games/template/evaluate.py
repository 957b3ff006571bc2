"""What a bot thinks of a position it imagines; the contract asks for one number, higher is better."""

from typing import Final

from speciate.games.template.phases import scoring
from speciate.games.template.state import Table

# What a seed in hand is worth, as a share of its value, while the game goes on.
HAND_SHARE: Final = 0.4


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects less the best of the others'."""
    others = [prospects(table, i) for i in range(table.seats) if i != seat]
    return prospects(table, seat) - max(others)


def prospects(table: Table, seat: int) -> float:
    player = table.players[seat]
    part = scoring.breakdown(table, player)
    hand = sum([table.setup.values[seed] for seed in player.hand])
    return part["store"] + part["sprouts"] + HAND_SHARE * hand
