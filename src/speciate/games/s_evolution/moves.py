"""Every move: how it is packed, and how it is written."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, ArgType, B, Choice, Codec
from speciate.games.s_evolution.cards import DISASTERS, SUITS, card_text, is_card, parse_card
from speciate.games.s_evolution.editions import BUILDINGS

# nature
FIRST: Final = 0
DRAW: Final = 1
TURN: Final = 2
TURN_DISCOVERY: Final = 3
# tricks
TRUMP: Final = 4
PLAY: Final = 5
DISCOVERY: Final = 6
FLIP: Final = 7
TAKE: Final = 8
# the Action phase
SUFFER: Final = 9
PROTECT: Final = 10
GAIN: Final = 11
LOSE: Final = 12
DISMISS: Final = 13
TRADE: Final = 14
RISE: Final = 15
STAY: Final = 16
GROW: Final = 17
EVOLVE: Final = 18
BUILD: Final = 19
REMOVE: Final = 20
DONE: Final = 21


def is_choice(kind: i64) -> bool:
    """A choice of one resource or worker that several steps of the Action phase can ask for."""
    return kind == GAIN or kind == LOSE or kind == DISMISS


def first(seat: i64) -> i64:
    """Nature names the first player."""
    return FIRST | seat << A


def draw(card: i64) -> i64:
    """Nature deals a card to whoever draws next."""
    return DRAW | card << A


def turn(card: i64) -> i64:
    """Nature turns up a card of the player who plays unseen."""
    return TURN | card << A


def trump(suit: i64) -> i64:
    """Name the trump of the round."""
    return TRUMP | suit << A


def play(card: i64) -> i64:
    """Play a resource card from hand."""
    return PLAY | card << A


def take(seat: i64) -> i64:
    """Take the card that `seat` played."""
    return TAKE | seat << A


def suffer(disaster: i64) -> i64:
    """Apply this disaster next."""
    return SUFFER | disaster << A


def protect(disaster: i64) -> i64:
    """Let the Shield hold this disaster off (2013)."""
    return PROTECT | disaster << A


def gain(suit: i64) -> i64:
    """The resource of one's choice: a joker's, or the gift of a disaster held off."""
    return GAIN | suit << A


def lose(suit: i64) -> i64:
    """The resource one gives up to a disaster of the last round (2.0)."""
    return LOSE | suit << A


def dismiss(building: i64) -> i64:
    """Take a worker back because the population has shrunk."""
    return DISMISS | building << A


def trade(given: i64, got: i64) -> i64:
    """Change one resource in stock into another."""
    return TRADE | given << A | got << B


def grow(count: i64) -> i64:
    """Buy 1 population, or (2013) 2 at once."""
    return GROW | count << A


def build(building: i64) -> i64:
    """Place a worker on level 1, or raise the one that is there by a level."""
    return BUILD | building << A


def remove(building: i64) -> i64:
    """Take a worker back, for nothing."""
    return REMOVE | building << A


class CardType(ArgType):
    def __init__(self) -> None:
        super().__init__("card", r"[a-z]+-\d\+[a-z0-9]+")

    def text(self, value: int) -> str:
        return card_text(value)

    def parse(self, text: str) -> int:
        return parse_card(text)

    def allows(self, value: int) -> bool:
        return is_card(value)

    def to_json(self, value: int) -> object:
        return card_text(value)


CODEC: Final = Codec(
    {
        FIRST: "first {seat:seat}",
        DRAW: "draw {card:card}",
        TURN: "turn {card:card}",
        TURN_DISCOVERY: "turn-discovery",
        TRUMP: "trump {suit:suit}",
        PLAY: "play {card:card}",
        DISCOVERY: "discovery",
        FLIP: "flip",
        TAKE: "take {seat:seat}",
        SUFFER: "suffer {disaster:disaster}",
        PROTECT: "protect {disaster:disaster}",
        GAIN: "gain {suit:suit}",
        LOSE: "lose {suit:suit}",
        DISMISS: "dismiss {building:building}",
        TRADE: "trade {given:suit}>{got:suit}",
        RISE: "rise",
        STAY: "stay",
        GROW: "grow {count:number}",
        EVOLVE: "evolve",
        BUILD: "build {building:building}",
        REMOVE: "remove {building:building}",
        DONE: "done",
    },
    [
        ArgType("seat"),
        ArgType("number"),
        CardType(),
        Choice("suit", list(SUITS)),
        Choice("disaster", list(DISASTERS)),
        Choice("building", list(BUILDINGS)),
    ],
)
