"""Many games: fair seats, the same results however they are divided, and files that are whole."""

import csv
from pathlib import Path

import pytest

from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.core.streams import stream
from speciate.lab.averages import Mean, ResultSummary
from speciate.lab.plan import Plan
from speciate.lab.results import Journal
from speciate.lab.simulate import SeatResult, natures, simulate

PLAN = Plan("evolution", ("greedy", "random"), 30, "test")


def read_csv(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text().splitlines()))


@pytest.fixture(scope="module")
def games() -> list[list[SeatResult]]:
    return list(simulate(PLAN))


def test_every_bot_sits_everywhere_equally_often(games: list[list[SeatResult]]) -> None:
    seats = [seat.seat for game in games for seat in game if seat.bot == "greedy"]
    assert seats.count(0) == seats.count(1) == 15


def test_the_number_of_processes_changes_nothing(games: list[list[SeatResult]]) -> None:
    assert list(simulate(PLAN, jobs=2)) == games


def test_going_on_from_the_middle_changes_nothing(games: list[list[SeatResult]]) -> None:
    assert list(simulate(PLAN, start=11)) == games[11:]


def test_luck_seeded_anew_is_that_of_a_stream_of_its_own() -> None:
    """Whatever was drawn before, also the half of a pair that `gauss` keeps."""
    for number, nature in natures("test/four", [7, 0, 12]):
        own = stream(f"test/four/{number}", "nature")
        assert [nature.gauss(0, 1), nature.random()] == [own.gauss(0, 1), own.random()]


def test_the_win_is_shared_out_once_a_game(games: list[list[SeatResult]]) -> None:
    for game in games:
        assert sum(seat.share for seat in game) == pytest.approx(1)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("evolutoin", ("random",) * 4, 1, "1"), UnknownName),
        (Plan("evolution", ("random",) * 7, 1, "1"), BadOption),
        (Plan("evolution", ("random", "gredy"), 1, "1"), UnknownName),
        (Plan("evolution", ("random",) * 2, 0, "1"), BadOption),
        (Plan("evolution", ("random",) * 2, 1, "1", {"quik": True}), UnknownName),
    ],
)
def test_a_plan_with_a_mistake_is_refused_before_it_starts(plan: Plan, error: type[SpeciateError]) -> None:
    with pytest.raises(error):
        plan.check()


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, games: list[list[SeatResult]]) -> None:
    out = tmp_path / "results.csv"
    journal = Journal(out, PLAN).open([])
    for game in games[:7]:
        journal.add(game)
    journal.close()  # interrupted here, in the middle of a line
    journal.path.write_text(journal.path.read_text() + '[{"game": 7, "se')
    again = Journal(out, PLAN)
    done = again.read()
    assert done == games[:7]
    again.open(done)
    for game in games[7:]:
        again.add(game)
    again.finish()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["results.csv", "results.csv.origin.json"]
    rows = read_csv(out)
    assert len(rows) == 60
    assert [int(row["score"]) for row in rows] == [seat.score for game in games for seat in game]


def test_parquet_and_csv_say_the_same(tmp_path: Path, games: list[list[SeatResult]]) -> None:
    import pyarrow.parquet

    for name in ("results.csv", "results.parquet"):
        journal = Journal(tmp_path / name, PLAN).open(games)
        journal.finish()
    table = pyarrow.parquet.read_table(tmp_path / "results.parquet").to_pylist()
    rows = read_csv(tmp_path / "results.csv")
    assert [[str(value) for value in row.values()] for row in table] == [list(row.values()) for row in rows]


def test_a_journal_of_another_experiment_is_left_alone(tmp_path: Path, games: list[list[SeatResult]]) -> None:
    out = tmp_path / "results.csv"
    Journal(out, PLAN).open(games[:1]).close()
    with pytest.raises(SpeciateError, match=r"made with something else \(bot greedy, bots\)"):
        Journal(out, Plan("evolution", ("random", "random"), 30, "test")).read()


@pytest.mark.parametrize("name", ["results.txt", "results", "nowhere/results.csv"])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path, name: str) -> None:
    with pytest.raises(SpeciateError, match="results"):
        Journal(tmp_path / name, PLAN)


def test_the_running_mean_is_the_mean() -> None:
    mean = Mean()
    for value in (1.0, 4.0, 4.0, 7.0):
        mean.add(value)
    assert mean.mean == 4
    assert mean.deviation == pytest.approx(6**0.5)
    assert mean.margin == pytest.approx(1.959964 * 6**0.5 / 2)


def test_the_interval_of_a_share_stays_within_it_and_is_never_empty() -> None:
    always = Mean()
    for _ in range(20):
        always.add(1.0)
    low, high = always.share_interval
    assert low == pytest.approx(0.839, abs=0.001)  # Wilson's interval for 20 of 20
    assert high == 1.0


def test_the_summary_counts_every_game_once(games: list[list[SeatResult]]) -> None:
    summary = ResultSummary()
    for game in games:
        summary.add(game)
    assert summary.games == 30
    assert summary.moves.count == 30
    assert sum(mean.mean * mean.count for mean in summary.wins_by_bot.values()) == pytest.approx(30)
