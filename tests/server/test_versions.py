"""A table remembers its rules: a server with others says so and leaves it alone."""

import asyncio
from random import Random

import msgspec
import pytest

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.house import House
from speciate.server.items import AnyItem, Opened
from speciate.server.store import Change
from tests.server.houses import any_turn, gathered, play, running, table_of
from tests.server.web import web

OLD = "old-table"


async def store_old(house: House, id: str = OLD) -> list[AnyItem]:
    """A table in play, stored as a server with other rules would have."""
    new = await gathered(house)
    items = house.store.items(new)
    opened = items[0]
    assert isinstance(opened, Opened)
    items[0] = msgspec.structs.replace(opened, rules="0.0.1")
    summary = {**(await table_of(house, new)).summary(), "id": id}
    await house.store.commit(Change(id, 1, items, summary, True, "0.0.1", tokens={}))
    return items


def test_other_rules_are_refused_and_nothing_is_written(database: str) -> None:
    async def run() -> None:
        async with running(database) as house:
            items = await store_old(house)
        async with running(database) as house:
            tries = (
                lambda: house.room(OLD),
                lambda: house.command(OLD, 0, commands.Chat(id="c", text="Hello")),
                lambda: house.command(OLD, 0, commands.Play(id="p", moves=["end"])),
                lambda: house.sit(OLD, "Late", None),
                lambda: house.reissue(OLD, 0),
            )
            for attempt in tries:
                with pytest.raises(SpeciateError, match=r"rules 0\.0\.1"):
                    await attempt()
            assert house.store.items(OLD) == items
            assert house.store.answer(OLD, 0, "c") is None

    asyncio.run(run())


def test_other_tables_go_on(database: str) -> None:
    async def run() -> None:
        async with running(database) as house:
            await store_old(house)
            id = await gathered(house)
        async with running(database) as house:
            for number in range(20):
                table = await table_of(house, id)
                seat, moves = any_turn(table, Random(number))
                assert (await play(house, id, seat, moves, f"m{number}")).ok
            assert OLD in [table["id"] for table in house.store.lobby()]

    asyncio.run(run())


def test_a_game_that_is_gone_is_refused_too(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as house:
            opened: AnyItem = Opened("chess", "1", 2, {}, "Old", True)
            summary = {"status": "gathering", "game": "chess", "id": OLD}
            await house.store.commit(Change(OLD, 1, [opened], summary, True, "1"))
            with pytest.raises(SpeciateError, match="chess"):
                await house.room(OLD)

    asyncio.run(run())


def test_the_application_says_so(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as house:
            await store_old(house)

    asyncio.run(run())
    with web(sqlite) as site:
        status, data = site.look(f"/api/tables/{OLD}")
        assert 400 <= status < 500
        assert "0.0.1" in data["error"]
        assert site.look("/api/tables")[0] == 200
        assert site.open().begin().move(0)[1]["ok"]
