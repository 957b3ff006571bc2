"""Whoever runs the server gives a lost link back; the old one is worth nothing from then on."""

import asyncio
from contextlib import closing

import pytest

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.items import HOST
from speciate.server.refusals import NoSuchTable
from speciate.server.reissue import reissue
from speciate.server.store import Store
from speciate.server.tokens import hashed
from tests.server.evenings import Evening
from tests.server.houses import running


def role(url: str, token: str) -> tuple[str, int] | None:
    with closing(Store(url)) as store:
        return store.role(hashed(token))


def test_a_host_and_a_player_get_new_links(database: str) -> None:
    async def open_table() -> tuple[str, str, str]:
        async with running(database) as house:
            id, host = await house.open("evolution", 3, {}, "Test", False)
            _, ann = await house.sit(id, "Ann", 1)
            assert (await house.command(id, HOST, commands.SeatBot(id="b", seat=2, bot="greedy"))).ok
            return id, host, ann

    id, host, ann = asyncio.run(open_table())
    made = reissue(database, id, HOST)
    path, _, token = made.path.partition("&token=")
    assert (path, made.name) == (f"/table/{id}#seat=host", "")
    assert role(database, token) == (id, HOST)
    assert role(database, host) is None and role(database, ann) == (id, 1)
    made = reissue(database, id, 1)
    path, _, token = made.path.partition("&token=")
    assert (path, made.name) == (f"/table/{id}#seat=1", "Ann")
    assert role(database, token) == (id, 1) and role(database, ann) is None
    for seat, says in ((0, "nobody sits at seat 0"), (2, "a bot sits at seat 2"), (9, "nobody sits at seat 9")):
        with pytest.raises(SpeciateError, match=says):
            reissue(database, id, seat)


def test_somebody_who_plays_with_the_old_link_is_put_out(database: str) -> None:
    async def run() -> None:
        async with running(database) as house:
            id, _ = await house.open("evolution", 2, {}, "Test", False)
            await house.sit(id, "Ann", 0)
            room = await house.room(id)
            before = room.revocations
            await asyncio.to_thread(reissue, database, id, 0)
            if house.store.is_shared:
                for _ in range(100):
                    if room.revocations > before:
                        return
                    await asyncio.sleep(0.1)
                raise AssertionError("the server does not look at its sockets")

    asyncio.run(run())


def test_a_seat_that_changed_hands_is_its_last_owner_s(sqlite: str) -> None:
    async def run() -> str:
        async with running(sqlite) as house:
            id, _ = await house.open("evolution", 2, {}, "Test", False)
            await house.sit(id, "Ann", 0)
            assert (await house.command(id, 0, commands.Stand(id="s"))).ok
            await house.sit(id, "Bob", 0)
            return id

    assert reissue(sqlite, asyncio.run(run()), 0).name == "Bob"


def test_an_unknown_table(evening: Evening, sqlite: str) -> None:
    evening.fill(sqlite)
    with pytest.raises(NoSuchTable):
        reissue(sqlite, "?", HOST)
