"""Which card to play to a trick, for play-outs that have learned: by what the trick as it stands would then give.

Found by games of policies alone (`python -m bench.tricks`), adopted by matches of searches (docs/training.md).
"""

from collections.abc import Callable
from math import exp
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.s_evolution import evaluate, moves
from speciate.games.s_evolution.cards import NO_CARD, is_resource, strength_of
from speciate.games.s_evolution.rules import choosing
from speciate.games.s_evolution.state import Table
from speciate.kit.bag import any_by_weight

MIDDLING: Final = 1.2  # what a card that is still to be played brings, about
UNBEATEN: Final = 6.5  # a card of this strength is never beaten by one still to be played
STRENGTHS: Final = 6.0


@final
class Tricks:
    """The numbers that it goes by."""

    def __init__(self, keep: float, discovery: float, sharpness: float, beaten: float) -> None:
        self.keep = keep  # what a point of strength is worth that stays in hand
        self.discovery = discovery  # what a Discovery brings
        self.sharpness = sharpness
        self.beaten = beaten  # how often a card of no strength is beaten by each one still to be played

    def choose(self, table: Table, seat: i64, legal: list[int], random: Callable[[], float]) -> i64:
        values = self.values(table, seat, legal)
        best = max(values)
        return any_by_weight(legal, [exp(self.sharpness * (value - best)) for value in values], random)

    def values(self, table: Table, seat: i64, legal: list[int]) -> list[float]:
        """What each of these moves brings, in units of what the people need."""
        player = table.players[seat]
        lying = [evaluate.card_worth(table, player, one.card) for one in table.players if is_resource(one.card)]
        coming = to_come(table, seat)
        lying += [MIDDLING] * coming
        values: list[float] = []
        for move in legal:
            if kind_of(move) != moves.PLAY:
                values.append(self.discovery)
                continue
            card = arg_a(move)
            strength = float(strength_of(card))
            beaten = float(coming) * self.beaten * (UNBEATEN - strength) / STRENGTHS
            place = float(choosing.place_with(table, seat, card) - 1) + beaten
            worths = [*lying, evaluate.card_worth(table, player, card)]
            worths.sort(reverse=True)
            values.append(between(worths, place) - self.keep * strength)
        return values


CHOSEN: Final = Tricks(keep=0.1, discovery=0.9, sharpness=8.0, beaten=0.6)


def to_come(table: Table, seat: i64) -> i64:
    """How many others have still to play a card."""
    count: i64 = 0
    other: i64
    for other, one in enumerate(table.players):
        if other != seat and one.card == NO_CARD and (one.hand or one.unseen):
            count += 1
    return count


def between(values: list[float], place: float) -> float:
    """The value at a place that may lie between two."""
    last = len(values) - 1
    low = min(int(place), last)
    high = min(low + 1, last)
    return values[low] + (values[high] - values[low]) * (place - float(int(place)))
