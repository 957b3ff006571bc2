"""Tournaments: repeatable, resumable, and with an account of what they cost."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from speciate.core import registry
from speciate.core.errors import BadOption, SpeciateError
from speciate.core.outcome import Outcome
from speciate.lab.archive import Archive
from speciate.lab.arena import ArenaSeatResult, FinishedGame, ranking, run
from speciate.lab.contest import ONE, TEAMS, Contest
from speciate.lab.standings import Standings
from speciate.table.record import read_record
from speciate.table.timeline import replay
from tests.bots.external_bots import script
from tests.lab.cooperative_game import GAME

CONTEST = Contest("evolution", ("random", "greedy"), 2, 12, "test")


def same(games: list[FinishedGame]) -> list[list[ArenaSeatResult]]:
    """Everything that the same seed must repeat: all but the times."""
    return [[replace(row, seconds=0, slowest=0) for row in game.rows] for game in games]


def standings(contest: Contest, games: list[FinishedGame]) -> Standings:
    table = Standings(contest)
    for game in games:
        table.add(game.rows)
    table.rate()
    return table


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    return list(run(CONTEST, keep_records=True))


@pytest.fixture
def together() -> Iterator[Contest]:
    before = dict(registry.all_games())
    registry.register(GAME)
    yield Contest("together", ("random", "greedy"), 3, 40, "test", TEAMS)
    registry._games.clear()
    registry._games.update(before)


def test_the_number_of_processes_changes_nothing(games: list[FinishedGame]) -> None:
    assert same(list(run(CONTEST, jobs=2))) == same(games)


def test_going_on_from_the_middle_changes_nothing(games: list[FinishedGame]) -> None:
    assert same(list(run(CONTEST, rounds=CONTEST.rounds()[10:]))) == same(games[10:])


def test_every_record_replays_to_the_result_that_was_counted(games: list[FinishedGame], tmp_path: Path) -> None:
    archive = Archive(tmp_path, CONTEST)
    archive.open([])
    for game in games:
        archive.add(game)
    archive.close()
    for game in games:
        record = read_record(archive.record_path(game.rows[0].game))
        outcome = replay(record)[0].state.outcome()
        assert outcome is not None
        assert outcome.scores == [row.score for row in game.rows]
        assert record.header.agents == [row.bot for row in game.rows]


def test_what_a_seat_chose_from_is_counted(games: list[FinishedGame]) -> None:
    for game in games:
        assert sum(row.choices for row in game.rows) == game.rows[0].moves
        assert all(row.options >= row.choices > 0 and row.slowest <= row.seconds for row in game.rows)


def test_the_better_bot_is_rated_higher_and_finishes_ahead(games: list[FinishedGame]) -> None:
    table = standings(CONTEST, games)
    assert table.ranked() == [1, 0]
    greedy, random = table.lines[1].rating, table.lines[0].rating
    assert greedy is not None and random is not None and greedy.low > random.high
    assert table.ahead[1][0].mean + table.ahead[0][1].mean == pytest.approx(1)
    assert sum(line.wins.mean * line.wins.count for line in table.lines) == pytest.approx(table.games)


def test_the_same_games_give_the_same_ratings(games: list[FinishedGame]) -> None:
    first, again = standings(CONTEST, games), standings(CONTEST, games)
    assert [line.rating for line in first.lines] == [line.rating for line in again.lines]


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([9, 9, 7], [0, 1], [1, 1, 3]),
        ([9, 9, 7], [1], [2, 1, 3]),  # a tie that the rules break
        ([4, 9, 4], [1], [2, 1, 2]),
        ([4, 9, 4], [], [2, 1, 2]),
    ],
)
def test_places_follow_from_winners_and_scores(scores: list[int], winners: list[int], places: list[int]) -> None:
    assert ranking(Outcome(scores, winners, [{}] * len(scores))) == places


def test_one_against_the_others_wins_its_share_of_its_own_games() -> None:
    contest = Contest("evolution", ("greedy", "random"), 4, 8, "test", ONE)
    table = standings(contest, list(run(contest)))
    assert table.lines[0].wins.count == 8 and table.lines[1].wins.count == 24
    assert table.lines[0].wins.share_interval[0] > table.fair_share
    assert table.lines[0].rating is None


def test_a_team_wins_or_loses_together_and_is_counted_once(together: Contest) -> None:
    games = list(run(together))
    assert all(len({row.share for row in game.rows}) == 1 for game in games)
    table = standings(together, games)
    assert [line.wins.count for line in table.lines] == [20, 20]
    assert all(line.rating is None for line in table.lines)
    assert {row.share for game in games for row in game.rows} == {0.0, 1.0}
    with pytest.raises(BadOption, match="together"):
        replace(together, mode=ONE).check()


def test_a_bot_that_breaks_is_counted_and_the_tournament_goes_on(tmp_path: Path) -> None:
    bad = script(tmp_path, "os._exit(9)")
    contest = Contest("template", (bad, "random"), 2, 2, "test")
    games = list(run(contest, keep_records=True))
    table = standings(contest, games)
    assert len(games) == 2
    assert table.lines[0].failures.count > 0 and "exit code 9" in table.lines[0].failures.why
    assert table.lines[1].failures.count == 0
    assert any("exit code 9" in json.loads(line).get("note", "") for line in games[0].record)


# -- the folder -------------------------------------------------------------------------------------


def test_an_interrupted_tournament_goes_on_and_ends_as_if_it_had_not_been(
    tmp_path: Path, games: list[FinishedGame]
) -> None:
    archive = Archive(tmp_path / "out", CONTEST)
    archive.open([])
    for game in games[:5]:
        archive.add(game)
    archive.close()
    path = archive.lines.path
    path.write_text(path.read_text() + '[{"game": 5, "de')  # cut off in the middle of a line
    again = Archive(tmp_path / "out", CONTEST)
    done = again.read()
    assert done == [game.rows for game in games[:5]]
    again.open(done)
    for game in games[5:]:
        again.add(game)
    report, table = again.finish(standings(CONTEST, games), "en")
    assert again.read() == [game.rows for game in games]
    assert report.exists() and sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "games.jsonl", "games.parquet", "records", "report.html",
    ]  # fmt: skip
    import pyarrow.parquet

    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert [row["score"] for row in rows] == [row.score for game in games for row in game.rows]


def test_a_folder_of_another_tournament_is_left_alone(tmp_path: Path, games: list[FinishedGame]) -> None:
    archive = Archive(tmp_path, CONTEST)
    archive.open([games[0].rows])
    archive.close()
    with pytest.raises(SpeciateError, match=r"made with something else \(seed\)"):
        Archive(tmp_path, replace(CONTEST, seed="other")).read()
    with pytest.raises(SpeciateError, match="is a file"):
        Archive(tmp_path / "games.jsonl", CONTEST)


def test_without_pyarrow_the_games_are_a_csv(
    tmp_path: Path, games: list[FinishedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speciate.lab.archive.has_parquet", lambda: False)
    archive = Archive(tmp_path, CONTEST)
    archive.open([game.rows for game in games])
    _, table = archive.finish(standings(CONTEST, games), "en")
    assert table.name == "games.csv" and len(table.read_text().splitlines()) == 1 + 24
