"""Traits and cards. A card is its trait and its food value in one int; two equal cards are the same card."""

from typing import Final

from mypy_extensions import i64

from speciate.core.errors import UnknownName, UnreadableMove, quoted

TRAITS: Final = (
    "carnivore",
    "ambush",
    "burrowing",
    "climbing",
    "cooperation",
    "defensive-herding",
    "fat-tissue",
    "fertile",
    "foraging",
    "hard-shell",
    "horns",
    "intelligence",
    "long-neck",
    "pack-hunting",
    "scavenger",
    "symbiosis",
    "warning-call",
)

# One bit a trait, in the order above: a species' traits are a mask.
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

UNKNOWN: Final = -1  # a card one may not see; only views hold it
NO_CARD: Final = -2

CARD_CODES: Final = len(TRAITS) << 5  # cards are numbers below this
FOOD_OFFSET: Final = 15  # food values -15..16 in five bits
LOWEST_FOOD: Final = -15
HIGHEST_FOOD: Final = 16


def make_card(trait: i64, food: i64) -> i64:
    return trait << 5 | (food + 15)


def trait_of(card: i64) -> i64:
    """The trait's number in TRAITS."""
    return card >> 5


def bit_of(card: i64) -> i64:
    """The trait's bit."""
    return 1 << (card >> 5)


def food_of(card: i64) -> i64:
    return (card & 31) - 15


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
        raise UnreadableMove(f'a card is written trait and food value, "fertile+6", not {quoted(text)}')
    if name not in TRAITS:
        raise UnknownName("trait", name, TRAITS)
    food = int(value)
    if not LOWEST_FOOD <= food <= HIGHEST_FOOD:
        raise UnreadableMove(f"a food value is {LOWEST_FOOD} to {HIGHEST_FOOD}, not {food}")
    return make_card(TRAITS.index(name), food)


def trait_names(mask: i64) -> list[str]:
    """The traits of a mask, in the order of TRAITS."""
    return [name for i, name in enumerate(TRAITS) if (mask >> i) & 1]
