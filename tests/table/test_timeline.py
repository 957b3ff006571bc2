"""Positions by number: for good, whatever is undone later."""

from random import Random

import pytest

from speciate.core.errors import BadRecord
from speciate.table.line import EVERY
from speciate.table.timeline import replay
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
