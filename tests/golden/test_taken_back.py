"""Undo, timeline and history: what is taken back, what stays, and who knows of it is what it was."""

import pytest

from speciate.core.game import GameSpec
from speciate.table.timeline import Timeline
from tests.golden.taken_back import KEPT, games, line, played

LINES = KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_may_be_taken_back_is_what_it_was(game: GameSpec) -> None:
    assert [line(game)] == [kept for kept in LINES if kept.startswith(f"{game.id}:")]


def test_nothing_else_is_kept() -> None:
    assert len(LINES) == len(games())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_position_of_the_past_is_still_what_it_was(game: GameSpec) -> None:
    """Visited in any order, with and without snapshots nearby; and what stands leads to where the game is."""
    match, _ = played(game)
    again = Timeline(match.record.header)
    for position, entry in enumerate(match.record.entries):
        assert match.timeline.seek(position).digest() == again.state.digest()
        again.append(entry)
    start = match.timeline.seek(0)
    for at in match.timeline.line()[1:]:
        entry = match.record.entries[at - 1]
        start.apply(entry.seat, entry.packed)
    assert start.digest() == again.state.digest() == match.digest()
    assert [*match.timeline.backwards()] == match.timeline.line()[:0:-1]
    assert match.timeline.after(0) == match.timeline.line()[1:]
