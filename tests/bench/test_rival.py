"""The match against OpenSpiel's search: the same games again, our seat among the others, and what is told of them."""

from pathlib import Path

import pytest

pytest.importorskip("open_spiel", reason="plays against OpenSpiel: pip install open_spiel")

from bench.one_seat import Played
from bench.rival import Rivalry, main, row

from speciate.research.openspiel.game import register


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    register()
    rivalry = Rivalry("s-evolution", 2, rounds=8, seed="test")
    first, again = rivalry.play(0), rivalry.play(0)
    assert (first.share, first.choices, first.their_choices) == (again.share, again.choices, again.their_choices)
    assert first.choices and first.their_choices


def test_wins_and_times_are_those_of_our_seat() -> None:
    games = [Played(1.0, 3.0, 0.2, 10, 3.0, 20), Played(0.0, -3.0, 0.4, 20, 1.0, 20)]
    cells = row(Rivalry("evo", 3, 60, "test"), games)
    assert cells[:3] == ["evo", "3", "2"]
    assert cells[3].startswith("50.0 %")
    assert cells[4:] == ["33 %", "20", "100"]


def test_what_was_played_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "s-evolution", "--games", "2", "--rounds", "8", "--work", str(tmp_path)]
    for _ in range(2):
        main([*words, "--results", str(tmp_path / "results.md")])
    first, _, again = capsys.readouterr().err.partition("2 of 2")
    assert "1 of 2" in first and "of 2" not in again
    assert "s-evolution | 2 | 2 |" in (tmp_path / "results.md").read_text(encoding="utf-8")
