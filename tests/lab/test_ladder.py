"""The ladder of levels: climbed rung by rung, kept, and written into its own section."""

from pathlib import Path

import pytest

from bench import ladder
from speciate.bots.levels import LEVELS
from speciate.core import registry
from speciate.lab.archive import Archive
from tests.lab.cooperative_game import GAME


def climb(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    ladder.main([*words, "--jobs", "1", "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


def test_a_rung_is_played_once_and_other_sections_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (ladder.Rung("greedy", "random"), ladder.Rung("nobody", "random")))
    (tmp_path / "RESULTS.md").write_text("# Results\n\n## Something else\n\nstays\n", encoding="utf-8")
    first = climb(tmp_path, "--game", "template", "--games", "6")
    assert "## Something else" in first and "stays" in first
    assert "| greedy against 3 random | 8 |" in first and ("met" in first or "MISSED" in first)
    assert "no such bot" in capsys.readouterr().err
    monkeypatch.setattr(Archive, "add", None)  # nothing is left to be played
    assert climb(tmp_path, "--game", "template", "--games", "6") == first


def test_where_all_win_together_teams_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {**registry.all_games(), GAME.id: GAME})
    text = climb(tmp_path, "--game", "together", "--games", "4", "--teams", "random,greedy")
    assert "| random | 6 |" in text and "| greedy | 6 |" in text  # a multiple of three seats


def test_a_variant_and_another_table_have_sections_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (ladder.Rung("greedy", "random", 0.85),))
    climb(tmp_path, "--game", "s-evolution", "--games", "4")
    climb(tmp_path, "--game", "s-evolution", "--games", "4", "--option", "edition=2013")
    text = climb(tmp_path, "--game", "s-evolution", "--games", "4", "--players", "2")
    for title in ("S-Evolution", "S-Evolution, edition 2013", "S-Evolution, 2 seats"):
        assert f"## Levels of bots: {title}\n" in text
    assert text.count("| ≥ 80 % |") == 3  # the target of this game
    assert "`python -m bench.ladder --game s-evolution --players 4 --games 4 --option edition=2013`" in text


def test_what_was_played_so_far_is_written_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (ladder.Rung("greedy", "random"),))
    climb(tmp_path, "--game", "template", "--games", "4")
    monkeypatch.setattr(Archive, "add", None)
    monkeypatch.setattr(ladder, "RUNGS", (ladder.Rung("greedy", "random"), ladder.Rung("beginner", "random")))
    text = climb(tmp_path, "--game", "template", "--games", "8", "--so-far")
    assert "| greedy against 3 random | 4 |" in text and "| so far |" in text and "beginner" not in text


def test_no_clock_cuts_a_search_short() -> None:
    usual = dict(LEVELS)
    with ladder.patience():
        assert all(level.seconds == ladder.PATIENCE for level in LEVELS.values())
        assert all(level._replace(seconds=usual[name].seconds) == usual[name] for name, level in LEVELS.items())
    assert usual == LEVELS


def test_a_changed_bot_is_measured_anew() -> None:
    marks = {ladder.source_mark(game) for game in registry.all_games()}
    assert len(marks) == len(registry.all_games())
