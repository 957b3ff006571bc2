"""What a bot thinks of a position: points already safe, and points to be hoped for.

Between rounds a position is weighed by what such positions came to in many games. Within a round it is weighed as if
this round's feeding went by averages and the rounds after it like this one.
The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evolution import cards
from speciate.games.evolution.cards import CARNIVORE, TRAIT_TABLE, food_of, trait_of, traits_for
from speciate.games.evolution.rules import attack, scoring, taking
from speciate.games.evolution.state import AFTERMATH, DEAL, FEED, FOOD, OVER, PLAY, Player, Species, Table
from speciate.kit.weighing import ahead

DEFENCES: Final[i64] = traits_for(cards.DEFENCE)
PLANT_TRAITS: Final[i64] = traits_for(cards.GRAZING, cards.FEEDING)
HUNTING_TRAITS: Final[i64] = traits_for(cards.HUNTING)

# Between rounds, fitted to 620 games of bots; what a trait is worth is in TRAIT_TABLE.
RIVAL: Final = 0.3  # what the best of the others counts against one's own,
CROWD: Final = 0.3  # and what all others on average
RESTING_CARD: Final = 1.2  # a card in hand
RESTING_SPECIES: Final = 1.3  # a species,
SPECIES_A_ROUND: Final = 0.4  # and for each round to come
RESTING_POPULATION: Final = 1.6  # a point of population
HALF_A_ROUND: Final = 0.3  # the deck never comes out even: what its last cards are of a round

# Within a round.
OTHERS: Final = 0.35  # what the others' prospects count against one's own
MEAN_FOOD: Final = 3.3  # of a card laid on the watering hole, where it is not known
PLENTY: Final = 9.0  # plants for each mouth where there is none to feed
HAND_CARD: Final = 0.9
MOST_CARDS: Final = 6  # in hand that are worth anything
FUTURE_POPULATION: Final = 0.45  # a point of population, for each round to come
FUTURE_SPECIES: Final = 0.55  # a species: a card more each round
FUTURE_TRAIT: Final = 0.12  # a trait that serves it well

# A meal.
FORAGERS_SHARE: Final = 1.4
NECKS_PLANT: Final = 1.0
CARD_FOR_THOUGHT: Final = 0.5  # a card given to Intelligence,
MOST_THOUGHTS: Final = 2  # of so many at most
SCAVENGED: Final = 0.4

# A hunt, as the share of its hunger a carnivore can hope to still.
SURE_PREY: Final = 0.95
COST_OF_GROWTH: Final = 0.15  # for each card it takes to be big enough
GROWTH: Final = 2  # cards a carnivore may want for its body, to find prey
CARNIVORE_HOPE: Final = 0.3  # what a carnivore without prey may still find while cards are played,
NO_PREY: Final = 0.1  # and after that

# Danger, as the population that will be lost.
HUNTED: Final = 0.6  # by another's carnivore,
HUNTED_AT_HOME: Final = 0.35  # or by one's own
UNSEEN_DANGER: Final = 0.44  # that a carnivore comes up for an undefended species, shared by its shields
DEFENCE_SHIELDS: Final = 2.0  # what a trait counts for; each point of body counts 1

# How far a trait serves the life of its species.
HUNTERS_LIFE: Final = 1.5  # Carnivore itself
HUNTERS_TRAIT: Final = 1.5
GRAZERS_TRAIT: Final = 2.0
GRAZERS_DEFENCE: Final = 1.5


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects, less a part of the others' average."""
    if table.phase == OVER or table.phase == DEAL:
        return standing(table, seat)
    outlook = Outlook(table)
    values = [prospects(table, player, outlook) for player in table.players]
    return ahead(values, seat, 0.0, OTHERS)


@final
class Outlook:
    """What is the same for all species of a table, worked out once."""

    __slots__ = ("hunters", "owners", "rounds", "supply")

    def __init__(self, table: Table) -> None:
        self.supply = plants_per_mouth(table)
        self.rounds = rounds_to_come(table)
        self.hunters: list[Species] = []  # those that could still eat,
        self.owners: list[Player] = []  # and whose they are
        for player in table.players:
            for species in player.species:
                if species.traits & CARNIVORE and taking.room(species, 0) > 0:
                    self.hunters.append(species)
                    self.owners.append(player)


def standing(table: Table, seat: int) -> float:
    """Between rounds and in the end: one's own points less a part of the others', most of all of the best."""
    rounds = rounds_to_come(table)
    over = table.phase == OVER
    values = [float(scoring.points(player)) if over else at_rest(player, rounds) for player in table.players]
    return ahead(values, seat, RIVAL, CROWD)


def is_counted(table: Table) -> bool:
    """The round is over but for the cards that dead species leave, and another one follows."""
    return table.phase == AFTERMATH and table.round != table.last_round


def counted(table: Table, seat: int) -> float:
    """`standing`, as it will be as soon as those cards are drawn."""
    rounds = rounds_when_dealt(table)
    values = [at_rest(player, rounds) + about_to_get(player, rounds) for player in table.players]
    return ahead(values, seat, RIVAL, CROWD)


def about_to_get(player: Player, rounds: float) -> float:
    """What it has as soon as the next round begins: the cards of its dead, and a species if it has none."""
    cards_left = RESTING_CARD * float(player.owed)
    if player.species:
        return cards_left
    return cards_left + RESTING_SPECIES + SPECIES_A_ROUND * rounds + RESTING_POPULATION


