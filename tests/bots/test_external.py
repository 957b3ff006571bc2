"""Scripts and programs at the table: they play like any bot, and nothing they do wrong harms the match."""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speciate.bots.bot_loader import check_bot, is_external, open_bot
from speciate.bots.custom import BadBot
from speciate.bots.external import ExternalBot, read_object
from speciate.bots.guarded import MOST_FAILURES
from speciate.bots.process import LONGEST_LINE, BotFailed, BotProcess
from speciate.bots.sandbox import ABI_VERSION, CREATE_RULESET, PROCESSES
from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.registry import get_game
from speciate.table.match import Match
from speciate.table.record import parse_record
from speciate.table.timeline import replay
from tests.bots.external_bots import READY, ROOT, first_note, notes, own, play, program, script

GAME = get_game("template")
EXAMPLES = (
    "examples/first_bot.py:FirstBot",
    f"cmd:{sys.executable} examples/stdio/feeder.py",
    "cmd:node examples/stdio/feeder.js",
)


# -- bots that do what they should ------------------------------------------------------------------


@pytest.mark.parametrize("bot", EXAMPLES)
def test_the_examples_play_a_whole_game_by_themselves(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.chdir(ROOT)
    match = play(bot, "evolution")
    assert len(own(match)) > 20
    assert set(notes(match)) == {""}
    assert play(bot, "evolution").digest() == match.digest()  # the same seed plays the same game


def test_a_script_gets_what_a_class_of_ours_gets(tmp_path: Path) -> None:
    """The class in a file, at the other end of two pipes, chooses what it would choose here."""
    source = ROOT / "src/speciate/bots/greedy.py"
    copy = tmp_path / "copied.py"
    copy.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    outside = play(f"{copy}:GreedyBot")
    near = Match.new(GAME, ["A", "B"], ["greedy", "random"], seed=1)
    seed = Random(1).getrandbits(53)  # what a program is told of its stream
    agents = {0: open_bot("greedy", Random(seed)), 1: open_bot("random", Random(2))}
    while near.step(agents) is not None:
        pass
    assert [entry.code for entry in own(outside)] == [entry.code for entry in own(near)]


def test_what_a_script_prints_does_not_disturb_its_answers(tmp_path: Path) -> None:
    bot = script(tmp_path, "print('thinking'); os.write(1, b'hard\\n'); return request.legal[0]")
    assert set(notes(play(bot))) == {""}


def test_a_program_thinks_only_when_it_is_asked(tmp_path: Path) -> None:
    """It counts in a thread while it is not asked; stopped in between, it hardly gets on."""
    counting = """
        import threading
        count = 0
        def tick():
            global count
            while True:
                count += 1
                time.sleep(0.005)
        threading.Thread(target=tick, daemon=True).start()
        for line in sys.stdin:
            print(json.dumps(count), flush=True)
    """
    words = program(tmp_path, READY + dedent(counting)).removeprefix("cmd:").split()
    process = BotProcess(words, {})
    try:
        process.ask(b"hello", 20)
        before = int(process.ask(b"", 20))
        time.sleep(0.4)
        assert int(process.ask(b"", 20)) - before < 40  # 80 if it had gone on
    finally:
        process.close()


# -- bots that fail -----------------------------------------------------------------------------------


def test_a_script_that_breaks_costs_itself_the_move_and_not_the_match(tmp_path: Path) -> None:
    match = play(script(tmp_path, "raise ValueError('no idea')"))
    first, *rest = notes(match)
    assert first == "bot failed: ended with exit code 1: bot.py:7: ValueError: no idea; greedy played for it"
    assert all(f"has failed {MOST_FAILURES} times" in note for note in rest[MOST_FAILURES - 1 :])
    assert replay(parse_record("\n".join(match.record.lines()) + "\n"))[0].state.digest() == match.digest()


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("os._exit(7)", "ended with exit code 7"),
        ("os.kill(os.getpid(), 9)", "killed by SIGKILL"),
        ("return 'a card'", "UnreadableMove"),
        ("return 5", "exit code 1"),
        ("x = bytearray(3 << 30)", "MemoryError"),
        ("[os.open('/dev/null', 0) for _ in range(100)]", "Too many open files"),
    ],
)
def test_whatever_a_script_does_is_noted_in_one_line(tmp_path: Path, body: str, says: str) -> None:
    note = first_note(script(tmp_path, body))
    assert says in note and "greedy played for it" in note and note.isprintable()


