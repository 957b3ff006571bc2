"""Event cards. A card is its effect and an amount in one int; two equal cards are the same card.

`leg+2` gives its player two steps more, `leg-1` takes one from an opponent: a card that counts down is aimed
at somebody. Whatever can be written so can be played, so a new card needs no code.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.errors import UnknownName, UnreadableMove
from speciate.kit.mistakes import said

CLIMATE: Final = 0
LEG: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
SWIM: Final = 4
EGG: Final = 5
FAR_EGG: Final = 6
BARREN: Final = 7
FUR: Final = 8
PARASOL: Final = 9
STRIKE: Final = 10
GENE: Final = 11
REBATE: Final = 12

# how an effect works, where it is not simply counted
SIGNED: Final = "signed"
AT_ONCE: Final = "at once"
IN_TURN: Final = "in turn"


@final
class Effect:
    """All that is known of one effect.

    A card has an amount from `least` to `most` and is played before the phase `before`. It is counted as a bonus until
    the round ends, unless something else is said of `how` it works: SIGNED, above zero for oneself, below for an
    opponent, never zero; AT_ONCE, done when the card is played; IN_TURN, played in one's own turn of the phase.
    """

    def __init__(self, number: int, name: str, least: int, most: int, before: str, how: str = "") -> None:
        self.number = number
        self.name = name
        self.least = least
        self.most = most
        self.phase = before
        self.signed = how == SIGNED
        self.at_once = how == AT_ONCE
        self.in_turn = how == IN_TURN

    def allows(self, amount: int) -> bool:
        return self.least <= amount <= self.most and not (self.signed and amount == 0)


# event.when, event.duration
CARD_EFFECTS: Final = (
    Effect(CLIMATE, "climate", -3, 3, "climate", AT_ONCE),  # no roll: the pawn moves so many cells
    Effect(LEG, "leg", -5, 5, "movement", SIGNED),  # so many steps more, or fewer
    Effect(ATTACK, "attack", -5, 5, "movement", SIGNED),  # so many horns more, or fewer, when attacking
    Effect(DEFENCE, "defence", -5, 5, "movement", SIGNED),  # the same when attacked
    Effect(SWIM, "swim", 1, 3, "movement", IN_TURN),  # so many steps may go from one coast to another
    Effect(EGG, "egg", -5, 5, "births", SIGNED),  # so many newborns more, or fewer
    Effect(FAR_EGG, "far-egg", 2, 5, "births"),  # up to so many regions from an adult, even in a barren round
    Effect(BARREN, "barren", 0, 0, "births", AT_ONCE),  # nobody has newborns
    Effect(FUR, "fur", -5, 5, "survival", SIGNED),
    Effect(PARASOL, "parasol", -5, 5, "survival", SIGNED),
    Effect(STRIKE, "strike", 1, 1, "survival", AT_ONCE),  # removes a dino of somebody who has more
    Effect(GENE, "gene", 1, 3, "auction", AT_ONCE),  # so many genes from the bag, for nothing
    Effect(REBATE, "rebate", 1, 9, "auction"),  # so many points less for the gene one buys
)

EFFECTS: Final = tuple([row.name for row in CARD_EFFECTS])
NO_BONUS: Final = (0,) * len(CARD_EFFECTS)  # what the cards of this round have given a player, by effect

UNKNOWN: Final = -1  # a card one may not see; only views hold it

CARD_CODES: Final = len(CARD_EFFECTS) << 5  # cards are numbers below this


def make_card(effect: i64, amount: i64) -> i64:
    """Amounts from -16 to 15, in five bits."""
    return effect << 5 | (amount + 16)


def effect_of(card: i64) -> i64:
    return card >> 5


def amount_of(card: i64) -> i64:
    return (card & 31) - 16


def is_aimed(card: i64) -> bool:
    """event.when: whether the card is played on an opponent of one's choice."""
    return amount_of(card) < 0 and effect_of(card) != CLIMATE


TEXTS: Final = [f"{EFFECTS[effect_of(card)]}{amount_of(card):+d}" for card in range(CARD_CODES)]


def card_text(card: i64) -> str:
    """`leg+2`, `climate-1`; `?` for a card one may not see."""
    return "?" if card == UNKNOWN else TEXTS[card]


def parse_card(text: str) -> i64:
    """The inverse of `card_text`; UnknownName or UnreadableMove says what is wrong."""
    at = max(text.rfind("+"), text.rfind("-"))
    name, value = text[:at], text[at:]
    if at < 1 or " " in text or not value[1:].isdecimal() or len(value) > 9:
        raise UnreadableMove(said("evo:card-form", word=text))
    if name not in EFFECTS:
        raise UnknownName("effect", name, EFFECTS, list_all=True)
    row = CARD_EFFECTS[EFFECTS.index(name)]
    amount = int(value)
    if not row.allows(amount):
        key = "evo:amount-signed" if row.signed else "evo:amount"
        raise UnreadableMove(said(key, effect=name, low=row.least, high=row.most, amount=amount))
    return make_card(row.number, amount)


def is_card(value: i64) -> bool:
    """Whether a packed value is a card some text stands for."""
    return 0 <= value < CARD_CODES and CARD_EFFECTS[effect_of(value)].allows(amount_of(value))


STRIKE_CARD: Final = make_card(STRIKE, 1)
