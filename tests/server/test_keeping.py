"""Abandoned tables end by themselves, and what is running can be looked up."""

import asyncio
import time
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from speciate.core.seats import SPECTATOR
from speciate.server import commands, retention, tasks, upkeep
from speciate.server.backend import Backend
from speciate.server.bot_workers import BotWorkers
from speciate.server.clock import milliseconds
from speciate.server.config import Config
from speciate.server.items import HOST
from speciate.server.refusals import StorageAway
from speciate.server.store import Store
from tests.server.backends import LONG, running, table_of

TABLES = 10_000 if LONG else 300
SHOWN = 100


async def fill(backend: Backend, count: int) -> None:
    """Tables that are opened and left alone."""
    for first in range(0, count, 100):
        names = range(first, min(first + 100, count))
        await asyncio.gather(*(backend.seating.open("evolution", 2, {}, f"t{name}", True) for name in names))


def test_abandoned_tables_are_closed_and_leave_the_lobby(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            await fill(backend, TABLES)
            live, _ = await backend.seating.open("evolution", 2, {}, "live", True)
            assert len(backend.store.lobby()) == SHOWN
            await asyncio.sleep(0.01)
            before = milliseconds()
            await asyncio.sleep(0.01)
            await backend.seating.sit(live, "Ann", None)  # somebody is here
            assert await backend.upkeep.expire("gathering", before) == TABLES
            assert [table["name"] for table in backend.store.lobby()] == ["live"]
            assert await backend.upkeep.expire("gathering", before) == 0

    asyncio.run(run())


def test_the_lobby_reads_no_more_tables_than_it_shows(sqlite: str) -> None:
    """Found by the index and in its order, so that it does not matter how many there are besides."""
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    with closing(Store(sqlite)) as store:
        event.listen(store.engine, "before_cursor_execute", note)
        store.lobby()
        queries = [entry for entry in asked if entry[0].startswith("SELECT")]
        assert len(queries) == 2
        with store.engine.connect() as connection:
            for statement, parameters in queries:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
                assert [row.detail for row in plan] == [
                    "SEARCH tables USING INDEX ix_tables_lobby (status=? AND public=?)"
                ], "no scan, no sorting"


def test_the_lobby_is_as_fast_with_many_tables(database: str) -> None:
    """As a ratio, each time the best of many: what else this machine does must not matter."""

    async def run() -> float:
        async with running(database) as backend:
            await fill(backend, SHOWN)
            few = fastest(backend)
            await fill(backend, TABLES)
            count(backend)
            return fastest(backend) / few

    assert asyncio.run(run()) < 5


def count(backend: Backend) -> None:
    """What PostgreSQL does by itself within a minute of so many changes: it learns how many rows there are."""
    engine = backend.store.engine
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE tables")


def fastest(backend: Backend) -> float:
    """Seconds a look at the lobby takes at best."""

    def once() -> float:
        start = time.perf_counter()
        assert len(backend.store.lobby()) == SHOWN
        return time.perf_counter() - start

    return min(once() for _ in range(50))


def test_a_running_game_exports_only_what_was_heard(database: str) -> None:
    async def run() -> None:
        backend = Backend(Store(database), BotWorkers(1))
        id, _ = await backend.seating.open("evolution", 2, {}, "t", False)
        for name in ("Ann", "Bo"):
            seat, _ = await backend.seating.sit(id, name, None)
            await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))
        table = await table_of(backend, id)
        hand = table.playing.view(0).to_json()["players"][0]["hand"]  # type: ignore[index]
        mine, theirs = table.heard_record(0), table.heard_record(SPECTATOR)
        assert all(card in mine for card in hand)
        assert not any(f'"card":"{card}"' in theirs for card in hand)
        await backend.dispatcher.command(id, HOST, commands.Close(id="x"))
        await backend.close()

    asyncio.run(run())


def test_a_table_is_closed_only_a_while_after_it_was_found_abandoned(sqlite: str, monkeypatch: Any) -> None:
    """If the machine's clock is wrong when the server starts, its owner has time to notice."""

    async def run() -> None:
        async with running(sqlite) as backend:
            for _ in range(upkeep.TOGETHER + 5):
                await backend.seating.open("evolution", 2, {}, "Left", True)
            later = milliseconds() + 61 * 24 * 3_600_000
            assert await backend.upkeep.close_noticed("gathering", later) == 0
            assert await backend.upkeep.close_noticed("gathering", later) == 0
            monkeypatch.setitem(upkeep.NOTICE, "gathering", 0.0)
            assert await backend.upkeep.close_noticed("gathering", later) == upkeep.TOGETHER, "never all at once"
            assert await backend.upkeep.close_noticed("gathering", later) == 5

    asyncio.run(run())


def test_a_jump_of_the_machines_clock_makes_nothing_older(monkeypatch: Any) -> None:
    before = milliseconds()
    monkeypatch.setattr(time, "time", lambda: before / 1000 + 61 * 24 * 3600)
    assert milliseconds() - before < 60_000


