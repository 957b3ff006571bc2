"""Resource cards and Discoveries as small ints. Two equal resource cards are the same card, whatever their deck."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.errors import UnknownName, UnreadableMove
from speciate.kit.mistakes import said

# their places in the rows below
FOOD: Final = 0
TOOLS: Final = 1
SCIENCE: Final = 2
NO_SUIT: Final = -1
EPIDEMIC: Final = 3
DECLINE: Final = 4
HURRICANE: Final = 5
OBSCURANTISM: Final = 6
INVASION: Final = 7


@final
class Suit:
    """A colour of cards and a kind of resource at once."""

    def __init__(self, name: str, needed_from: int) -> None:
        self.name = name
        self.needed_from = needed_from  # needs.kinds: the Age from which the people ask for it


@final
class Disaster:
    """What there is to know about a disaster without playing; `phases.disaster` does the rest."""

    def __init__(self, name: str, bars: int = NO_SUIT, next_round: bool = False) -> None:
        self.name = name
        self.bars = bars  # disaster.famine and its like: the suit whose cards are lost
        self.next_round = next_round  # its effect is in the round to come


SUIT_ROWS: Final = (Suit("food", 1), Suit("tools", 3), Suit("science", 5))
DISASTER_ROWS: Final = (
    Disaster("famine", bars=FOOD),
    Disaster("earthquake", bars=TOOLS),
    Disaster("fanaticism", bars=SCIENCE),
    Disaster("epidemic"),
    Disaster("decline"),
    Disaster("hurricane"),
    Disaster("obscurantism", next_round=True),
    Disaster("invasion", next_round=True),
)
SUITS: Final = tuple([row.name for row in SUIT_ROWS])
DISASTERS: Final = tuple([row.name for row in DISASTER_ROWS])
ALL_SUITS: Final = (1 << len(SUITS)) - 1  # as a mask

# The faces of a card: what it yields (1 to 6 resources), a joker, or a disaster.
MOST_YIELD: Final = 6
JOKER: Final = 7
FIRST_DISASTER: Final = 8
STRENGTHS: Final = 6

UNKNOWN: Final = -1  # a card one may not see; only views hold it
NO_CARD: Final = -2
CARD_CODES: Final = 3 << 7  # resource cards are numbers below this
DISCOVERY: Final = 1 << 9  # added to a Discovery's number where it lies in a trick

SEAT_COLOURS: Final = ("red", "green", "blue", "yellow")
AGES: Final = 6
NO_DISCOVERY: Final = -1


def make_card(suit: i64, strength: i64, face: i64) -> i64:
    return suit << 7 | strength << 4 | face


def suit_of(card: i64) -> i64:
    return card >> 7


def strength_of(card: i64) -> i64:
    return (card >> 4) & 7


def face_of(card: i64) -> i64:
    return card & 15


def is_disaster(card: i64) -> bool:
    return (card & 15) >= FIRST_DISASTER


def disaster_of(card: i64) -> i64:
    return (card & 15) - FIRST_DISASTER


def without(cards: list[int], card: i64) -> list[int]:
    """The others, when a card goes; of equal ones, one does."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    left = cards[:]
    left.pop(at)
    return left


def is_discovery(card: i64) -> bool:
    """Whether what lies in a trick is a Discovery."""
    return card >= DISCOVERY


def is_resource(card: i64) -> bool:
    """Whether what lies in a trick is a resource card."""
    return 0 <= card < DISCOVERY


def face_text(face: int) -> str:
    if face == JOKER:
        return "joker"
    return DISASTERS[face - FIRST_DISASTER] if face >= FIRST_DISASTER else str(face)


# every card as text, by its number: views are written often
TEXTS: Final = [f"{SUITS[suit_of(card)]}-{strength_of(card)}+{face_text(face_of(card))}" for card in range(CARD_CODES)]


def is_small(text: str, most: int) -> bool:
    """Whether a text is one of the digits from 1 to `most`."""
    return len(text) == 1 and text.isdecimal() and 1 <= int(text) <= most


def is_card(value: int) -> bool:
    """Whether some card could have this number."""
    return 0 <= value < CARD_CODES and 1 <= strength_of(value) <= STRENGTHS and face_of(value) > 0


def card_text(card: int) -> str:
    """`food-3+3` (Food, strength 3, yields 3), `tools-6+joker`, `science-4+decline`; `?` if one may not see it.

    What lies in a trick may be a Discovery: `red-4`.
    """
    if card == UNKNOWN:
        return "?"
    return discovery_text(card - DISCOVERY) if card >= DISCOVERY else TEXTS[card]


def parse_card(text: str) -> int:
    """The inverse of `card_text` for resource cards; UnknownName or UnreadableMove says what is wrong."""
    suit, _, rest = text.partition("-")
    strength, _, face = rest.partition("+")
    if not face or not is_small(strength, STRENGTHS):
        raise UnreadableMove(said("s-evolution:card-form", word=text))
    if suit not in SUITS:
        raise UnknownName("suit", suit, SUITS)
    return make_card(SUITS.index(suit), int(strength), parse_face(face))


def parse_face(text: str) -> int:
    if text == "joker":
        return JOKER
    if text.isdecimal():
        if not is_small(text, MOST_YIELD):
            raise UnreadableMove(said("s-evolution:yield", most=MOST_YIELD, word=text))
        return int(text)
    if text not in DISASTERS:
        raise UnknownName("disaster", text, [*DISASTERS, "joker"])
    return FIRST_DISASTER + DISASTERS.index(text)


# -- Discoveries: by the deck they come from and their Age ------------------------------------------


def make_discovery(deck: int, age: int) -> int:
    return deck * AGES + age - 1


def age_of_discovery(discovery: i64) -> i64:
    return discovery % AGES + 1


#: `red-4`: the Discovery of Age IV from the red deck. Its own colour is told by the pack.
DISCOVERY_TEXTS: Final = [f"{deck}-{age}" for deck in SEAT_COLOURS for age in range(1, AGES + 1)]


def discovery_text(discovery: int) -> str:
    return DISCOVERY_TEXTS[discovery]


def parse_discovery(text: str) -> int:
    deck, _, age = text.partition("-")
    if not is_small(age, AGES):
        raise UnreadableMove(said("s-evolution:discovery-form", word=text))
    if deck not in SEAT_COLOURS:
        raise UnknownName("deck", deck, SEAT_COLOURS)
    return make_discovery(SEAT_COLOURS.index(deck), int(age))