@pytest.mark.parametrize(
    ("body", "says", "since"),
    [
        ("open(os.path.expanduser('~/../escaped'), 'w')", "PermissionError", 1),
        ("import socket; socket.create_connection(('127.0.0.1', 9))", "PermissionError", 4),
        ("os.kill(HOST, 0)", "PermissionError", 6),
    ],
)
def test_the_walls_this_kernel_has_hold(tmp_path: Path, body: str, says: str, since: int) -> None:
    """Landlock learned to stop writing, connecting and signalling one after the other."""
    body = body.replace("HOST", str(os.getpid()))
    note = first_note(script(tmp_path, f"{body}; return request.legal[0]"))
    version = ctypes.CDLL(None).syscall(CREATE_RULESET, None, 0, ABI_VERSION)
    assert (says in note) or version < since
    assert not (tmp_path.parent / "escaped").exists()


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        ("time.sleep(60)", "silent for 0.4 s"),
        ("sys.stdin.readline(); print('what?', flush=True); time.sleep(60)", 'answered "what?", which is not JSON'),
        ("sys.stdin.readline(); print('[' * 60000, flush=True); time.sleep(60)", "which is not JSON"),
        ("sys.stdin.readline(); print('[1]', flush=True); time.sleep(60)", "which is not an object"),
        ("sys.stdin.readline(); print('{}', flush=True); time.sleep(60)", "not for question 1"),
        ("print('{\"id\": 1}', flush=True); time.sleep(60)", "not one of its legal moves"),
        ("print(json.dumps({'id': 1, 'move': 'win'}), flush=True); time.sleep(60)", 'chose ""win"", which is not'),
        ("sys.stdout.write('x' * 10**8)", f"flooded: more than {LONGEST_LINE} bytes"),
        ("os.close(1); time.sleep(60)", "closed its output"),
        ("sys.stderr.write('x' * 10**7); sys.exit(3)", "xxx"),
        ("sys.exit('out of ideas')", "ended with exit code 1: out of ideas"),
    ],
)
def test_a_program_that_answers_badly_is_named_with_what_it_did(tmp_path: Path, answers: str, says: str) -> None:
    name = program(tmp_path, READY + answers)
    first = first_note(name, seconds=0.4 if "silent" in says else 20.0)
    assert first.startswith("bot failed: ") and says in first
    assert len(first) < 500 and first.isprintable()


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda text: json.dumps(text).encode())))
@settings(max_examples=200)
def test_any_line_is_an_object_or_a_failure_in_one_printable_line(line: bytes) -> None:
    said = ""
    try:
        read_object(line)
    except BotFailed as failure:
        said = str(failure)
    assert said.isprintable() and len(said) < 200


def test_a_program_that_fails_once_goes_on(tmp_path: Path) -> None:
    """It is started again, and told so by a new hello."""
    body = """
for line in sys.stdin:
    question = json.loads(line)
    if question["id"] == 2:
        sys.exit(1)
    print(json.dumps({"id": question["id"], "move": question["legal"][0]}), flush=True)
"""
    told = notes(play(program(tmp_path, READY + body)))
    assert [number for number, note in enumerate(told) if note] == [1]


def test_nothing_is_left_of_a_bot_that_started_others(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """
        import os, subprocess, sys
        child = subprocess.Popen(["sleep", "1000"])
        sys.stdin.readline()
        print('{"type": "ready", "child": %d}' % child.pid, flush=True)
        """,
    )
    process = BotProcess(name.removeprefix("cmd:").split(), {})
    answer = process.ask(b"hello", 20)
    child = int(answer.rsplit(b" ", 1)[1].rstrip(b"}"))
    os.kill(child, 0)  # it lives
    process.close()
    for _ in range(200):
        if not _lives(child):
            return
        time.sleep(0.02)
    raise AssertionError("the child of the bot still runs")


