"""Of golden games: their events and audiences, views (fields, eye), preview and encode tell what they told."""

from pathlib import Path

import pytest

from speciate.core.registry import all_games
from tests.golden.heard import KEPT, announcements, heard_of, records

LINES = KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_is_heard_and_seen_of_a_golden_game_is_what_it_was(path: Path) -> None:
    assert heard_of(path) in LINES


def test_every_announcement_is_what_it_was() -> None:
    told = [line for game in all_games().values() for line in announcements(game)]
    assert told == LINES[: len(told)] and len(LINES) == len(told) + len(records())
