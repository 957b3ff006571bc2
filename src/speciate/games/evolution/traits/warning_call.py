"""Warning Call."""

from mypy_extensions import i64

from speciate.games.evolution.cards import WARNING_CALL
from speciate.games.evolution.state import Player


def protects(owner: Player, place: i64, ignored: i64) -> bool:
    """trait.warning-call: a species next to one that calls is safe, unless it calls itself.

    The rulebook says that a call does not protect the species that have the card, so two callers
    side by side do not guard each other.
    """
    call = WARNING_CALL & ~ignored
    if owner.species[place].traits & call:
        return False
    if place > 0 and owner.species[place - 1].traits & call:
        return True
    return place + 1 < len(owner.species) and owner.species[place + 1].traits & call != 0
