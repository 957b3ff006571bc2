"""Ambush."""

from mypy_extensions import i64

from speciate.games.evolution.cards import AMBUSH


def surprises(traits: i64) -> bool:
    """trait.ambush: a carnivore with these traits ignores Warning Call."""
    return traits & AMBUSH != 0
