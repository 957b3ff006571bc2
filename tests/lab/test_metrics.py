"""Every metric on a game where the truth is known."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from speciate.core import registry
from speciate.core.errors import SpeciateError
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.run import Observe, Task, measure
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import Cell, MetricTable
from speciate.lab.origin import OtherOrigin
from tests.lab import metric_games
from tests.lab.metric_games import small


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    before = dict(registry.all_games())
    yield
    registry._games.clear()
    registry._games.update(before)


def rows(table: MetricTable, **labels: Cell) -> list[dict[str, Cell]]:
    return [row for row in table.rows if all(row[name] == value for name, value in labels.items())]


def value(table: MetricTable, **labels: Cell) -> float:
    (row,) = rows(table, **labels)
    assert isinstance(row["value"], (int, float))
    return float(row["value"])


def found(cls: type, metric: str, games: int = 20, bots: tuple[str, ...] = ("random",), **more: object) -> Findings:
    seats = more.pop("seats", (2,))
    study = Study(small(cls).id, bots=bots, games=games, seats=seats, **more)  # type: ignore[arg-type]
    return measure(study, (metric,))


def test_length_of_a_game_of_fixed_length() -> None:
    table = found(metric_games.FirstWins, "length", seats=(2, 3))["length"]
    for seats in (2, 3):
        for of in ("mean", "p10", "p90"):
            assert value(table, seats=seats, measure="moves", of=of) == 3 * seats
            assert value(table, seats=seats, measure="choices", of=of) == 2 * seats


def test_a_third_of_all_choices_is_forced_where_one_turn_of_three_is() -> None:
    table = found(metric_games.FirstWins, "branching")["branching"]
    assert value(table, decision="all", measure="forced") == pytest.approx(1 / 3)
    assert value(table, decision="play", measure="options") == pytest.approx(5 / 3)
    assert [row["half_width"] for row in table.rows] == pytest.approx([0.0] * len(table.rows), abs=1e-6)


def test_the_first_seat_has_all_the_advantage_where_it_always_wins() -> None:
    table = found(metric_games.FirstWins, "seat-advantage", seats=(2, 3, 4))["seat-advantage"]
    for seats in (2, 3, 4):
        assert value(table, seats=seats, seat=1) == pytest.approx(1 - 1 / seats)
        assert value(table, seats=seats, seat=2) == pytest.approx(-1 / seats)


def test_one_waits_for_everybody_else_where_turns_go_round() -> None:
    table = found(metric_games.Overtaking, "downtime", seats=(2, 4))["downtime"]
    for seats in (2, 4):
        for seat in range(1, seats + 1):
            assert value(table, seats=seats, seat=seat, measure="wait") == pytest.approx(seats - 1)
            assert value(table, seats=seats, seat=seat, measure="longest") == seats - 1


def test_every_move_but_the_first_is_a_lead_change_where_each_overtakes() -> None:
    table = found(metric_games.Overtaking, "lead-changes", seats=(2, 3))["lead-changes"]
    for seats in (2, 3):
        assert value(table, seats=seats, measure="changes") == metric_games.TURNS * seats - 1


def test_the_winner_is_known_halfway_where_a_toss_decides_then() -> None:
    findings = found(metric_games.DecidedHalfway, "lead-changes", games=40)
    known = findings["winner-known"]
    assert value(known, played=40) == pytest.approx(0.5, abs=1e-6)
    assert value(known, played=60) == pytest.approx(1.0, abs=1e-6)
    assert 0.5 <= value(findings["lead-changes"], measure="known") <= 0.6
    assert value(findings["lead-changes"], measure="changes") == 0
    assert value(findings["comebacks"], below="half") == 0


# -- running ---------------------------------------------------------------------------------------------------


def text(findings: Findings) -> str:
    return json.dumps(findings.to_json())


STUDY = Study("template", bots=("random", "greedy"), seats=(2, 3), games=12)
SOME = ("length", "downtime", "lead-changes")


def test_any_number_of_workers_finds_the_same() -> None:
    assert text(measure(STUDY, SOME, jobs=1)) == text(measure(STUDY, SOME, jobs=2))


def test_a_run_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    whole = text(measure(STUDY, SOME, journal=journal))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:8]) + lines[8][:5])
    seen: list[int] = []
    assert text(measure(STUDY, SOME, journal=journal, progress=lambda done, _: seen.append(done))) == whole
    assert seen[0] == 8 and journal.read_bytes() == b"".join(lines)


def test_a_journal_of_another_study_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    measure(STUDY, ("length",), journal=journal)
    with pytest.raises(OtherOrigin) as refused:
        measure(STUDY, ("downtime",), journal=journal)
    assert refused.value.parts == ["metrics"]


def test_a_deal_is_the_same_for_whoever_watches() -> None:
    both = Observe(STUDY)(Task(("length", "downtime"), 3, 4))
    assert both[1:] == Observe(STUDY)(Task(("downtime",), 3, 4))


@pytest.mark.parametrize(
    ("study", "metrics", "said"),
    [
        (Study("template"), ("lenght",), 'metric "lenght"'),
        (Study("template", bots=("gredy",)), ("length",), "gredy"),
        (Study("template", seats=(9,)), ("length",), "not 9"),
        (Study("template", games=0), ("length",), "1 or more"),
    ],
)
def test_what_is_wrong_is_said_before_a_game_is_played(study: Study, metrics: tuple[str, ...], said: str) -> None:
    with pytest.raises(SpeciateError, match=said):
        measure(study, metrics)


def test_tables_as_data_frames_and_files(tmp_path: Path) -> None:
    findings = measure(STUDY, SOME)
    arrow = findings.arrow("length")
    assert arrow.column_names == ["seats", "measure", "of", "value", "half_width", "count"]
    findings.save(tmp_path / "a.json")
    assert json.loads((tmp_path / "a.json").read_text())["tables"][0]["rows"] == findings["length"].rows
    findings.save(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text().startswith("metric,seats,measure,of,")
    findings.save(tmp_path / "a.parquet")
    assert (tmp_path / "a.parquet").stat().st_size > 0
