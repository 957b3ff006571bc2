"""Event cards. A card is its effect and an amount in one int; two equal cards are the same card.

`leg+2` gives its player two steps more, `leg-1` takes one from an opponent: a card that counts down is aimed
at somebody. Whatever can be written so can be played, so a new card needs no code.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.errors import UnknownName, UnreadableMove, quoted

EFFECTS: Final = (
    "climate",
    "leg",
    "attack",
    "defence",
    "swim",
    "egg",
    "far-egg",
    "barren",
    "fur",
    "parasol",
    "strike",
    "gene",
    "rebate",
)

CLIMATE: Final = 0  # no roll: the pawn moves so many cells
LEG: Final = 1  # so many steps more, or fewer
ATTACK: Final = 2  # so many horns more, or fewer, when attacking
DEFENCE: Final = 3  # the same when attacked
SWIM: Final = 4  # so many steps may go from one coast to another
EGG: Final = 5  # so many newborns more, or fewer
FAR_EGG: Final = 6  # newborns up to so many regions from an adult, even in a barren round
BARREN: Final = 7  # nobody has newborns
FUR: Final = 8
PARASOL: Final = 9
STRIKE: Final = 10  # removes a dino of somebody who has more
GENE: Final = 11  # so many genes from the bag, for nothing
REBATE: Final = 12  # so many points less for the gene one buys

# by effect: the least and the greatest amount a card can have
LIMITS: Final = (
    (-3, 3),
    (-5, 5),
    (-5, 5),
    (-5, 5),
    (1, 3),
    (-5, 5),
    (2, 5),
    (0, 0),
    (-5, 5),
    (-5, 5),
    (1, 1),
    (1, 3),
    (1, 9),
)
SIGNED: Final = (LEG, ATTACK, DEFENCE, EGG, FUR, PARASOL)  # above zero for oneself, below for an opponent, never zero

NO_BONUS: Final = (0,) * len(EFFECTS)  # what the cards of this round have given a player, by effect

UNKNOWN: Final = -1  # a card one may not see; only views hold it

CARD_CODES: Final = len(EFFECTS) << 5  # cards are numbers below this


def make_card(effect: i64, amount: i64) -> i64:
    """Amounts from -16 to 15, in five bits."""
    return effect << 5 | (amount + 16)


def effect_of(card: i64) -> i64:
    return card >> 5


def amount_of(card: i64) -> i64:
    return (card & 31) - 16


def is_aimed(card: i64) -> bool:
    """event.when: whether the card is played on an opponent of one's choice."""
    return (card & 31) < 16 and card >> 5 != CLIMATE


TEXTS: Final = [f"{EFFECTS[effect_of(card)]}{amount_of(card):+d}" for card in range(CARD_CODES)]


def card_text(card: i64) -> str:
    """`leg+2`, `climate-1`; `?` for a card one may not see."""
    return "?" if card == UNKNOWN else TEXTS[card]


def parse_card(text: str) -> i64:
    """The inverse of `card_text`; UnknownName or UnreadableMove says what is wrong."""
    at = max(text.rfind("+"), text.rfind("-"))
    name, value = text[:at], text[at:]
    if at < 1 or " " in text or not value[1:].isdecimal() or len(value) > 9:
        line = f'a card is written effect and amount without a space, "leg+2", not {quoted(text)}'
        raise UnreadableMove(line, "evo:card-form", word=text)
    if name not in EFFECTS:
        raise UnknownName("effect", name, EFFECTS, list_all=True)
    effect = EFFECTS.index(name)
    amount = int(value)
    low, high = LIMITS[effect]
    if not low <= amount <= high or (amount == 0 and effect in SIGNED):
        if effect in SIGNED:
            line = f"the amount of {name} is {low} to {high} and not 0, not {amount}"
            raise UnreadableMove(line, "evo:amount-signed", effect=name, low=low, high=high, amount=amount)
        line = f"the amount of {name} is {low} to {high}, not {amount}"
        raise UnreadableMove(line, "evo:amount", effect=name, low=low, high=high, amount=amount)
    return make_card(effect, amount)


def is_card(value: i64) -> bool:
    """Whether a packed value is a card some text stands for."""
    if not 0 <= value < CARD_CODES:
        return False
    effect = effect_of(value)
    amount = amount_of(value)
    low, high = LIMITS[effect]
    return low <= amount <= high and (amount != 0 or effect not in SIGNED)
