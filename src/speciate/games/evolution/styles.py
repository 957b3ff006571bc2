"""The styles of bots: what each likes beyond the points, as weights of what lies on the table.

Weights are in points, as those of `evaluate`, and small beside a species: a style bends a choice, it does not blind.
The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolution import cards
from speciate.games.evolution.cards import CARNIVORE, FAT_TISSUE, traits_for
from speciate.games.evolution.state import OVER, Species, Table
from speciate.kit.masks import count_bits

PLANT_TRAITS: Final[i64] = traits_for(cards.GRAZING, cards.FEEDING)
HUNTING_TRAITS: Final[i64] = traits_for(cards.HUNTING)

# The places of a style's weights.
GRAZERS: Final = 0  # a point of population that eats plants
PLANT_TRAIT: Final = 1  # a trait of theirs that brings food
HUNTERS: Final = 2  # a point of population that eats meat, and one of its body
HUNTING_TRAIT: Final = 3
PREY: Final = 4  # a point of population that the others have not
FAT: Final = 5  # food on Fat Tissue, and the trait itself
HAND: Final = 6  # a card kept


def liking(
    *,
    grazers: float = 0.0,
    plant_trait: float = 0.0,
    hunters: float = 0.0,
    hunting_trait: float = 0.0,
    prey: float = 0.0,
    fat: float = 0.0,
    hand: float = 0.0,
) -> list[float]:
    return [grazers, plant_trait, hunters, hunting_trait, prey, fat, hand]


STYLES: Final = {
    "grazer": liking(grazers=0.3, plant_trait=0.8, hunters=-0.5),
    "hunter": liking(hunters=0.6, hunting_trait=0.8, prey=0.3),
    "hoarder": liking(fat=1.2, hand=0.5),
}


def taste(table: Table, seat: int, weights: list[float]) -> float:
    """Nothing once the game is over: then only points count."""
    if table.phase == OVER:
        return 0.0
    player = table.players[seat]
    total = weights[HAND] * len(player.hand)
    for species in player.species:
        total += of_species(species, weights)
    if weights[PREY] != 0.0:
        for other in table.players:
            if other is not player:
                for species in other.species:
                    total -= weights[PREY] * float(species.population)
    return total


def of_species(species: Species, weights: list[float]) -> float:
    traits = species.traits
    total = weights[FAT] * float(species.fat)
    if traits & FAT_TISSUE:
        total += weights[FAT]
    if traits & CARNIVORE:
        total += weights[HUNTING_TRAIT] * count_bits(traits & HUNTING_TRAITS)
        return total + weights[HUNTERS] * float(species.population + species.body)
    total += weights[PLANT_TRAIT] * count_bits(traits & PLANT_TRAITS)
    return total + weights[GRAZERS] * float(species.population)
