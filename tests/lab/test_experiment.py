"""Experiments: the same deals for all variants, the same summary for any number of workers, nothing lost or twice."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

from speciate.core.errors import BadPack, SpeciateError, UnknownName
from speciate.core.registry import get_game
from speciate.lab.comparison import KeptRun, compare
from speciate.lab.deals import Deals
from speciate.lab.experiment import Experiment, Seats, Variant, changed, read_experiment
from speciate.lab.experiment_run import ExperimentFolder, read_games, run_experiment
from speciate.lab.origin import OtherOrigin
from speciate.lab.tally import Tally

RANDOM = Seats("two", ("random", "random"))
SHORT = Experiment(
    "test",
    "template",
    (Variant("usual"), Variant("again"), Variant("once more")),
    (RANDOM, Seats("three", ("random", "random", "random"))),
    games=40,
    measures=("score", "lead", "moves"),
)
FILE = """
title = "Acorns"
game = "template"
games = 30
measures = ["score", "moves"]
table = [{ bots = ["random", "random"] }]
[[variant]]
name = "usual"
[[variant]]
name = "dear oaks"
changes.seeds.oak.value = 9
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "acorns.toml"
    path.write_text(FILE)
    return path


def test_any_number_of_workers_writes_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for jobs in (1, 2, 4):
        run_experiment(SHORT, tmp_path / str(jobs), jobs)
        written.append([(tmp_path / str(jobs) / name).read_bytes() for name in ("summary.json", "deals.jsonl")])
    assert written[0] == written[1] == written[2]


def test_the_same_variant_twice_differs_by_nothing_on_the_same_deals(tmp_path: Path) -> None:
    rows = run_experiment(SHORT, tmp_path).summary()["rows"]
    again = [row for row in rows if row["variant"] == "again"]
    assert len(again) == 6
    assert {(row["difference"], row["half_width"], row["p"]) for row in again} == {(0.0, 0.0, 1.0)}
    assert all(row["deviation"] > 0 for row in again if row["measure"] == "score")  # the deals themselves differ


def test_a_file_says_what_is_changed_and_the_change_is_played(file: Path, tmp_path: Path) -> None:
    experiment = read_experiment(file)
    tally = run_experiment(experiment, tmp_path / "out")
    dear = next(row for row in tally.summary()["rows"] if row["variant"] == "dear oaks" and row["measure"] == "score")
    assert dear["difference"] > 0
    pack = experiment.variants[1].pack
    assert pack is not None and get_game("template").engine.pack(pack).is_house


