"""What a bot thinks of a position: points already safe, and points to be hoped for.

Between rounds a position is weighed by what such positions came to in many games. Within a round it is weighed as if
this round's feeding went by averages and the rounds after it like this one.
The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.evolution.cards import (
    AMBUSH,
    BURROWING,
    CARNIVORE,
    CLIMBING,
    COOPERATION,
    DEFENSIVE_HERDING,
    FAT_TISSUE,
    FERTILE,
    FORAGING,
    HARD_SHELL,
    HORNS,
    INTELLIGENCE,
    LONG_NECK,
    NO_CARD,
    PACK_HUNTING,
    SCAVENGER,
    SYMBIOSIS,
    WARNING_CALL,
    food_of,
    trait_of,
)
from speciate.games.evolution.rules import attack, taking
from speciate.games.evolution.state import AFTERMATH, DEAL, FEED, FOOD, OVER, PLAY, Player, Species, Table

MEAN_FOOD: Final = 3.3  # of a card laid on the watering hole, where it is not known
OTHERS: Final = 0.35  # what the others' prospects count against one's own
RIVAL: Final = 0.3  # between rounds: what the best of the others counts,
CROWD: Final = 0.3  # and what all others on average
HAND_CARD: Final = 0.9
FUTURE_POPULATION: Final = 0.45  # a point of population, for each round to come
FUTURE_SPECIES: Final = 0.55  # a species: a card more each round
UNSEEN_DANGER: Final = 0.22  # that a carnivore comes up for an undefended species
GROWTH: Final = 2  # cards a carnivore may want for its body, to find prey
CARNIVORE_HOPE: Final = 0.3  # what a carnivore without prey may still find

DEFENCES: Final = BURROWING | CLIMBING | DEFENSIVE_HERDING | HARD_SHELL | HORNS | SYMBIOSIS | WARNING_CALL
PLANT_TRAITS: Final = FORAGING | LONG_NECK | COOPERATION | FERTILE | FAT_TISSUE | INTELLIGENCE | SCAVENGER
HUNTING_TRAITS: Final = PACK_HUNTING | AMBUSH


# Between rounds, in the order of TRAITS: what a trait brings at once, its card included, and with each round to come.
TRAIT_NOW: Final = [2.9, 1.5, 0.5, 1.1, 0.6, 0.9, 0.9, 0.8, 1.0, 0.7, 1.3, 0.8, 0.8, 1.7, 0.8, 0.4, 0.9]
TRAIT_LATER: Final = [0.0, 0.0, 0.0, 0.0, 1.6, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.8, 0.3, 0.0, 0.0, 0.0]


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects, less a part of the others' average."""
    if table.phase == OVER or table.phase == DEAL:
        return standing(table, seat)
    supply = plants_per_mouth(table)
    rounds = rounds_to_come(table)
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += prospects(table, other, supply, rounds)
    return prospects(table, seat, supply, rounds) - OTHERS * others / (table.seats - 1)


def standing(table: Table, seat: int) -> float:
    """Between rounds and in the end: one's own points less a part of the others', most of all of the best."""
    rounds = rounds_to_come(table)
    own = 0.0
    others = 0.0
    best = -1000.0
    for other, player in enumerate(table.players):
        value = points(player) if table.phase == OVER else at_rest(player, rounds)
        if other == seat:
            own = value
        else:
            others += value
            best = max(best, value)
    return own - RIVAL * best - CROWD * others / (table.seats - 1)


def at_rest(player: Player, rounds: float) -> float:
    """The points it will have, as far as they depend on what lies before it. Fitted to 620 games of bots."""
    total = float(player.bag) + 1.2 * len(player.hand)
    for species in player.species:
        total += 1.3 + 0.4 * rounds + 1.6 * float(species.population) + float(species.fat)
        for card in species.cards:
            trait = trait_of(card)
            total += TRAIT_NOW[trait] + rounds * TRAIT_LATER[trait]
    return total


def points(player: Player) -> float:
    total = player.bag
    for species in player.species:
        total += species.fat + species.population + len(species.cards)
    return float(total)


def rounds_to_come(table: Table) -> float:
    """An estimate of the rounds after this one."""
    if table.last_round:
        return float(max(0, table.last_round - table.round))
    each_round = 0
    for player in table.players:
        each_round += table.setup.cards_each_round + len(player.species) + 1
    return 0.3 + (len(table.deck) - table.unreachable) / each_round


