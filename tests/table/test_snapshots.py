"""A history keeps a snapshot now and then: often at its end, seldom before, also after something was taken back."""

import pytest

from speciate.core.errors import BadRecord
from speciate.table.history import History
from speciate.table.record import Entry
from tests.bots.walk import DRAW, LEFT, RIGHT, Walk


def walked(moves: int) -> tuple[History, list[Entry]]:
    """Every third step goes to the right."""
    entries: list[Entry] = []
    history = History(Walk(), entries)
    for number in range(moves):
        follow(history, entries, Entry(number % 2, RIGHT if number % 3 == 0 else LEFT))
    return history, entries


def follow(history: History, entries: list[Entry], entry: Entry) -> list[int]:
    entries.append(entry)
    return history.add(entry)


def depths(history: History) -> list[int]:
    """After how many moves there are snapshots."""
    return sorted(history._line.index(node) for node in history._snapshots)


@pytest.mark.parametrize(
    ("moves", "kept"),
    [
        (31, [0]),
        (32, [0, 32]),
        (128, [0, 32, 64, 96, 128]),
        (160, [0, 64, 96, 128, 160]),
        (600, [0, 256, 480, 512, 544, 576]),
    ],
)
def test_snapshots_lie_close_at_the_end_and_far_apart_before(moves: int, kept: list[int]) -> None:
    assert depths(walked(moves)[0]) == kept


@pytest.mark.parametrize(
    ("to", "kept"),
    [
        (500, [0, 256, 480]),
        (300, [0, 256, 288]),
        (250, [0, 128, 160, 192, 224]),
        (160, [0, 64, 96, 128, 160]),
        (0, [0]),
    ],
)
def test_after_an_undo_they_lie_as_if_the_game_had_ended_there(to: int, kept: list[int]) -> None:
    history, entries = walked(600)
    before = history.seek(to)
    taken = follow(history, entries, Entry(0, to=to))
    assert taken == [*range(to + 1, 601)]
    assert depths(history) == kept
    assert isinstance(history.state, Walk) and isinstance(before, Walk)
    assert history.state.walked == before.walked and len(before.walked) == to


def test_only_ones_own_moves_are_taken_back_where_the_others_stay() -> None:
    history, entries = walked(10)
    assert follow(history, entries, Entry(0, to=5, keep=True)) == [7, 9]
    assert history.line() == [0, 1, 2, 3, 4, 5, 6, 8, 10]
    assert [history.stands(position) for position in (6, 7, 8, 11)] == [True, False, True, True]
    assert (history.before(8), history.before(10), history.after(6)) == (6, 8, [8, 10])
    assert isinstance(state := history.seek(7), Walk) and len(state.walked) == 7, "it can still be visited"
    assert isinstance(state := history.standing(8), Walk) and len(state.walked) == 7


def test_what_cannot_follow_any_more_is_not_kept_and_nothing_has_changed() -> None:
    history, entries = walked(4)
    follow(history, entries, Entry(1, DRAW))
    with pytest.raises(BadRecord, match="line 7 goes back to position 2, from which the game cannot go on"):
        history.add(Entry(0, to=2, keep=True))
    assert history.line() == [0, 1, 2, 3, 4, 5]


def test_an_old_undo_leads_to_a_line_that_was_left() -> None:
    """Tables of long ago hold such an entry: from position 8 to 3, two steps on, and back to 6 of the first line."""
    history, entries = walked(8)
    follow(history, entries, Entry(0, to=3))
    for seat in (1, 0):
        follow(history, entries, Entry(seat, RIGHT))
    assert not history.stands(6)
    assert follow(history, entries, Entry(0, to=6)) == [10, 11]
    assert history.line() == [0, 1, 2, 3, 4, 5, 6]
    assert isinstance(history.state, Walk) and isinstance(then := history.seek(6), Walk)
    assert history.state.walked == then.walked and len(then.walked) == 6
    assert depths(history) == [0]


@pytest.mark.parametrize("position", [-1, 6])
def test_a_position_that_never_was_is_refused(position: int) -> None:
    history, _ = walked(5)
    with pytest.raises(BadRecord, match=f"there is no position {position}; positions go from 0 to 5"):
        history.seek(position)
    assert isinstance(last := history.seek(5), Walk) and len(last.walked) == 5
