"""Dice of the library under compiled code, seeded by one number of a generator.

A throw costs a quarter of one of Python's. It is another generator than Python's, and so not for games that a seed must
bring back for years to come (`core.playout.playout`).
"""

from random import Random
from typing import Final

from librt.random import Random as Dice

SEEDS: Final = float(2**53)  # as many as Python's `random` has numbers


def dice_of(rng: Random) -> Dice:
    return Dice(int(rng.random() * SEEDS))
