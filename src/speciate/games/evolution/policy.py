"""Sensible moves found at once, for play-outs: weights by rules of thumb, then chance.

Play-outs are many, so a look must cost no more than listing the moves; `evaluate` judges where they end.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, arg_c, kind_of
from speciate.games.evolution import moves
from speciate.games.evolution.cards import (
    AMBUSH,
    CARNIVORE,
    COOPERATION,
    FERTILE,
    FORAGING,
    LONG_NECK,
    NO_CARD,
    PACK_HUNTING,
    SCAVENGER,
    bit_of,
    food_of,
    trait_of,
)
from speciate.games.evolution.phases import play
from speciate.games.evolution.state import FEED, FOOD, PLAY, Player, Species, Table

STOPS: Final = 0.08  # how often a turn of playing cards ends early
HUNTING: Final = AMBUSH | PACK_HUNTING
GRAZING: Final = COOPERATION | FERTILE | FORAGING | LONG_NECK | SCAVENGER
SMALLEST_HUNTER: Final = 2  # body size from which a carnivore finds prey
NEW_SPECIES: Final = [3.0, 2.5, 1.2, 0.4, 0.15]  # a new one on either side, by how many there are
# in the order of TRAITS; the hunters' are weighed by the species
TRAIT_WEIGHTS: Final = [0.0, 0.0, 1.0, 1.0, 1.2, 1.0, 1.0, 0.9, 2.0, 1.0, 1.1, 2.2, 2.2, 0.0, 1.8, 0.9, 1.0]


def choose(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    if table.phase == PLAY:
        player = table.players[seat]
        return choose_use(table, player, random) if player.held != NO_CARD else choose_card(player, random)
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if table.phase == FEED:
        weights = [weigh_feeding(table, seat, move) for move in legal]
    elif table.phase == FOOD:
        eaters = plant_eaters(table.players[seat])
        weights = [weigh_food(food_of(arg_a(move)), eaters) for move in legal]
    else:
        weights = [0.1 if move == moves.END else 1.0 for move in legal]
    return draw(legal, weights, random)


def draw(options: list[int], weights: list[float], random: Callable[[], float]) -> i64:
    total = 0.0
    for weight in weights:
        total += weight
    at = random() * total
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0.0:
            return options[i]
    return options[len(options) - 1]


def choose_card(player: Player, random: Callable[[], float]) -> i64:
    """Any card, until the hand is empty or the seat thinks better of it."""
    count = len(player.hand)
    if count == 0 or random() < STOPS:
        return moves.END
    return moves.CARD | player.hand[int(random() * float(count))] << A


def choose_use(table: Table, player: Player, random: Callable[[], float]) -> i64:
    uses = play.legal_uses(table, player)
    weights: list[float] = []
    for move in uses:
        kind = kind_of(move)
        if kind == moves.NEW:
            weights.append(NEW_SPECIES[min(len(player.species), len(NEW_SPECIES) - 1)])
            continue
        species = player.species[arg_a(move)]
        if kind == moves.TRAIT:
            weights.append(weigh_trait(player, species, player.held))
        elif kind == moves.POPULATION:
            weights.append(1.0 + 0.3 * float(species.population))
        elif species.traits & CARNIVORE:
            weights.append(2.5 if species.body < SMALLEST_HUNTER else 0.8)
        else:
            weights.append(0.15)
    return draw(uses, weights, random)


def weigh_trait(player: Player, species: Species, card: i64) -> float:
    """How well a trait suits the life its species leads."""
    trait = bit_of(card)
    if trait == CARNIVORE:
        if species.traits & GRAZING:
            return 0.05
        return 2.0 if species.body + len(player.hand) >= SMALLEST_HUNTER else 0.1
    if trait & HUNTING:
        return 2.0 if species.traits & CARNIVORE else 0.2
    if trait & GRAZING and species.traits & CARNIVORE:
        return 0.1
    return TRAIT_WEIGHTS[trait_of(card)]


def weigh_feeding(table: Table, seat: i64, move: i64) -> float:
    kind = kind_of(move)
    if kind == moves.FEED:
        species = table.players[seat].species[arg_a(move)]
        weight = 1.0 + float(species.population - species.food)
        return 1.5 * weight if species.traits & COOPERATION else weight
    if kind == moves.ATTACK:
        if arg_b(move) == seat:
            return 0.1
        return 2.0 + float(table.players[arg_b(move)].species[arg_c(move)].body)
    if kind == moves.THINK:
        species = table.players[seat].species[arg_a(move)]
        return 0.3 if species.food < species.population else 0.02
    return 0.8


def plant_eaters(player: Player) -> bool:
    for species in player.species:
        if not species.traits & CARNIVORE:
            return True
    return False


def weigh_food(food: i64, eaters: bool) -> float:
    """Plants for those who eat them, each plant nearly twice as dear; hunger for the others."""
    weight = 1.0
    for _ in range(max(0, food) if eaters else max(0, 5 - food)):
        weight *= 1.8
    return weight
