"""Every move: how it is packed, and how it is written.

A region is packed as the code of its name (`island.py`), which is the same on every island.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.errors import UnreadableMove, quoted
from speciate.core.moves import A, ArgType, B, Choice, Codec
from speciate.games.evo.cards import TEXTS, is_card, parse_card
from speciate.games.evo.genes import GENES
from speciate.games.evo.island import MOST_COLUMNS, MOST_ROWS, name_of
from speciate.games.evo.options import FACES

# nature
BEACH: Final = 0
DEAL: Final = 1
FIRST: Final = 2
ROLL: Final = 3
DRAW: Final = 4
# event cards
PLAY: Final = 5
AIM: Final = 6
STRIKE: Final = 7
PASS: Final = 8
# movement
MOVE: Final = 9
SWIM: Final = 10
LAND: Final = 11
END: Final = 12
# births and survival
BIRTH: Final = 13
REMOVE: Final = 14
# auction
LOT: Final = 15
BID: Final = 16
DROP: Final = 17


def beach(region: i64) -> i64:
    """Nature draws the starting beach of the next seat."""
    return BEACH | region << A


def deal(card: i64) -> i64:
    """Nature deals an event card to whoever draws next."""
    return DEAL | card << A


def first(seat: i64) -> i64:
    """Nature names who goes first among equals."""
    return FIRST | seat << A


def roll(face: i64) -> i64:
    """Nature rolls the die: for the climate, for an attack, for the meteor."""
    return ROLL | face << A


def draw(gene: i64) -> i64:
    """Nature draws a gene from the bag."""
    return DRAW | gene << A


def play(card: i64) -> i64:
    """Play an event card for oneself, or for all."""
    return PLAY | card << A


def aim(card: i64, seat: i64) -> i64:
    """Play an event card on an opponent."""
    return AIM | card << A | seat << B


def strike(region: i64) -> i64:
    """Play the event card that removes an opponent's dino."""
    return STRIKE | region << A


def move(dino: i64, to: i64) -> i64:
    """One step of a dino, an attack if the region is held by another species."""
    return MOVE | dino << A | to << B


def swim(dino: i64) -> i64:
    """A dino leaves its coast for another."""
    return SWIM | dino << A


def land(region: i64) -> i64:
    return LAND | region << A


def birth(region: i64) -> i64:
    return BIRTH | region << A


def remove(region: i64) -> i64:
    """Take a dino off the board that the climate kills."""
    return REMOVE | region << A


def lot(lot: i64, gene: i64) -> i64:
    """Choose the gene to bid on; `gene` says again what it is, so that records can be read."""
    return LOT | lot << A | gene << B


def bid(amount: i64) -> i64:
    return BID | amount << A


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
