"""Every move: how it is packed, and how it is written."""

from typing import Final

from speciate.core.moves import ArgType, Choice, Codec, pack
from speciate.games.evolution.cards import TRAITS, card_text, parse_card

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


def first(seat: int) -> int:
    """Nature names the first player."""
    return pack(FIRST, seat)


def draw(card: int) -> int:
    """Nature deals a card to whoever draws next."""
    return pack(DRAW, card)


def food(card: int) -> int:
    """Lay a card face down on the watering hole."""
    return pack(FOOD, card)


def card(card: int) -> int:
    """Take a card from hand, to play it."""
    return pack(CARD, card)


def trait(species: int) -> int:
    """The card in hand becomes a trait of a species, face down."""
    return pack(TRAIT, species)


def new(side: int) -> int:
    """Discard the card: a new species at the left or right end of the row."""
    return pack(NEW, side)


def body(species: int) -> int:
    """Discard the card: body size +1."""
    return pack(BODY, species)


def population(species: int) -> int:
    """Discard the card: population +1."""
    return pack(POPULATION, species)


def drop(species: int, trait: int) -> int:
    """Discard a trait of one's own."""
    return pack(DROP, species, trait)


def fertile(species: int) -> int:
    return pack(FERTILE, species)


def long_neck(species: int) -> int:
    return pack(LONG_NECK, species)


def fat(species: int) -> int:
    """Move one stored food from Fat Tissue to the species."""
    return pack(FAT, species)


def feed(species: int) -> int:
    """Take a plant from the watering hole."""
    return pack(FEED, species)


def attack(attacker: int, seat: int, target: int) -> int:
    return pack(ATTACK, attacker, seat, target)


def think(species: int, card: int) -> int:
    """Discard a card to a species' Intelligence."""
    return pack(THINK, species, card)


def ignore(trait: int) -> int:
    """Name the trait that Intelligence ignores."""
    return pack(IGNORE, trait)


def end() -> int:
    """End one's turn (or decline)."""
    return pack(END)


class CardType(ArgType):
    def __init__(self) -> None:
        super().__init__("card", r"[a-z-]+[+-]\d+")

    def text(self, value: int) -> str:
        return card_text(value)

    def parse(self, text: str) -> int:
        return parse_card(text)

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
