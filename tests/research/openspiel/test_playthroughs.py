"""A game of each title as OpenSpiel tells it is as it was: actions, observations and texts mean what they meant."""

import pytest

from tests.research.openspiel.playthroughs import FOLDER, GAMES, told


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    stale = f"{name}.txt is stale; if that is meant: python -m tests.research.openspiel.playthroughs"
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == told(GAMES[name]), stale


def test_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