def test_a_table_that_somebody_came_back_to_is_noticed_anew(sqlite: str, monkeypatch: Any) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            await backend.seating.open("evolution", 2, {}, "Left", True)
            later = milliseconds() + 61 * 24 * 3_600_000
            assert await backend.upkeep.close_noticed("gathering", later) == 0
            assert await backend.upkeep.close_noticed("gathering", 0) == 0, "nothing is abandoned now"
            await asyncio.sleep(0.3)
            monkeypatch.setitem(upkeep.NOTICE, "gathering", 0.2)
            assert await backend.upkeep.close_noticed("gathering", later) == 0, "what was before does not count"
            await asyncio.sleep(0.3)
            assert await backend.upkeep.close_noticed("gathering", later) == 1

    asyncio.run(run())


def test_upkeep_waits_for_a_database_that_is_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is put off, told, and tried again; another mistake is not taken for that."""
    answers: list[Exception] = [
        OperationalError("DELETE", {}, OSError("gone")),
        IntegrityError("DELETE", {}, ValueError("no such row")),
    ]

    def prune(*_: object) -> None:
        raise answers.pop(0)

    monkeypatch.setattr(retention, "prune", prune)
    monkeypatch.setitem(upkeep.NOTICE, "playing", -1.0)  # it may delete at once
    monkeypatch.setattr(upkeep, "EVERY", 0.0)

    async def run() -> None:
        async with running(sqlite) as backend:
            with pytest.raises(IntegrityError):
                await backend.upkeep.keep(Config())

    asyncio.run(run())
    assert [record.message for record in caplog.records].count("upkeep put off: the database is away") == 1


def test_a_game_that_is_deleted_leaves_the_memory_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "prune", lambda *_: SimpleNamespace(tables=[*opened, "of-another-server"]))
    opened: list[str] = []

    async def run() -> None:
        async with running(sqlite) as backend:
            id, token = await backend.seating.open("evolution", 2, {}, "Old", True)
            opened.append(id)
            room = await backend.rooms.open(id)
            await backend.access.place(token)
            revoked: list[str] = []
            monkeypatch.setattr(backend.rooms, "revoke", lambda room: revoked.append(room.id))
            await backend.upkeep.prune(1.0, 1.0)
            assert not room.is_read and revoked == [id]

    asyncio.run(run())


def test_a_table_that_cannot_be_closed_is_left_to_its_own_server(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Such as one of rules that this one does not have; others are closed all the same."""

    async def run() -> None:
        async with running(sqlite) as backend:
            ids = [(await backend.seating.open("evolution", 2, {}, f"t{number}", True))[0] for number in range(2)]
            usual = backend.rooms.open

            async def open(id: str) -> Any:
                if id == ids[0]:
                    raise KeyError("its rules")
                return await usual(id)

            monkeypatch.setattr(backend.rooms, "open", open)
            assert await backend.upkeep.expire("gathering", milliseconds() + 1000) == 1

            async def away(_: str) -> Any:
                raise StorageAway

            monkeypatch.setattr(backend.rooms, "open", away)
            with pytest.raises(StorageAway):
                await backend.upkeep.expire("gathering", milliseconds() + 1000)

    asyncio.run(run())
    assert [record.message for record in caplog.records].count("table cannot be closed") == 1


def test_old_games_are_deleted_only_by_a_server_that_has_run_for_hours(sqlite: str, monkeypatch: Any) -> None:
    """The same time to notice a wrong clock: whoever starts a server with one loses nothing at once."""
    hours = [1000.0]  # of the steady clock, in seconds
    monkeypatch.setattr(upkeep, "time", SimpleNamespace(monotonic=lambda: hours[0]))
    monkeypatch.setattr(upkeep, "EVERY", 0.0)
    config = Config(database=sqlite, finished_days=1e-6)

    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Over", True)
            await backend.dispatcher.command(id, HOST, commands.Close(id="x"))
            await asyncio.sleep(0.1)  # longer than it is kept
            keeping = asyncio.create_task(backend.upkeep.keep(config))
            await asyncio.sleep(0.1)  # many rounds, the first of them at the time it has begun
            hours[0] += upkeep.NOTICE["playing"]
            await asyncio.sleep(0.1)
            assert backend.store.history(id), "not before the time is over"
            hours[0] += 1.0
            async with asyncio.timeout(60):
                while backend.store.history(id):
                    await asyncio.sleep(0.01)
            assert not keeping.done(), "and it goes on"
            keeping.cancel()

    asyncio.run(run())


def test_a_chore_that_ends_by_a_mistake_is_begun_again(monkeypatch: Any) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.0)
    begun: list[int] = []

    async def chore() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise KeyError(len(begun))
        raise asyncio.CancelledError

    async def run() -> None:
        with pytest.raises(asyncio.CancelledError):
            await tasks.keep_doing(chore)

    asyncio.run(run())
    assert len(begun) == 3
