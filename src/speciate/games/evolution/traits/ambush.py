"""Ambush."""

from speciate.games.evolution.cards import AMBUSH


def surprises(traits: int) -> bool:
    """trait.ambush: a carnivore with these traits ignores Warning Call."""
    return traits & AMBUSH != 0
