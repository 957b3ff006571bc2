"""Weights that make a policy choose as the search did: a softmax over the moves of a choice, by Adam."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from speciate.kit.features import BITS, MASK
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.lessons import Example

MOST = 5  # features of a move
FEWEST = 2  # moves that are a choice
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
        return int(self.choice[-1]) + 1 if len(self.choice) else 0


def known(course: Course, example: Example) -> list[tuple[int, int, int]]:
    """Move, features and visits of what the policy can make; nothing where there is nothing to learn."""
    seen = course.learner.features(example.state, example.seat, example.legal)
    found = [entry for entry in zip(example.legal, seen, example.visits, strict=True) if entry[1]]
    return found if len(found) >= FEWEST and any(visits for _, _, visits in found) else []


def gather(course: Course, lessons: Iterable[Example]) -> Moves:
    rows: list[list[int]] = []
    choice: list[int] = []
    share: list[float] = []
    number = 0
    for example in lessons:
        moves = known(course, example)
        total = sum(visits for _, _, visits in moves)
        for _, packed, visits in moves:
            rows.append([packed >> BITS * place & MASK for place in range(MOST)])
            choice.append(number)
            share.append(visits / total)
        number += bool(moves)
    return Moves(np.array(rows, np.int64).reshape(-1, MOST), np.array(choice, np.int64), np.array(share))


def together(parts: Sequence[Moves]) -> Moves:
    """As if they had been gathered at once."""
    before = np.cumsum([0, *(part.choices for part in parts[:-1])])
    choice = [part.choice + first for part, first in zip(parts, before, strict=True)]
    return Moves(
        np.concatenate([part.features for part in parts]),
        np.concatenate(choice),
        np.concatenate([part.share for part in parts]),
    )


def chances(weights: Floats, moves: Moves) -> Floats:
    """What the policy would do: for each move its chance within its choice."""
    liking = weights[moves.features].sum(axis=1)
    highest = np.full(moves.choices, -np.inf)
    np.maximum.at(highest, moves.choice, liking)
    raw = np.exp(liking - highest[moves.choice])
    return np.asarray(raw / np.bincount(moves.choice, raw)[moves.choice])


def surprise(weights: Floats, moves: Moves) -> float:
    """How far off a policy of these weights is from the visits of the search, in nats."""
    return surprise_by(chances(weights, moves), moves)


def surprise_by(chances: Floats, moves: Moves) -> float:
    """The mean cross-entropy of the search's visits and what a policy would do, in nats."""
    return float(-(moves.share * np.log(chances + 1e-12)).sum() / moves.choices)


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


def of_families(course: Course, weights: Weights) -> list[float]:
    """The inverse of `by_family`; what is not named counts for nothing."""
    whole = [0.0] * size_of(course)
    for family, start in course.learner.families:
        for at, weight in enumerate(weights.get(family, ()), start):
            whole[at] = weight
    return whole


def array(weights: Sequence[float]) -> Floats:
    return np.array(weights, np.float64)


def size_of(course: Course) -> int:
    """How many features there are; the last family has one."""
    return course.learner.families[-1][1] + 1
