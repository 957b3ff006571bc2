"""A policy plays against itself, without any search: what was done by whoever came out ahead becomes more likely.

The textbook's policy gradient (REINFORCE): of each choice it is reckoned which weights would have made it more
likely, times how far its seat was ahead in the end. A game takes milliseconds, so there can be very many.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.kit.features import BITS, MASK
from speciate.lab.training.course import Course, Learner
from speciate.lab.training.fit import FORGETS, FORGETS_SQUARES, Floats

GAMES = 60  # between two changes of the weights
KEPT = 100  # steps after which it is kept how far it has come
STEP = 0.03  # how far a weight goes at first, with a clear wind behind it
LAST_STEP = 0.05  # of that in the end,
SLOWER = 1 / 3  # in the last part, which falls evenly
MODESTY = 2e-4  # how strongly weights are drawn to 0
LEAD = 1 / 12  # what a point ahead counts,
WIN = 2.0  # and the game

Slope = dict[int, float]  # by feature


class Outcome(NamedTuple):
    """What one seat has done in a game, and how it did."""

    slope: Slope  # of the logarithm of how likely all its choices were
    ahead: float


@dataclass(frozen=True)
class Practice:
    """How far it has come; plain data, so that it goes on where it was."""

    step: int
    weights: list[float]  # natural logarithms, by feature
    mean: list[float]  # of the slopes so far,
    squares: list[float]  # and of their squares: Adam's

    @classmethod
    def begin(cls, weights: Sequence[float]) -> "Practice":
        nothing = [0.0] * len(weights)
        return cls(0, list(weights), nothing, list(nothing))


def steps_of(games: int) -> int:
    """A change of the weights takes a whole number of games."""
    return -(-games // GAMES)


def practise(course: Course, begun: Practice, steps: int) -> Iterator[Practice]:
    """Plays on until there were so many steps; after each one it says how far it is."""
    weights, mean, squares = (np.array(part) for part in (begun.weights, begun.mean, begun.squares))
    for step in range(begun.step + 1, steps + 1):
        slope = climb(course, weights, step) - MODESTY * weights
        mean = FORGETS * mean + (1 - FORGETS) * slope
        squares = FORGETS_SQUARES * squares + (1 - FORGETS_SQUARES) * slope * slope
        straight, size = mean / (1 - FORGETS**step), np.sqrt(squares / (1 - FORGETS_SQUARES**step))
        weights = weights + STEP * haste(step / steps) * straight / (size + 1e-6)
        weights[0] = 0.0  # no feature at all
        yield Practice(step, weights.tolist(), mean.tolist(), squares.tolist())


def haste(done: float) -> float:
    return LAST_STEP + (1 - LAST_STEP) * min(1.0, (1.0 - done) / SLOWER)


def climb(course: Course, weights: Floats, step: int) -> Floats:
    """Where to go from these weights, by the games of one step."""
    factors = [exp(weight) for weight in weights]
    slope = np.zeros(len(weights))
    seats = 0
    for game in range(GAMES):
        state = course.new(course.seats(game))
        for outcome in play(course.learner, state, factors, stream(f"{course.seed}/practice/{step}", str(game))):
            for feature, amount in outcome.slope.items():
                slope[feature] += outcome.ahead * amount
            seats += 1
    return slope / seats


def play(learner: Learner, state: State, factors: list[float], rng: Random) -> list[Outcome]:
    """A game of the policy alone."""
    slopes: list[Slope] = [{} for _ in range(state.seats)]
    state.settle(rng)
    while state.actor != NOBODY:
        seat = state.actor
        if seat == NATURE:
            state.settle(rng)
            continue
        legal = state.legal(seat)
        at = choose(learner.features(state, seat, legal), factors, rng, slopes[seat]) if len(legal) > 1 else 0
        state.apply(seat, legal[at])
    return [Outcome(slope, ahead) for slope, ahead in zip(slopes, leads(state), strict=True)]


def choose(seen: list[int], factors: list[float], rng: Random, slope: Slope) -> int:
    """Which move it makes; to the slope is added what would have made it more likely."""
    weights = [weigh(features, factors) for features in seen]
    whole = sum(weights)
    left = whole * rng.random()
    chosen = 0
    for at, weight in enumerate(weights):
        if weight:
            chosen = at
            left -= weight
            if left < 0.0:
                break
    add(slope, seen[chosen], 1.0)
    for features, weight in zip(seen, weights, strict=True):
        if weight:
            add(slope, features, -weight / whole)
    return chosen


def weigh(features: int, factors: list[float]) -> float:
    """The product of the factors of its features; 0 for a move that the policy never makes."""
    if not features:
        return 0.0
    weight = 1.0
    while features:
        weight *= factors[features & MASK]
        features >>= BITS
    return weight


def add(slope: Slope, features: int, amount: float) -> None:
    while features:
        feature = features & MASK
        slope[feature] = slope.get(feature, 0.0) + amount
        features >>= BITS


def leads(state: State) -> list[float]:
    """How far each seat was ahead, in points of the others' mean and by the win."""
    outcome = state.outcome()
    assert outcome is not None
    scores, fair = outcome.scores, 1 / state.seats
    told = []
    for seat, score in enumerate(scores):
        others = (sum(scores) - score) / (state.seats - 1)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        told.append(LEAD * (score - others) + WIN * (won - fair))
    return told
