"""`speciate sim` and `speciate bench`."""

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from speciate.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


def test_the_table_has_a_row_for_every_bot_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sim", "evolution", "--players", "3", "--games", "12")
    assert code == 0
    assert "random │    36 │ 33.3 % [" in out
    for seat in (1, 2, 3):
        assert f"│ {seat}    │    12 │" in out
    assert "│ 0 " not in out
    assert "12 games in" in out


def test_it_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "sim", "evolution", "--games", "2", "--lang", "fr")
    assert "Victoires" in out
    assert "2 parties en" in out


def test_the_same_seed_gives_the_same_file_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, jobs in (("a.csv", "1"), ("b.csv", "2")):
        arguments = ["--bots", "greedy,random", "--games", "12", "--jobs", jobs, "--out", str(tmp_path / name)]
        assert run(capsys, "sim", "evolution", *arguments)[0] == 0
    assert (tmp_path / "a.csv").read_text() == (tmp_path / "b.csv").read_text()
    assert len(list(csv.DictReader((tmp_path / "a.csv").read_text().splitlines()))) == 24


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["evolutoin"], 'did you mean "evolution"?'),
        (["evolution", "--bots", "gredy"], 'did you mean "greedy"?'),
        (["evolution", "--players", "7"], "2 to 6 players, not 7; say how many, as in --players 2"),
        (["evolution", "--only", "3", "--out", "results.csv"], "leave --out away"),
        (["evolution", "--players", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["evolution", "--games", "0"], "--games"),
        (["evolution", "--jobs", "none"], "--jobs"),
        (["evolution", "--option", "quik=yes"], 'did you mean "quick"?'),
        (["evolution", "--option", "quick=perhaps"], "yes or no"),
        (["evolution", "--out", "results.txt"], ".csv or .parquet"),
        (["evolution", "--pack", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    code, out, err = run(capsys, "sim", *words)
    assert code == 2
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_an_interrupted_run_keeps_its_games_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.csv"
    words = ["sim", "evolution", "--bots", "greedy,random", "--games", "60", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "speciate.cli", *words], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    journal = tmp_path / "games.csv.journal"
    while not journal.exists() or journal.read_text().count("\n") < 12:
        assert running.poll() is None, "it finished before it could be interrupted"
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=300)
    assert running.returncode == 130
    assert "the same command goes on from here" in said
    assert not out.exists()
    assert run(capsys, *words)[0] == 0
    assert not journal.exists()
    whole = tmp_path / "whole.csv"
    run(capsys, *words[:-1], str(whole))
    assert out.read_text() == whole.read_text()


def test_bench_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.01")
    assert code == 0
    assert "whole games" in out
    assert "engine" in out
