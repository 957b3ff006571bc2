"""Makes values of any game comparable: shares of a win between 0 and 1."""

from math import exp, sqrt
from typing import Final, final

from speciate.core.game import Engine
from speciate.core.seats import NOBODY
from speciate.core.state import State

WIN: Final = 0.7  # of a finished game's value is who won; the rest is by how much
STEEPNESS: Final = 1.0  # how much of a win one standard deviation is


def squash(x: float) -> float:
    """A number of any size as one between 0 and 1."""
    if x < -30.0:
        return 0.0
    return 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))


@final
class Scale:
    """What `evaluate` usually says in this search: its middle for each seat, and how far it strays."""

    def __init__(self, engine: Engine, seats: int) -> None:
        self.engine = engine
        self.middle: list[float] = [0.0] * seats
        self.spread = 1.0

    def learn(self, samples: list[list[float]]) -> None:
        """`samples` holds for each seat the values of a few play-outs."""
        squares = 0.0
        count = 0
        for seat, values in enumerate(samples):
            mean = sum(values) / len(values)
            self.middle[seat] = mean
            for value in values:
                squares += (value - mean) * (value - mean)
            count += len(values)
        self.spread = max(sqrt(squares / count), 1e-6)

    def squashed(self, value: float, seat: int) -> float:
        """A value of the game's own scale between 0 and 1; 0.5 is what this search usually sees."""
        return squash(STEEPNESS * (value - self.middle[seat]) / self.spread)

    def worths(self, state: State) -> list[float]:
        """On the game's own scale, for every seat."""
        return self.engine.values(state) or [self.engine.evaluate(state, seat) for seat in range(len(self.middle))]

    def share(self, state: State, seat: int) -> float:
        """What `seat` can expect of the position."""
        values = self.engine.values(state)
        return self.share_of(state, seat, values[seat] if values else self.engine.evaluate(state, seat))

    def share_of(self, state: State, seat: int, worth: float) -> float:
        """The same of a position that is worth so much: of a finished game the win and its clearness."""
        value = self.squashed(worth, seat)
        if state.actor != NOBODY:
            return value
        outcome = state.outcome()
        assert outcome is not None
        won = 0.0
        if seat in outcome.winners:
            # a win of all together is a whole one for each
            won = 1.0 if len(outcome.winners) == state.seats else 1.0 / len(outcome.winners)
        return WIN * won + (1.0 - WIN) * value
