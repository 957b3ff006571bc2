"""`speciate join`: a game on a server, at the terminal."""

import asyncio
import json
import re
import stat
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from speciate.cli.remote_session import RemoteAnswers
from speciate.client.commands import new_token
from speciate.client.http import Server
from speciate.client.seat import Seat
from speciate.table.words import LANGUAGES, Messages
from tests.cli.conftest import Run, saves
from tests.client.conftest import ServerProcess
from tests.client.players import QUICK, open_table
from tests.client.players import run as work


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.kill()


def opening(server: ServerProcess, game: str = "evolution", seats: str = "human,greedy") -> tuple[str, ...]:
    return ("join", server.url, "--open", game, "--seats", seats, "--name", "Ann")


def link_of(out: str) -> str:
    return str(re.findall(r"The table is open: (\S+)", out)[0])


class Typist:
    """A terminal in a process of its own, where one can wait for a text before typing the next line."""

    def __init__(self, command: list[str], environment: dict[str, str], *args: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*command, *args], env=environment, stdin=pipe, stdout=pipe, stderr=pipe)
        self.seen = ""
        self._timer = threading.Timer(30, self.process.kill)
        self._timer.start()

    def wait(self, text: str) -> None:
        assert self.process.stdout is not None
        while text not in self.seen:
            some = self.process.stdout.read1(4096)  # type: ignore[attr-defined]
            assert some, self.seen
            self.seen += some.decode()
        self.seen = self.seen.partition(text)[2]

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> tuple[int, str]:
        out, err = self.process.communicate(timeout=20)
        self._timer.cancel()
        assert err == b"", err.decode()
        return self.process.returncode, self.seen + out.decode()


# -- playing --------------------------------------------------------------------------------------


def test_a_whole_game_on_a_server(run: Run, server: ServerProcess, home: Path) -> None:
    result = run(*opening(server, "template", "human,greedy,random"), typed="1\n" * 200)
    assert result.code == 0 and result.err == ""
    assert "● Ann (you)" in result.out and "The game is over" in result.out and "Total" in result.out
    (record,) = saves(home)
    assert f"replay {record}" in result.out
    assert "sound, a finished game" in run("replay", record, "--verify").out
    over = run("join", link_of(result.out))
    assert over.code == 0 and "Welcome back, Ann." in over.out and "The game is over" in over.out


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("99", "There is no choice 99"),
        ("fod", '"fod" is neither a number of the list nor a command'),
        ("food horns+99", "unreadable move"),
        ("end", "Lay a food card first: nobody may skip it."),
        ("w", "What you cannot do now, and why"),
        ("why attack 0>1.0", "feed.order"),
        ("r attack.size", "Larger than the prey"),
        ("l all", "will be the first player"),
        ("?", "agree to what another player asks"),
        ("c good luck [all]", "Ann: good luck [all]"),
        ("yes", "nobody has asked anything"),
        ("b", "Your hand"),
    ],
)
def test_the_prompt_is_that_of_play(run: Run, server: ServerProcess, typed: str, says: str) -> None:
    result = run(*opening(server), typed=f"{typed}\n\nq\n")
    assert result.code == 0 and result.err == ""
    told = result.out.partition(f"] > {typed}")[2]
    assert " ".join(says.split()) in " ".join(told.split())


def test_the_same_in_french(run: Run, server: ServerProcess) -> None:
    out = run("--lang", "fr", *opening(server), typed="?\nq\n").out
    assert "Votre main" in out and "accepter ce que demande un autre joueur" in out and "Votre place est gardée" in out


def test_a_choice_can_be_taken_back(run: Run, server: ServerProcess) -> None:
    out = run(*opening(server), typed="1\n1\nu\nl all\nq\n").out
    assert "Ann takes a move back." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_have_the_same_name(lang: str) -> None:
    messages = Messages("speciate.cli", lang)
    names = [name for command in RemoteAnswers.commands for name in messages.t(f"command-{command}").split()]
    assert len(names) == len(set(names))


# -- coming and going -----------------------------------------------------------------------------


