"""What a designer asks of a finished game."""

from speciate.games.evolution.cards import TRAITS
from speciate.games.evolution.state import Table


def stats(table: Table) -> dict[str, float]:
    """Length, survivors, and how often each trait is on a species at the end."""
    species = [one for player in table.players for one in player.species]
    out: dict[str, float] = {
        "rounds": float(table.round),
        "species": float(len(species)),
        "population": float(sum([one.population for one in species])),
        "plants_left": float(table.hole),
    }
    for bit, name in enumerate(TRAITS):
        out[f"trait_{name}"] = float(sum([(one.traits >> bit) & 1 for one in species]))
    return out
