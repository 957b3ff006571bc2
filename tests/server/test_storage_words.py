"""What a server says while its database is away, frame by frame and request by request."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speciate.client.http import Server
from speciate.client.live import Patience
from speciate.client.messages import Json
from speciate.client.seat import Seat
from tests.client.players import run
from tests.pace import stretched
from tests.server.extent import LONG
from tests.server.postgres import Cluster
from tests.server.processes import Served

ANSWER_WITHIN = 1.0  # seconds for /health and /ready
READY_WITHIN = 2.0  # seconds after the database is back
TOLD_WITHIN = 10.0  # seconds for a command to be answered, whatever the answer
STOPPED_WITHIN = 15.0
AWAY = 150.0 if LONG else 6.0  # seconds of an outage that the client library sits out
HASTY = Patience(shortest=0.05, longest=0.3, connect=20, answer=10 if LONG else 2, give_up=600)


@pytest.fixture
def server(own_cluster: Cluster, tmp_path: Path) -> Iterator[Served]:
    with Served(own_cluster.new_database(), tmp_path) as served:
        try:
            yield served
        finally:
            own_cluster.start_again()


class BareSeat:
    """A socket without the client library: every frame is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.frames: list[Json] = []
        self._socket = socket

    async def send(self, **command: Any) -> None:
        await self._socket.send(json.dumps(command))

    async def next(self, key: str, within: float = TOLD_WITHIN) -> Json:
        """The next frame that has a field; those before it are kept."""
        async with asyncio.timeout(within):
            while True:
                frame: Json = json.loads(await self._socket.recv())
                self.frames.append(frame)
                if key in frame:
                    return frame


@asynccontextmanager
async def seated(server: Served) -> AsyncIterator[tuple[BareSeat, str, str]]:
    """Somebody at a table, with the table's id and the token."""
    async with Server(server.url) as http:
        opened = await http.open("template", 2)
        sat = await http.table(opened.table).sit("Ann")
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/socket") as socket:
        await socket.send(json.dumps({"protocol": 1, "token": sat.token, "since": 0}))
        yield BareSeat(socket), opened.table, sat.token


def asked(url: str) -> tuple[int, float]:
    start = time.monotonic()
    reply = httpx.get(url, trust_env=False, verify=False, timeout=10)
    return reply.status_code, time.monotonic() - start


def test_a_command_that_cannot_be_stored_is_told_to_come_back(server: Served, own_cluster: Cluster) -> None:
    async def play() -> None:
        async with seated(server) as (ann, table, token):
            await ann.next("update")
            own_cluster.stop_now()
            await ann.send(do="chat", id="hello", text="hello")
            told = await ann.next("error")
            assert told["key"] == "not-stored" and told["id"] == "hello" and told["wait"] > 0, told
            over_http = {"do": "chat", "id": "again", "text": "again"}
            headers = {"authorization": f"Bearer {token}"}
            async with httpx.AsyncClient(
                base_url=server.url, headers=headers, trust_env=False, verify=False, timeout=20
            ) as http:
                reply = await http.post(f"/api/tables/{table}/commands", json=over_http)
                assert reply.status_code == 503 and reply.json()["key"] == "not-stored", reply.text
                assert float(reply.headers["retry-after"]) > 0
                own_cluster.start()
                await until_ready(server)
                for command in (over_http, {"do": "chat", "id": "hello", "text": "hello"}):
                    for _ in range(2):  # the same id twice is done once
                        assert (await http.post(f"/api/tables/{table}/commands", json=command)).json()["ok"]
                news = (await http.get(f"/api/tables/{table}")).json()["news"]
            assert sorted(one["chat"] for one in news if "chat" in one) == ["again", "hello"]

    run(play(), limit=60)


async def until_ready(server: Served) -> float:
    start = time.monotonic()
    while (await asyncio.to_thread(asked, f"{server.url}/ready"))[0] != 200:
        assert time.monotonic() - start < stretched(READY_WITHIN), "the server is not ready again"
        await asyncio.sleep(0.05)
    return time.monotonic() - start


def test_a_server_without_its_database_lives_and_is_not_ready(server: Served, own_cluster: Cluster) -> None:
    assert asked(f"{server.url}/ready")[0] == 200
    own_cluster.stop_now()
    end = time.monotonic() + stretched(READY_WITHIN)
    while asked(f"{server.url}/ready")[0] == 200:
        assert time.monotonic() < end, "the server says that it is ready, and it is not"
    for path, status in (("health", 200), ("ready", 503)) * 3:
        answer, seconds = asked(f"{server.url}/{path}")
        assert answer == status and seconds < stretched(ANSWER_WITHIN)
    own_cluster.start()
    asyncio.run(until_ready(server))


def test_open_sockets_hear_that_the_database_is_away_and_that_it_is_back(server: Served, own_cluster: Cluster) -> None:
    """Without anybody asking for anything."""

    async def listen() -> None:
        async with seated(server) as (ann, _, _):
            await ann.next("update")
            own_cluster.stop_now()
            assert (await ann.next("storage"))["storage"] is False
            own_cluster.start()
            assert (await ann.next("storage", stretched(READY_WITHIN + 1)))["storage"] is True

    run(listen(), limit=60)


def test_a_server_without_its_database_stops_when_it_is_told_to(server: Served, own_cluster: Cluster) -> None:
    async def wait_in_vain() -> None:
        async with seated(server) as (ann, _, _):
            await ann.next("update")
            own_cluster.stop_now()
            await ann.send(do="chat", id="hello", text="hello")
            await asyncio.sleep(0.2)
            assert await asyncio.to_thread(server.stop) < stretched(STOPPED_WITHIN)

    run(wait_in_vain(), limit=60)


@pytest.mark.long
def test_the_client_library_sits_out_a_long_outage_on_one_line(server: Served, own_cluster: Cluster) -> None:
    async def play() -> None:
        async with Server(server.url) as http:
            opened = await http.open("template", 2)
            async with Seat.join(server.url, opened.table, "Ann", patience=HASTY) as ann:
                await asyncio.to_thread(own_cluster.stop_now)
                waiting = asyncio.create_task(ann.command("chat", text="hello", timeout=2 * AWAY + 30))
                asking = asyncio.create_task(over_http(http, opened.table, ann.token))
                await asyncio.sleep(AWAY)
                assert not waiting.done() and ann.connected
                await asyncio.to_thread(own_cluster.start)
                assert (await waiting).ok
                await asking
                assert ann.connections == 1
                news = (await http.table(opened.table, ann.token).show()).news
                assert sorted(one["chat"] for one in news if "chat" in one) == ["hello", "hello over HTTP"]

    run(play(), limit=3 * AWAY + 60)


async def over_http(http: Server, table: str, token: str) -> None:
    """Within what a request over HTTP waits for."""
    await asyncio.sleep(max(0.0, AWAY - 4.0))
    assert (await http.table(table, token).chat("hello over HTTP")).ok
