"""All ladders: every cell a few games before any gets more, each game kept, told in one table a rule set."""

from pathlib import Path

import pytest
from bench.rungs import Climb, RuleSet, Rung

from bench import all_ladders, rungs

QUICK = ("--game", "evo", "--up-to", "beginner", "--jobs", "1")


def climb(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    all_ladders.main([*words, "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8") if results.exists() else ""


def row(told: str, rung: str) -> list[str]:
    found = next(line for line in told.splitlines() if line.startswith(f"| {rung} |"))
    return [cell.strip() for cell in found.split("|")[2:-1]]


def test_every_number_of_seats_has_its_column_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = climb(tmp_path, *QUICK, "--games", "2")
    assert [cell.split(" of ")[-1] for cell in row(told, "beginner among random")] == ["3", "4", "5"]
    assert "| a fair share | 33 % | 25 % | 20 % |" in told and "| casual among" not in told
    kept = tmp_path / "work" / "evo" / "beginner-among-random-5.jsonl"
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 5
    monkeypatch.setattr(Climb, "play", None)  # nothing is left to be played
    assert climb(tmp_path, *QUICK, "--games", "2") == told == climb(tmp_path, *QUICK, "--so-far")


def test_tables_of_four_come_first_and_none_has_more_before_all_have_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = []
    monkeypatch.setattr(all_ladders, "PASSES", (2,))
    monkeypatch.setattr(all_ladders.Ascent, "go_on", lambda _, climb, games, __: order.append((climb.seats, games)))
    climb(tmp_path, *QUICK, "--games", "6")
    few, many = [games for _, games in order].index(6), len(order)
    assert [seats for seats, _ in order[:few]] == [4, 4, 3, 5, 3, 5]
    assert {games for _, games in order[:few]} == {2} and many == 2 * few


def test_it_stops_when_time_is_up_and_keeps_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    climb(tmp_path, *QUICK, "--minutes", "0")
    assert "time is up" in capsys.readouterr().err
    games = Climb(RuleSet("evo"), Rung("greedy", "random"), 4, tmp_path / "work")
    assert list(games.missing(4)) == [1, 2, 3] and games.games() == []  # not a whole deal yet


def test_only_evolution_asks_what_a_master_wins_of_greedy_bots() -> None:
    asked = next(rung for rung in rungs.RUNGS if rung[:2] == ("master", "greedy"))
    assert asked.is_of("evolution") and not asked.is_of("evo")
    assert not Rung("master", "expert").is_of("template") and Rung("expert", "expert-1").is_of("template")


def test_games_of_none_make_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        climb(tmp_path, "--games", "0")
    assert stopped.value.code == 2 and "argument --games: 0 is too few: 1 or more" in capsys.readouterr().err


def test_one_level_can_climb_alone(tmp_path: Path) -> None:
    told = climb(tmp_path, *QUICK, "--games", "1", "--players", "3", "--only", "beginner")
    assert "| beginner among random |" in told and "| greedy among random |" not in told


def test_one_rung_can_be_climbed_alone(tmp_path: Path) -> None:
    told = climb(tmp_path, *QUICK, "--up-to", "casual", "--games", "1", "--players", "3", "--among", "beginner")
    assert "| casual among beginner |" in told and "among random |" not in told


@pytest.mark.parametrize("words", [("--players", "9"), ("--game", "evolutopia", "--up-to", "casual")])
def test_a_table_that_is_not_there_is_told(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        climb(tmp_path, *words)
    assert stopped.value.code == 2 and "there is no such table" in capsys.readouterr().err
