"""The line itself, against a server that says what the test wants: late, doubled, missing, unreadable."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from speciate.client.errors import BadLink, Denied, Refused
from speciate.client.link import TableLink, read_link, read_server, socket_address
from speciate.client.live import LiveConnection, Patience
from tests.client.players import QUICK, run

TABLE = {"id": "t", "name": "T", "game": "template", "status": "playing", "seats": []}
Script = Callable[[ServerConnection, dict[str, Any], int], Awaitable[None]]


def update(version: int, *news: int, **more: object) -> str:
    told = [{"n": number} for number in news]
    return json.dumps({"update": {"version": version, "news": told, "table": TABLE, "later": "passed over", **more}})


@asynccontextmanager
async def scripted(script: Script) -> AsyncIterator[str]:
    """A server that follows a script on each connection; it gets the hello and the number of the connection."""
    count = 0

    async def handle(socket: ServerConnection) -> None:
        nonlocal count
        count += 1
        await script(socket, json.loads(await socket.recv()), count)

    async with serve(handle, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def numbers(live: LiveConnection) -> list[int]:
    return [one["n"] for one in live.news]


def test_late_and_doubled_news_are_passed_over() -> None:
    async def script(socket: ServerConnection, _: dict[str, Any], __: int) -> None:
        for frame in (update(2, 1, 2), update(3, 3), update(2, 2), update(3, 3), update(4, 4)):
            await socket.send(frame)
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", patience=QUICK) as live:
            while live.version < 4:
                await live.changed(live.changes)
            assert numbers(live) == [1, 2, 3, 4] and live.connections == 1

    run(listen())


def test_missing_news_are_asked_for_from_the_last_version() -> None:
    hellos: list[dict[str, Any]] = []

    async def script(socket: ServerConnection, hello: dict[str, Any], number: int) -> None:
        hellos.append(hello)
        for frame in [update(1, 1), update(3, 3)] if number == 1 else [update(3, 2, 3)]:
            await socket.send(frame)
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", "secret", patience=QUICK) as live:
            while live.version < 3:
                await live.changed(live.changes)
            assert numbers(live) == [1, 2, 3] and live.connections == 2

    run(listen())
    assert hellos == [{"n": 0, "protocol": 1, "token": "secret", "since": since, "guest": ""} for since in (0, 1)]


def test_a_server_that_went_back_is_believed() -> None:
    async def script(socket: ServerConnection, _: dict[str, Any], number: int) -> None:
        await socket.send(update(2, 1, 2) if number == 1 else update(1))
        if number == 1:
            await socket.close()
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", patience=QUICK) as live:
            while live.connections < 2 or not live.connected:
                await live.changed(live.changes)
            assert numbers(live) == [1] and live.version == 1

    run(listen())


def test_a_line_that_does_not_answer_is_opened_anew_and_asked_again() -> None:
    asked: list[dict[str, Any]] = []

    async def script(socket: ServerConnection, _: dict[str, Any], number: int) -> None:
        await socket.send(update(1, *([1] if number == 1 else [])))
        async for text in socket:
            asked.append(json.loads(text))
            if number > 1:
                await socket.send(json.dumps({"answer": {"id": "another", "ok": False}}))
                await socket.send(json.dumps({"answer": {"id": asked[-1]["id"], "ok": True}}))

    async def listen() -> None:
        patience = QUICK._replace(answer=0.1)
        async with scripted(script) as url, LiveConnection(url, "t", patience=patience) as live:
            assert (await live.ready()).ok

    run(listen())
    assert len(asked) == 2 and asked[0] == asked[1] and asked[0]["n"] == 1


def test_a_line_whose_first_update_does_not_come_is_opened_anew() -> None:
    async def script(socket: ServerConnection, _: dict[str, Any], number: int) -> None:
        if number != 2:
            await socket.send(update(1, *([1] if number == 1 else [])))
        if number == 1:
            await socket.close()
        await socket.wait_closed()

    async def listen() -> None:
        patience = QUICK._replace(connect=0.5)
        async with scripted(script) as url, LiveConnection(url, "t", patience=patience) as live:
            while not live.connected or live.connections < 3:
                await live.changed(live.changes)

    run(listen())


def test_what_the_server_cannot_read_is_refused_to_the_one_who_asked() -> None:
    async def script(socket: ServerConnection, _: dict[str, Any], __: int) -> None:
        await socket.send(update(0))
        async for _text in socket:
            await socket.send(json.dumps({"error": "no such command"}))

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", patience=QUICK) as live:
            with pytest.raises(Refused, match="no such command"):
                await live.command("dance")

    run(listen())


def test_nonsense_from_the_server_is_a_cut_like_any_other() -> None:
    async def script(socket: ServerConnection, _: dict[str, Any], number: int) -> None:
        await socket.send("nonsense" if number == 1 else update(1, 1))
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", patience=QUICK) as live:
            assert live.connections == 2 and numbers(live) == [1]

    run(listen())


def test_who_is_not_let_in_does_not_try_again() -> None:
    count = 0

    async def script(socket: ServerConnection, _: dict[str, Any], number: int) -> None:
        nonlocal count
        count = number
        await socket.send(json.dumps({"error": "this server speaks protocol 2"}))
        await socket.close(4403)

    async def listen() -> None:
        async with scripted(script) as url, LiveConnection(url, "t", patience=QUICK):
            pass

    with pytest.raises(Denied, match="protocol 2"):
        run(listen())
    assert count == 1


def test_the_pause_between_tries_grows_and_differs() -> None:
    patience = Patience(shortest=0.1, longest=10)
    for failures, most in ((0, 0.1), (3, 0.8), (50, 10)):
        pauses = {patience.delay(failures) for _ in range(50)}
        assert len(pauses) > 10 and most / 2 <= min(pauses) and max(pauses) <= most


@pytest.mark.parametrize(
    ("text", "server", "link"),
    [
        ("http://host:8000/table/a-B_9", "", TableLink("http://host:8000", "a-B_9")),
        ("https://club.example/games/table/abc?x=1", "", TableLink("https://club.example/games", "abc")),
        ("http://host:8000/api/tables/abc/socket", "", TableLink("http://host:8000", "abc")),
        ("http://host:8000/", "", TableLink("http://host:8000")),
        ("abc", "http://host:8000/", TableLink("http://host:8000", "abc")),
    ],
)
def test_links_as_people_paste_them(text: str, server: str, link: TableLink) -> None:
    assert read_link(text, server) == link


@pytest.mark.parametrize("text", ["abc", "ftp://host/table/abc", "http://", "http://host:99999/table/a", ""])
def test_what_is_no_link_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadLink, match="not an address"):
        read_link(text)


def test_the_socket_is_as_safe_as_the_page() -> None:
    assert socket_address(read_server("https://host/x/"), "a") == "wss://host/x/api/tables/a/socket"
