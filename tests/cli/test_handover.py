"""Seats that change hands in the terminal: to a bot and back, and programs at the table."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from speciate.table.record import Record, read_record
from tests.bots.external_bots import READY, program, script
from tests.cli.conftest import Run, saves

START = ("play", "evolution", "--seats", "human,random", "--names", "Ann,Bo", "--seed", "7")
FIRST = """
for line in sys.stdin:
    question = json.loads(line)
    time.sleep({pause})
    print(json.dumps({{"id": question["id"], "move": question["legal"][0]}}), flush=True)
"""


def record(home: Path) -> Record:
    (path,) = saves(home)
    return read_record(path)


def notes(home: Path, seat: int = 0) -> list[str]:
    return [entry.note for entry in record(home).entries if entry.is_move and entry.seat == seat]


# -- standing in for a person -------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "expected"), [("a", 1), ("auto 3", 3), ("a greedy 2", 2), ("a random", 1)])
def test_a_bot_makes_as_many_choices_as_it_is_given(run: Run, home: Path, typed: str, expected: int) -> None:
    result = run(*START, "--no-auto", typed=f"{typed}\nq\n")
    made = notes(home)
    assert len(made) == expected and all(note.startswith("chosen by ") for note in made)
    assert "plays for Ann" in result.out and "(chosen by " in " ".join(result.out.split())


def test_a_bot_can_play_to_the_end(run: Run, home: Path) -> None:
    result = run(*START, typed="1\na random all\n")
    assert "The game is over" in result.out
    assert record(home).is_finished and notes(home)[0] == "" and set(notes(home)[2:]) <= {"", "chosen by random"}


def test_who_chose_is_told_in_the_language_of_the_table(run: Run, home: Path) -> None:
    result = run("--lang", "fr", *START, "--no-auto", typed="a random 2\nq\n")
    assert notes(home) == ["choisi par random"] * 2
    assert "chosen by" not in result.out


def test_a_script_can_stand_in_too(run: Run, home: Path, tmp_path: Path) -> None:
    bot = script(tmp_path, "return request.legal[-1]")
    run(*START, "--no-auto", typed=f"a {bot} 2\nq\n")
    assert notes(home) == [f"chosen by {bot}"] * 2


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("a gredy", 'did you mean "greedy"?'),
        ("a 0", "Type a, a 5"),
        ("a -4", "Type a, a 5"),
        ("a no.py:Bot", "no file"),
    ],
)
def test_a_mistake_leaves_the_seat_where_it_is(run: Run, home: Path, typed: str, says: str) -> None:
    assert says in run(*START, typed=f"{typed}\nq\n").out
    assert notes(home) == []


def test_ctrl_c_takes_the_seat_back(
    home: Path, tmp_path: Path, command: list[str], environment: dict[str, str]
) -> None:
    slow = program(tmp_path, READY + FIRST.format(pause=0.2))
    process = subprocess.Popen(
        [*command, *START, "--no-auto"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"a {slow} all\n".encode())
    process.stdin.flush()
    while not saves(home) or len(notes(home)) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(b"q\n", timeout=60)
    said = out.decode()
    assert process.returncode == 0
    assert "Ann plays again." in said and said.rindex("Your hand") > said.index("plays again")
    assert not record(home).is_finished


# -- who sits there when a game goes on ---------------------------------------------------------------


def test_a_resumed_game_can_be_seated_anew(run: Run, home: Path) -> None:
    run(*START, typed="1\nq\n")
    path = saves(home)[0]
    out = run("play", "--resume", path, "--seats", "greedy,human", typed="q\n").out
    assert "▲ Bo (you)" in out and "● Ann (greedy)" in out
    assert "3 players for the 2 seats" in run("play", "--resume", path, "--seats", "human,human,random").mistake()


def test_a_record_cannot_make_this_machine_run_a_program(run: Run, home: Path, tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    bot = script(tmp_path, f"open({str(mark)!r}, 'w'); return request.legal[0]")
    words = ["play", "template", "--seats", f"human,{bot}", "--seed", "1"]
    run(*words, typed="q\n")
    path = saves(home)[0]
    refused = run("play", "--resume", path).mistake()
    assert bot in refused and f"--seats 'human,{bot}'" in refused
    assert run("play", "--resume", path, "--seats", f"human,{bot}", typed="q\n").code == 0


def test_a_server_is_not_asked_to_run_programs(run: Run) -> None:
    said = run("join", "http://127.0.0.1:9", "--open", "evolution", "--seats", "human,./my.py:Bot").mistake()
    assert "do not run on a server" in said


# -- programs at the table ----------------------------------------------------------------------------


def test_programs_play_and_are_watched(run: Run, tmp_path: Path) -> None:
    bot = program(tmp_path, READY + FIRST.format(pause=0))
    played = run("play", "template", "--seats", f"human,{bot}", "--seed", "1", typed="1\n" * 100)
    assert "The game is over" in played.out
    watched = run("watch", "template", "--seats", f"{bot},random", "--seed", "1", "--delay", "0")
    assert watched.code == 0 and "failed" not in watched.out


def test_a_person_is_told_that_a_bot_failed_but_not_what_it_tried(run: Run, tmp_path: Path) -> None:
    cheat = program(
        tmp_path, READY + "print(json.dumps({'id': 1, 'move': 'lay my-secret'}), flush=True); time.sleep(9)"
    )
    seats = ("--seats", f"human,{cheat}", "--seed", "1", "--bot-time", "2")
    played = " ".join(run("play", "template", *seats, typed="1\n" * 100).out.split())
    assert "(not its own choice)" in played and "my-secret" not in played
    watched = run("watch", "template", "--seats", f"{cheat},random", "--seed", "1", "--delay", "0", "--bot-time", "2")
    assert "my-secret" in watched.out
