"""Pack Hunting."""

from speciate.games.evolution.state import Species


def size(species: Species) -> int:
    """trait.pack-hunting: its size when attacking is body and population together."""
    return species.body + species.population
