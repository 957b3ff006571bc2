"""Every move: how it is packed, and how it is written.

A region is packed as the code of its name (`regions.py`), which is the same on every island.
"""

from typing import Final

from speciate.core.errors import UnreadableMove
from speciate.core.moves import ArgType, Choice, Codec, Coded
from speciate.games.evo.cards import TEXTS, is_card, parse_card
from speciate.games.evo.genes import GENES
from speciate.games.evo.options import FACES
from speciate.games.evo.regions import MOST_ROWS, REGION_NAMES
from speciate.kit.mistakes import said

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


def parse_region(text: str) -> int:
    row = int(text[1:]) if len(text) < 4 else 0
    if not 1 <= row <= MOST_ROWS:
        raise UnreadableMove(said("evo:region-form", rows=MOST_ROWS, word=text))
    return (ord(text[0]) - 97) << 4 | row


def region_type(name: str) -> Coded:
    return Coded(name, r"[a-z]\d+", REGION_NAMES, parse_region, lambda value: value & 15 > 0)


class FaceType(ArgType):
    def __init__(self) -> None:
        super().__init__("face")

    def parse(self, text: str) -> int:
        if not text.isdecimal() or len(text) > 1 or not self.allows(int(text)):
            raise UnreadableMove(said("evo:die-face", faces=FACES, word=text))
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
        region_type("region"),
        region_type("dino"),  # the region one of one's own dinos stands on
        Coded("card", r"[a-z-]+[+-]\d+", TEXTS, parse_card, is_card),
        FaceType(),
        ArgType("seat"),
        ArgType("lot"),
        ArgType("amount"),
        Choice("gene", list(GENES)),
    ],
)
