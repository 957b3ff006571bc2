"""What a designer asks of a finished game."""

from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import Table


def stats(table: Table) -> dict[str, float]:
    """Ages, people, points of either kind, Discoveries, and how often each building has a worker at the end."""
    players = table.players
    out: dict[str, float] = {
        "rounds": float(table.round),
        "age": sum([float(player.age) for player in players]) / table.seats,
        "population": sum([float(player.population) for player in players]) / table.seats,
        "needs_points": sum([float(player.score) for player in players]) / table.seats,
        "set_points": sum([float(scoring.set_points(table, player)) for player in players]) / table.seats,
        "best_set": float(max([max(scoring.set_sizes(table, player)) for player in players])),
    }
    for building, name in enumerate(BUILDINGS):
        out[f"worker_{name}"] = float(sum([1 for player in players if workers.level(player, building)]))
        out[f"level_{name}"] = float(sum([workers.level(player, building) for player in players]))
    return out
