"""Carnivore."""

from speciate.games.evolution.cards import CARNIVORE
from speciate.games.evolution.state import Species


def is_carnivore(species: Species) -> bool:
    """trait.carnivore: it eats by attacking and never takes plants."""
    return species.traits & CARNIVORE != 0
