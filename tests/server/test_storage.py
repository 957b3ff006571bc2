"""What is not stored is nowhere: a change that the database did not take is seen by nobody, and can be sent again."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

import pytest
from sqlalchemy import delete, insert, text, update
from sqlalchemy.exc import IntegrityError

from speciate.server import admin, commands, schema
from speciate.server.backend import Backend
from speciate.server.clock import ClockRule, SeatClocks
from speciate.server.database import writing
from speciate.server.db_listener import LOOK
from speciate.server.guards import create_guard, drop_guard
from speciate.server.items import Said, TimeSkipped, encode_item
from speciate.server.refusals import StorageAway, TableDamaged
from speciate.server.reissue import reissue
from speciate.server.store import Store
from tests.server.backends import any_turn, gathered, play, replayed, running, table_of, update_of
from tests.server.web import web


@contextmanager
def broken(store: Store) -> Iterator[None]:
    """The database fails with every change and every read of a table, and its probe too."""
    names = ("items", "heartbeat")
    with store.engine.begin() as connection:
        for name in names:
            connection.execute(text(f"ALTER TABLE {name} RENAME TO {name}_gone"))
    try:
        yield
    finally:
        with store.engine.begin() as connection:
            for name in names:
                connection.execute(text(f"ALTER TABLE {name}_gone RENAME TO {name}"))


async def back(backend: Backend) -> float:
    """Waits until the database takes writes again; returns how long that was."""
    start = time.monotonic()
    while backend.store.is_away:
        await asyncio.sleep(0.01)
    return time.monotonic() - start


def test_a_move_that_was_not_stored_is_seen_by_nobody_and_counts_once_when_sent_again(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            before = await update_of(backend, id, 0)
            seat, moves = any_turn(await table_of(backend, id), Random(1))
            with broken(backend.store):
                for _ in range(3):
                    with pytest.raises(StorageAway):
                        await play(backend, id, seat, moves, "mine")
                with pytest.raises(StorageAway):  # not even what was there before: it cannot be told apart
                    await update_of(backend, id, 0)
            assert await back(backend) < 2
            assert await update_of(backend, id, 0) == before
            for _ in range(2):
                assert (await play(backend, id, seat, moves, "mine")).ok
            stored = replayed(backend.store, id)
            assert stored.playing.digest() == (await table_of(backend, id)).playing.digest()
            assert stored.count == (await table_of(backend, id)).count
        assert [verdict.mistake for verdict in admin.verify(sqlite)] == [""]

    asyncio.run(run())


def test_while_the_database_is_away_the_server_says_so_and_lives(sqlite: str) -> None:
    with web(sqlite) as site:
        party = site.open().begin()
        store = site.client.app.state.backend.store
        move = party.seen(party.tokens[0])["legal"][0]
        with site.client.websocket_connect(f"{party.path}/socket") as line:
            line.send_json({"protocol": 1, "token": party.tokens[0]})
            line.receive_json(timeout=5)
            with broken(store):
                line.send_json({"id": "mine", "do": "play", "moves": [move]})
                frames = [line.receive_json(timeout=5) for _ in range(2)]
                assert {"storage": False} in [{key: f[key] for key in f if key != "n"} for f in frames]
                (told,) = [frame for frame in frames if "error" in frame]
                assert (told["id"], told["key"]) == ("mine", "not-stored") and told["wait"] > 0
                reply = site.client.post(
                    f"{party.path}/commands",
                    json={"id": "mine", "do": "play", "moves": [move]},
                    headers={"Authorization": f"Bearer {party.tokens[0]}"},
                )
                assert (reply.status_code, reply.json()["key"]) == (503, "not-stored")
                assert float(reply.headers["Retry-After"]) >= 1
                assert site.look("/health")[0] == 200
                assert site.look("/ready")[0] == 503
            deadline = time.monotonic() + 5
            while site.look("/ready")[0] != 200 and time.monotonic() < deadline:
                time.sleep(0.02)
            line.send_json({"id": "mine", "do": "play", "moves": [move]})
            said = [line.receive_json(timeout=5)]
            while "answer" not in said[-1]:
                said.append(line.receive_json(timeout=5))
            assert said[-1]["answer"] == {"id": "mine", "ok": True}
            assert any(frame.get("storage") is True for frame in said)


def test_the_database_takes_only_the_next_item_of_a_table(database: str) -> None:
    store = Store(database)
    item = {"at": 1, "data": encode_item(Said(0, "Ann", "Hello"))}

    def add(*numbers: int) -> None:
        with writing(store.engine) as connection:
            connection.execute(insert(schema.items), [{"table_id": "t", "number": n, **item} for n in numbers])

    try:
        add(1, 2)
        add(3)
        for numbers in ((5,), (3,), (0,), (4, 6)):
            with pytest.raises(IntegrityError):
                add(*numbers)
        assert len(store.history("t")) == 3
    finally:
        store.close()


def test_a_table_with_a_gap_is_not_played(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            with writing(backend.store.engine) as connection:
                items = schema.items.c
                connection.execute(delete(schema.items).where(items.table_id == id, items.number == 5))
            room = await backend.rooms.open(id)
            async with room.lock:
                room.drop()
            for _ in range(2):
                with pytest.raises(TableDamaged):
                    await backend.dispatcher.command(id, 0, commands.Chat(id="hello", text="Hello"))
        (verdict,) = admin.verify(database)
        assert "missing" in verdict.mistake

    asyncio.run(run())


def test_a_gap_that_another_process_wrote_is_noticed(database: str) -> None:
    """Before the database itself refused it: what is in memory is sound, what comes next is not."""

    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            count = (await table_of(backend, id)).count
            with writing(backend.store.engine) as connection:
                drop_guard(connection)
                row = {"table_id": id, "number": count + 2, "at": 1, "data": encode_item(Said(0, "P0", "Hello"))}
                connection.execute(insert(schema.items), row)
                create_guard(connection)
            for _ in range(2):  # the next number is not free: what lies there is read, and is damaged
                with pytest.raises(TableDamaged):
                    await backend.dispatcher.command(id, 0, commands.Chat(id="hello", text="Hello"))

    asyncio.run(run())


def test_a_table_that_was_cut_back_is_read_again(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            assert (await backend.dispatcher.command(id, 0, commands.Chat(id="one", text="Hello"))).ok
            count = (await table_of(backend, id)).count
            with writing(backend.store.engine) as connection:
                items = schema.items.c
                connection.execute(delete(schema.items).where(items.table_id == id, items.number == count))
            assert (await backend.dispatcher.command(id, 0, commands.Chat(id="two", text="Again"))).ok
            assert (await table_of(backend, id)).count == count
            assert replayed(backend.store, id).count == count

    asyncio.run(run())


def test_a_table_whose_items_cannot_be_read_is_damaged(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            room = await backend.rooms.open(id)
            with writing(backend.store.engine) as connection:
                items = schema.items.c
                spoilt = update(schema.items).where(items.table_id == id, items.number == room.size)
                connection.execute(spoilt, {"data": b'{"kind":'})
            with pytest.raises(TableDamaged):  # a refusal counts only if nobody else has written
                await backend.dispatcher.command(id, 0, commands.Play(id="early", moves=["nonsense"]))
            with pytest.raises(TableDamaged):
                await backend.dispatcher.command(id, 0, commands.Chat(id="hello", text="Hello"))

    asyncio.run(run())


def test_a_mistake_in_the_middle_of_a_change_leaves_nothing_of_it(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            before = await update_of(backend, id, 0)
            room = await backend.rooms.open(id)
            with suppress(ZeroDivisionError):
                async with backend.rooms.hold(room) as table:
                    table.add(Said(0, "P0", "Hello"))
                    raise ZeroDivisionError
            assert await update_of(backend, id, 0) == before

    asyncio.run(run())


def test_a_token_that_another_process_made_worthless_is_forgotten(database: str) -> None:
    """Whether the table is in memory, had to be dropped, or is not there at all."""

    async def run() -> None:
        async with running(database) as backend:
            for case in ("there", "dropped", "gone"):
                id, _ = await backend.seating.open("evolution", 2, {}, case, False)
                _, token = await backend.seating.sit(id, "Ann", 0)
                assert await backend.access.role(id, token) == 0
                if case == "dropped":
                    async with (room := await backend.rooms.open(id)).lock:
                        room.drop()
                elif case == "gone":
                    room = None
                    backend.rooms.tidy()
                    assert backend.rooms.find(id) is None
                await asyncio.to_thread(reissue, database, id, 0)
                deadline = time.monotonic() + 5 * LOOK  # so often a file is looked at
                while await backend.access.place(token) is not None:
                    assert time.monotonic() < deadline, case
                    await asyncio.sleep(0.02)

    asyncio.run(run())


# -- clocks ----------------------------------------------------------------------------------------


def test_no_clock_runs_while_nothing_can_be_stored(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            clock = ClockRule("move", seconds=1)
            id, _ = await backend.seating.open("evolution", 2, {}, "hurried", False, clock)
            for name in ("Ann", "Bo"):
                seat, _ = await backend.seating.sit(id, name, None)
                assert (await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))).ok
            watch = asyncio.create_task(backend.autoplay.watch_clocks())
            with broken(backend.store):
                with pytest.raises(StorageAway):
                    await backend.dispatcher.command(id, 0, commands.Chat(id="hello", text="Hello"))
                await asyncio.sleep(1.5)
            await back(backend)
            await asyncio.sleep(0.2)
            table = await table_of(backend, id)
            assert not any(entry.note for entry in table.playing.record.entries), "somebody was moved for"
            rests = [item for item in backend.store.items(id) if isinstance(item, TimeSkipped)]
            assert len(rests) == 1 and rests[0].until - rests[0].since >= 1500
            watch.cancel()

    asyncio.run(run())


def test_no_clock_runs_out_before_its_table_has_its_time_back(sqlite: str) -> None:
    """There may be many tables, and each has its turn."""

    async def run() -> None:
        async with running(sqlite) as backend:
            first = await backend.rooms.open(await gathered(backend))
            id, _ = await backend.seating.open("evolution", 2, {}, "hurried", False, ClockRule("move", seconds=1))
            for name in ("Ann", "Bo"):
                seat, _ = await backend.seating.sit(id, name, None)
                assert (await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))).ok
            async with asyncio.TaskGroup() as group:
                watch = group.create_task(backend.autoplay.watch_clocks())
                with broken(backend.store):
                    with pytest.raises(StorageAway):
                        await backend.dispatcher.command(first.id, 0, commands.Chat(id="hello", text="Hello"))
                    await asyncio.sleep(1.2)
                async with first.lock:  # whoever gives back the time is not done with the first table
                    await back(backend)
                    await asyncio.sleep(0.8)
                    table = await table_of(backend, id)
                    assert not any(entry.note for entry in table.playing.record.entries), "somebody was moved for"
                watch.cancel()

    asyncio.run(run())


def test_a_rest_is_counted_once_however_often_it_is_told() -> None:
    clocks = SeatClocks(ClockRule("bank", seconds=60), 2)
    clocks.set_running({0}, 1_000)
    assert clocks.rest(2_000, 5_000) == 3_000
    assert clocks.rest(2_500, 5_500) == 500, "another process noticed it a little later"
    assert clocks.rest(2_000, 5_000) == 0
    assert clocks.deadline(0) == 1_000 + 60_000 + 3_500
    assert clocks.deadline(1) is None


def test_a_rest_before_the_clock_ran_gives_nothing_back() -> None:
    clocks = SeatClocks(ClockRule("move", seconds=60), 1)
    clocks.set_running({0}, 10_000)
    assert clocks.rest(1_000, 9_000) == 0
    assert clocks.rest(9_500, 11_000) == 1_000