def rounds_when_dealt(table: Table) -> float:
    """`rounds_to_come`, as it will be when the next round has begun."""
    if table.last_round:
        return float(max(0, table.last_round - table.round - 1))
    return rounds_with(table, len(table.deck) - table.unreachable - table.owing)


def at_rest(player: Player, rounds: float) -> float:
    """The points it will have, as far as they depend on what lies before it."""
    total = float(player.bag) + RESTING_CARD * float(len(player.hand))
    for species in player.species:
        population = RESTING_POPULATION * float(species.population)
        total += RESTING_SPECIES + SPECIES_A_ROUND * rounds + population + float(species.fat)
        for card in species.cards:
            trait = TRAIT_TABLE[trait_of(card)]
            total += trait.now + rounds * trait.later
    return total


def rounds_to_come(table: Table) -> float:
    """An estimate of the rounds after this one."""
    if table.last_round:
        return float(max(0, table.last_round - table.round))
    return rounds_with(table, len(table.deck) - table.unreachable)


def rounds_with(table: Table, cards_left: int) -> float:
    each_round: i64 = (table.setup.cards_each_round + 1) * table.seats
    for player in table.players:
        each_round += len(player.species)
    return HALF_A_ROUND + float(cards_left) / float(each_round)


def plants_per_mouth(table: Table) -> float:
    """How far this round's plants go: 1 or more when everyone can eat their fill."""
    plants = float(table.hole)
    need: i64 = 0
    for player in table.players:
        if table.phase < FEED:
            plants += MEAN_FOOD if player.food_card == cards.NO_CARD else float(food_of(player.food_card))
        for species in player.species:
            if not species.traits & CARNIVORE:
                need += species.population - species.food
    return max(0.0, plants) / float(need) if need else PLENTY


def prospects(table: Table, player: Player, outlook: Outlook) -> float:
    total = float(player.bag)
    if outlook.rounds > 0.0 or table.phase <= PLAY:
        total += HAND_CARD * cards_up_to(player, MOST_CARDS)
    for place, species in enumerate(player.species):
        total += worth(table, player, place, species, outlook)
    return total


def cards_up_to(player: Player, most: i64) -> float:
    hand: i64 = len(player.hand)
    return float(most if hand > most else hand)


def worth(table: Table, player: Player, place: i64, species: Species, outlook: Outlook) -> float:
    """What one species brings: food this round, its population and traits if it lives, and the rounds to come."""
    eaten = meal(table, player, species, outlook.supply) if table.phase < AFTERMATH else float(species.population)
    danger = threat(table, player, place, species, outlook)
    left = max(0.0, eaten - danger)
    lives = min(1.0, left)
    future = lives * (FUTURE_SPECIES + FUTURE_TRAIT * useful_traits(species)) + left * FUTURE_POPULATION
    return eaten + float(species.fat) + left + lives * float(len(species.cards)) + outlook.rounds * future


def meal(table: Table, player: Player, species: Species, supply: float) -> float:
    """How much it will have eaten when this round's feeding is over."""
    eaten = float(species.food)
    hunger = float(species.population) - eaten
    traits = species.traits
    if traits & CARNIVORE:
        return eaten + hunger * hunting(table, player, species)
    share = supply
    if traits & cards.FORAGING:
        share *= FORAGERS_SHARE
    found = hunger * min(1.0, share)
    if traits & cards.LONG_NECK and table.phase < FEED:
        found += NECKS_PLANT
    if traits & cards.INTELLIGENCE:
        found += CARD_FOR_THOUGHT * cards_up_to(player, MOST_THOUGHTS)
    if traits & cards.SCAVENGER:
        found += SCAVENGED
    return eaten + min(hunger, found)


def hunting(table: Table, player: Player, species: Species) -> float:
    """The share of its hunger a carnivore can hope to still; cards left in hand may yet make it big enough."""
    if table.phase == FOOD:
        return CARNIVORE_HOPE
    if attack.has_target(table, species):
        return SURE_PREY
    if table.phase != PLAY or player.ended:
        return NO_PREY
    size = attack.attack_size(species)
    for more in range(1, min(len(player.hand), GROWTH) + 1):
        if attack.finds_prey(table, species, size + more):
            return SURE_PREY - COST_OF_GROWTH * more
    return CARNIVORE_HOPE


def threat(table: Table, owner: Player, place: i64, species: Species, outlook: Outlook) -> float:
    """How much population it may lose to carnivores before the round is over."""
    danger = 0.0
    for at, hunter in enumerate(outlook.hunters):
        if hunter is species:
            continue
        if attack.refuse_target(table, hunter, attack.attack_size(hunter), owner, place) is None:
            danger += HUNTED_AT_HOME if outlook.owners[at] is owner else HUNTED
    if table.phase <= PLAY:
        shield = 1.0 + DEFENCE_SHIELDS * how_many(species.traits & DEFENCES) + float(species.body)
        danger += UNSEEN_DANGER / shield
    return min(danger, float(species.population))


def useful_traits(species: Species) -> float:
    """How many of its traits serve the life it leads."""
    hunting = how_many(species.traits & HUNTING_TRAITS)
    defences = how_many(species.traits & DEFENCES)
    if species.traits & CARNIVORE:
        return HUNTERS_LIFE + HUNTERS_TRAIT * hunting + defences
    return GRAZERS_TRAIT * how_many(species.traits & PLANT_TRAITS) + GRAZERS_DEFENCE * defences - hunting


def how_many(traits: i64) -> float:
    """`kit.masks.count_bits` without an object on the way: it is asked for every species of every imagined table."""
    count = 0.0
    while traits:
        traits &= traits - 1
        count += 1.0
    return count
