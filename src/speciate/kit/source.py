"""Where random numbers come from, looked up once."""

from collections.abc import Callable
from random import Random
from typing import Final, final


@final
class Source:
    """A generator and its `random`, bound."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.random: Callable[[], float] = rng.random


LAST: Final = [Source(Random(0))]  # the one asked last: a game is played with one


def random_of(rng: Random) -> Callable[[], float]:
    """`rng.random`. To look it up for every number costs more than the number itself.

    Several threads may ask: a source is put there as a whole, and whoever finds another's makes one of its own.
    """
    last = LAST[0]
    if last.rng is not rng:
        last = Source(rng)
        LAST[0] = last
    return last.random
