"""What a designer asks of a finished game."""

from speciate.games.evo.genes import GENES
from speciate.games.evo.state import Table


def stats(table: Table) -> dict[str, float]:
    """Length, scores, who lives, what was paid, and which genes were bought."""
    scores = sorted([player.points for player in table.players])
    out: dict[str, float] = {
        "rounds": float(table.round),
        "winning_score": float(scores[-1]),
        "second_score": float(scores[-2]),
        "last_score": float(scores[0]),
        "dinos": float(sum([len(player.dinos) for player in table.players])),
        "extinct": float(sum([1 for player in table.players if not player.dinos])),
        "points_spent": float(sum([player.spent for player in table.players])),
        "cards_played": float(len(table.discards)),
    }
    for kind, gene in enumerate(GENES):
        bought = sum([player.genes[kind] - table.setup.printed[kind] for player in table.players])
        out[f"gene_{gene}"] = float(bought + table.gone.count(kind))
    return out
