"""Pack Hunting."""

from mypy_extensions import i64

from speciate.games.evolution.state import Species


def size(species: Species) -> i64:
    """trait.pack-hunting: its size when attacking is body and population together."""
    return species.body + species.population
