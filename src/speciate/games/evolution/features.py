"""What there is to be said of a move at first sight: a few numbers of features, packed as `kit.features` tells.

What is the same for all moves of a choice (the `surroundings`, how much is to be eaten) is given by the caller.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of
from speciate.games.evolution import cards, moves, surroundings
from speciate.games.evolution.cards import CARNIVORE, TRAIT_TABLE, food_of, trait_of, traits_for
from speciate.games.evolution.state import Player, Species, Table
from speciate.kit.features import BITS, at_most, three, two

GRAZING_TRAITS: Final[i64] = traits_for(cards.GRAZING)

# Where the features of each family begin. They are written out, so that they are constants when compiled.
NOTHING: Final = 0
FOOD: Final = 1  # a card for the watering hole: its food, by how much is to be eaten,
FOOD_TRAIT: Final = 57  # and the trait that is lost
CARD: Final = 74  # a card to play: its trait, without and with a hunter of one's own, unhunted or hunted
CARDS_END: Final = 142  # no more cards: by the hand left, before the last round and in it
NEW: Final = 166  # a new species: by how many there are, and the hand left,
NEW_FED: Final = 190  # and by plenty, the danger, and whether it is the last round
WASTED: Final = 214  # the trait of a card that is discarded
TRAIT: Final = 231  # a trait laid: on a grazer or a hunter, by the danger
AMONG: Final = 333  # by the traits that are there, of a grazer or a hunter
TRAIT_POPULATION: Final = 341  # by the population that gets it,
LATE_TRAIT: Final = 348  # and in the last round
HUNTER: Final = 365  # to turn hunter: from a grazer's life or not, by what it takes to find prey
BODY: Final = 371  # body: by its size, of a grazer or a hunter, by what it takes to be too large for others' hunters
BODY_PREY: Final = 427  # of a hunter: by what it takes to find prey, before the last round and in it
POPULATION: Final = 433  # population: by its size, of a grazer or a hunter,
POPULATION_FED: Final = 449  # and by plenty, the danger, and whether it is the last round
LEAF: Final = 473  # the leaf traits, and to end
FEED: Final = 477  # to feed: by hunger,
PARTNERS: Final = 485  # by Cooperation and Foraging,
FED: Final = 489  # and by whether it has eaten, and the traits it would take with it
PREY: Final = 497  # to attack: by the prey's body, another's or one's own,
PREY_POPULATION: Final = 513  # by its population,
PREY_TRAITS: Final = 520  # by its traits, where it survives and where it dies, without and with Horns,
HUNGER: Final = 536  # and by the hunger of the hunter
THOUGHT: Final = 540  # a card for Intelligence: by the hand left, hungry or for fat
IGNORED: Final = 548  # a trait that Intelligence ignores
FEEDING_END: Final = 549
SIZE: Final = 550

FAMILIES: Final = (
    ("food", FOOD), ("food-trait", FOOD_TRAIT), ("card", CARD), ("cards-end", CARDS_END), ("new", NEW),
    ("new-fed", NEW_FED), ("wasted", WASTED), ("trait", TRAIT), ("among", AMONG),
    ("trait-population", TRAIT_POPULATION), ("late-trait", LATE_TRAIT), ("hunter", HUNTER), ("body", BODY),
    ("body-prey", BODY_PREY), ("population", POPULATION), ("population-fed", POPULATION_FED), ("leaf", LEAF),
    ("feed", FEED), ("partners", PARTNERS), ("fed", FED), ("prey", PREY), ("prey-population", PREY_POPULATION),
    ("prey-traits", PREY_TRAITS), ("hunger", HUNGER), ("thought", THOUGHT), ("ignored", IGNORED),
    ("feeding-end", FEEDING_END),
)  # fmt: skip


# -- food -----------------------------------------------------------------------------------------------


def need(player: Player) -> i64:
    """How much its grazers eat: 0 to 3."""
    mouths: i64 = 0
    for species in player.species:
        if not species.traits & CARNIVORE:
            mouths += species.population
    if mouths == 0:
        return 0
    if mouths <= 2:
        return 1
    return 2 if mouths <= 5 else 3


def of_food(card: i64, mouths: i64) -> i64:
    plants: i64 = food_of(card) + 3
    if plants < 0:
        plants = 0
    return two(FOOD + 14 * mouths + at_most(plants, 13), FOOD_TRAIT + trait_of(card))


# -- playing cards ----------------------------------------------------------------------------------------


def hunts(player: Player) -> i64:
    for species in player.species:
        if species.traits & CARNIVORE:
            return 1
    return 0


def of_card(card: i64, hunter: i64, around: i64) -> i64:
    return CARD + 34 * hunter + (17 if surroundings.hunter(around) else 0) + trait_of(card)


def of_cards_end(hand: i64, around: i64) -> i64:
    return CARDS_END + 12 * surroundings.is_last(around) + at_most(hand, 11)


def of_card_step(player: Player, move: i64, hunter: i64, around: i64) -> i64:
    """To take a card, or to end; nothing is known of a trait that is discarded."""
    kind: i64 = kind_of(move)
    if kind == moves.CARD:
        return of_card(arg_a(move), hunter, around)
    return of_cards_end(len(player.hand), around) if kind == moves.END else NOTHING


def of_use(player: Player, move: i64, around: i64) -> i64:
    """What the card that is held becomes."""
    kind: i64 = kind_of(move)
    if kind == moves.NEW:
        return of_new(player, around)
    return of_species(player, player.species[arg_a(move)], kind, around)


def of_new(player: Player, around: i64) -> i64:
    row: i64 = at_most(len(player.species), 5)
    fed = NEW_FED + 12 * surroundings.is_last(around) + 3 * surroundings.plenty(around) + danger(1, around)
    return three(NEW + 4 * row + at_most(len(player.hand), 3), WASTED + trait_of(player.held), fed)


def of_species(player: Player, species: Species, kind: i64, around: i64) -> i64:
    trait: i64 = trait_of(player.held)
    hunter: i64 = 1 if species.traits & CARNIVORE else 0
    if kind == moves.TRAIT:
        return of_trait(player, species, trait, hunter, around)
    if kind == moves.BODY:
        return of_body(species, trait, hunter, around)
    fed = 3 * surroundings.plenty(around) + danger(species.body, around)
    return three(
        POPULATION + 8 * hunter + at_most(species.population, 7),
        WASTED + trait,
        POPULATION_FED + 12 * surroundings.is_last(around) + fed,
    )


def of_body(species: Species, trait: i64, hunter: i64, around: i64) -> i64:
    there = two(BODY + 28 * hunter + 7 * to_be_safe(species.body, around) + at_most(species.body, 6), WASTED + trait)
    if not hunter:
        return there
    prey = to_find_prey(species.body, around) + 3 * surroundings.is_last(around)
    return there | (BODY_PREY + prey) << (2 * BITS)


def of_trait(player: Player, species: Species, trait: i64, hunter: i64, around: i64) -> i64:
    among: i64 = AMONG + 4 * hunter + at_most(len(species.cards), 3)
    laid = TRAIT + 51 * hunter + 17 * danger(species.body, around) + trait
    there = three(laid, among, TRAIT_POPULATION + at_most(species.population, 6))
    if surroundings.is_last(around):
        there |= (LATE_TRAIT + trait) << (3 * BITS)
    if TRAIT_TABLE[trait].mask != CARNIVORE:
        return there
    before: i64 = 3 if species.traits & GRAZING_TRAITS else 0
    return there | (HUNTER + before + to_turn_hunter(species, len(player.hand), around)) << (4 * BITS)


def danger(body: i64, around: i64) -> i64:
    """0 where nobody else hunts, 1 for who is too large for their hunters, 2 for who is not."""
    hunter = surroundings.hunter(around)
    if hunter == 0:
        return 0
    return 1 if body >= hunter else 2


def to_be_safe(body: i64, around: i64) -> i64:
    """The same, but 3 where one point of body is not enough."""
    hunter = surroundings.hunter(around)
    if hunter == 0:
        return 0
    if body >= hunter:
        return 1
    return 2 if body + 1 >= hunter else 3


def to_find_prey(body: i64, around: i64) -> i64:
    """0 for a hunter that is larger than some other species, 1 where a point of body is missing, 2 where more are."""
    prey = surroundings.prey(around)
    if body > prey:
        return 0
    return 1 if body == prey else 2


def to_turn_hunter(species: Species, hand: i64, around: i64) -> i64:
    """The same, but 1 where the cards left in hand are enough."""
    prey = surroundings.prey(around)
    if species.body > prey:
        return 0
    return 1 if species.body + hand > prey else 2


# -- leaf traits and feeding -----------------------------------------------------------------------------------


def of_leaf(move: i64) -> i64:
    kind: i64 = kind_of(move)
    return LEAF + 3 if kind == moves.END else LEAF + kind - moves.FERTILE


def of_feeding(table: Table, seat: i64, move: i64) -> i64:
    kind: i64 = kind_of(move)
    player = table.players[seat]
    if kind == moves.FEED:
        species = player.species[arg_a(move)]
        partners: i64 = 0
        if species.traits & cards.COOPERATION:
            partners = 1
        if species.traits & cards.FORAGING:
            partners += 2
        hunger: i64 = at_most(species.population - species.food, 7)
        lost: i64 = FED + at_most(len(species.cards), 3)
        return three(FEED + hunger, PARTNERS + partners, lost + 4 if species.food else lost)
    if kind == moves.ATTACK:
        owner: i64 = arg_b(move)
        return of_attack(player.species[arg_a(move)], table.players[owner].species[arg_c(move)], owner == seat)
    if kind == moves.THINK:
        species = player.species[arg_a(move)]
        hand: i64 = at_most(len(player.hand), 3)
        return THOUGHT + hand if species.food < species.population else THOUGHT + 4 + hand
    if kind == moves.IGNORE:
        return IGNORED
    return FEEDING_END


def of_attack(hunter: Species, prey: Species, own: bool) -> i64:
    body: i64 = at_most(prey.body, 7)
    there = two(PREY + 8 + body if own else PREY + body, PREY_POPULATION + at_most(prey.population, 6))
    traits: i64 = PREY_TRAITS + at_most(len(prey.cards), 3)
    if prey.population == 1:
        traits += 4
    if prey.traits & cards.HORNS:
        traits += 8
    hunger: i64 = HUNGER + at_most(hunter.population - hunter.food, 3)
    return there | traits << (2 * BITS) | hunger << (3 * BITS)
