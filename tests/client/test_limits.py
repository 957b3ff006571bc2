"""The client against a server's real limits: it waits as long as it is told, and nothing is lost or done twice."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from speciate.client.errors import Busy, Unreachable
from speciate.client.http import Server
from speciate.client.link import socket_address
from speciate.client.messages import TableOpened
from speciate.client.seat import Seat
from tests.client.conftest import ServerProcess
from tests.client.players import QUICK, open_table, run

COMMANDS = 16  # more than the strict server takes from one client at once
SOCKETS = 10  # as many as it has for one client


class Strict(NamedTuple):
    """A server with a tenth of the usual limits, and a table there."""

    server: ServerProcess
    table: TableOpened

    @property
    def url(self) -> str:
        return self.server.url


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strict]:
    process = ServerProcess(tmp_path_factory.mktemp("strict"), generosity=0.1)
    process.start()
    yield Strict(process, run(open_table(process.url, "template", 2)))
    process.kill()


def pauses(news: list[dict[str, object]]) -> list[object]:
    return [one["paused"] for one in news if one.get("table") == "paused"]


WANTED = [number % 2 == 0 for number in range(COMMANDS)]


def test_commands_over_the_limit_of_a_socket_are_all_done_once_and_in_order(strict: Strict) -> None:
    async def command() -> None:
        async with Seat.back(strict.url, strict.table.table, strict.table.token, patience=QUICK) as host:
            before = len(pauses(host.news))
            for paused in WANTED:
                await host.pause(paused)
            assert pauses(host.news)[before:] == WANTED and host.connections == 1

    run(command())


def test_requests_over_the_limit_wait_for_the_server(strict: Strict) -> None:
    async def command() -> None:
        async with Server(strict.url) as http:
            host = http.table(strict.table.table, strict.table.token)
            before = len(pauses((await host.show()).news))
            for paused in WANTED:
                await host.pause(paused)
            assert pauses((await host.show()).news)[before:] == WANTED

    run(command())


def test_what_would_take_too_long_is_said_plainly(strict: Strict) -> None:
    async def open_many() -> None:
        async with Server(strict.url) as http:
            for _ in range(3):
                await http.open("template", 2)

    with pytest.raises(Busy, match="too many new tables") as busy:
        run(open_many())
    assert busy.value.wait > 30


def test_a_client_gets_in_when_a_socket_is_free(strict: Strict) -> None:
    async def crowd() -> None:
        async with AsyncExitStack() as stack:
            there = [Seat.watch(strict.url, strict.table.table, patience=QUICK) for _ in range(SOCKETS)]
            for one in there:
                await stack.enter_async_context(one)
            hasty = Seat.watch(strict.url, strict.table.table, patience=QUICK._replace(connect=1.0))
            with pytest.raises(Unreachable, match="too many sockets"):
                await hasty.__aenter__()
            waiting = asyncio.create_task(look(strict))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            await there[0].close()
            assert await waiting == strict.table.table

    run(crowd())


async def look(strict: Strict) -> str:
    async with Seat.watch(strict.url, strict.table.table, patience=QUICK) as looking:
        return looking.table.id


def test_a_page_of_another_origin_gets_no_socket(strict: Strict) -> None:
    async def knock(origin: str) -> None:
        address = socket_address(strict.url, strict.table.table)
        async with connect(address, origin=Origin(origin), proxy=None):
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(knock("http://evil.example"))
    assert refused.value.response.status_code == 403
    run(knock(strict.url))
