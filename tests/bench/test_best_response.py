"""Who knows how the others play: sees what they will do about a move, is the same again, and is written down."""

from pathlib import Path
from random import Random

import pytest
from bench.best_response import BestResponse, Trial, surely_more
from bench.one_seat import Match, Played, in_turns
from bench.rungs import RuleSet

from bench import best_response
from speciate.lab.journal import JournalFile
from speciate.table.agent import Request
from tests.bots import bait


def test_it_foresees_what_the_known_bot_does_about_a_move() -> None:
    """Greedy takes the bait, which looks rich, and would snatch it from whoever took it."""
    state = bait.GAME.new(2)
    request = Request(bait.GAME, state.pending()[0], state.legal(0), state.view(0))
    assert bait.GAME.engine.codec.text(BestResponse("greedy", 8, Random(1)).choose(request)) == "leave"


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    trial = Trial(RuleSet("s-evolution", {"rounds": "1"}), 2, "casual", 4, "test")
    first, again = trial.play(0), trial.play(0)
    assert (first.share, first.lead, first.choices) == (again.share, again.lead, again.choices)
    assert first.choices and first.their_choices


def test_what_was_played_is_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--game", "s-evolution", "--option", "rounds=1", "--players", "2", "--games", "1", "--tries", "2"]
    for _ in range(2):
        best_response.main([*table, "--work", str(tmp_path), "--results", str(tmp_path / "results.md")])
    assert capsys.readouterr().err.count(" 1 of 2\n") == 1  # every deal from both seats, and none of them twice
    told = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "| S-Evolution 1 | 1 casual | 2 |" in told and "| 50 % |" in told


def test_another_move_must_come_to_more_than_chance() -> None:
    assert surely_more([0.6, 0.7], [0.5, 0.6])
    assert not surely_more([0.9, 0.1], [0.5, 0.4])
    assert not surely_more([0.5], [0.5])


def test_matches_take_turns_deal_by_deal_and_end_when_time_is_up(tmp_path: Path) -> None:
    seen: list[str] = []

    def match(name: str) -> Match:
        def play(number: int) -> Played:
            seen.append(f"{name}{number}")
            return Played(1.0, 0.0, 0.0, 1, 0.0, 1)

        return Match(JournalFile(tmp_path / name, {"game": name}, Played), 2, play)

    in_turns([match("a"), match("b")], 3, 1.0)
    assert seen == ["a0", "a1", "b0", "b1", "a2", "a3", "b2", "b3"]
    in_turns([match("a")], 5, 0.0)
    assert seen[8:] == []
    in_turns([match("a")], 5, 1.0)
    assert seen[8:] == ["a4", "a5"]