def _lives(pid: int) -> bool:
    """Whether a process runs; one that ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_bots_end_with_the_program_that_asked_them(tmp_path: Path) -> None:
    host = tmp_path / "host.py"
    host.write_text(
        "import time\nfrom speciate.bots.process import BotProcess\n"
        "process = BotProcess(['cat'], {})\nprocess.ask(b'x', 20)\nprint(process.pid, flush=True)\ntime.sleep(60)\n"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}  # whoever is killed like this cannot tidy up
    running = subprocess.Popen([sys.executable, str(host)], stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    bot = int(running.stdout.readline())
    assert _lives(bot)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    for _ in range(200):
        if not _lives(bot):
            return
        time.sleep(0.02)
    raise AssertionError("the bot outlived its host")


def test_a_bot_inherits_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "x")
    name = program(tmp_path, "import os\nprint(sorted(os.environ), sorted(os.listdir('/proc/self/fd')), flush=True)")
    with (tmp_path / "open").open("w") as file:
        os.set_inheritable(file.fileno(), True)
        process = BotProcess(name.removeprefix("cmd:").split(), {})
        said = process.ask(b"", 20).decode()
        process.close()
    assert "SECRET_TOKEN" not in said
    assert "['0', '1', '2', '3']" in said  # 3 is the folder it is reading


def test_a_bot_has_no_network_and_few_processes(tmp_path: Path) -> None:
    told = "import os, resource\nprint(os.readlink('/proc/self/ns/net'), *resource.getrlimit(resource.RLIMIT_NPROC))\n"
    process = BotProcess(program(tmp_path, told).removeprefix("cmd:").split(), {})
    network, *processes = process.ask(b"", 20).decode().split()
    process.close()
    allowed = subprocess.run(["unshare", "--user", "--net", "true"], capture_output=True, check=False).returncode == 0
    assert (network != os.readlink("/proc/self/ns/net")) == allowed
    assert processes == [str(PROCESSES)] * 2 or not allowed


# -- bots that cannot sit down ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere.py:Bot", "there is no file nowhere.py"),
        ("nowhere.py", "write FILE.py:CLASS"),
        ("cmd:", "no command after cmd:"),
        ("cmd:./no-such-program", "there is no program"),
        ("cmd:'unclosed", "cannot be read as a command"),
        ("cmd:true", "does not start: ended with exit code 0"),
        ("cmd:yes", "does not start: answered"),
    ],
)
def test_what_cannot_start_is_one_line(name: str, says: str) -> None:
    with pytest.raises(BadBot) as error:
        check_bot(name, GAME)
    assert says in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("class Other:\n    def choose(self, request): ...\n", "there is no Bot in bot.py; with a method choose"),
        ("class Bot: ...\n", "has no method choose"),
        ("import nothing_of_that_name\n", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("class Bot(\n", "SyntaxError"),
        ("raise SystemExit(4)\n", "exit code 4"),
        ("class Bot:\n    def choose(self, request): ...\n    def __init__(self, rng, depth): ...\n", "TypeError"),
    ],
)
def test_a_script_that_does_not_load_says_why(tmp_path: Path, source: str, says: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(source)
    with pytest.raises(BadBot) as error:
        check_bot(f"{path}:Bot", GAME)
    assert says in str(error.value) and "\n" not in str(error.value)


def test_names_of_our_own_bots_stay_names() -> None:
    check_bot("greedy", GAME)
    assert not is_external("greedy")
    with pytest.raises(UnknownName, match='did you mean "greedy"'):
        check_bot("gredy", GAME)


def test_a_failure_is_no_error_of_ours(tmp_path: Path) -> None:
    assert not issubclass(BotFailed, SpeciateError)  # nobody may show it as a mistake of the person's
    bot = open_bot(script(tmp_path, "return request.legal[0]"), Random(1))
    assert isinstance(bot, ExternalBot)
    bot.close()
    bot.close()
