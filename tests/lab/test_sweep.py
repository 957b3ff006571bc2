"""Sweeps: what is known to be best is found, by any number of workers, and again after a kill."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from speciate.core.errors import BadOption, BadPack, SpeciateError, UnknownName
from speciate.core.playout import playout
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.lab.experiment import read_experiment
from speciate.lab.goals import Goal
from speciate.lab.holdings import won_with
from speciate.lab.origin import OtherOrigin
from speciate.lab.search import searcher_of
from speciate.lab.sweep import Sweep, read_sweep
from speciate.lab.sweep_run import run_sweep

FILE = """
title = "Acorns"
game = "template"
games = 8
table = [{ name = "two", bots = ["random", "random"] }]

[sweep]
method = "grid"
trials = 8
batch = 4
confirm = 2

[[parameter]]
name = "oak"
change = "seeds.oak.value"
between = [1, 9]
step = 4

[[parameter]]
name = "barley"
change = "seeds.barley.value"
choices = [1, 5]

[[goal]]
measure = "score"
at_least = 1000
unit = 10
"""
FILES = ("sweep.json", "batch-0001/deals.jsonl", "batch-0002/deals.jsonl")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "acorns.toml"
    path.write_text(FILE)
    return path


def bayesian(file: Path) -> Sweep:
    file.write_text(FILE.replace('"grid"', '"bayesian"').replace("step = 4", ""))
    return read_sweep(file)


def test_a_grid_is_played_whole_and_the_best_comes_first(file: Path, tmp_path: Path) -> None:
    """Dearer seeds give more points on the same deals: the dearest of both must win."""
    found = run_sweep(read_sweep(file), tmp_path / "out")
    rows = found["trials"]
    assert len(rows) == 3 * 2 + 1
    assert rows[0]["settings"] == {"oak": 9, "barley": 5} and rows[-1]["settings"] == {"oak": 1, "barley": 1}
    assert [row["loss"] for row in rows] == sorted(row["loss"] for row in rows)
    assert rows[0]["loss"] == pytest.approx((1000 - rows[0]["goals"][0]["value"]) / 10)
    assert sum(row["settings"] is None for row in rows) == 1  # the game as it is
    assert [row["fresh"] is not None for row in rows] == [True, True] + [False] * 5
    assert rows[0]["fresh"]["loss"] != rows[0]["loss"]  # other deals
    assert json.loads((tmp_path / "out" / "sweep.json").read_text()) == found


def test_all_trials_share_their_deals(file: Path, tmp_path: Path) -> None:
    """A parameter that changes nothing gives the same games, trial for trial and batch for batch."""
    file.write_text(FILE.replace("choices = [1, 5]", "choices = [1, 1]"))
    rows = run_sweep(read_sweep(file), tmp_path / "out")["trials"]
    values = [(row["settings"]["oak"], row["goals"][0]["value"]) for row in rows if row["settings"]]
    assert len(values) == 6 and len(set(values)) == 3


def test_any_number_of_workers_makes_the_same_bayesian_trials(file: Path, tmp_path: Path) -> None:
    sweep = replace(bayesian(file), trials=16)
    written = []
    for jobs in (1, 2):
        run_sweep(sweep, tmp_path / str(jobs), jobs)
        written.append([(tmp_path / str(jobs) / name).read_bytes() for name in FILES])
    assert written[0] == written[1]
    settings = [json.dumps(row["settings"]) for row in json.loads(written[0][0])["trials"]]
    assert len(settings) == len(set(settings)) == 17  # none twice


def test_a_model_finds_more_than_chance(file: Path) -> None:
    """A bowl of 900 trials: after forty, the model is nearer to its bottom than chance, over five seeds together."""
    left = {"random": 0, "bayesian": 0}
    for method in left:
        for seed in "abcde":
            text = FILE.replace('"grid"', f'"{method}"').replace("games = 8", f'games = 8\nseed = "{seed}"')
            file.write_text(
                text.replace("[1, 9]\nstep = 4", "[0, 29]").replace("choices = [1, 5]", "between = [0, 29]")
            )
            searcher = searcher_of(read_sweep(file))
            losses = []
            for _ in range(8):
                for settings in searcher.ask(5):
                    losses.append((settings[0] - 20) ** 2 + (settings[1] - 7) ** 2)
                    searcher.tell(settings, losses[-1])
            left[method] += min(losses)
    assert left["bayesian"] < left["random"]


@pytest.mark.long
def test_a_killed_sweep_goes_on_to_the_same_end(file: Path, tmp_path: Path) -> None:
    bayesian(file)
    file.write_text(file.read_text().replace("trials = 8", "trials = 12").replace("games = 8", "games = 60"))
    sweep = read_sweep(file)
    line = [sys.executable, "-m", "speciate.cli", "lab", "sweep", str(file), "--out", str(tmp_path / "killed")]
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
    second = tmp_path / "killed" / "batch-0002" / "deals.jsonl"
    while not second.exists() or second.read_bytes().count(b"\n") < 5:
        assert process.poll() is None
        time.sleep(0.002)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not (tmp_path / "killed" / "sweep.json").exists()
    run_sweep(sweep, tmp_path / "killed", 2)
    run_sweep(sweep, tmp_path / "whole")
    for name in (*FILES, "batch-0003/deals.jsonl"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_more_trials_go_on_and_another_sweep_is_refused(file: Path, tmp_path: Path) -> None:
    sweep = bayesian(file)
    first = run_sweep(sweep, tmp_path / "out")["trials"]
    made = (tmp_path / "out" / "batch-0001" / "summary.json").stat().st_mtime_ns
    more = run_sweep(replace(sweep, trials=12), tmp_path / "out")["trials"]
    assert {row["trial"]: row["goals"] for row in first}.items() <= {row["trial"]: row["goals"] for row in more}.items()
    assert len(more) == 13
    assert (tmp_path / "out" / "batch-0001" / "summary.json").stat().st_mtime_ns == made  # not played again
    with pytest.raises(OtherOrigin) as caught:
        run_sweep(replace(sweep, parameters=sweep.parameters[:1]), tmp_path / "out")
    assert caught.value.parts == ["sweep"]


def test_a_trial_is_a_row_of_a_table(file: Path, tmp_path: Path) -> None:
    import pyarrow.parquet

    run_sweep(read_sweep(file), tmp_path / "out")
    table = pyarrow.parquet.read_table(tmp_path / "out" / "trials.parquet")
    assert table.column_names == ["trial", "loss", "fresh_loss", "set oak", "set barley", "two: score"]
    assert table.num_rows == 7 and table.column("set oak")[0].as_py() == "9"


@pytest.mark.parametrize(
    ("goal", "means", "loss"),
    [
        (Goal("rounds", 12, 15, 1.5), {"rounds": 9.0}, 2.0),
        (Goal("rounds", 12, 15, 1.5), {"rounds": 13.0}, 0.0),
        (Goal("seat_1", -0.01, 0.01, 0.01, is_fair=True), {"seat_1": 0.27}, 1.0),
        (Goal("won_with_*", 3, 9, 1.0, above=0.05), {"won_with_a": 0.5, "won_with_b": 0.05, "won": 1.0}, 2.0),
    ],
)
def test_a_loss_is_how_far_a_goal_is_missed(goal: Goal, means: dict[str, float], loss: float) -> None:
    assert goal.loss(goal.value(means), seats=4) == pytest.approx(loss)


def test_wins_are_counted_by_what_the_winner_has_in_the_end() -> None:
    """As anybody can see it on the table: by the view, not by the position."""
    game = get_game("evolution")
    for number in range(5):
        state = game.new(3)
        playout(state, stream("won with", str(number)))
        outcome = state.outcome()
        assert outcome is not None
        view = json.loads(json.dumps(state.view(0).to_json()))
        shares = {name: share for name, share in won_with(game, state, outcome).items() if share}
        species = [one for seat in outcome.winners for one in view["players"][seat]["species"]]
        traits = [re.match("[a-z-]*[a-z]", card) for one in species for card in one["traits"]]  # `ambush-2`
        assert shares.keys() == {f"won_with_{found[0]}" for found in traits if found}


@pytest.mark.parametrize(
    ("old", "new", "error", "says"),
    [
        ('"grid"', '"gird"', BadPack, 'did you mean "grid"?'),
        ("between = [1, 9]", "between = [9, 1]", BadPack, "is not two numbers, the lower one first"),
        ("choices = [1, 5]", "", BadPack, "needs between or choices"),
        ("at_least = 1000", "", BadPack, "needs one of between, near with within, at_least, at_most"),
        ("at_least = 1000", "near = 3", BadPack, "within is missing"),
        ('measure = "score"', 'measure = "scor"', UnknownName, 'did you mean "score"?'),
        ("unit = 10", 'table = "three"', UnknownName, 'unknown table "three"'),
        ("choices = [1, 5]", "choices = [1, -5]", BadPack, "seeds.barley.value is -5"),
    ],
)
def test_a_mistake_is_told_before_a_game_is_played(
    file: Path, tmp_path: Path, old: str, new: str, error: type[Exception], says: str
) -> None:
    file.write_text(FILE.replace(old, new))
    with pytest.raises(error) as caught:
        run_sweep(read_sweep(file), tmp_path / "out")
    assert says in str(caught.value)
    assert not (tmp_path / "out").exists()


def test_a_sweep_is_no_experiment(file: Path) -> None:
    with pytest.raises(BadOption, match="is a sweep: speciate lab sweep"):
        read_experiment(file)


def test_without_optuna_it_is_said_what_to_install(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(SpeciateError, match=r"pip install speciate\[lab\], or choose grid or random"):
        searcher_of(bayesian(file))


def test_the_example_in_its_short_form(tmp_path: Path) -> None:
    sweep = read_sweep(Path(__file__).parents[2] / "examples" / "balance.toml")
    short = replace(sweep, trials=5, confirm=1, experiment=replace(sweep.experiment, games=4))
    rows = run_sweep(short, tmp_path / "out")["trials"]
    assert len(rows) == 6 and [one["goal"] for one in rows[0]["goals"]] == ["seat_1", "rounds", "won_with_* > 0.05"]
