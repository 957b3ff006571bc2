"""The disk: changes that wait are committed together, each of them whole; nothing counts before it is there."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import event, func, insert, select, text

from speciate.server import availability, schema
from speciate.server.commands import Answer
from speciate.server.database import writing
from speciate.server.items import AnyItem, Opened, Said
from speciate.server.refusals import StorageAway
from speciate.server.store import Change, Conflict, Store

CHANGES = 40


def opened(id: str) -> Change:
    made: list[AnyItem] = [Opened("evolution", "1", 2, {}, id, True)]
    return Change(id, 1, made, {"status": "gathering", "game": "evolution"}, True, "1", tokens={f"hash-{id}": 0})


def said(id: str, first: int, command: str) -> Change:
    made: list[AnyItem] = [Said(0, "Ann", "Hello"), Said(0, "Ann", "Bye")]
    return Change(id, first, made, {"status": "playing", "game": "evolution"}, answer=Answer(command, ok=True))


@contextmanager
def held_up(store: Store) -> Iterator[None]:
    """Someone else writes for a while, and all changes wait."""
    with writing(store.engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE items IN EXCLUSIVE MODE"))
        yield


def count(store: Store, table: Any) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(table)) or 0


def test_what_waits_shares_a_commit(database: str) -> None:
    """At most two: whatever the writer had taken up when it was held up, and all the rest."""
    commits: list[int] = []

    async def run(store: Store) -> None:
        with held_up(store):
            waiting = [asyncio.create_task(store.commit(opened(f"t{n}"))) for n in range(CHANGES)]
            await asyncio.sleep(0.3)
            assert not any(task.done() for task in waiting), "nothing is acknowledged before it is stored"
            event.listen(store.engine, "commit", lambda _: commits.append(1))
        await asyncio.gather(*waiting)

    with closing(Store(database)) as store:
        asyncio.run(run(store))
        assert len(commits) - 1 <= 2, "one of them is that of the other writer"
        assert count(store, schema.items) == count(store, schema.tokens) == CHANGES


def test_what_still_waits_when_the_database_goes_is_told_so_at_once(sqlite: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(availability, "TRY", 60.0)  # nobody looks whether it has come back meanwhile

    async def run(store: Store) -> list[BaseException | None]:
        with held_up(store):
            first = asyncio.create_task(store.commit(opened("t")))
            await asyncio.sleep(0.3)  # it is being written
            waiting = [asyncio.create_task(store.commit(opened(f"t{n}"))) for n in range(3)]
            await asyncio.sleep(0.1)
            store.availability.lost(OSError())
        return await asyncio.gather(first, *waiting, return_exceptions=True)

    with closing(Store(sqlite)) as store:
        outcomes = asyncio.run(asyncio.wait_for(run(store), 60))
        assert [type(outcome) for outcome in outcomes] == [type(None)] + [StorageAway] * 3
        assert count(store, schema.items) == 1, "what was said not to be stored is not"


def test_a_conflict_in_a_batch_undoes_that_change_alone(database: str) -> None:
    async def run(store: Store) -> list[BaseException | None]:
        await asyncio.gather(*(store.commit(opened(f"t{n}")) for n in range(6)))
        with held_up(store):
            changes = [said(f"t{n}", 1 if n == 3 else 2, f"c{n}") for n in range(6)]  # the third is taken already
            waiting = [asyncio.create_task(store.commit(change)) for change in changes]
            await asyncio.sleep(0.3)
        return await asyncio.gather(*waiting, return_exceptions=True)

    with closing(Store(database)) as store:
        outcomes = asyncio.run(run(store))
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Conflict] + [type(None)] * 2
        for n in range(6):
            assert len(store.items(f"t{n}")) == (1 if n == 3 else 3), "all the items of a change, or none"
            assert (store.answer(f"t{n}", 0, f"c{n}") is None) == (n == 3)


def test_the_same_answer_twice_undoes_the_whole_change(database: str) -> None:
    async def run(store: Store) -> None:
        await store.commit(opened("t"))
        await store.commit(said("t", 2, "same"))
        with pytest.raises(Conflict):
            await store.commit(said("t", 4, "same"))

    with closing(Store(database)) as store:
        asyncio.run(run(store))
        assert len(store.items("t")) == 3


def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    def write_and_fail(store: Store) -> None:
        with writing(store.engine) as connection:
            connection.execute(insert(schema.tokens), {"hash": "h", "table_id": "t", "role": 0, "revoked": False})
            raise KeyError

    with closing(Store(database)) as store:
        with pytest.raises(KeyError):
            write_and_fail(store)
        assert count(store, schema.tokens) == 0


def test_a_database_that_fails_is_an_error_for_all_and_stops_nothing(sqlite: str) -> None:
    async def run(store: Store) -> None:
        with store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE items RENAME TO gone"))
        failed = await asyncio.gather(*(store.commit(opened(f"t{n}")) for n in range(3)), return_exceptions=True)
        assert {type(error).__name__ for error in failed} == {"StorageAway"}
        with store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE gone RENAME TO items"))
        while store.is_away:
            await asyncio.sleep(0.02)
        await store.commit(opened("t0"))

    with closing(Store(sqlite)) as store:
        asyncio.run(run(store))
        assert len(store.items("t0")) == 1
