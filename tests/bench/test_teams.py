"""Two teams: the same deals for both, kept, gone on with, one table of levels and seats."""

from pathlib import Path

import pytest
from bench.teams import TABLES, Deal, Played, Teams

from bench import teams


def measure(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    teams.main([*words, "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


def test_what_was_played_is_kept_and_told_by_level_and_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters win all, experts what they play alone."""

    def play_team(_: Teams, team: str, __: str, seats: int, *___: str) -> Played:
        return Played(team == "master" or seats == 1, 9, 0.5, 100)

    monkeypatch.setattr(Teams, "play_team", play_team)
    first = measure(tmp_path, "--games", "2", "--iterations", "8")
    assert "## Teams of Evolutopia: expert and master, 8 rounds a choice for both" in first
    assert "| master | 100 % [72 – 100] of 10 |" in first and "| expert | 20 % [6 – 51] of 10 |" in first
    assert "Of 50 deals only master won 40, only expert 0: +80.0 ± 11.2 points." in first
    assert "| 1 expert | 100 % [34 – 100] of 2 |" in first and "| 5 expert | 0 % [0 – 66] of 2 |" in first
    monkeypatch.setattr(Teams, "play_team", None)  # nothing is left to be played
    assert measure(tmp_path, "--games", "2", "--iterations", "8") == first
    assert measure(tmp_path, "--games", "2", "--iterations", "8", "--so-far") == first


def test_both_teams_have_the_deal_of_their_table(tmp_path: Path) -> None:
    match = Teams(("expert-1", "expert"), 1, tmp_path)
    deals: list[Deal] = []
    for _ in range(7):
        deals = match.play_next()
    assert [(deal.city, deal.seats) for deal in deals] == TABLES[:7]
    for number, name in enumerate(match.names):
        again = match.play_team(name, *TABLES[6], "teams/6")
        played = deals[6].played[number]
        assert (again.won, again.cycles, again.choices) == (played.won, played.cycles, played.choices)
        assert played.choices > 0 and played.cycles > 0


def test_without_games_there_is_nothing_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        measure(tmp_path, "--so-far")
    assert ended.value.code == 2 and "nothing has been played yet" in capsys.readouterr().err
