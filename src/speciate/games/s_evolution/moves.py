"""Every move: how it is packed, and how it is written."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import ArgType, Choice, Codec, Coded
from speciate.games.s_evolution.cards import DISASTERS, SUITS, TEXTS, is_card, parse_card
from speciate.games.s_evolution.editions import BUILDINGS

# nature
FIRST: Final = 0  # nature names the first player
DRAW: Final = 1  # nature deals a card to whoever draws next
TURN: Final = 2  # nature turns up a card of the player who plays unseen
TURN_DISCOVERY: Final = 3
# tricks
TRUMP: Final = 4  # name the trump of the round
PLAY: Final = 5  # play a resource card from hand
DISCOVERY: Final = 6
FLIP: Final = 7
TAKE: Final = 8  # take the card that `seat` played
# the Action phase
SUFFER: Final = 9  # apply this disaster next
PROTECT: Final = 10  # let the Shield hold this disaster off (2013)
GAIN: Final = 11  # the resource of one's choice: a joker's, or the gift of a disaster held off
LOSE: Final = 12  # the resource one gives up to a disaster of the last round (2.0)
DISMISS: Final = 13  # take a worker back because the population has shrunk
TRADE: Final = 14  # change one resource in stock into another
RISE: Final = 15
STAY: Final = 16
GROW: Final = 17  # buy 1 population, or (2013) 2 at once
EVOLVE: Final = 18
BUILD: Final = 19  # place a worker on level 1, or raise the one that is there by a level
REMOVE: Final = 20  # take a worker back, for nothing
DONE: Final = 21


def is_choice(kind: i64) -> bool:
    """A choice of one resource or worker that several steps of the Action phase can ask for."""
    return kind == GAIN or kind == LOSE or kind == DISMISS


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
        Coded("card", r"[a-z]+-\d\+[a-z0-9]+", TEXTS, parse_card, is_card),
        Choice("suit", list(SUITS)),
        Choice("disaster", list(DISASTERS)),
        Choice("building", list(BUILDINGS)),
    ],
)
