"""The ladder of levels: climbed rung by rung, kept, and written into its own section."""

from pathlib import Path

import pytest

from bench import ladder
from speciate.core import registry
from speciate.lab.archive import Archive
from tests.lab.together import GAME


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
    assert "| random | 4 |" in text and "| greedy | 4 |" in text


def test_a_changed_bot_is_measured_anew() -> None:
    assert ladder.source_mark("evolution") != ladder.source_mark("template")


def test_options_of_the_game_have_a_section_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (ladder.Rung("greedy", "random"),))
    usual = climb(tmp_path, "--game", "template", "--games", "4")
    text = climb(tmp_path, "--game", "template", "--games", "4", "--option", "hand_size=5")
    assert ", hand_size 5\n" in text and usual.strip() in text
