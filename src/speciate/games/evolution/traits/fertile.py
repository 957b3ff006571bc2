"""Fertile."""

from speciate.games.evolution.state import Species


def grow(species: Species) -> None:
    """trait.fertile, leaf.fertile: population +1."""
    species.population += 1