def test_a_killed_run_goes_on_with_no_deal_lost_or_twice(file: Path, tmp_path: Path) -> None:
    file.write_text(FILE.replace("games = 30", "games = 4000"))
    line = [sys.executable, "-m", "speciate.cli", "lab", "run", str(file), "--out", str(tmp_path / "killed")]
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
    deals = tmp_path / "killed" / "deals.jsonl"
    while not deals.exists() or deals.read_bytes().count(b"\n") < 30:
        assert process.poll() is None
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    with deals.open("ab") as out:
        out.write(b"[[1.0, 2")  # and in the middle of a line
    count = deals.read_bytes().count(b"\n") + 20
    experiment = replace(read_experiment(file), games=count)  # the same, with a number of deals that is soon reached
    run_experiment(experiment, tmp_path / "killed", 2)
    run_experiment(experiment, tmp_path / "whole")
    for name in ("summary.json", "deals.jsonl"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert deals.read_bytes().count(b"\n") == count + 1


def test_a_run_that_stops_when_it_is_exact_enough_stops_at_the_same_deal(tmp_path: Path) -> None:
    eager = replace(SHORT, games=2000, variants=SHORT.variants[:2], stop_measure="score", within=0.5)
    one, two = run_experiment(eager, tmp_path / "1"), run_experiment(eager, tmp_path / "2", 2)
    assert one.deals == two.deals == 50  # the fewest there may be: these variants do not differ at all
    assert (tmp_path / "1" / "summary.json").read_bytes() == (tmp_path / "2" / "summary.json").read_bytes()
    assert run_experiment(eager, tmp_path / "1").deals == 50  # and there is nothing to add


def test_every_game_is_a_row_of_a_table_with_a_schema(tmp_path: Path) -> None:
    import pyarrow.parquet

    run_experiment(SHORT, tmp_path)
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 40 * 2 * 3
    assert [(each.name, str(each.type)) for each in table.schema] == [
        ("deal", "int64"), ("table", "string"), ("variant", "string"),
        ("score", "double"), ("lead", "double"), ("moves", "double"),
    ]  # fmt: skip
    mean = sum(row["score"] for row in table.to_pylist() if row["table"] == "two" and row["variant"] == "usual") / 40
    assert mean == pytest.approx(json.loads((tmp_path / "summary.json").read_text())["rows"][0]["mean"])


def test_the_table_is_the_same_however_many_deals_come_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speciate.lab.games_table.ROWS", 25)  # four deals of six games, and never a part of one
    run_experiment(SHORT, tmp_path)
    as_played = (tmp_path / "games.parquet").read_bytes()
    (tmp_path / ".games.parquet.1.killed").write_text("half a table")
    monkeypatch.setattr("speciate.lab.experiment_run.READ", 1)  # a line at a time
    run_experiment(SHORT, tmp_path)
    assert (tmp_path / "games.parquet").read_bytes() == as_played
    assert not list(tmp_path.glob(".*"))  # nothing is left of what was killed


def test_without_pyarrow_the_table_has_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_experiment(SHORT, tmp_path)
    monkeypatch.setattr("speciate.lab.games_table.has_parquet", lambda: False)
    run_experiment(SHORT, tmp_path)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows == [{key: str(value) for key, value in row.items()} for row in read_games(tmp_path).to_pylist()]


def test_two_runs_are_paired_by_deal(tmp_path: Path) -> None:
    run_experiment(SHORT, tmp_path / "a")
    other = replace(SHORT, variants=(Variant("usual"), Variant("longer")), games=30)
    run_experiment(other, tmp_path / "b")
    rows = compare(KeptRun(tmp_path / "a"), KeptRun(tmp_path / "b"))["rows"]
    assert {row["variant"] for row in rows} == {"A: usual", "B: usual"}
    assert {row["difference"] for row in rows if "difference" in row} == {0.0}
    run_experiment(replace(other, seed="2"), tmp_path / "c")
    with pytest.raises(SpeciateError, match="cannot be paired: their seed differ"):
        compare(KeptRun(tmp_path / "a"), KeptRun(tmp_path / "c"))
    with pytest.raises(SpeciateError, match="no finished run"):
        KeptRun(tmp_path)


def test_a_run_that_stopped_by_itself_is_compared_by_intervals_that_allow_it(tmp_path: Path) -> None:
    """The same 50 deals beside the same run, once because 50 were asked for and once because that was enough."""
    usual = replace(SHORT, variants=(Variant("usual"),), games=50)
    run_experiment(replace(usual, variants=(Variant("poor", {"sprout_points": 0}),), games=60), tmp_path / "poor")
    run_experiment(usual, tmp_path / "asked")
    run_experiment(replace(usual, games=60, stop_measure="score", within=1.0), tmp_path / "enough")
    asked, enough = (compare(KeptRun(tmp_path / "poor"), KeptRun(tmp_path / name)) for name in ("asked", "enough"))
    assert asked["deals"] == enough["deals"] == 50
    assert (asked["sequential"], enough["sequential"]) == (False, True)
    differences = [row for row in enough["rows"] if "p" in row]
    fixed = [row for row in asked["rows"] if "p" in row]
    assert any(row["difference"] for row in differences)
    for wide, narrow in zip(differences, fixed, strict=True):
        assert wide["difference"] == narrow["difference"] and wide["half_width"] >= 1.2 * narrow["half_width"]
        assert wide["p"] >= narrow["p"]


def test_another_experiment_is_not_mixed_in(tmp_path: Path) -> None:
    run_experiment(SHORT, tmp_path)
    with pytest.raises(OtherOrigin) as caught:
        run_experiment(replace(SHORT, variants=SHORT.variants[:2]), tmp_path)
    assert caught.value.parts == ["variants"]
    assert run_experiment(replace(SHORT, games=45), tmp_path).deals == 45  # more of the same is no other


def test_deals_counted_one_by_one_and_together_give_the_same_bytes(tmp_path: Path) -> None:
    whole = run_experiment(SHORT, tmp_path)
    single = Tally(SHORT)
    for deal in ExperimentFolder(tmp_path).deals():
        assert single.add(Deals.of([deal])) == 1
    assert single.text() == whole.text()
    assert single.add(Deals.of([deal])) == 0  # it was enough


def test_memory_does_not_grow_with_the_games() -> None:
    tally = Tally(replace(SHORT, games=10_000))
    deals = Deals.of([((1.0, 2.0, 3.0),) * 6] * 100)
    tally.add(deals)
    tracemalloc.start()
    for _ in range(20):
        tally.add(deals)
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert grown < 20_000


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("table = [{ bots", BadPack, "is not TOML"),
        (FILE.replace("title", "titel"), BadPack, 'titel is not a field that belongs here; did you mean "title"?'),
        (FILE.partition("[[variant]]")[0], BadPack, "variant is missing"),
        (FILE.replace("oak.value", "oka.value"), UnknownName, 'unknown value "seeds.oka"; known: barley'),
        (FILE.replace("value = 9", "value = -1"), BadPack, "seeds.oak.value is -1"),
        (FILE.replace('"moves"', '"movs"'), UnknownName, 'unknown measure "movs"; did you mean "moves"?'),
    ],
)
def test_a_mistake_is_told_before_a_game_is_played(
    tmp_path: Path, text: str, error: type[Exception], says: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(error) as caught:
        run_experiment(read_experiment(path), tmp_path / "out")
    assert says in str(caught.value)
    assert not (tmp_path / "out").exists()


def test_a_change_reaches_into_lists_and_leaves_the_pack_alone() -> None:
    pack = get_game("evolution").engine.pack().to_json()
    data = changed(pack, {"food.horns.0": 9, "food": {"ambush": []}}, "mine")
    assert data["food"]["horns"] == [9, 2, 3, 3, 4, 4, 5] and data["food"]["ambush"] == []  # type: ignore[index]
    assert pack["food"]["horns"][0] == 1  # type: ignore[index]
    with pytest.raises(UnknownName, match=r"food\.horns\.7"):
        changed(pack, {"food.horns.7": 9}, "mine")


def test_the_example_is_an_experiment_that_can_be_run() -> None:
    read_experiment(Path(__file__).parents[2] / "examples" / "horns.toml").check()


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run_experiment(replace(SHORT, games=2), tmp_path)
    with (tmp_path / "deals.jsonl").open("a") as file:
        file.write("nonsense\n")
    with pytest.raises(SpeciateError, match="line 4 is damaged"):
        list(ExperimentFolder(tmp_path).deals())
