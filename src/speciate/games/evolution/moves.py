"""Every move: how it is packed, and how it is written."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, ArgType, B, C, Choice, Codec
from speciate.games.evolution.cards import TRAITS, card_text, parse_card, trait_of

# nature
FIRST: Final = 0
DRAW: Final = 1
# food selection
FOOD: Final = 2
# playing cards
CARD: Final = 3
TRAIT: Final = 4
NEW: Final = 5
BODY: Final = 6
POPULATION: Final = 7
DROP: Final = 8
# leaf traits
FERTILE: Final = 9
LONG_NECK: Final = 10
FAT: Final = 11
# feeding
FEED: Final = 12
ATTACK: Final = 13
THINK: Final = 14
IGNORE: Final = 15
# playing cards, leaf traits and feeding
END: Final = 16

LEFT: Final = 0
RIGHT: Final = 1


def first(seat: i64) -> i64:
    """Nature names the first player."""
    return FIRST | seat << A


def draw(card: i64) -> i64:
    """Nature deals a card to whoever draws next."""
    return DRAW | card << A


def food(card: i64) -> i64:
    """Lay a card face down on the watering hole."""
    return FOOD | card << A


def card(card: i64) -> i64:
    """Take a card from hand, to play it."""
    return CARD | card << A


def trait(species: i64) -> i64:
    """The card in hand becomes a trait of a species, face down."""
    return TRAIT | species << A


def new(side: i64) -> i64:
    """Discard the card: a new species at the left or right end of the row."""
    return NEW | side << A


def body(species: i64) -> i64:
    """Discard the card: body size +1."""
    return BODY | species << A


def population(species: i64) -> i64:
    """Discard the card: population +1."""
    return POPULATION | species << A


def drop(species: i64, trait: i64) -> i64:
    """Discard a trait of one's own."""
    return DROP | species << A | trait << B


def fertile(species: i64) -> i64:
    return FERTILE | species << A


def long_neck(species: i64) -> i64:
    return LONG_NECK | species << A


def fat(species: i64) -> i64:
    """Move one stored food from Fat Tissue to the species."""
    return FAT | species << A


def feed(species: i64) -> i64:
    """Take a plant from the watering hole."""
    return FEED | species << A


def attack(attacker: i64, seat: i64, target: i64) -> i64:
    return ATTACK | attacker << A | seat << B | target << C


def think(species: i64, card: i64) -> i64:
    """Discard a card to a species' Intelligence."""
    return THINK | species << A | card << B


def ignore(trait: i64) -> i64:
    """Name the trait that Intelligence ignores."""
    return IGNORE | trait << A


def end() -> i64:
    """End one's turn (or decline)."""
    return END


class CardType(ArgType):
    def __init__(self) -> None:
        super().__init__("card", r"[a-z-]+[+-]\d+")

    def text(self, value: int) -> str:
        return card_text(value)

    def parse(self, text: str) -> int:
        return parse_card(text)

    def allows(self, value: int) -> bool:
        return trait_of(value) < len(TRAITS)

    def to_json(self, value: int) -> object:
        return card_text(value)


CODEC: Final = Codec(
    {
        FIRST: "first {seat:seat}",
        DRAW: "draw {card:card}",
        FOOD: "food {card:card}",
        CARD: "card {card:card}",
        TRAIT: "trait {species:species}",
        NEW: "new {side:side}",
        BODY: "body {species:species}",
        POPULATION: "population {species:species}",
        DROP: "drop {species:species} {trait:trait}",
        FERTILE: "fertile {species:species}",
        LONG_NECK: "long-neck {species:species}",
        FAT: "fat {species:species}",
        FEED: "feed {species:species}",
        ATTACK: "attack {attacker:species}>{seat:seat}.{target:species}",
        THINK: "think {species:species} {card:card}",
        IGNORE: "ignore {trait:trait}",
        END: "end",
    },
    [
        ArgType("species"),
        ArgType("seat"),
        CardType(),
        Choice("trait", list(TRAITS)),
        Choice("side", ["left", "right"]),
    ],
)
