"""The match against OpenSpiel's search: the same games again, our seat among the others, and what is told of them."""

from pathlib import Path

import pytest

pytest.importorskip("open_spiel", reason="plays against OpenSpiel: pip install open_spiel")

from bench.one_seat import Played
from bench.rival import OURS, THEIRS, Rivalry, main, rivalries, row
from bench.rungs import RuleSet

from speciate.research.openspiel.game import register

LATEST = RuleSet("s-evolution", {"edition": "2.0"})


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    register()
    rivalry = Rivalry(LATEST, 2, rounds=8, seed="test")
    first, again = rivalry.play(0), rivalry.play(0)
    assert (first.share, first.choices, first.their_choices) == (again.share, again.choices, again.their_choices)
    assert first.choices and first.their_choices


def test_wins_are_of_who_sits_alone_and_times_of_each_search() -> None:
    games = [Played(1.0, 3.0, 0.2, 10, 3.0, 20), Played(0.0, -3.0, 0.4, 20, 1.0, 20)]
    cells = row(Rivalry(RuleSet("evo"), 3, 60, "test"), games)
    assert cells[:4] == ["Evo", "3", OURS, "2"]
    assert cells[4].startswith("50.0 %")
    assert cells[5] == "33 %" and cells[7:] == ["20", "100"]
    assert row(Rivalry(RuleSet("evo"), 3, 60, "test", THEIRS), games)[7:] == ["100", "20"]


def test_every_set_of_rules_is_played_both_ways_round() -> None:
    every = rivalries(0, 60, "test")
    assert {(rivalry.rules.id, rivalry.alone) for rivalry in every} == {
        (rules, alone)
        for rules in ("evolution", "evo", "s-evolution-2.0", "s-evolution-2013")
        for alone in (OURS, THEIRS)
    }
    assert {rivalry.seats for rivalry in every if rivalry.rules.game == "evo"} == {3}


def test_what_was_played_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "evo", "--players", "3", "--games", "1", "--rounds", "2", "--work", str(tmp_path)]
    for _ in range(2):
        main([*words, "--results", str(tmp_path / "results.md")])
    assert capsys.readouterr().err.count("-OpenSpiels: 1 of 3\n") == 1
    told = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "| Evo | 3 | ours | 3 |" in told and "| Evo | 3 | OpenSpiel's | 3 |" in told
