"""What an audience saw while something happened: the table as it was at each thing it heard.

A move may lead to much at once. Its events are told in order; here is, for each of them, the position it left behind,
through the eyes of one audience. Everything comes out of `State.view`, so it shows nothing that a view does not.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from speciate.core.state import State, Witness
from speciate.table.record import Entry
from speciate.table.timeline import Timeline

Seen = dict[str, Any]  # a view as JSON


class Onlooker(Witness):
    """Looks up whenever its audience hears something, and keeps what it sees."""

    def __init__(self, audience: int) -> None:
        self.audience = audience
        self.seen: list[Seen] = []

    def see(self, state: State) -> None:
        heard = state.listener[-1].heard_by(self.audience) if state.listener else None
        if heard is not None:
            self.seen.append(state.view(self.audience).to_json())


def scenes(timeline: Timeline, audience: int, positions: Iterable[int]) -> Iterator[list[Seen]]:
    """For each of these positions, in order: what the audience saw at everything it heard on the way there."""
    return (seen for seen, _ in passages(timeline, audience, positions))


def passages(timeline: Timeline, audience: int, positions: Iterable[int]) -> Iterator[tuple[list[Seen], State]]:
    """The same, with the table as it stood at each position: to be looked at before the next is asked for."""
    state: State | None = None
    at = 0
    for position in positions:
        entry = timeline.record.entries[position - 1]
        if not entry.is_move:
            state = None
            there = timeline.seek(position)
            yield [there.view(audience).to_json()] if entry.is_undo else [], there
            continue
        if state is None or not only_moves(timeline, at, position - 1):
            state = timeline.seek(position - 1)
        else:
            for passed in timeline.record.entries[at : position - 1]:
                state.apply(passed.seat, passed.packed)
        yield watch(state, audience, entry), state
        at = position


def only_moves(timeline: Timeline, start: int, end: int) -> bool:
    """Whether a table that stands at `start` comes to `end` by playing on."""
    return all(entry.is_move for entry in timeline.record.entries[start:end])


def watch(state: State, audience: int, entry: Entry) -> list[Seen]:
    """Plays a move, and looks on."""
    onlooker = Onlooker(audience)
    state.listener = []
    state.witness = onlooker
    state.apply(entry.seat, entry.packed)
    state.listener = None
    state.witness = None
    return onlooker.seen
