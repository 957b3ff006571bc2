"""One match: moves judged, nature settled, agents asked."""

import pytest

from speciate.core.errors import IllegalMove, SpeciateError, UnreadableMove
from speciate.core.seats import NATURE, SPECTATOR
from tests.table.matches import new_match, play_on


def test_legal_moves_read_like_a_collection() -> None:
    match = new_match()
    moves = match.legal(0)
    first = next(iter(moves))
    assert len(moves) == len(list(moves))
    assert first in moves
    assert first.code in moves
    assert first.packed in moves
    assert "end" not in moves
    assert first.code in repr(moves)
    assert moves == match.legal(0) and moves != moves[1:] and moves != moves.codes()


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    match = new_match()
    before = match.digest()
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "feed 0")
    assert refused.value.refusal.rule == "evolution:feed.order"
    with pytest.raises(UnreadableMove, match="attack <attacker>"):
        match.play(0, "attack nobody")
    assert match.digest() == before
    assert match.position == len(match.record.entries)


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    digests = [play_on(new_match(seed)).digest() for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_who_asks_for_a_seat_that_is_not_there_is_told_which_are() -> None:
    match = new_match()
    seats = len(match.names)
    for seat in (seats, SPECTATOR - 1):
        with pytest.raises(SpeciateError, match=f"there is no seat {seat}; seats go from 0 to {seats - 1}$"):
            match.view(seat)
    assert match.view(SPECTATOR).seat == SPECTATOR


def test_nature_owes_nothing_between_moves() -> None:
    match = new_match()
    while match.pending():
        assert all(decision.seat != NATURE for decision in match.pending())
        play_on(match, 1)
    assert match.record.is_finished


def test_nothing_is_undone_after_the_end() -> None:
    match = play_on(new_match())
    assert match.outcome is not None
    with pytest.raises(SpeciateError, match="over"):
        match.undo(0, 1)


def test_an_undo_goes_back_to_a_position_of_the_past_and_nowhere_else() -> None:
    match = play_on(new_match(), 5)
    entries = match.position
    for to in (-1, entries, entries + 1):
        with pytest.raises(SpeciateError, match=f"no position {to} "):
            match.undo(0, to)
    assert match.position == entries
    match.undo(0, entries - 1)
    assert match.position == entries + 1


def test_a_request_shows_a_view_and_legal_moves_and_no_state() -> None:
    match = new_match()
    request = match.request(1)
    assert request.seen == match.view(1)
    assert [move.packed for move in request.legal] == request.packed
    assert request.view == match.view(1).to_json() and request.seat == 1
    assert not hasattr(request, "state")
    with pytest.raises(SpeciateError, match="has nothing to decide"):
        play_on(match).request(0)
