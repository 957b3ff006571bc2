"""`speciate train`: lessons, weights and a match, gone on with where they stopped."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytest.importorskip("numpy", reason="training needs numpy")


def test_it_learns_and_is_judged_and_goes_on_where_it_stopped(tmp_path: Path, run: Run) -> None:
    """As small as it can be; called again it plays nothing that is there, and comes to the same."""
    words = ("train", "evolution", "--games", "2", "--iterations", "1", "--duels", "2", "--out", str(tmp_path))
    first = run(*words)
    assert first.code == 0, first.err
    assert "choices it has not learned from" in first.out and "2 games against what there is" in first.out
    weights = (tmp_path / "weights.toml").read_bytes()
    plots = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "plots").iterdir()}
    assert {*plots} == {"foretold.svg", "weights.svg", "match.svg"} and "The plots are in" in first.out
    said = re.findall(r"off by ([\d.]+) \(any move alike: ([\d.]+)\)|: ([\d.]+) % won", " ".join(first.out.split()))
    (learned, uniform, _), (_, _, won) = said
    assert f"learned: {learned} in the end" in plots["foretold.svg"]
    assert f"any move alike: {uniform}" in plots["foretold.svg"] and f"learned: {won} %" in plots["match.svg"]
    made = tomllib.loads(weights.decode())["made"]
    assert made["by"] == "speciate train evolution --games 2 --iterations 1 --sharpness 2 --seed 1"
    lessons = tmp_path / "lessons.jsonl"
    kept = lessons.read_text().splitlines()
    assert len(kept) == 3
    lessons.write_text("\n".join(kept[:2]) + "\n" + kept[2][:50])  # as if it had been cut off in the middle of a line
    again = run(*words)
    assert again.out == first.out
    assert (tmp_path / "weights.toml").read_bytes() == weights
    assert {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "plots").iterdir()} == plots


def test_a_network_learns_what_positions_are_worth_and_goes_on_where_it_stopped(tmp_path: Path, run: Run) -> None:
    """Of a policy that stays as it is; games that were played are not played again."""
    words = ("train", "s-evolution", "--games", "0", "--value", "400", "--duels", "1", "--out", str(tmp_path))
    first = run(*words, "--option", "edition=2013")
    assert first.code == 0, first.err
    assert "the winner surprises the network by" in " ".join(first.out.split())
    assert "1 games against what there is" in first.out
    value = (tmp_path / "value.toml").read_bytes()
    made = tomllib.loads(value.decode())["made"]
    assert made["by"] == "speciate train s-evolution --games 0 --value 500 --option edition=2013 --seed 1"
    assert {path.name for path in (tmp_path / "plots").iterdir()} == {"value.svg", "match.svg"}
    assert not (tmp_path / "weights.toml").exists()
    (kept,) = tmp_path.glob("positions-*/0000.npz")
    played = kept.stat().st_mtime_ns
    again = run(*words, "--option", "edition=2013")
    assert again.out == first.out and (tmp_path / "value.toml").read_bytes() == value
    assert kept.stat().st_mtime_ns == played
    kept.write_bytes(b"PK cut off")
    assert "is damaged; delete the file to start again" in run(*words, "--option", "edition=2013").mistake()


def test_a_network_can_learn_from_a_policy_of_the_same_training(tmp_path: Path, run: Run) -> None:
    words = ("--games", "2", "--iterations", "1", "--value", "1", "--duels", "0", "--out", str(tmp_path))
    assert run("train", "evo", *words).code == 0
    assert "--games 2 --value 500 --seed 1" in (tmp_path / "value.toml").read_text()
    assert (tmp_path / "weights.toml").exists()


def test_a_training_that_learns_from_nothing_says_so(tmp_path: Path, run: Run) -> None:
    words = ("train", "evolution", "--games", "0", "--out", str(tmp_path))
    assert "--games or --value" in run(*words).mistake()
    assert "il n’y a rien à apprendre" in run(*words, "--lang", "fr").mistake()


def test_a_shorter_run_drops_nothing_of_a_longer_one(tmp_path: Path, run: Run) -> None:
    """The one that wants fewer games of the match takes the first of them and leaves the others where they are."""
    words = ("train", "evolution", "--games", "2", "--iterations", "1", "--out", str(tmp_path), "--duels")
    assert run(*words, "2").code == 0
    (journal,) = tmp_path.glob("duels-*.jsonl")
    kept = journal.read_bytes()
    assert "1 games against" in run(*words, "1").out
    assert journal.read_bytes() == kept


def test_time_is_up_after_the_fewest_games(tmp_path: Path, run: Run) -> None:
    words = ("--games", "9", "--hours", "0", "--iterations", "1", "--duels", "0", "--out", str(tmp_path))
    assert run("train", "evolution", *words).code == 0
    assert "--games 2 " in (tmp_path / "weights.toml").read_text()


def test_an_edition_is_trained_by_its_option_and_the_command_says_so(tmp_path: Path, run: Run) -> None:
    words = ("--games", "2", "--iterations", "1", "--duels", "0", "--option", "edition=2013", "--out", str(tmp_path))
    assert run("train", "s-evolution", *words).code == 0
    made = tomllib.loads((tmp_path / "weights.toml").read_text())["made"]
    assert made["by"].endswith("--sharpness 2 --option edition=2013 --seed 1")


def test_a_game_that_cannot_learn_says_so_in_both_languages(tmp_path: Path, run: Run) -> None:
    words = ("train", "evolutopia", "--out", str(tmp_path / "x"))
    assert "the policy of evolutopia has no weights" in run(*words).mistake()
    assert "poids" in run(*words, "--lang", "fr").mistake()