def plants_per_mouth(table: Table) -> float:
    """How far this round's plants go: 1 or more when everyone can eat their fill."""
    plants = float(table.hole)
    need = 0
    for player in table.players:
        if table.phase < FEED:
            plants += MEAN_FOOD if player.food_card == NO_CARD else float(food_of(player.food_card))
        for species in player.species:
            if not species.traits & CARNIVORE:
                need += species.population - species.food
    return max(0.0, plants) / need if need else 9.0


def prospects(table: Table, seat: int, supply: float, rounds: float) -> float:
    player = table.players[seat]
    total = float(player.bag)
    if rounds > 0.0 or table.phase <= PLAY:
        total += HAND_CARD * min(len(player.hand), 6)
    for place, species in enumerate(player.species):
        total += worth(table, player, place, species, supply, rounds)
    return total


def worth(table: Table, player: Player, place: int, species: Species, supply: float, rounds: float) -> float:
    """What one species brings: food this round, its population and traits if it lives, and the rounds to come."""
    eaten = meal(table, player, species, supply) if table.phase < AFTERMATH else float(species.population)
    danger = threat(table, player, place, species)
    left = max(0.0, eaten - danger)
    lives = min(1.0, left)
    future = lives * (FUTURE_SPECIES + 0.12 * useful_traits(species)) + left * FUTURE_POPULATION
    return eaten + float(species.fat) + left + lives * len(species.cards) + rounds * future


def meal(table: Table, player: Player, species: Species, supply: float) -> float:
    """How much it will have eaten when this round's feeding is over."""
    eaten = float(species.food)
    hunger = float(species.population) - eaten
    traits = species.traits
    if traits & CARNIVORE:
        return eaten + hunger * hunting(table, player, species)
    share = supply
    if traits & FORAGING:
        share *= 1.4
    found = hunger * min(1.0, share)
    if traits & LONG_NECK and table.phase < FEED:
        found += 1.0
    if traits & INTELLIGENCE:
        found += 0.5 * min(len(player.hand), 2)
    if traits & SCAVENGER:
        found += 0.4
    return eaten + min(hunger, found)


def hunting(table: Table, player: Player, species: Species) -> float:
    """The share of its hunger a carnivore can hope to still; cards left in hand may yet make it big enough."""
    if table.phase == FOOD:
        return CARNIVORE_HOPE
    if attack.has_target(table, species):
        return 0.95
    if table.phase != PLAY or player.ended:
        return 0.1
    size = attack.attack_size(species)
    for cards in range(1, min(len(player.hand), GROWTH) + 1):
        if finds_prey(table, species, size + cards):
            return 0.95 - 0.15 * cards
    return CARNIVORE_HOPE


def finds_prey(table: Table, hunter: Species, size: int) -> bool:
    for owner in table.players:
        for place in range(len(owner.species)):
            if attack.refuse_target(table, hunter, size, owner, place) is None:
                return True
    return False


def threat(table: Table, owner: Player, place: int, species: Species) -> float:
    """How much population it may lose to carnivores before the round is over."""
    danger = 0.0
    for player in table.players:
        for hunter in player.species:
            if not hunter.traits & CARNIVORE or hunter is species or taking.room(hunter, 0) == 0:
                continue
            if attack.refuse_target(table, hunter, attack.attack_size(hunter), owner, place) is None:
                danger += 0.35 if player is owner else 0.6
    if table.phase <= PLAY:
        shield = 1 + 2 * count_bits(species.traits & DEFENCES) + species.body
        danger += UNSEEN_DANGER * 2.0 / float(shield)
    return min(danger, float(species.population))


def useful_traits(species: Species) -> float:
    """How many of its traits serve the life it leads."""
    if species.traits & CARNIVORE:
        return 1.5 + 1.5 * count_bits(species.traits & HUNTING_TRAITS) + count_bits(species.traits & DEFENCES)
    eating = count_bits(species.traits & PLANT_TRAITS)
    return 2.0 * eating + 1.5 * count_bits(species.traits & DEFENCES) - count_bits(species.traits & HUNTING_TRAITS)


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
