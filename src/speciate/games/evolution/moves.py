"""Every move: how it is packed, and how it is written."""

from typing import Any, Final

from speciate.core.moves import ArgType, Choice, Codec, Coded, pack
from speciate.games.evolution.cards import CARD_CODES, TEXTS, TRAITS, is_card, parse_card

# nature
FIRST: Final = 0  # names the first player
DRAW: Final = 1  # deals a card to whoever draws next
# food selection
FOOD: Final = 2  # lay a card face down on the watering hole
# playing cards
CARD: Final = 3  # take a card from hand, to play it: it becomes
TRAIT: Final = 4  # a trait of a species, face down,
NEW: Final = 5  # or is discarded for a new species at either end of the row,
BODY: Final = 6  # for body size +1,
POPULATION: Final = 7  # or for population +1
DROP: Final = 8  # discard a trait of one's own
# leaf traits
FERTILE: Final = 9
LONG_NECK: Final = 10
FAT: Final = 11  # move one stored food from Fat Tissue to the species
# feeding
FEED: Final = 12  # take a plant from the watering hole
ATTACK: Final = 13
THINK: Final = 14  # discard a card to a species' Intelligence
IGNORE: Final = 15  # name the trait that Intelligence ignores
# playing cards, leaf traits and feeding
END: Final = 16  # one's turn; or decline

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

# Every move with a card, by its kind and the card, made once. `Any`: of an `int` compiled code would make another.
WITH_CARD: Final[list[list[Any]]] = [[pack(kind, card) for card in range(CARD_CODES)] for kind in range(CARD + 1)]

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
        Coded("card", r"[a-z-]+[+-]\d+", TEXTS, parse_card, is_card),
        Choice("trait", list(TRAITS)),
        Choice("side", list(SIDES)),
    ],
)
