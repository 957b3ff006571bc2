"""What there is to be said of a move at first sight: a few numbers of features, which `policy` has weights for.

Up to four features of a move are packed into one int, ten bits each; a move without any is never made by the policy.
What is the same for all moves of a choice (who is hunted, how much is to be eaten) is given by the caller.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of
from speciate.games.evolution import cards, moves
from speciate.games.evolution.cards import CARNIVORE, TRAIT_TABLE, food_of, trait_of, traits_for
from speciate.games.evolution.state import Player, Species, Table

BITS: Final = 10
MASK: Final = 1023
GRAZING_TRAITS: Final[i64] = traits_for(cards.GRAZING)
SMALLEST_HUNTER: Final = 2  # body size from which a carnivore finds prey

# Where the features of each family begin. They are written out, so that they are constants when compiled.
NOTHING: Final = 0
FOOD: Final = 1  # a card for the watering hole: its food, by how much is to be eaten,
FOOD_TRAIT: Final = 57  # and the trait that is lost
CARD: Final = 74  # a card to play: its trait, without and with a hunter of one's own
CARDS_END: Final = 108  # no more cards: by the hand left
NEW: Final = 120  # a new species: by how many there are, and the hand left
WASTED: Final = 144  # the trait of a card that is discarded
TRAIT: Final = 161  # a trait laid: on a grazer or a hunter, unhunted or hunted
AMONG: Final = 229  # by the traits that are there, of a grazer or a hunter
TRAIT_POPULATION: Final = 237  # by the population that gets it
HUNTER: Final = 244  # to turn hunter: from a grazer's life, too small, or as it should be
BODY: Final = 247  # body: by its size, of a grazer or a hunter, unhunted or hunted
POPULATION: Final = 275  # population: by its size, of a grazer or a hunter
LEAF: Final = 291  # the leaf traits, and to end
FEED: Final = 295  # to feed: by hunger,
PARTNERS: Final = 303  # by Cooperation and Foraging,
FED: Final = 307  # and by whether it has eaten
PREY: Final = 309  # to attack: by the prey's body, another's or one's own,
PREY_POPULATION: Final = 325  # and by its population
THOUGHT: Final = 332  # a card for Intelligence: by the hand left, hungry or for fat
IGNORED: Final = 340  # a trait that Intelligence ignores
FEEDING_END: Final = 341
SIZE: Final = 342

FAMILIES: Final = (
    ("food", FOOD), ("food-trait", FOOD_TRAIT), ("card", CARD), ("cards-end", CARDS_END), ("new", NEW),
    ("wasted", WASTED), ("trait", TRAIT), ("among", AMONG), ("trait-population", TRAIT_POPULATION),
    ("hunter", HUNTER), ("body", BODY), ("population", POPULATION), ("leaf", LEAF), ("feed", FEED),
    ("partners", PARTNERS), ("fed", FED), ("prey", PREY), ("prey-population", PREY_POPULATION),
    ("thought", THOUGHT), ("ignored", IGNORED), ("feeding-end", FEEDING_END),
)  # fmt: skip


def two(first: i64, second: i64) -> i64:
    return first | second << BITS


def three(first: i64, second: i64, third: i64) -> i64:
    return first | second << BITS | third << (2 * BITS)


def at_most(number: i64, most: i64) -> i64:
    return most if number > most else number


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


def hunted(table: Table, seat: i64) -> i64:
    """Whether another player has a hunter."""
    for other, player in enumerate(table.players):
        if other != seat and hunts(player):
            return 1
    return 0


def of_card(card: i64, hunter: i64) -> i64:
    return CARD + 17 * hunter + trait_of(card)


def of_cards_end(hand: i64) -> i64:
    return CARDS_END + at_most(hand, 11)


def of_card_step(player: Player, move: i64, hunter: i64) -> i64:
    """To take a card, or to end; nothing is known of a trait that is discarded."""
    kind: i64 = kind_of(move)
    if kind == moves.CARD:
        return of_card(arg_a(move), hunter)
    return of_cards_end(len(player.hand)) if kind == moves.END else NOTHING


def of_use(player: Player, move: i64, danger: i64) -> i64:
    """What the card that is held becomes."""
    kind: i64 = kind_of(move)
    return of_new(player) if kind == moves.NEW else of_species(player, player.species[arg_a(move)], kind, danger)


def of_new(player: Player) -> i64:
    row: i64 = at_most(len(player.species), 5)
    return two(NEW + 4 * row + at_most(len(player.hand), 3), WASTED + trait_of(player.held))


def of_species(player: Player, species: Species, kind: i64, danger: i64) -> i64:
    trait: i64 = trait_of(player.held)
    hunter: i64 = species.traits & CARNIVORE
    if kind == moves.TRAIT:
        return of_trait(player, species, trait, hunter, danger)
    if kind == moves.BODY:
        return two(BODY + 14 * hunter + 7 * danger + at_most(species.body, 6), WASTED + trait)
    return two(POPULATION + 8 * hunter + at_most(species.population, 7), WASTED + trait)


def of_trait(player: Player, species: Species, trait: i64, hunter: i64, danger: i64) -> i64:
    among: i64 = AMONG + 4 * hunter + at_most(len(species.cards), 3)
    there = three(TRAIT + 34 * hunter + 17 * danger + trait, among, TRAIT_POPULATION + at_most(species.population, 6))
    if TRAIT_TABLE[trait].mask != CARNIVORE:
        return there
    kind: i64 = HUNTER
    if not species.traits & GRAZING_TRAITS:
        kind = HUNTER + 2 if species.body + len(player.hand) >= SMALLEST_HUNTER else HUNTER + 1
    return there | kind << (3 * BITS)


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
        return three(FEED + hunger, PARTNERS + partners, FED + 1 if species.food else FED)
    if kind == moves.ATTACK:
        owner: i64 = arg_b(move)
        prey = table.players[owner].species[arg_c(move)]
        body: i64 = at_most(prey.body, 7)
        return two(PREY + 8 + body if owner == seat else PREY + body, PREY_POPULATION + at_most(prey.population, 6))
    if kind == moves.THINK:
        species = player.species[arg_a(move)]
        hand: i64 = at_most(len(player.hand), 3)
        return THOUGHT + hand if species.food < species.population else THOUGHT + 4 + hand
    if kind == moves.IGNORE:
        return IGNORED
    return FEEDING_END
