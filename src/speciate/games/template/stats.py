"""What a designer asks of a finished game: one row of numbers, gathered over many games by the lab."""

from speciate.games.template.state import Table


def stats(table: Table) -> dict[str, float]:
    return {
        "rounds": float(table.round),
        "sprouts": float(sum([player.sprouts for player in table.players])),
        "pot_left": float(len(table.pot)),
        "bag_left": float(len(table.bag)),
    }
