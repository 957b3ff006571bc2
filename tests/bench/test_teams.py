"""Teams of experts and masters: the same deals for both, gone on with, one table of levels and seats."""

from pathlib import Path

import pytest
from bench.teams import TABLES, Played, Teams

from bench import teams


def measure(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    teams.main([*words, "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


def test_what_was_played_is_kept_and_told_by_level_and_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters win all, experts what they play alone."""

    def play(_: Teams, number: int) -> list[Played]:
        city, seats = TABLES[number % len(TABLES)]
        won = {"expert": seats == 1, "master": True}
        return [Played(team, city, seats, won[team], 9, 0.5, 100) for team in won]

    monkeypatch.setattr(Teams, "play", play)
    first = measure(tmp_path, "--games", "2", "--iterations", "8")
    assert "## Teams of Evolutopia, 8 rounds a choice for both" in first
    assert "| master | 100 % [72 – 100] of 10 |" in first and "| expert | 20 % [6 – 51] of 10 |" in first
    assert "Of 50 deals only the masters won 40, only the experts 0: +80.0 ± 11.2 points." in first
    assert "| 1 expert | 100 % [34 – 100] of 2 |" in first and "| 5 expert | 0 % [0 – 66] of 2 |" in first
    monkeypatch.setattr(Teams, "play", None)  # nothing is left to be played
    assert measure(tmp_path, "--games", "2", "--iterations", "8") == first
    assert measure(tmp_path, "--games", "2", "--iterations", "8", "--so-far") == first


def test_both_teams_have_the_deal_of_their_table() -> None:
    expert, master = Teams(1, "same").play(6)
    assert (expert.team, master.team) == ("expert", "master")
    assert (expert.city, expert.seats) == (master.city, master.seats) == TABLES[6] == ("1", 2)
    assert expert.choices > 0 and expert.cycles > 0
    assert Teams(1, "same").play_team("expert", "1", 2, "same/6").cycles == expert.cycles


def test_without_games_there_is_nothing_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        measure(tmp_path, "--so-far")
    assert ended.value.code == 2 and "nothing has been played yet" in capsys.readouterr().err
