"""What a designer asks of a finished game: one row of numbers, gathered over many games by the lab."""

from speciate.games.evolutopia.rules import ending, territory
from speciate.games.evolutopia.state import WON, Table, is_evolution


def stats(table: Table) -> dict[str, float]:
    return {
        "won": 1.0 if table.result == WON else 0.0,
        "turns": float(table.turns),
        "cycles": float(table.cycles),
        "indicators_at_target": float(ending.at_target(table)),
        "lowest_indicator": float(min(table.indicators)),
        "nuisances_left": float(territory.nuisances_left(table)),
        "beacons_left": float(table.setup.beacons - table.pawn),
        "evolutions_built": float(len([content for content in table.squares if is_evolution(content)])),
    }
