"""What an OpenSpiel state holds: a position, and how it came about.

OpenSpiel clones a state by deep-copying its attributes, and serializes it by pickling them. So there is one attribute,
a box: a clone shares it until one of the two moves on, and its pickle is the list of moves.
"""

from __future__ import annotations

import json
from random import Random

from speciate.core.errors import BadOption
from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.research.native.numbering import NO_MOVE
from speciate.research.openspiel.recall import Recall
from speciate.research.openspiel.tables import Agreement, Table, table_of

#: What happened, one after the other: a packed move; a position that was set up (its JSON); or that a seat imagined
#: what it cannot see (the seat and the seed), as a search does.
Happening = int | str | tuple[int, int]


class Box:
    __slots__ = ("past", "recall", "shared", "state", "table")

    def __init__(self, table: Table, state: State, past: list[Happening], recall: Recall) -> None:
        self.table = table
        self.state = state
        self.past = past
        self.recall = recall  # what the seats know, as far as it was asked for
        self.shared = False  # whether another state may hold this box too

    def own(self) -> Box:
        """A box that can be changed: this one, or a copy where it is shared."""
        return Box(self.table, self.state.copy(), self.past[:], self.recall) if self.shared else self

    def play(self, action: int) -> None:
        state = self.state
        seat = state.actor
        move = self.table.outcomes.moves[action] if seat == NATURE else self.table.moves[seat][action]
        if move == NO_MOVE:
            move = self._beyond(seat)
        state.apply(seat, move)
        self.past.append(move)

    def _beyond(self, seat: int) -> int:
        """The move of action 0, which is there only if all legal moves lie beyond the bounds: the first of them."""
        legal = self.state.legal(seat)
        numbers = self.table.numbers[seat]
        if any(move in numbers for move in legal):
            raise BadOption("action 0 is waiting, which is not legal now")
        return legal[0]

    def imagined(self, seat: int, seed: int) -> Box:
        """A table that `seat` cannot tell from this one."""
        state = self.state.determinize(seat, Random(seed))
        return Box(self.table, state, [*self.past, (seat, seed)], self.recall)

    def remembered(self) -> Recall:
        """What the seats know by now."""
        if self.recall.count < len(self.past):
            self.recall = self.recall.after(self.table, self.past)
        return self.recall

    def __deepcopy__(self, memo: object) -> Box:
        self.shared = True
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, (tuple(self.table.agreement), self.past)


def first_box(table: Table, position: str = "") -> Box:
    """The box of a table before anything happens. It is shared by all states that begin there."""
    if not position:
        box = Box(table, table.first, [], Recall.beginning(table.first))
    else:
        state = table.at(json.loads(position))
        box = Box(table, state, [position], Recall.beginning(table.first))
    box.shared = True
    return box


def replayed(table: Table, state: State, happening: Happening) -> State:
    """The position after one thing more; `state` is changed where it can be."""
    if isinstance(happening, int):
        state.apply(state.actor, happening)
        return state
    if isinstance(happening, str):
        return table.at(json.loads(happening))
    seat, seed = happening
    return state.determinize(seat, Random(seed))


def unpacked(agreed: tuple[str, int, str, str, bool], past: list[Happening]) -> Box:
    table = table_of(Agreement(*agreed))
    state = table.first.copy()
    for happening in past:
        state = replayed(table, state, happening)
    return Box(table, state, past, Recall.beginning(table.first))
