"""Games of the search against itself: what it tried at each choice is what the policy is to learn.

Only moves and visits are kept. A game is played again from them when features are looked at, so that features may
change and no game is lost.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from speciate.bots.levels import Level
from speciate.bots.search_bot import SearchBot
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.training.course import Course
from speciate.table.agent import Request

WORLDS = 2  # as the level strong looks around
PATIENCE = 600.0  # seconds a choice may take: budgets are counted
WHIM = 0.15  # how often a move is drawn by its visits, so that games differ


@dataclass(frozen=True)
class Choice:
    """A move that was made, and how often each legal one was tried; nothing where there was no search."""

    move: int
    visits: list[int]


class Example(NamedTuple):
    """A choice with the table it was made at."""

    state: State
    seat: int
    legal: list[int]
    visits: list[int]


def thinker(course: Course, rng: Random) -> SearchBot:
    return SearchBot(rng, "learner", Level(WORLDS, course.iterations, 0.0, PATIENCE))


def play_lesson(course: Course, number: int) -> list[Choice]:
    """Game `number`: always the same, whoever plays it and when."""
    game, seed = course.spec, f"{course.seed}/{number}"
    state = course.new(course.seats(number))
    bots = [thinker(course, stream(seed, f"seat {seat}")) for seat in range(state.seats)]
    nature, whim = stream(seed, "nature"), stream(seed, "whim")
    state.settle(nature)
    choices = []
    while state.actor != NOBODY:
        owed = state.pending()[0]
        legal = state.legal(owed.seat)
        move = bots[owed.seat].choose(Request(game, owed, legal, state.view(owed.seat)))
        tried = bots[owed.seat].tried
        visits = [tried.get(other, 0) for other in legal] if tried else []
        if tried and whim.random() < WHIM:
            move = whim.choices(legal, visits)[0]
        choices.append(Choice(move, visits))
        state.apply(owed.seat, move)
        if state.actor == NATURE:
            state.settle(nature)
    return choices


def examples(course: Course, number: int, choices: Sequence[Choice]) -> Iterator[Example]:
    """The searched choices of a game that was played."""
    nature = stream(f"{course.seed}/{number}", "nature")
    state = course.new(course.seats(number))
    state.settle(nature)
    for choice in choices:
        seat = state.pending()[0].seat
        if choice.visits:
            yield Example(state, seat, state.legal(seat), choice.visits)
        state.apply(seat, choice.move)
        if state.actor == NATURE:
            state.settle(nature)
