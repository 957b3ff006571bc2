"""Climbing."""

from speciate.games.evolution.cards import CLIMBING


def protects(attacker_traits: int) -> bool:
    """trait.climbing: only a carnivore that climbs too can attack it."""
    return attacker_traits & CLIMBING == 0
