"""Every move: how it is packed, and how it is written.

A region is packed as the code of its name (`island.py`), which is the same on every island.
"""

from typing import Final

from speciate.core.errors import UnreadableMove, quoted
from speciate.core.moves import ArgType, Choice, Codec
from speciate.games.evo.cards import TEXTS, is_card, parse_card
from speciate.games.evo.genes import GENES
from speciate.games.evo.island import MOST_COLUMNS, MOST_ROWS, name_of
from speciate.games.evo.options import FACES

# nature
BEACH: Final = 0  # the starting beach of the next seat
DEAL: Final = 1  # an event card for whoever draws next
FIRST: Final = 2  # who goes first among equals
ROLL: Final = 3  # the die: for the climate, for an attack, for the meteor
DRAW: Final = 4  # a gene from the bag
# event cards
PLAY: Final = 5  # for oneself, or for all
AIM: Final = 6  # on an opponent
STRIKE: Final = 7  # the card that removes an opponent's dino
PASS: Final = 8
# movement
MOVE: Final = 9  # one step of a dino, an attack if the region is held by another species
SWIM: Final = 10  # a dino leaves its coast for another
LAND: Final = 11
END: Final = 12
# births and survival
BIRTH: Final = 13
REMOVE: Final = 14
# auction
LOT: Final = 15  # the lot to bid on; the gene is said again, so that records can be read
BID: Final = 16
DROP: Final = 17

OF_CHANCE: Final = (BEACH, DEAL, FIRST, ROLL, DRAW)
OF_AUCTION: Final = (LOT, BID, DROP)


class RegionType(ArgType):
    def __init__(self, name: str) -> None:
        super().__init__(name, r"[a-z]\d+")

    def text(self, value: int) -> str:
        return name_of(value)

    def parse(self, text: str) -> int:
        row = int(text[1:]) if len(text) < 4 else 0
        if not 1 <= row <= MOST_ROWS:
            raise UnreadableMove(f'a region is a letter and a number from 1 to {MOST_ROWS}, "e4", not {quoted(text)}')
        return (ord(text[0]) - 97) << 4 | row

    def allows(self, value: int) -> bool:
        return value < MOST_COLUMNS << 4 and value & 15 > 0

    def to_json(self, value: int) -> object:
        return name_of(value)


class CardType(ArgType):
    def __init__(self) -> None:
        super().__init__("card", r"[a-z-]+[+-]\d+")

    def text(self, value: int) -> str:
        return TEXTS[value]

    def parse(self, text: str) -> int:
        return parse_card(text)

    def allows(self, value: int) -> bool:
        return is_card(value)

    def to_json(self, value: int) -> object:
        return TEXTS[value]


class FaceType(ArgType):
    def __init__(self) -> None:
        super().__init__("face")

    def parse(self, text: str) -> int:
        if not text.isdecimal() or len(text) > 1 or not self.allows(int(text)):
            raise UnreadableMove(f"a die shows 1 to {FACES}, not {quoted(text)}")
        return int(text)

    def allows(self, value: int) -> bool:
        return 1 <= value <= FACES


CODEC: Final = Codec(
    {
        BEACH: "beach {region:region}",
        DEAL: "deal {card:card}",
        FIRST: "first {seat:seat}",
        ROLL: "roll {face:face}",
        DRAW: "draw {gene:gene}",
        PLAY: "play {card:card}",
        AIM: "aim {card:card}>{seat:seat}",
        STRIKE: "strike {region:region}",
        PASS: "pass",
        MOVE: "move {dino:dino}>{region:region}",
        SWIM: "swim {dino:dino}",
        LAND: "land {region:region}",
        END: "end",
        BIRTH: "birth {region:region}",
        REMOVE: "remove {dino:dino}",
        LOT: "lot {lot:lot} {gene:gene}",
        BID: "bid {amount:amount}",
        DROP: "drop",
    },
    [
        RegionType("region"),
        RegionType("dino"),  # the region one of one's own dinos stands on
        CardType(),
        FaceType(),
        ArgType("seat"),
        ArgType("lot"),
        ArgType("amount"),
        Choice("gene", list(GENES)),
    ],
)
