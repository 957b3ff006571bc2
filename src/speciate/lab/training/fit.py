"""Weights that make a policy choose as the search did: a softmax over the moves of a choice, by Adam."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from speciate.lab.training.course import Course, Weights
from speciate.lab.training.lessons import Example

BITS = 10
MOST = 4  # features of a move
STEPS = 300
STEP = 0.05
MODESTY = 2e-4  # how strongly weights are drawn to 1
FORGETS, FORGETS_SQUARES = 0.9, 0.999

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Moves(NamedTuple):
    """The moves of all choices, one after the other."""

    features: Ints  # a row for each move
    choice: Ints  # which choice it belongs to
    share: Floats  # of its choice's visits

    @property
    def choices(self) -> int:
        return int(self.choice[-1]) + 1


def gather(course: Course, lessons: Iterable[Example]) -> Moves:
    rows: list[list[int]] = []
    choice: list[int] = []
    share: list[float] = []
    number = 0
    for example in lessons:
        seen = course.learner.features(example.state, example.seat, example.legal)
        known = [(packed, visits) for packed, visits in zip(seen, example.visits, strict=True) if packed]
        total = sum(visits for _, visits in known)
        if len(known) < 2 or not total:
            continue
        for packed, visits in known:
            rows.append([packed >> BITS * place & (1 << BITS) - 1 for place in range(MOST)])
            choice.append(number)
            share.append(visits / total)
        number += 1
    return Moves(np.array(rows, np.int64), np.array(choice, np.int64), np.array(share))


def chances(weights: Floats, moves: Moves) -> Floats:
    """What the policy would do: for each move its chance within its choice."""
    liking = weights[moves.features].sum(axis=1)
    highest = np.full(moves.choices, -np.inf)
    np.maximum.at(highest, moves.choice, liking)
    raw = np.exp(liking - highest[moves.choice])
    return np.asarray(raw / np.bincount(moves.choice, raw)[moves.choice])


def surprise(weights: Floats, moves: Moves) -> float:
    """The mean cross-entropy of the search's visits and the policy's chances, in nats."""
    return float(-(moves.share * np.log(chances(weights, moves) + 1e-12)).sum() / moves.choices)


def nothing(size: int) -> Floats:
    """Weights that like all moves alike."""
    return np.zeros(size)


def fit(moves: Moves, size: int) -> Floats:
    weights, mean, squares = np.zeros(size), np.zeros(size), np.zeros(size)
    for step in range(1, STEPS + 1):
        error = (chances(weights, moves) - moves.share) / moves.choices
        slope = MODESTY * weights
        for place in range(MOST):
            slope += np.bincount(moves.features[:, place], error, size)
        slope[0] = 0.0  # no feature at all
        mean = FORGETS * mean + (1 - FORGETS) * slope
        squares = FORGETS_SQUARES * squares + (1 - FORGETS_SQUARES) * slope * slope
        unbiased = np.sqrt(1 - FORGETS_SQUARES**step) / (1 - FORGETS**step)
        weights = weights - STEP * unbiased * mean / (np.sqrt(squares) + 1e-8)
    return weights


def by_family(course: Course, weights: Floats, sharpness: float) -> Weights:
    """Rounded as they are written; made `sharpness` times as decided as the search itself was."""
    families = course.learner.families
    ends = [start for _, start in families[1:]] + [len(weights)]
    return {
        name: [round(float(weight) * sharpness, 3) + 0.0 for weight in weights[start:end]]
        for (name, start), end in zip(families, ends, strict=True)
    }


def size_of(course: Course) -> int:
    """How many features there are; the last family has one."""
    return course.learner.families[-1][1] + 1