def test_the_same_seat_is_taken_again(run: Run, server: ServerProcess, home: Path) -> None:
    first = run(*opening(server), typed="1\nq\n")
    link = link_of(first.out)
    assert f"join {link}" in first.out.partition("To come back:")[2]
    path = home / "seats.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    held = json.loads(path.read_text(encoding="utf-8"))[link]
    assert held["seat"] == 0 and held["name"] == "Ann" and held["token"] and held["host"] != held["token"]
    id = link.rpartition("/")[2]
    for args in ((link,), (f"{server.url}/api/tables/{id}",), (id, "--server", server.url)):
        again = run("join", *args, typed="q\n")
        assert again.code == 0 and "Welcome back, Ann." in again.out and "● Ann (you)" in again.out


def test_two_people_and_a_question_to_the_table(
    server: ServerProcess, command: list[str], environment: dict[str, str]
) -> None:
    opened = work(open_table(server.url, "evolution", 2))
    link = f"{server.url}/table/{opened.table}"
    bo = Typist(command, environment, "join", link, "--name", "Bo", "--seat", "2")
    bo.wait("One seat is free.")

    async def ann() -> None:
        async with Seat.join(server.url, opened.table, "Ann", patience=QUICK) as seat:
            await seat.ready()
            await seat.until("playing")
            await asyncio.to_thread(bo.wait, "Bo [1-")  # a row for each card that is another one
            await seat.play(seat.legal[0])
            await asyncio.to_thread(bo.type, "1")
            while 1 in seat.table.waiting and seat.view["phase"] == "food":
                await seat.changed(seat.changes)
            await seat.undo()
            await asyncio.to_thread(bo.wait, "Ann asks to take a move back: yes or no?")
            await asyncio.to_thread(bo.type, "yes")
            while not any(one.get("event") == "undone" for one in seat.news):
                await seat.changed(seat.changes)
            assert seat.view["phase"] == "food"

    work(ann())
    bo.wait("Ann takes a move back.")
    bo.type("q")
    code, rest = bo.end()
    assert code == 0 and f"join {link}" in rest


@pytest.mark.long
def test_a_killed_server_is_waited_for(server: ServerProcess, command: list[str], environment: dict[str, str]) -> None:
    ann = Typist(command, environment, *opening(server, "template", "human,random"))
    ann.wait("] > ")
    server.kill()
    ann.wait("The connection is lost")
    server.start()
    ann.wait("Connected again.")
    for _ in range(100):
        ann.type("1")
    code, rest = ann.end()
    assert code == 0 and "The game is over" in rest


def test_one_can_look_on(run: Run, server: ServerProcess) -> None:
    first = run(*opening(server, "template", "human,random"), typed="1\n" * 200)
    out = run("join", link_of(first.out), "--watch").out
    assert "The game is over" in out and "(you)" not in out


# -- mistakes -------------------------------------------------------------------------------------


def test_mistakes_are_one_line(run: Run, server: ServerProcess) -> None:
    link = link_of(run(*opening(server, "evolution", "human,greedy"), typed="q\n").out)
    for args, says in (
        (("ftp://x/table/y",), "not an address"),
        (("abc",), "not an address"),
        ((server.url,), "which table?"),
        ((link, "--open", "evolution"), "is a table already"),
        ((f"{server.url}/table/nothing", "--name", "Bo"), "there is no such table"),
        ((link, "--name", "Bo"), "the game has begun"),
        ((server.url, "--open", "chess"), "unknown game"),
        ((server.url, "--open", "evolution", "--seats", "human"), "is for 2 to 6 players"),
        (("http://127.0.0.1:1/table/x", "--name", "Bo"), "does not answer"),
    ):
        assert says in run("join", *args).mistake(), args


def test_a_seat_that_was_given_away_is_said_so(run: Run, server: ServerProcess, home: Path) -> None:
    link = link_of(run(*opening(server), typed="q\n").out)
    held = json.loads((home / "seats.json").read_text(encoding="utf-8"))[link]
    fresh = new_token()

    async def reissue() -> None:
        async with Server(server.url) as http:
            owner = http.table(link.rpartition("/")[2], held["host"])
            assert await owner.reissue(0, fresh) is None, "who has just been there is asked"
            assert (await http.table(link.rpartition("/")[2], held["token"]).command("vote", yes=True)).ok
            assert await owner.reissue(0, fresh) is not None

    work(reissue())
    assert "does not belong to this table" in run("join", link).mistake()
