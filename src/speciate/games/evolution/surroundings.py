"""What a learned policy sees of the others while it plays cards: a few numbers, packed into one int.

They are the same for a whole turn, so they are worked out once. Traits that still lie face down are not looked at.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolution import cards
from speciate.games.evolution.cards import CARNIVORE
from speciate.games.evolution.state import Table

BITS: Final = 4
FIELD: Final = 15
NO_PREY: Final = 8  # larger than any species is
MEAN_FOOD: Final = 33  # tenths of a plant that a card lays on the watering hole
LITTLE: Final = 30  # tenths of a plant left for oneself,
SOME: Final = 70


def of(table: Table, seat: i64) -> i64:
    hunter: i64 = 0
    prey: i64 = NO_PREY
    mouths: i64 = 0
    for other, player in enumerate(table.players):
        if other == seat:
            continue
        for species in player.species:
            traits = species.traits & ~species.hidden
            if traits & CARNIVORE:
                size = species.body
                if traits & cards.PACK_HUNTING:
                    size += species.population
                if size > hunter:
                    hunter = size
            else:
                mouths += species.population
            if species.body < prey:
                prey = species.body
    if hunter > FIELD:
        hunter = FIELD
    last: i64 = 1 if table.round == table.last_round else 0
    left: i64 = 10 * (table.hole - mouths) + MEAN_FOOD * table.seats
    return hunter | prey << BITS | level(left) << (2 * BITS) | last << (3 * BITS)


def level(left: i64) -> i64:
    if left <= 0:
        return 0
    if left <= LITTLE:
        return 1
    return 2 if left <= SOME else 3


def hunter(around: i64) -> i64:
    """The size of the largest hunter of the others; 0 if they have none."""
    return around & FIELD


def prey(around: i64) -> i64:
    """The body of their smallest species."""
    return around >> BITS & FIELD


def plenty(around: i64) -> i64:
    """How far the plants go when the others' plant eaters have eaten: 0 to 3."""
    return around >> (2 * BITS) & FIELD


def is_last(around: i64) -> i64:
    """1 in the last round, 0 before."""
    return around >> (3 * BITS)
