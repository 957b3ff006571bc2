"""`speciate replay`: positions, eyes, and damaged records."""

import json
import os
import pty
import subprocess
import time
from pathlib import Path

import pytest

from speciate.bots.random import RandomBot
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.match import Match
from tests.cli.conftest import Run

NAMES = ["Ann", "Bo"]


def play_on(match: Match, moves: int) -> None:
    agents = {seat: RandomBot(stream(4, f"seat-{seat}")) for seat in range(2)}
    for _ in range(moves):
        if match.step(agents) is None:
            return


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`over.jsonl` and `running.jsonl`, the beginning of the same game."""
    folder = tmp_path_factory.mktemp("records")
    for name, moves in (("over", 5000), ("running", 9)):
        match = Match.new(get_game("evolution"), NAMES, ["random", "human"], seed=4)
        play_on(match, moves)
        match.record.save(folder / f"{name}.jsonl")
    return folder


def test_a_sound_record_is_said_to_be_sound(run: Run, folder: Path) -> None:
    assert "sound, a finished game of Evolution" in run("replay", folder / "over.jsonl", "--verify").out
    assert "unfinished" in run("replay", folder / "running.jsonl", "--verify").out
    assert "en bon état" in run("replay", folder / "over.jsonl", "--verify", "--lang", "fr").out


def test_a_position_and_what_led_there(run: Run, folder: Path) -> None:
    out = run("replay", folder / "over.jsonl", "--at", "1").out
    assert "Position 1 of " in out and "will be the first player." in out
    assert "Position 0 of " in run("replay", folder / "over.jsonl", "--at", "0").out


def test_a_finished_game_is_open(run: Run, folder: Path) -> None:
    assert "holds " in run("replay", folder / "over.jsonl", "--at", "12").out


def test_of_a_running_game_only_what_lies_open_is_shown(run: Run, folder: Path) -> None:
    path = folder / "running.jsonl"
    usual = run("replay", path).out
    assert usual == run("replay", path, "--as", "spectator").out
    assert "holds " not in usual and "Your hand" not in usual
    assert "holds " in run("replay", path, "--as", "all").out


def test_through_the_eyes_of_a_seat(run: Run, folder: Path) -> None:
    path = folder / "running.jsonl"
    by_name = run("replay", path, "--as", "Bo").out
    assert "Your hand" in by_name and "▲ Bo (you)" in by_name
    assert by_name == run("replay", path, "--as", "2").out


def test_half_of_a_hidden_choice_is_not_told_to_others(run: Run, folder: Path) -> None:
    path = folder / "running.jsonl"
    entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()][1:]
    taken = [n for n, entry in enumerate(entries, start=1) if str(entry.get("move", "")).startswith("card ")]
    at, seat = str(taken[0]), int(entries[taken[0] - 1]["seat"])
    other = 1 - seat
    code = entries[taken[0] - 1]["move"]
    assert code in run("replay", path, "--at", at, "--as", str(seat + 1)).out
    assert code not in run("replay", path, "--at", at, "--as", str(other + 1)).out
    assert code not in run("replay", path, "--at", at).out


def test_a_position_that_is_not_there(run: Run, folder: Path) -> None:
    assert "there is no position 99999" in run("replay", folder / "over.jsonl", "--at", "99999").mistake()
    assert "there is no position -1" in run("replay", folder / "over.jsonl", "--at", "-1").mistake()


def test_eyes_that_are_not_there(run: Run, folder: Path) -> None:
    assert 'unknown seat "Bob"; did you mean "Bo"?' in run("replay", folder / "over.jsonl", "--as", "Bob").mistake()


@pytest.mark.parametrize("damage", ["cut", "move", "missing line", "swapped", "header", "binary"])
def test_a_damaged_record_is_named_and_left_alone(run: Run, folder: Path, tmp_path: Path, damage: str) -> None:
    data = (folder / "over.jsonl").read_bytes()
    lines = data.splitlines(keepends=True)
    if damage == "cut":
        data = data[:-20]
    elif damage == "binary":
        data = b"\xff\xfe" + data
    else:
        if damage == "move":
            lines[5] = lines[5].replace(b"draw ", b"draw  ")
            lines[6], lines[5] = lines[5], lines[6]
        elif damage == "missing line":
            del lines[7]
        elif damage == "swapped":
            lines[3], lines[4] = lines[4], lines[3]
        elif damage == "header":
            lines[0] = lines[0].replace(b"Ann", b"Eve")
        data = b"".join(lines)
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(data)
    for more in ([], ["--verify"], ["--at", "3"]):
        assert str(path) in run("replay", path, *more).mistake()
    assert path.read_bytes() == data


def at_a_terminal(line: list[str], environment: dict[str, str], keys: list[str]) -> tuple[int, str]:
    """Runs a command at a terminal of its own, 80 by 40, typing a line whenever it has fallen silent."""
    ours, theirs = pty.openpty()
    environment = {**environment, "TERM": "xterm", "LINES": "40"}
    process = subprocess.Popen(line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen = ""
    try:
        for key in [*keys, ""]:
            prompts = seen.count("> ") + seen.count("q: quit")
            limit = time.monotonic() + 20
            while seen.count("> ") + seen.count("q: quit") == prompts and time.monotonic() < limit:
                seen += os.read(ours, 65536).decode(errors="replace")
            os.write(ours, f"{key}\n".encode())
    except OSError:
        pass  # the other end was closed: the command has ended
    code = process.wait(timeout=20)
    os.close(ours)
    return code, seen


def test_at_a_terminal_one_steps_through(folder: Path, command: list[str], environment: dict[str, str]) -> None:
    line = [*command, "replay", str(folder / "over.jsonl")]
    code, seen = at_a_terminal(line, environment, ["n", "p", "30", "99999", "zzz", "q"])
    assert code == 0 and "Traceback" not in seen
    assert "Position 30 of " in seen and '"99999" is not a position' in seen and '"zzz" is not a position' in seen


def test_at_a_terminal_a_game_is_redrawn_on_a_clear_screen(command: list[str], environment: dict[str, str]) -> None:
    line = [*command, "play", "evolution", "--seats", "human,random", "--seed", "2"]
    code, seen = at_a_terminal(line, environment, ["1", "?", "u", "q"])
    assert code == 0 and "Traceback" not in seen
    assert seen.count("\x1b[3J") >= 2 and "speciate play --resume" in seen
