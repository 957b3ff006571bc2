"""Climbing."""

from mypy_extensions import i64

from speciate.games.evolution.cards import CLIMBING


def protects(attacker_traits: i64) -> bool:
    """trait.climbing: only a carnivore that climbs too can attack it."""
    return attacker_traits & CLIMBING == 0
