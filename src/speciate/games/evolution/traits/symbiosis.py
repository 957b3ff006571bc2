"""Symbiosis."""

from mypy_extensions import i64

from speciate.games.evolution.state import Player, Species


def protects(owner: Player, place: i64, species: Species) -> bool:
    """trait.symbiosis: safe while the species to its right has a greater body."""
    right = place + 1
    return right < len(owner.species) and owner.species[right].body > species.body
