from pathlib import Path

import pytest

from bench import all_ladders, ladder


def climb(tmp_path: Path, *more: str) -> str:
    results = tmp_path / "RESULTS.md"
    places = ["--work", str(tmp_path / "work"), "--results", str(results)]
    all_ladders.main(["--game", "evo", "--games", "2", "--up-to", "beginner", "--jobs", "1", *places, *more])
    return results.read_text(encoding="utf-8")


def test_every_number_of_seats_has_its_column_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = climb(tmp_path)
    row = next(line for line in told.splitlines() if line.startswith("| beginner among random"))
    assert [cell.strip().split(" of ")[-1] for cell in row.split("|")[2:-1]] == ["3", "4", "5"]
    assert "| a fair share | 33 % | 25 % | 20 % |" in told
    monkeypatch.setattr(ladder, "play_round", None)  # nothing is left to be played
    assert climb(tmp_path) == told


def test_a_share_of_the_rounds_has_tables_of_its_own(tmp_path: Path) -> None:
    told = climb(tmp_path, "--share", "0.5")
    assert "## Ladder of Evo, every number of seats, 50 % of the rounds" in told
    assert "--share 0.5`" in told


@pytest.mark.parametrize("wrong", [["--share", "0"], ["--share", "1.5"], ["--games", "0"]])
def test_numbers_that_make_no_sense_are_refused(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        climb(tmp_path, *wrong)
    assert stopped.value.code == 2
    assert "--share is more than 0" in capsys.readouterr().err
