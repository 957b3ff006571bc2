"""Two servers on one database, players of one table on both: nothing is lost, nothing is done twice."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.items import Moved, Said
from speciate.server.refusals import StorageAway
from tests.server.backends import any_turn, gathered, play, replayed, running, table_of

MOVES = 60
TIMES = 50
PATIENCE = 20.0  # seconds, on a busy machine


async def two(stack: AsyncExitStack, url: str) -> list[Backend]:
    return [await stack.enter_async_context(running(url)) for _ in range(2)]


async def same_end(backends: list[Backend], id: str) -> None:
    """Both come to the same position, and to that of the disk."""
    digests = set()
    for backend in backends:
        digests.add(replayed(backend.store, id).playing.digest())
        await nudge(backend, id)
        digests.add((await table_of(backend, id)).playing.digest())
    assert len(digests) == 1


async def nudge(backend: Backend, id: str) -> None:
    """Whatever a backend has not heard it learns when it writes."""
    answer = await backend.dispatcher.command(id, 0, commands.Chat(id=f"nudge-{id}-{hash(backend)}", text="Hello"))
    assert answer.ok


def test_players_on_both_lose_no_move(database: str) -> None:
    """Every seat always plays through the same backend, on what that backend shows it; the other is heard of."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, database)
            id = await gathered(backends[0])
            rng = Random(4)
            done = []
            for number in range(MOVES):
                truth = replayed(backends[0].store, id)
                if truth.status != "playing":
                    break
                seat, moves = any_turn(truth, rng)
                answer = await play(backends[seat % 2], id, seat, moves, f"m{number}")
                assert answer.ok, answer
                done += [(seat, move) for move in moves]
            stored = backends[0].store.items(id)
            assert [(item.seat, item.move) for item in stored if isinstance(item, Moved) and item.seat >= 0] == done
            await same_end(backends, id)

    asyncio.run(run())


def test_all_write_at_once(database: str) -> None:
    """Sealed choices and chat of all seats on both backends together: all are accepted, each counts once."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, database)
            id = await gathered(backends[0], 4)
            table = await table_of(backends[1], id)
            choices = {d.seat: next(iter(table.playing.legal(d.seat))).code for d in table.playing.pending()}
            assert len(choices) == 4
            sends = [play(backends[seat % 2], id, seat, [code], "food") for seat, code in choices.items()]
            for seat in range(4):
                sends += [
                    backends[seat % 2].dispatcher.command(id, seat, commands.Chat(id=f"c{n}", text=f"{n}"))
                    for n in range(5)
                ]
            answers = await asyncio.gather(*sends)
            assert all(answer.ok for answer in answers)
            stored = backends[0].store.items(id)
            assert len([item for item in stored if isinstance(item, Said)]) == 20
            assert {(item.seat, item.move) for item in stored if isinstance(item, Moved) and item.seat >= 0} == set(
                choices.items()
            )
            await same_end(backends, id)

    asyncio.run(run())


def test_the_same_command_on_both_counts_once(database: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, database)
            id = await gathered(backends[0])
            table = await table_of(backends[1], id)
            seat, moves = any_turn(table, Random(2))
            before = table.count
            sends = [play(backends[n % 2], id, seat, moves, "same") for n in range(TIMES)]
            sends += [
                backends[n % 2].dispatcher.command(id, seat, commands.Chat(id="said", text="Hi")) for n in range(TIMES)
            ]
            answers = await asyncio.gather(*sends)
            assert all(answer.ok for answer in answers)
            stored = backends[1].store.items(id)
            assert len(stored) == before + len(moves) + 1
            await same_end(backends, id)

    asyncio.run(run())


def test_two_people_want_one_seat_on_both(database: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, database)
            id, _ = await backends[0].seating.open("evolution", 4, {}, "Test", True)
            for backend in backends:
                await backend.rooms.open(id)
            tries = [backends[n % 2].seating.sit(id, f"P{n}", None) for n in range(8)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            seated = [result[0] for result in results if not isinstance(result, BaseException)]
            assert sorted(seated) == [0, 1, 2, 3]
            refused = [str(result) for result in results if isinstance(result, BaseException)]
            assert refused == ["every seat is taken"] * 4

    asyncio.run(run())


def test_the_other_backend_hears_of_a_move(database: str) -> None:
    """Without writing anything itself: PostgreSQL tells it, an SQLite file is looked at."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, database)
            id = await gathered(backends[0])
            room = await backends[1].rooms.open(id)
            told = asyncio.Event()
            room.listeners.add(told.set)
            seat, moves = any_turn(await table_of(backends[0], id), Random(9))
            assert (await play(backends[0], id, seat, moves, "m")).ok
            await asyncio.wait_for(told.wait(), 20)
            ours = (await table_of(backends[0], id)).playing.digest()
            assert (await table_of(backends[1], id)).playing.digest() == ours

    asyncio.run(run())


def test_what_nobody_looks_at_is_read_when_somebody_asks(postgres: str) -> None:
    """A table in memory without a socket costs nothing while it is played elsewhere, and is as new when it is asked."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, postgres)
            id = await gathered(backends[0])
            room = await backends[1].rooms.open(id)
            before = room.size
            await play_one(backends[0], id, "first")
            await until(lambda: room.is_stale)
            assert room.size == before and room.settled is None
            await same_end(backends, id)
            assert not room.is_stale and room.settled is not None

    asyncio.run(run())


def test_who_is_on_a_socket_is_told_at_once(postgres: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            backends = await two(stack, postgres)
            id = await gathered(backends[0])
            room = await backends[1].rooms.open(id)
            told = asyncio.Event()
            room.listeners.add(told.set)
            before = room.size
            await play_one(backends[0], id, "first")
            async with asyncio.timeout(PATIENCE):
                await told.wait()
            assert room.size > before and not room.is_stale

    asyncio.run(run())


def test_a_table_stays_unread_while_the_database_is_away(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown an old table as if it were the latest."""

    async def run() -> None:
        async with running(postgres) as backend:
            id = await gathered(backend)
            room = await backend.rooms.open(id)
            room.is_stale = True

            def away(*_: object) -> None:
                raise StorageAway

            with monkeypatch.context() as patch:
                patch.setattr(backend.store, "news", away)
                with pytest.raises(StorageAway):
                    await table_of(backend, id)
                assert room.is_stale
            await table_of(backend, id)
            assert not room.is_stale

    asyncio.run(run())


async def play_one(backend: Backend, id: str, command: str) -> None:
    seat, moves = any_turn(replayed(backend.store, id), Random(4))
    assert (await play(backend, id, seat, moves, command)).ok


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)
