"""Traits and cards. A card is its trait and its food value in one int; two equal cards are the same card."""

from typing import Any, Final, final

from mypy_extensions import i64

from speciate.core.errors import UnknownName, UnreadableMove
from speciate.kit.mistakes import said

# One bit a trait, in the order of the table: a species' traits are a mask.
CARNIVORE: Final = 1 << 0
AMBUSH: Final = 1 << 1
BURROWING: Final = 1 << 2
CLIMBING: Final = 1 << 3
COOPERATION: Final = 1 << 4
DEFENSIVE_HERDING: Final = 1 << 5
FAT_TISSUE: Final = 1 << 6
FERTILE: Final = 1 << 7
FORAGING: Final = 1 << 8
HARD_SHELL: Final = 1 << 9
HORNS: Final = 1 << 10
INTELLIGENCE: Final = 1 << 11
LONG_NECK: Final = 1 << 12
PACK_HUNTING: Final = 1 << 13
SCAVENGER: Final = 1 << 14
SYMBIOSIS: Final = 1 << 15
WARNING_CALL: Final = 1 << 16

# What a trait is for, as bots see it.
HUNTER: Final = 0  # makes a species hunt
HUNTING: Final = 1  # helps a hunter
GRAZING: Final = 2  # brings food to those who do not hunt
FEEDING: Final = 3  # brings food to all
DEFENCE: Final = 4  # keeps hunters off


@final
class Trait:
    """All that is known of a trait but its rule, which is in the file of its name in `traits/`."""

    def __init__(self, name: str, mask: int, use: int, now: float, later: float, tried: float) -> None:
        self.name = name
        self.mask = mask
        self.use = use
        self.now = now  # points it brings between rounds, its card included,
        self.later = later  # and with each round to come
        self.tried = tried  # how gladly it is laid in play-outs; there the hunters' depend on the species


TRAIT_TABLE: Final = [
    Trait("carnivore", CARNIVORE, HUNTER, now=2.9, later=0.0, tried=0.0),
    Trait("ambush", AMBUSH, HUNTING, now=1.5, later=0.0, tried=0.0),
    Trait("burrowing", BURROWING, DEFENCE, now=0.5, later=0.0, tried=1.0),
    Trait("climbing", CLIMBING, DEFENCE, now=1.1, later=0.0, tried=1.0),
    Trait("cooperation", COOPERATION, GRAZING, now=0.6, later=1.6, tried=1.2),
    Trait("defensive-herding", DEFENSIVE_HERDING, DEFENCE, now=0.9, later=0.0, tried=1.0),
    Trait("fat-tissue", FAT_TISSUE, FEEDING, now=0.9, later=0.0, tried=1.0),
    Trait("fertile", FERTILE, GRAZING, now=0.8, later=0.0, tried=0.9),
    Trait("foraging", FORAGING, GRAZING, now=1.0, later=1.0, tried=2.0),
    Trait("hard-shell", HARD_SHELL, DEFENCE, now=0.7, later=0.0, tried=1.0),
    Trait("horns", HORNS, DEFENCE, now=1.3, later=0.0, tried=1.1),
    Trait("intelligence", INTELLIGENCE, FEEDING, now=0.8, later=1.0, tried=2.2),
    Trait("long-neck", LONG_NECK, GRAZING, now=0.8, later=0.8, tried=2.2),
    Trait("pack-hunting", PACK_HUNTING, HUNTING, now=1.7, later=0.3, tried=0.0),
    Trait("scavenger", SCAVENGER, GRAZING, now=0.8, later=0.0, tried=1.8),
    Trait("symbiosis", SYMBIOSIS, DEFENCE, now=0.4, later=0.0, tried=0.9),
    Trait("warning-call", WARNING_CALL, DEFENCE, now=0.9, later=0.0, tried=1.0),
]
TRAITS: Final = tuple([trait.name for trait in TRAIT_TABLE])


def traits_for(*uses: int) -> int:
    """The mask of all traits of such uses."""
    return sum([trait.mask for trait in TRAIT_TABLE if trait.use in uses])


UNKNOWN: Final = -1  # a card one may not see; only views hold it
NO_CARD: Final = -2

FOOD_BITS: Final = 5  # of a card's number; the trait is above them
FOOD_MASK: Final = 31
LOWEST_FOOD: Final = -15
HIGHEST_FOOD: Final = LOWEST_FOOD + FOOD_MASK
CARD_CODES: Final = len(TRAITS) << FOOD_BITS  # cards are numbers below this
# Every card as an object, by its number. `Any`: of an `int` compiled code would make another.
OBJECTS: Final[list[Any]] = list(range(CARD_CODES))


def make_card(trait: i64, food: i64) -> i64:
    return trait << FOOD_BITS | (food - LOWEST_FOOD)


def trait_of(card: i64) -> i64:
    """The trait's number in TRAITS."""
    return card >> FOOD_BITS


def bit_of(card: i64) -> i64:
    """The trait's bit."""
    return 1 << (card >> FOOD_BITS)


def food_of(card: i64) -> i64:
    return (card & FOOD_MASK) + LOWEST_FOOD


# every card as text, by its number: views are written often
TEXTS: Final = [f"{TRAITS[trait_of(card)]}{food_of(card):+d}" for card in range(CARD_CODES)]


def card_text(card: i64) -> str:
    """`ambush-3`, `fertile+6`; `?` for a card one may not see."""
    return "?" if card == UNKNOWN else TEXTS[card]


def parse_card(text: str) -> i64:
    """The inverse of `card_text`; UnknownName or UnreadableMove says what is wrong."""
    at = max(text.rfind("+"), text.rfind("-"))
    name, value = text[:at], text[at:]
    if at < 1 or not value[1:].isdecimal() or len(value) > 9:
        raise UnreadableMove(said("evolution:card-form", word=text))
    if name not in TRAITS:
        raise UnknownName("trait", name, TRAITS)
    food = int(value)
    if not LOWEST_FOOD <= food <= HIGHEST_FOOD:
        raise UnreadableMove(said("evolution:food-value", low=LOWEST_FOOD, high=HIGHEST_FOOD, food=food))
    return make_card(TRAITS.index(name), food)


def is_card(value: i64) -> bool:
    """Whether some card could have this number."""
    return 0 <= value < CARD_CODES


def trait_names(mask: i64) -> list[str]:
    """The traits of a mask, in the order of TRAITS."""
    return [name for i, name in enumerate(TRAITS) if (mask >> i) & 1]
