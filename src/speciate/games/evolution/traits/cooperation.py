"""Cooperation."""

from mypy_extensions import i64

from speciate.games.evolution.cards import COOPERATION
from speciate.games.evolution.state import Player, Species


def partner(owner: Player, species: Species, ignored: i64) -> Species | None:
    """trait.cooperation: the species to its right takes 1 of the same kind from the same source, if it can."""
    if not species.traits & COOPERATION & ~ignored:
        return None
    right = owner.species.index(species) + 1
    return owner.species[right] if right < len(owner.species) else None
