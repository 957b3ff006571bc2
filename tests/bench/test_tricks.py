"""Policies for tricks that play alone."""

import pytest
from bench.tricks import main, play

from speciate.games.s_evolution.tricks import CHOSEN


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(0, CHOSEN, "2.0", 3, "a") == play(0, CHOSEN, "2.0", 3, "a")


def test_it_tells_what_was_won(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "4", "--edition", "2013"])
    assert capsys.readouterr().out.startswith("4 games: ")
