"""Quiet positions of games that a policy played against itself, and who won in the end: what a network learns from."""

from collections.abc import Sequence
from math import exp, log1p
from random import Random
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.training.course import Course, Judge, Taught

TOGETHER = 500  # games that are kept at once
WHIM = 0.03  # how often any move is made, so that games differ
HELD_BACK = 7  # of so many games one is not learned from; no number of seats falls on the same beat

Numbers = NDArray[np.float32]


class Positions(NamedTuple):
    """A row each, as wide as the largest table."""

    seen: Numbers  # by position, seat and input
    won: Numbers  # the share of the win of each seat,
    seated: NDArray[np.bool_]  # if there is one
    usual: Numbers  # what was thought of it before
    game: NDArray[np.int64]


def play_some(course: Course, taught: Taught, number: int) -> Positions:
    """Some games at a time, always the same, whoever plays them and when."""
    engine = course.engine(taught)
    return together([play(course, engine, each) for each in range(number * TOGETHER, (number + 1) * TOGETHER)])


def play(course: Course, engine: Engine, number: int) -> Positions:
    """The first of every row of quiet positions in a game."""
    judge = cast(Judge, engine)
    rng = stream(f"{course.seed}/value", str(number))
    state = course.new(course.seats(number))
    seen: list[list[list[float]]] = []
    usual: list[list[float]] = []
    was_quiet = True
    while state.actor != NOBODY:
        inputs = judge.outlook(state)
        if inputs and not was_quiet:
            seen.append(inputs)
            usual.append(thought(engine, state))
        was_quiet = bool(inputs)
        play_on(engine, state, rng)
    return told(state, number, seen, usual, course.spec.max_seats, len(judge.inputs))


def thought(engine: Engine, state: State) -> list[float]:
    """What is thought of the position so far, so that a softmax over it gives the chances: of log-odds their own."""
    if values := engine.values(state):
        return [-log1p(exp(-value)) for value in values]
    return [engine.evaluate(state, seat) for seat in range(state.seats)]


def play_on(engine: Engine, state: State, rng: Random) -> None:
    seat = state.actor
    if seat == NATURE:
        state.settle(rng)
    elif rng.random() < WHIM:
        state.apply(seat, state.any_move(seat, rng.random))
    else:
        state.apply(seat, engine.policy(state, seat, rng.random))


def told(
    state: State, game: int, seen: Sequence[list[list[float]]], usual: Sequence[list[float]], widest: int, inputs: int
) -> Positions:
    outcome = state.outcome()
    assert outcome is not None
    rows, seats = len(seen), state.seats
    shape = rows, widest
    positions = Positions(
        np.zeros((*shape, inputs), np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.bool_),
        np.zeros(shape, np.float32),
        np.full(rows, game),
    )
    if rows:
        positions.seen[:, :seats] = seen
        positions.usual[:, :seats] = usual
        positions.seated[:, :seats] = True
        positions.won[:, list(outcome.winners)] = 1 / len(outcome.winners)
    return positions


def together(parts: Sequence[Positions]) -> Positions:
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
