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
from tests.bots.external_bots import READY, program, script
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


@pytest.mark.parametrize("command", [pytest.param("sim", marks=pytest.mark.long), "arena"])
@pytest.mark.parametrize("kind", ["", "trusted:"])
def test_a_bot_that_fails_is_told_with_its_line_and_the_command_that_shows_it_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, kind: str
) -> None:
    monkeypatch.chdir(tmp_path)
    script(tmp_path, "print('thinking', file=sys.stderr); return 1 // (len(request.legal) > 1) and request.legal[0]")
    bot = f"{kind}./bot.py:Bot"
    words = (command, "template", "--bots", f"random,{bot}", "--seed", "two words", "--games", "4")
    result = run(*words, "--option", "hand_size=3")
    assert result.code == 0 and result.err == ("thinking\n" * result.err.count("\n") if kind else "")
    said = result.out.replace("\u202f", " ")
    told = re.search(
        rf"^{re.escape(bot)} failed \d+ times.* in game (\d+), seat (\d), choice \d+ \(\w+\): .*$", said, re.M
    )
    assert told and "bot.py:7: ZeroDivisionError: integer division or modulo by zero" in told.group()
    (line,) = [line for line in said.splitlines() if f"{command} template --bots" in line]
    again = shlex.split(line)[1:]
    assert (
        again[-4:] == ["--only", told[1], "--bot-log", "bots.log"] and "two words" in again and "hand_size=3" in again
    )
    once = run(*again).out
    assert told.group().partition(" in game ")[2] in once and "in bots.log" in once
    log = (tmp_path / "bots.log").read_text(encoding="utf-8")
    assert f"== {bot}, game {told[1]}, seat {told[2]}: choice" in log and "legal: " in log
    assert "Traceback (most recent call last)" in log and ("\nthinking\n" in log) == (not kind)


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
