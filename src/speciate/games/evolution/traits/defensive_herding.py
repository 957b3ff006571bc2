"""Defensive Herding."""

from speciate.games.evolution.state import Species


def protects(species: Species, attacker: Species) -> bool:
    """trait.defensive-herding: only a carnivore of greater population can attack it."""
    return attacker.population <= species.population
