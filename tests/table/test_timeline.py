"""Positions by number: for good, whatever is undone later."""

from random import Random

import pytest

from speciate.core.errors import BadRecord
from speciate.core.state import State
from speciate.table.history import EVERY, LATE, SPARSE, History
from speciate.table.record import Entry
from speciate.table.timeline import Timeline, check, replay
from tests.table.matches import any_move, new_match, play_on


def test_every_position_can_be_visited_again() -> None:
    match = new_match()
    rng = Random(3)
    digests = {match.position: match.digest()}
    while match.pending() and len(digests) < 150:
        if rng.random() < 0.1:
            match.undo(0, rng.choice(match.timeline.line()[:-1]))
        else:
            match.play(*any_move(match, rng))
        digests[match.position] = match.digest()
    assert match.position > 3 * EVERY
    for position, digest in digests.items():
        assert match.timeline.seek(position).digest() == digest


def test_seeking_leaves_the_present_alone() -> None:
    match = play_on(new_match(), 60)
    digest = match.digest()
    match.timeline.seek(5).apply(-1, match.timeline.seek(5).legal(-1)[0])
    assert match.digest() == digest


def test_a_position_that_does_not_exist_is_refused() -> None:
    match = play_on(new_match(), 5)
    with pytest.raises(BadRecord, match=f"0 to {match.position}"):
        match.timeline.seek(match.position + 1)


def test_an_undo_is_an_entry_and_the_line_goes_round_it() -> None:
    match = play_on(new_match(), 10)
    before = match.position
    digest = match.timeline.seek(before - 2).digest()
    match.undo(1, before - 2)
    assert match.position == before + 1
    assert match.digest() == digest
    assert match.timeline.line() == list(range(before - 1))
    timeline, _ = replay(match.record)
    assert timeline.state.digest() == digest


class Counted(History):
    """Counts the moves that are played again."""

    again = 0

    def _apply(self, state: State, node: int) -> None:
        self.again += 1
        super()._apply(state, node)


def counted(pairs: int, back: int) -> Counted:
    """A game whose last moves are taken back and played once more, again and again."""
    match = play_on(new_match(), 200)
    start = match.timeline.seek(0)
    entries = list(match.record.entries)
    line = Counted(start, entries)
    for entry in entries[:]:
        line.add(entry)
    for _ in range(pairs):
        taken = line.after(line.line()[-1 - back])
        undo = Entry(0, to=line.before(taken[0]))
        for entry in (undo, *(entries[position - 1] for position in taken)):
            line.add(entry)
            entries.append(entry)
    assert line.state.digest() == match.digest()
    return line


@pytest.mark.parametrize("back", [1, 5, 100, 150])
def test_an_undo_plays_few_moves_again_however_many_there_were_before(back: int) -> None:
    few, many = counted(20, back), counted(40, back)
    assert few.again <= 20 * (EVERY + back)
    assert many.again - few.again <= 20 * (EVERY + back)


def test_moves_that_are_taken_back_leave_no_snapshot() -> None:
    line = counted(3, 2 * EVERY)
    assert set(line._snapshots) <= set(line._line)


def test_old_snapshots_are_thinned_out_and_old_positions_still_found() -> None:
    match = play_on(new_match(seats=5))
    timeline = match.timeline
    assert len(timeline) > SPARSE + LATE
    digests = []
    again = Counted(timeline.seek(0), match.record.entries)
    for entry in match.record.entries:
        again.add(entry)
        digests.append(again.state.digest())
    for position in range(1, len(timeline), 17):
        again.again = 0
        assert again.seek(position).digest() == digests[position - 1]
        assert again.again < SPARSE
    assert len(timeline._snapshots) <= LATE // EVERY + len(timeline) // SPARSE + 1


def test_what_happened_is_found_out_again() -> None:
    match = play_on(new_match(), 60)
    match.undo(1, match.timeline.line()[-4])
    match = play_on(match)
    told = [[(event.to_json(), event.audience) for event in events] for events in match.happened]
    again = [[(event.to_json(), event.audience) for event in events] for events in match.timeline.happened()]
    assert again == told
    for position in range(1, match.position + 1, 7):
        events = match.timeline.happened_at(position)
        assert [(event.to_json(), event.audience) for event in events] == told[position - 1]


def test_a_record_cannot_go_back_to_where_it_stands() -> None:
    timeline = play_on(new_match(), 10).timeline
    here = len(timeline)
    check(timeline, Entry(0, to=here - 1), here + 2)
    for position in (here, here + 1, -1):
        with pytest.raises(BadRecord, match=f"goes back to position {position}"):
            check(timeline, Entry(0, to=position), here + 2)


def test_a_timeline_without_marks_finds_the_same_ones_when_it_is_asked() -> None:
    match = new_match()
    rng = Random(5)
    for _ in range(60):
        if rng.random() < 0.1 and match.position > 4:
            match.undo(0, rng.choice(match.timeline.line()[:-1]))
        else:
            match.play(*any_move(match, rng))
    bare = Timeline(match.record.header, marks=False)
    for entry in match.record.entries:
        bare.append(Entry(entry.seat, entry.packed, entry.to, entry.forced, entry.note, entry.outcome, entry.keep))
    assert not any(entry.mark for entry in bare.record.entries)
    assert bare.sealed().lines() == match.record.lines()
    assert match.timeline.sealed() is match.record
