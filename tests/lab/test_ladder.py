"""The ladder of teams: one level after the other, kept, and written into its own section."""

from pathlib import Path

import pytest

from bench import ladder
from speciate.core import registry
from speciate.lab.archive import Archive
from speciate.lab.contest import Contest
from tests.lab.cooperative_game import GAME


def climb(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    ladder.main([*words, "--jobs", "1", "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {**registry.all_games(), GAME.id: GAME})


def test_a_team_plays_once_and_other_sections_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "RESULTS.md").write_text("# Results\n\n## Something else\n\nstays\n", encoding="utf-8")
    words = ("--game", "together", "--games", "4", "--teams", "random,greedy")
    first = climb(tmp_path, *words)
    assert "## Something else" in first and "stays" in first
    assert "| random | 6 |" in first and "| greedy | 6 |" in first  # a multiple of three seats
    monkeypatch.setattr(Archive, "add", None)  # nothing is left to be played
    assert climb(tmp_path, *words) == first


def test_a_variant_and_another_table_have_sections_of_their_own(tmp_path: Path) -> None:
    words = ("--game", "evolutopia", "--games", "1", "--teams", "random")
    climb(tmp_path, *words)
    climb(tmp_path, *words, "--option", "level=4")
    text = climb(tmp_path, *words, "--players", "1")
    for title in ("Evolutopia", "Evolutopia, level 4", "Evolutopia, alone"):
        assert f"## Levels of bots: {title}\n" in text
    assert "`python -m bench.ladder --game evolutopia --players 3 --games 3 --option level=4`" in text


def test_what_was_played_so_far_is_written_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climb(tmp_path, "--game", "together", "--games", "3", "--teams", "random")
    monkeypatch.setattr(Archive, "add", None)
    text = climb(tmp_path, "--game", "together", "--games", "6", "--teams", "random,greedy", "--so-far")
    assert "| random | 3 |" in text and "| greedy |" not in text


def test_where_each_plays_for_itself_there_is_another_ladder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        climb(tmp_path, "--game", "evo")
    assert stopped.value.code == 2 and "bench.all_ladders --game evo" in capsys.readouterr().err


def test_a_changed_bot_is_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--game", "together", "--games", "3", "--teams", "random")
    climb(tmp_path, *words)
    played = Contest.origin
    monkeypatch.setattr(Contest, "origin", lambda contest: {**played(contest), "bot random": "other"})
    monkeypatch.setattr(ladder, "play_round", None)
    with pytest.raises(TypeError):  # it plays
        climb(tmp_path, *words)


@pytest.mark.parametrize(
    ("words", "what"),
    [(("--option", "level=99"), "level"), (("--teams", "expret"), "did you mean"), (("--players", "9"), "not 9")],
)
def test_what_is_not_there_is_told(
    words: tuple[str, ...], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        climb(tmp_path, "--game", "evolutopia", "--games", "1", *words)
    assert stopped.value.code == 2 and what in capsys.readouterr().err
