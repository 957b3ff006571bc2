"""The end: points, and who wins."""

from speciate.core.outcome import Outcome
from speciate.games.evo.state import Player, Table


def breakdown(table: Table, player: Player) -> dict[str, int]:
    """Where the points come from and where they went."""
    start = table.setup.points
    return {"start": start, "survivors": player.points + player.spent - start, "genes": -player.spent}


def score(table: Table) -> Outcome:
    """over.win: most mutation points, then most dinos on the board, then a shared win."""
    keys = [(player.points, len(player.dinos)) for player in table.players]
    best = max(keys)
    return Outcome(
        [player.points for player in table.players],
        [seat for seat, key in enumerate(keys) if key == best],
        [breakdown(table, player) for player in table.players],
    )
