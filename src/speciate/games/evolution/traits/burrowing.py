"""Burrowing."""

from speciate.games.evolution.state import Species


def protects(species: Species) -> bool:
    """trait.burrowing: safe while its food equals its population."""
    return species.food == species.population
