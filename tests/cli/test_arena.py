"""`speciate arena`."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from speciate.core import registry
from tests.bots.external_bots import READY, program
from tests.cli.conftest import ROOT, Run
from tests.lab.cooperative_game import GAME

MANUAL = ROOT / "docs" / "arena.md"
FEW = ("arena", "template", "--bots", "random,greedy", "--games", "8")


def without_times(out: str) -> str:
    """All but the table of times and the folder that was named."""
    return re.sub(r"Thinking.*?Options:", "", out, flags=re.DOTALL).partition("Every game is in")[0]


def test_the_tables_say_who_is_stronger(run: Run) -> None:
    out = run(*FEW, "--players", "4").out
    assert out.index("Strength") < out.index("Who finishes ahead") < out.index("Seats") < out.index("Thinking")
    assert re.search(r"│ greedy │ +\d+ \[\d+ – \d+\] │ +[\d.]+ % \[[\d.]+ – [\d.]+\] │", out.replace("\u202f", " "))
    assert "8 games of 2 deals" in out


def test_the_same_seed_gives_the_same_table_whatever_the_jobs(run: Run, tmp_path: Path) -> None:
    first = run(*FEW).out
    again = run(*FEW, "--jobs", "2", "--out", tmp_path / "out").out
    assert without_times(first) == without_times(again)
    assert without_times(first) != without_times(run(*FEW, "--seed", "2").out)


def test_one_against_the_others_ends_with_its_share(run: Run) -> None:
    out = run("arena", "template", "--one", "greedy", "--against", "random", "--games", "6").out
    assert "6 games would leave a deal half played; there will be 8." in out
    last = " ".join(out.split())
    assert re.search(
        r"greedy wins [\d.]+.% \[[\d.]+ – [\d.]+\] against 3 of random; a fair share would be 25.0.%", last
    )


@pytest.mark.parametrize("line", re.findall(r"^\$ speciate (arena .*)$", MANUAL.read_text(), re.MULTILINE))
def test_the_commands_of_the_manual_run(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    result = run(*shlex.split(line), "--games", "1", "--jobs", "1")
    assert result.code == 0 and "failed" not in result.out


def test_a_co_operative_game_shows_how_often_teams_win(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_games", {**registry.all_games(), GAME.id: GAME})
    words = ("arena", "together", "--bots", "random,greedy", "--games", "20", "--out", tmp_path / "out")
    result = run(*words)
    assert "Games won" in result.out and "Rating" not in result.out and "Seats" not in result.out
    assert "20 games of 10 deals" in result.out
    assert "<h2>Games won</h2>" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "won or lost together" in run("arena", "together", "--one", "greedy", "--against", "random").mistake()


def test_it_speaks_french(run: Run, tmp_path: Path) -> None:
    out = run("--lang", "fr", *FEW, "--out", tmp_path / "out").out
    assert "Qui finit devant qui" in out and "8 parties sur 4 donnes" in out
    assert '<html lang="fr">' in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_the_folder_holds_games_records_and_the_page(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert str(folder / "report.html") in run(*FEW, "--out", folder).out
    assert {path.name for path in folder.iterdir()} == {"games.jsonl", "games.parquet", "records", "report.html"}
    records = sorted((folder / "records").iterdir())
    assert len(records) == 8
    assert "sound" in run("replay", records[3], "--verify").out


def test_called_again_with_more_games_it_goes_on_with_fewer_it_keeps_all(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    run(*FEW, "--out", folder, "--no-records")
    assert not (folder / "records").exists()
    before = (folder / "games.jsonl").read_text()
    more = run(*FEW[:-1], "12", "--out", folder)
    assert "12 games of 6 deals" in more.out
    assert (folder / "games.jsonl").read_text().startswith(before)
    fewer = run(*FEW[:-1], "4", "--out", folder)
    assert "The folder holds 12 games already" in fewer.out and "12 games of 6 deals" in fewer.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["evolutoin", "--bots", "random"], 'did you mean "evolution"?'),
        (["evolution"], "who plays?"),
        (["evolution", "--one", "greedy"], "who plays?"),
        (["evolution", "--bots", "greedy", "--one", "greedy", "--against", "random"], "who plays?"),
        (["evolution", "--bots", "gredy,random"], 'did you mean "greedy"?'),
        (["evolution", "--bots", "random", "--players", "9"], "2 to 6 players"),
        (["evolution", "--bots", "random", "--games", "0"], "--games"),
        (["evolution", "--bots", "nowhere.py:Bot,random"], "there is no file nowhere.py"),
        (["evolution", "--bots", "cmd:false,random"], "cmd:false: does not start: ended with exit code 1"),
        (["evolution", "--bots", "random", "--option", "quick"], "NAME=VALUE"),
        (["evolution", "--bots", "random", "--out", "/dev/null"], "is a file"),
    ],
)
def test_what_cannot_start_is_one_line_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    assert message in run("arena", *words).mistake()


def test_bots_that_fail_are_named_and_the_tournament_goes_on(run: Run, tmp_path: Path) -> None:
    bad = program(tmp_path, READY + "sys.exit('lost its way')")
    result = run("arena", "template", "--bots", f"{bad},random", "--games", "2")
    assert result.code == 0 and result.err == ""
    (line,) = [line for line in result.out.splitlines() if "lost its way" in line]
    assert line.startswith(f"{bad} failed ") and "greedy played for it" in line
    assert f"{bad} failed" in run("sim", "template", "--bots", f"{bad},random", "--games", "1").out


def test_an_interrupted_tournament_loses_nothing(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    words = ["arena", "evolution", "--bots", "greedy,random", "--games", "36", "--jobs", "2", "--no-records"]
    line = [sys.executable, "-m", "speciate.cli", *words, "--out", str(folder)]
    running = subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ, start_new_session=True
    )
    journal = folder / "games.jsonl"
    while not journal.exists() or journal.read_text().count("\n") < 4:
        assert running.poll() is None, "it finished before it could be interrupted"
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: the workers hear it too
    said, complaints = running.communicate(timeout=60)
    assert complaints == ""
    assert running.returncode == 130
    assert "the same command goes on from here" in said
    kept = journal.read_text().count("\n") - 1
    assert 3 <= kept < 36
    assert "36 games of 18 deals" in run(*words, "--out", folder).out
    assert journal.read_text().count("\n") == 37


def test_nothing_is_left_of_the_programs_of_an_interrupted_tournament(tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    slow = program(tmp_path, READY + "for line in sys.stdin: time.sleep(60)")
    words = ["arena", "template", "--bots", f"{slow},random", "--games", "8", "--jobs", "2", "--bot-time", "60"]
    running = subprocess.Popen(
        [sys.executable, "-m", "speciate.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path / "tmp")},
        start_new_session=True,
    )
    while sum(1 for _ in (tmp_path / "tmp").glob("speciate-bot-*")) < 2:  # one for each process
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said, complaints = running.communicate(timeout=60)
    assert running.returncode == 130 and complaints == ""
    assert "Stopped after 0 of 8 games" in said
    assert list((tmp_path / "tmp").iterdir()) == []
