"""Taking moves back, and what stands in the way."""

import pytest

from speciate.core.errors import BadRecord
from speciate.core.registry import get_game
from speciate.table.match import Match
from speciate.table.undo import MOST_UNDOS, find_undo_point


def begun() -> tuple[Match, int]:
    """Both food cards are laid; the seat whose turn it is to play cards."""
    match = Match.new(get_game("evolution"), ["Ann", "Bo"], seed=1)
    for seat in (0, 1):
        match.play(seat, match.legal(seat).packed[0])
    return match, match.pending()[0].seat


def take(match: Match, seat: int) -> None:
    match.play(seat, match.legal(seat).packed[0])


def test_nothing_was_done_yet() -> None:
    match = Match.new(get_game("evolution"), ["Ann", "Bo"], seed=1)
    assert find_undo_point(match, 0).obstacle == "chance"


def test_the_others_move_stays() -> None:
    match, seat = begun()
    assert find_undo_point(match, 0).obstacle == "others"
    take(match, seat)
    assert find_undo_point(match, 1 - seat).obstacle == "others"


def test_a_turn_is_taken_back_step_by_step() -> None:
    match, seat = begun()
    digests = [match.digest()]
    for _ in range(4):
        take(match, seat)
        digests.append(match.digest())
    for digest in reversed(digests[:-1]):
        back = find_undo_point(match, seat)
        assert back.obstacle == ""
        match.undo(seat, back.to)
        assert match.digest() == digest


def test_moves_after_an_undo_can_be_taken_back_too() -> None:
    match, seat = begun()
    start = match.digest()
    take(match, seat)
    match.undo(seat, find_undo_point(match, seat).to)
    take(match, seat)
    match.undo(seat, find_undo_point(match, seat).to)
    assert match.digest() == start


def test_a_forced_move_goes_with_the_choice_before_it() -> None:
    match, seat = begun()
    start = match.digest()
    take(match, seat)
    match.play(seat, match.legal(seat).packed[0], forced=True)
    match.undo(seat, find_undo_point(match, seat).to)
    assert match.digest() == start


def test_what_was_revealed_stays_revealed() -> None:
    match, first = begun()
    match.play(first, "end")
    match.play(1 - first, "end")
    assert find_undo_point(match, 1 - first).obstacle == "revealed"


def test_nothing_is_taken_back_after_the_end() -> None:
    match, _ = begun()
    while match.pending():
        take(match, match.pending()[0].seat)
    assert find_undo_point(match, 0).obstacle == "nothing"


def test_an_undo_that_keeps_moves_which_rest_on_what_it_takes_back_is_refused_and_changes_nothing() -> None:
    match, first = begun()
    match.play(first, "end")
    take(match, 1 - first)
    digest, position = match.digest(), match.position
    with pytest.raises(BadRecord, match="cannot go on"):
        match.undo(first, match.timeline.before(position - 1), keep=True)
    assert (match.digest(), match.position) == (digest, position)
    take(match, 1 - first)


def test_only_who_knows_of_a_move_hears_that_it_is_taken_back() -> None:
    match = Match.new(get_game("evolution"), ["Ann", "Bo"], options={"quick": True}, seed=1)
    for seat in (0, 1):
        take(match, seat)
    take(match, 0)
    back = find_undo_point(match, 0)
    match.undo(0, back.to, back.keep)
    assert [event.heard_by(1) for event in match.happened[-1]] == [None]
    assert [event.heard_by(0) is not None for event in match.happened[-1]] == [True]


def test_enough_is_enough() -> None:
    match, seat = begun()
    for _ in range(MOST_UNDOS):
        take(match, seat)
        match.undo(seat, find_undo_point(match, seat).to)
    take(match, seat)
    assert find_undo_point(match, seat).obstacle == "enough"
