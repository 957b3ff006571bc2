"""Policies that have learned: what there is to be said of a move at first sight, and how much each of it counts.

A game packs the features of a move into one int, ten bits each and up to five of them; the weight of a move is the
product of theirs. A move without any is never made by the policy. Features are numbered from 1, family by family; the
last family has one.
"""

import tomllib
from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

BITS: Final = 10
MASK: Final = 1023
LEAST_LIKED: Final = 0.01  # of the move made most gladly: so gladly a search tries what the policy never makes

Families = tuple[tuple[str, int], ...]  # and where each begins


def two(first: i64, second: i64) -> i64:
    return first | second << BITS


def three(first: i64, second: i64, third: i64) -> i64:
    return first | second << BITS | third << (2 * BITS)


def four(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    return first | second << BITS | third << (2 * BITS) | fourth << (3 * BITS)


def at_most(number: i64, most: i64) -> i64:
    return most if number > most else number


def weight_of(seen: i64, weights: list[float]) -> float:
    """Of a move that has features."""
    weight = weights[seen & MASK]
    seen >>= BITS
    while seen:
        weight *= weights[seen & MASK]
        seen >>= BITS
    return weight


def inclinations(seen: list[int], weights: list[float]) -> list[float]:
    """How gladly each move is made, beside the one made most gladly."""
    liked = [weight_of(each, weights) if each else 0.0 for each in seen]
    best = max(liked)
    if best <= 0.0:
        return [1.0] * len(seen)
    return [max(LEAST_LIKED, each / best) for each in liked]


def kept(path: Path, families: Families) -> list[float]:
    """The weights that won a match and come with the game, as `speciate train` wrote them."""
    return weights_of(tomllib.loads(path.read_text(encoding="utf-8"))["weights"], families)


def weights_of(logarithms: Mapping[str, list[float]], families: Families) -> list[float]:
    """By family; what is not named counts for nothing, either way."""
    weights = [1.0] * (families[-1][1] + 1)
    for family, start in families:
        for at, logarithm in enumerate(logarithms.get(family, ()), start):
            weights[at] = exp(logarithm)
    return weights
