"""Policies for tricks that play alone."""

import pytest
from bench.tricks import Tricks, between, main, play

TRICKS = Tricks(keep=0.1, discovery=0.9, sharpness=8.0, beaten=0.6)


def test_a_place_between_two_has_a_value_between_theirs() -> None:
    assert between([3.0, 1.0], 0.5) == 2.0
    assert between([3.0, 1.0], 4.5) == 1.0


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(0, TRICKS, "2.0", 3, "a") == play(0, TRICKS, "2.0", 3, "a")


def test_it_tells_what_was_won(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "4", "--edition", "2013"])
    assert capsys.readouterr().out.startswith("4 games: ")
