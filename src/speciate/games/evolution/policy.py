"""Sensible moves found at once, for play-outs: how gladly each is made, by rules of thumb.

Play-outs are many, so a look must cost no more than listing the moves; `evaluate` judges where they end.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of, pack
from speciate.games.evolution import cards, moves
from speciate.games.evolution.cards import CARNIVORE, TRAIT_TABLE, food_of, trait_of, traits_for
from speciate.games.evolution.choosing import Likings
from speciate.games.evolution.state import FOOD, Player, Species, Table

GRAZING_TRAITS: Final[i64] = traits_for(cards.GRAZING)
STOPS: Final = 0.08  # how often a turn of playing cards ends early
SMALLEST_HUNTER: Final = 2  # body size from which a carnivore finds prey

# How gladly a card is put to a use; the traits' are in TRAIT_TABLE.
NEW_SPECIES: Final = [3.0, 2.5, 1.2, 0.4, 0.15]  # on either side, by how many there are
POPULATION: Final = 1.0  # for a species,
POPULATION_MORE: Final = 0.3  # and for each point it has
HUNTERS_BODY: Final = 2.5  # while it is too small to hunt,
HUNTERS_BODY_MORE: Final = 0.8  # and then
GRAZERS_BODY: Final = 0.15
NEW_HUNTER: Final = 2.0
GRAZER_TURNED_HUNTER: Final = 0.05
SMALL_HUNTER: Final = 0.1
HUNTERS_TRAIT: Final = 2.0  # on a hunter,
HUNTERS_TRAIT_WASTED: Final = 0.2  # or not
GRAZERS_TRAIT_WASTED: Final = 0.1  # on a hunter

# How gladly a species is fed in a way.
FED: Final = 1.0  # and as much for each point of hunger
FED_WITH_PARTNER: Final = 1.5  # times as gladly
ATTACK: Final = 2.0  # and 1 for each point of the prey's body
ATTACK_AT_HOME: Final = 0.1
THOUGHT: Final = 0.3
THOUGHT_FOR_FAT: Final = 0.02
FEEDING_ENDED: Final = 0.8
LEAF_ENDED: Final = 0.1  # a leaf trait counts 1

PLANT: Final = 1.8  # how many times dearer a card is for each plant,
HUNGER: Final = 5  # or, where nobody eats plants, for each plant it has less than so many


@final
class RulesOfThumb(Likings):
    def choose_card(self, player: Player, around: i64, random: Callable[[], float]) -> i64:  # noqa: ARG002 (the contract's)
        """Any card, until the hand is empty or the seat thinks better of it."""
        count = len(player.hand)
        if count == 0 or random() < STOPS:
            return moves.END
        return pack(moves.CARD, player.hand[int(random() * float(count))])

    def use(self, player: Player, species: Species, kind: i64, around: i64) -> float:  # noqa: ARG002 (the contract's)
        if kind == moves.TRAIT:
            return weigh_trait(player, species, player.held)
        if kind == moves.POPULATION:
            return POPULATION + POPULATION_MORE * float(species.population)
        if species.traits & CARNIVORE:
            return HUNTERS_BODY if species.body < SMALLEST_HUNTER else HUNTERS_BODY_MORE
        return GRAZERS_BODY

    def new(self, player: Player, around: i64) -> float:  # noqa: ARG002 (the contract's)
        return NEW_SPECIES[min(len(player.species), len(NEW_SPECIES) - 1)]

    def feeding(self, table: Table, seat: i64, move: i64) -> float:
        return weigh_feeding(table, seat, move)

    def rest(self, table: Table, seat: i64, legal: list[int]) -> list[float]:
        if table.phase != FOOD:
            return [LEAF_ENDED if move == moves.END else 1.0 for move in legal]
        eaters = plant_eaters(table.players[seat])
        return [weigh_food(food_of(arg_a(move)), eaters) for move in legal]


BY_HAND: Final = RulesOfThumb()


def weigh_trait(player: Player, species: Species, card: i64) -> float:
    """How well a trait suits the life its species leads."""
    trait = TRAIT_TABLE[trait_of(card)]
    if trait.mask == CARNIVORE:
        if species.traits & GRAZING_TRAITS:
            return GRAZER_TURNED_HUNTER
        return NEW_HUNTER if species.body + len(player.hand) >= SMALLEST_HUNTER else SMALL_HUNTER
    if trait.use == cards.HUNTING:
        return HUNTERS_TRAIT if species.traits & CARNIVORE else HUNTERS_TRAIT_WASTED
    if trait.use == cards.GRAZING and species.traits & CARNIVORE:
        return GRAZERS_TRAIT_WASTED
    return trait.tried


def weigh_feeding(table: Table, seat: i64, move: i64) -> float:
    kind = kind_of(move)
    if kind == moves.FEED:
        species = table.players[seat].species[arg_a(move)]
        weight = FED + float(species.population - species.food)
        return FED_WITH_PARTNER * weight if species.traits & cards.COOPERATION else weight
    if kind == moves.ATTACK:
        if arg_b(move) == seat:
            return ATTACK_AT_HOME
        return ATTACK + float(table.players[arg_b(move)].species[arg_c(move)].body)
    if kind == moves.THINK:
        species = table.players[seat].species[arg_a(move)]
        return THOUGHT if species.food < species.population else THOUGHT_FOR_FAT
    return FEEDING_ENDED


def plant_eaters(player: Player) -> bool:
    for species in player.species:
        if not species.traits & CARNIVORE:
            return True
    return False


def weigh_food(food: i64, eaters: bool) -> float:
    """Plants for those who eat them, each plant nearly twice as dear; hunger for the others."""
    weight = 1.0
    for _ in range(max(0, food) if eaters else max(0, HUNGER - food)):
        weight *= PLANT
    return weight
