"""Ratings: nothing is written over by nothing, and who met others on the ladder stands as far above them as it won."""

import tomllib
from pathlib import Path

import pytest
from bench.ladder import Ladder
from bench.one_seat import Played
from bench.rungs import Climb

from bench import ratings
from speciate.core.registry import get_game


@pytest.mark.parametrize("game", ["evo", "evolutopia"])
def test_where_nothing_was_played_nothing_is_written(game: str, tmp_path: Path) -> None:
    out = tmp_path / "ratings.toml"
    ratings.main(["--game", game, "--so-far", "--work", str(tmp_path / "work"), "--out", str(out)])
    assert not out.exists()


def test_a_team_is_told_by_what_it_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "bots_of", lambda _: ["random"])
    out = tmp_path / "ratings.toml"
    ratings.main(["--game", "evolutopia", "--share", "0.05", "--work", str(tmp_path / "work"), "--out", str(out)])
    told = tomllib.loads(out.read_text(encoding="utf-8"))["evolutopia"]
    assert told["games"] == 3 and told["random"]["wins"] == 0.0 and told["random"]["ms"] >= 0.0


@pytest.mark.parametrize(("share", "seats", "points"), [(0.25, 4, 0), (0.5, 2, 0), (10 / 11, 2, 400), (0.5, 4, 191)])
def test_400_points_are_odds_of_ten_to_one_against_each(share: float, seats: int, points: int) -> None:
    told = ratings.above(1500, [share, share, share], seats)
    assert told == {"rating": 1500 + points, "low": 1500 + points, "high": 1500 + points}


@pytest.mark.parametrize(("games", "won"), [(ratings.FEWEST - 1, 1.0), (ratings.FEWEST, 1.0), (40, 0.5)])
def test_few_games_tell_nothing_and_nobody_is_sure(
    games: int, won: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [Played(float(number < games * won), 0.0, 0.0, 1, 0.0, 1) for number in range(games)]
    monkeypatch.setattr(Climb, "games", lambda _: played)
    row = ratings.ladder_row(Ladder(get_game("evo"), 4, 0, 1, "test", tmp_path), "expert", "strong")
    if games < ratings.FEWEST:
        assert row is None
    else:
        assert row is not None and row[0] == pytest.approx(min(won, ratings.SUREST))
        assert row[1] < row[0] <= row[2] <= ratings.SUREST
