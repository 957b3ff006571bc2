"""A table remembers its rules: a server with others says so and leaves it alone."""

import asyncio
from random import Random

import msgspec
import pytest

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.items import AnyItem, Opened
from speciate.server.store import Change
from tests.server.backends import any_turn, gathered, play, running, table_of
from tests.server.web import web

OLD = "old-table"


async def store_old(backend: Backend, id: str = OLD) -> list[AnyItem]:
    """A table in play, stored as a server with other rules would have."""
    new = await gathered(backend)
    items = backend.store.items(new)
    opened = items[0]
    assert isinstance(opened, Opened)
    items[0] = msgspec.structs.replace(opened, rules="0.0.1")
    summary = {**(await table_of(backend, new)).summary(), "id": id}
    await backend.store.commit(Change(id, 1, items, summary, True, "0.0.1", tokens={}))
    return items


def test_other_rules_are_refused_and_nothing_is_written(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            items = await store_old(backend)
        async with running(database) as backend:
            tries = (
                lambda: backend.rooms.open(OLD),
                lambda: backend.dispatcher.command(OLD, 0, commands.Chat(id="c", text="Hello")),
                lambda: backend.dispatcher.command(OLD, 0, commands.Play(id="p", moves=["end"])),
                lambda: backend.seating.sit(OLD, "Late", None),
                lambda: backend.seating.reissue(OLD, 0),
            )
            for attempt in tries:
                with pytest.raises(SpeciateError, match=r"rules 0\.0\.1"):
                    await attempt()
            assert backend.store.items(OLD) == items
            assert backend.store.answer(OLD, 0, "c") is None

    asyncio.run(run())


def test_other_tables_go_on(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            await store_old(backend)
            id = await gathered(backend)
        async with running(database) as backend:
            for number in range(20):
                table = await table_of(backend, id)
                seat, moves = any_turn(table, Random(number))
                assert (await play(backend, id, seat, moves, f"m{number}")).ok
            assert OLD in [table["id"] for table in backend.store.lobby()]

    asyncio.run(run())


def test_a_game_that_is_gone_is_refused_too(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            opened: AnyItem = Opened("chess", "1", 2, {}, "Old", True)
            summary = {"status": "gathering", "game": "chess", "id": OLD}
            await backend.store.commit(Change(OLD, 1, [opened], summary, True, "1"))
            with pytest.raises(SpeciateError, match="chess"):
                await backend.rooms.open(OLD)

    asyncio.run(run())


def test_the_application_says_so(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            await store_old(backend)

    asyncio.run(run())
    with web(sqlite) as site:
        status, data = site.look(f"/api/tables/{OLD}")
        assert 400 <= status < 500
        assert "0.0.1" in data["error"]
        assert site.look("/api/tables")[0] == 200
        assert site.open().begin().move(0)[1]["ok"]
