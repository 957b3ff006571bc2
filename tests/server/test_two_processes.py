"""Two servers as real processes on one PostgreSQL; one is killed in the middle of play, and everything goes on."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from speciate.client.errors import Denied
from speciate.client.http import Server
from speciate.client.live import LiveConnection
from speciate.client.seat import Seat
from speciate.server.hosted_table import HUMAN, OUT_OF_TIME, HostedTable
from speciate.server.store import Store
from tests.client.cutting import Proxy
from tests.client.players import QUICK, play_on, run
from tests.client.test_cuts import compare
from tests.server.backends import LONG, replayed
from tests.server.postgres import free_port

PATIENCE = 90.0  # seconds, on a busy machine
ENOUGH = 3  # acknowledged moves of each before the kill
GAMES = ("template", "evolution") if LONG else ("template",)
SETTINGS = {"SPECIATE_GENEROSITY": "1000", "SPECIATE_BOT_SECONDS": "1", "SPECIATE_BOT_WORKERS": "1"}


class Process:
    """`speciate serve` on a database."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        command = [sys.executable, "-W", "ignore", "-m", "speciate.cli", "serve"]
        flags = ["--port", str(self.port), "--database", database]
        with log.open("wb") as out:
            self.process = subprocess.Popen([*command, *flags], env=os.environ | SETTINGS, stdout=out, stderr=out)

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self._log.read_text(encoding="utf-8")
            try:
                if httpx.get(f"{self.url}/health", trust_env=False, verify=False, timeout=2).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start: " + self._log.read_text(encoding="utf-8"))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def two_processes(database: str, folder: Path) -> Iterator[list[Process]]:
    Store(database).close()  # the schema is made once
    processes = [Process(database, folder / f"{name}.log") for name in ("one", "two")]
    try:
        for process in processes:
            process.wait()
        yield processes
    finally:
        for process in processes:
            process.kill()


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[list[Process]]:
    with two_processes(postgres, tmp_path) as processes:
        yield processes


@pytest.mark.parametrize("game", GAMES)
def test_players_of_a_killed_server_go_on_at_the_other(pair: list[Process], game: str) -> None:
    """Ann is on the first server and comes back on the second, where Bo has been all the time; a bot plays too."""
    doomed, other = pair

    async def play() -> None:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(Server(other.url))
            opened = await http.open(game, 3)
            await http.table(opened.table, opened.token).seat_bot(2, "random")
            front = await stack.enter_async_context(Proxy(doomed.port))
            await check_tokens(pair)
            ann = await stack.enter_async_context(Seat.join(front.url, opened.table, "Ann", patience=QUICK))
            bo = await stack.enter_async_context(Seat.join(other.url, opened.table, "Bo", patience=QUICK))
            await until_here(bo, [True, True, True])
            await asyncio.gather(ann.ready(), bo.ready())
            moves: list[list[str]] = [[], []]
            pairs = zip((ann, bo), moves, strict=True)
            playing = [asyncio.create_task(play_on(seat, made)) for seat, made in pairs]
            while min(len(made) for made in moves) < ENOUGH:
                await asyncio.sleep(0.02)
            front.to = other.port
            await asyncio.to_thread(doomed.kill)
            await asyncio.gather(*playing)
            assert ann.connections >= 2 and bo.connections == 1
            shown = [await http.table(opened.table, seat.token).show() for seat in (ann, bo)]
            assert [seat.news for seat in (ann, bo)] == [update.news for update in shown]
            assert ann.outcome == bo.outcome is not None
            compare(await http.table(opened.table).record(), moves)

    run(play(), limit=PATIENCE)


async def check_tokens(pair: list[Process]) -> None:
    """A token issued anew on one server ends the sockets of the old one on the other."""
    async with Server(pair[0].url) as http:
        opened = await http.open("template", 2)
        sat = await http.table(opened.table).sit("Ann")
        async with Seat.back(pair[1].url, opened.table, sat.token, patience=QUICK) as ann:
            await http.table(opened.table, opened.token).reissue(sat.seat)
            with pytest.raises(Denied, match="no longer valid"):
                await ann.until("over")


async def until_here(live: LiveConnection, here: list[bool]) -> None:
    while live.latest is None or [place.here for place in live.latest.table.seats] != here:
        await live.changed(live.changes)


@pytest.mark.long
def test_bots_and_clocks_of_a_killed_server_go_on_at_the_other(pair: list[Process], postgres: str) -> None:
    """Nobody is at the second server, nor asks it for these tables: it finds them by itself."""
    doomed, _ = pair
    store = Store(postgres)

    async def play() -> None:
        async with Server(doomed.url) as http:
            hurried = await http.open("evolution", 2, clock={"kind": "move", "seconds": 1})
            for name in ("Ann", "Bo"):
                await http.table(hurried.table, (await http.table(hurried.table).sit(name)).token).ready()
            bots = await http.open("evolution", 4)
            for seat in range(3):
                await http.table(bots.table, bots.token).seat_bot(seat, "expert")
            await http.table(bots.table, (await http.table(bots.table).sit("Cid")).token).ready()
        await asyncio.to_thread(doomed.kill)
        assert owed_by_bots(replayed(store, bots.table))
        assert not played_for(replayed(store, hurried.table))
        while owed_by_bots(replayed(store, bots.table)) or not played_for(replayed(store, hurried.table)):
            await asyncio.sleep(0.2)

    try:
        run(play(), limit=PATIENCE)
    finally:
        store.close()


def owed_by_bots(table: HostedTable) -> bool:
    """Whether a bot has yet to move."""
    return any(table.seats[decision.seat].agent != HUMAN for decision in table.playing.pending())


def played_for(table: HostedTable) -> bool:
    """Whether somebody's time was up, and the server has moved for them."""
    return any(entry.note == OUT_OF_TIME for entry in table.playing.record.entries)
