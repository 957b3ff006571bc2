"""The end, and points."""

from typing import Final

from speciate.core.outcome import Outcome
from speciate.games.template.state import Player, Table

PLAYERS_NEEDED: Final = 2


def is_over(table: Table) -> bool:
    """over.hands: when fewer than two players have a seed left; what lies in the pot is nobody's."""
    return sum([1 for player in table.players if player.hand]) < PLAYERS_NEEDED


def breakdown(table: Table, player: Player) -> dict[str, int]:
    """score.total: what one kept, and so many points for each sprout."""
    store = sum([table.setup.values[seed] for seed in player.store])
    return {"store": store, "sprouts": player.sprouts * table.setup.sprout_points}


def score(table: Table) -> Outcome:
    """score.total, score.ties: most points, then most sprouts, then a shared win."""
    parts = [breakdown(table, player) for player in table.players]
    totals = [part["store"] + part["sprouts"] for part in parts]
    keys = [(totals[seat], player.sprouts) for seat, player in enumerate(table.players)]
    best = max(keys)
    return Outcome(totals, [seat for seat, key in enumerate(keys) if key == best], parts)
