"""Whoever runs the server gives a lost link back; the old one no longer works from then on."""

import asyncio
from contextlib import closing

import pytest

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.admin import close_table
from speciate.server.items import HOST, AnyItem, Closed, Opened, Reissued, Said, Sat
from speciate.server.refusals import NoSuchTable, NotAllowed
from speciate.server.reissue import _give as give
from speciate.server.reissue import reissue
from speciate.server.store import Change, Store
from speciate.server.tokens import hashed
from tests.server.backends import running
from tests.server.club_evening import Evening


def role(url: str, token: str) -> tuple[str, int] | None:
    with closing(Store(url)) as store:
        return store.role(hashed(token))


def test_a_host_and_a_player_get_new_links(database: str) -> None:
    async def open_table() -> tuple[str, str, str]:
        async with running(database) as backend:
            id, host = await backend.seating.open("evolution", 3, {}, "Test", False)
            _, ann = await backend.seating.sit(id, "Ann", 1)
            assert (await backend.dispatcher.command(id, HOST, commands.SeatBot(id="b", seat=2, bot="greedy"))).ok
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
        async with running(database) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            await backend.seating.sit(id, "Ann", 0)
            _, token = await backend.seating.sit(id, "Bob", 1)
            assert await backend.access.role(id, token) == 1
            room = await backend.rooms.open(id)
            told = asyncio.Event()
            room.listeners.add(told.set)
            made = await asyncio.to_thread(reissue, database, id, 1)
            await asyncio.wait_for(told.wait(), 20)
            for _ in range(100):
                if await backend.access.place(token) is None:
                    break
                await asyncio.sleep(0.1)
            with pytest.raises(NotAllowed):
                await backend.access.role(id, token)
            assert await backend.access.role(id, made.path.partition("&token=")[2]) == 1
            assert backend.store.items(id)[-1] == Reissued(1), "everybody at the table hears of it"

    asyncio.run(run())


def test_the_link_of_a_closed_table_and_of_other_rules(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            await asyncio.to_thread(close_table, sqlite, id)
            made = await asyncio.to_thread(reissue, sqlite, id, HOST)
            assert backend.store.role(hashed(made.path.partition("&token=")[2])) == (id, HOST)
            assert backend.store.items(id)[-1] == Closed(), "nothing more happens there"
            opened: AnyItem = Opened("chess", "1", 2, {}, "Old", True)
            summary = {"status": "gathering", "game": "chess", "id": "old"}
            await backend.store.commit(Change("old", 1, [opened, Sat(0, "Ann", "human")], summary, True, "1"))
            assert (await asyncio.to_thread(reissue, sqlite, "old", 0)).name == "Ann"

    asyncio.run(run())


def test_a_seat_that_changed_hands_is_its_last_owner_s(sqlite: str) -> None:
    async def run() -> str:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            await backend.seating.sit(id, "Ann", 0)
            assert (await backend.dispatcher.command(id, 0, commands.Stand(id="s"))).ok
            await backend.seating.sit(id, "Bob", 0)
            return id

    assert reissue(sqlite, asyncio.run(run()), 0).name == "Bob"


def test_an_unknown_table(evening: Evening, sqlite: str) -> None:
    evening.fill(sqlite)
    with pytest.raises(NoSuchTable):
        reissue(sqlite, "?", HOST)


class Overtaken(Store):
    """Somebody else always writes first, so often."""

    times = 2

    async def commit(self, change: Change) -> None:
        if self.times:
            self.times -= 1
            talk: AnyItem = Said(1, "Bob", "I was faster")
            await super().commit(Change(change.table_id, change.first, [talk], change.summary))
        await super().commit(change)


def test_a_link_is_given_however_often_somebody_else_is_faster(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            await backend.seating.sit(id, "Ann", 0)
            with closing(Overtaken(sqlite)) as store:
                await give(store, id, 0, hashed("new"))
                assert store.role(hashed("new")) == (id, 0)
                assert [type(item) for item in store.items(id)[-3:]] == [Said, Said, Reissued]

    asyncio.run(run())
