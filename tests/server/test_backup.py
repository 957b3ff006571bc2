"""Backup and restore: every game as it was at one moment, under load, and nothing half done."""

import asyncio
import gzip
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from speciate.core.errors import SpeciateError
from speciate.server import admin, schema
from speciate.server import backup as backup_module
from speciate.server.admin import list_tables, reached
from speciate.server.backend import Backend
from speciate.server.backup import BadBackup, NotEmpty, backup, dump, restore
from speciate.server.hosted_table import HostedTable
from speciate.server.migrate import HERE, revision_of
from speciate.server.repair import look, repair
from speciate.server.store import Store
from tests.server.backends import LONG, gathered, in_play, replayed, running, table_of
from tests.server.club_evening import Evening, content, mistakes, play_on

TABLES = 6 if LONG else 3
MOVES = 400 if LONG else 40
Digests = dict[str, dict[int, str]]  # of each table, by position


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_goes_into_either_kind(
    evening: Evening, database: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    evening.fill(database)
    before = content(database)
    assert before == content(evening.url)
    file = tmp_path / "all.jsonl.gz"
    counts = backup(database, file)
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert file.stat().st_mode & 0o777 == 0o600
    if target == "sqlite":
        other = f"sqlite:///{tmp_path / 'other.db'}"
    else:
        other = request.getfixturevalue("cluster").new_database()
    assert restore(other, file) == counts
    assert content(other) == before
    with pytest.raises(NotEmpty):
        restore(other, file)
    assert content(other) == before
    assert list(admin.verify(other)) == list(admin.verify(database))


def test_backup_under_load_wipe_restore(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is there, up to the backup and to a whole command, with the digests that its players saw."""
    file = tmp_path / "all.jsonl.gz"
    seen: Digests = {}

    def slow_dump(*args: Any) -> Iterator[bytes]:
        """In the middle of it many moves are made."""
        for number, line in enumerate(dump(*args)):
            if number == 50:
                wait_for_moves(seen, MOVES)
            yield line

    async def run() -> Digests:
        async with running(database) as backend:
            stop = asyncio.Event()
            tasks = [asyncio.create_task(keep_playing(backend, seen, Random(n), stop)) for n in range(TABLES)]
            await asyncio.to_thread(wait_for_moves, seen, MOVES)
            before = {id: dict(digests) for id, digests in seen.items()}
            await asyncio.to_thread(backup, database, file)
            stop.set()
            await asyncio.gather(*tasks)
            return before

    monkeypatch.setattr(backup_module, "dump", slow_dump)
    before = asyncio.run(run())
    wipe(database)
    restore(database, file)
    assert set(mistakes(database).values()) == {""}
    with closing(Store(database)) as store:
        restored = {id: replayed(store, id) for id in before}
    for id, table in restored.items():
        check_restored(table, before[id], seen[id])
    missing = sum(position > restored[id].playing.position for id in restored for position in seen[id])
    assert missing > 0, "what was played during the backup is not in it"
    asyncio.run(goes_on(database))


def wait_for_moves(seen: Digests, count: int) -> None:
    until = moves_in(seen) + count
    end = time.monotonic() + 30
    while moves_in(seen) < until:
        assert time.monotonic() < end, "nobody plays"
        time.sleep(0.005)


async def keep_playing(backend: Backend, seen: Digests, rng: Random, stop: asyncio.Event) -> None:
    """One game after the other, noting each position that was acknowledged."""
    while not stop.is_set():
        id = await gathered(backend, rng.choice((2, 3)), quick=True)
        seen[id] = {}
        while not stop.is_set() and await play_on(backend, id, rng, 1):
            match = (await table_of(backend, id)).playing
            seen[id][match.position] = match.digest()


def moves_in(seen: Digests) -> int:
    return sum(len(digests) for digests in list(seen.values()))


def check_restored(table: HostedTable, before: dict[int, str], seen: dict[int, str]) -> None:
    if not before:
        return
    match = table.playing
    assert match.position >= max(before), "what was acknowledged before the backup is in it"
    for position, digest in seen.items():
        if position <= match.position:
            assert match.timeline.seek(position).digest() == digest


async def goes_on(url: str) -> None:
    """The restored tables can be played at."""
    async with running(url) as backend:
        for id in in_play(backend.store):
            assert await play_on(backend, id, Random(id), 5)


def wipe(url: str) -> None:
    if url.startswith("sqlite"):
        for path in Path(url.removeprefix("sqlite:///")).parent.glob("speciate.db*"):
            path.unlink()
        return
    with reached(url) as engine, engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")


def test_restored_under_a_running_server(evening: Evening, database: str) -> None:
    """A server on an empty database goes on with what is restored into it."""

    async def run() -> None:
        async with running(database) as backend:
            assert backend.store.lobby() == []
            await asyncio.to_thread(evening.fill, database)
            assert await play_on(backend, evening.going, Random(5), 5)
            id = await gathered(backend)
            assert await play_on(backend, id, Random(6), 5)

    asyncio.run(run())


def test_a_copy_is_a_database(evening: Evening, sqlite: str, tmp_path: Path) -> None:
    evening.fill(sqlite)
    copy = tmp_path / "copy.db"
    counts = backup(sqlite, copy)
    assert counts == {name: len(rows) for name, rows in content(sqlite).items()}
    assert copy.stat().st_mode & 0o777 == 0o600
    assert content(f"sqlite:///{copy}") == content(sqlite)


def test_no_copy_of_postgresql(postgres: str, tmp_path: Path) -> None:
    Store(postgres).close()
    with pytest.raises(SpeciateError, match="another ending"):
        backup(postgres, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_overwritten(evening: Evening, sqlite: str, tmp_path: Path) -> None:
    evening.fill(sqlite)
    database = tmp_path / "speciate.db"
    with pytest.raises(SpeciateError, match="already"):
        backup(sqlite, database)
    assert len(list_tables(sqlite)) == 3


LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("likes", sa.Integer, nullable=False, server_default="0"))
"""


def test_a_newer_version_restores_it(
    evening: Evening, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schema of the backup, its rows, then the schema of today."""
    folder = tmp_path / "migrations"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "later.py").write_text(LATER.format(head=schema.REVISION))
    monkeypatch.setattr(backup_module, "HERE", folder)
    monkeypatch.setattr(admin, "REVISION", "later")
    evening.fill(database)
    assert content(database) == content(evening.url)
    with reached(database) as engine, engine.begin() as connection:
        assert revision_of(connection) == "later"
        assert connection.exec_driver_sql("SELECT sum(likes) FROM tables").scalar() == 0
        for table in schema.metadata.sorted_tables:
            connection.execute(delete(table))
    with pytest.raises(SpeciateError, match="the database a newer one"):
        evening.fill(database)


def damaged(whole: bytes) -> dict[str, tuple[bytes, str]]:
    """What can be wrong with a file, and what is said of it."""
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = msgspec.json.decode(lines[0])

    def packed(*parts: bytes) -> bytes:
        return gzip.compress(b"".join(parts))

    def headed(**values: object) -> bytes:
        return packed(msgspec.json.encode({**header, **values}) + b"\n", *lines[1:])

    return {
        "nothing": (b"", "not a backup"),
        "text": (b"hello", "not a backup"),
        "cut": (whole[: len(whole) // 2], "cut short"),
        "flipped": (whole[:200] + bytes([whole[200] ^ 255]) + whole[201:], "damaged"),
        "a row lost": (packed(*lines[:-1]), "not complete"),
        "a bad line": (packed(*lines[:5], b"{}\n", *lines[5:]), "line 6 is damaged"),
        "an unknown table": (packed(*lines, b'["wishes", 1]\n'), "is damaged"),
        "a short row": (packed(*lines, b'["items", 1]\n'), "is damaged"),
        "no base64": (packed(*lines, b'["items", "x", 1, 1, "*"]\n'), "damaged"),
        "another format": (headed(format="speciate-backup/9"), "cannot read it"),
        "an earlier format": (headed(format="speciate-backup/0"), "cannot read it"),
        "another schema": (headed(schema="9999", version="7.0"), "made by version 7.0"),
        "odd columns": (headed(columns={"wishes": ["id"]}), "damaged"),
        "odd counts": (headed(counts={}), "not complete"),
    }


def test_a_damaged_backup_changes_nothing(evening: Evening, database: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    whole = evening.file.read_bytes()
    for name, (data, says) in damaged(whole).items():
        file.write_bytes(data)
        with pytest.raises(BadBackup, match=says):
            restore(database, file)
        with reached(database) as engine, engine.connect() as connection:
            assert not engine.dialect.has_table(connection, "tables"), name
    file.write_bytes(whole)
    restore(database, file)
    assert content(database) == content(evening.url)


def test_a_failed_backup_leaves_no_file(
    evening: Evening, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.fill(sqlite)

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        backup(sqlite, tmp_path / "all.gz")
    assert not [path for path in tmp_path.iterdir() if not path.name.startswith("speciate.db")]


def test_a_foreign_database_is_not_filled(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / "foreign.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE addresses (name)")
        connection.execute("INSERT INTO addresses VALUES ('Ann')")
    with pytest.raises(NotEmpty):
        evening.fill(f"sqlite:///{path}")


# -- what older versions and damage leave behind --------------------------------------------------


def rewritten(evening: Evening, path: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    """The backup of the evening with its rows changed, and counted again."""
    head, *rows = gzip.decompress(evening.file.read_bytes()).splitlines(keepends=True)
    rows = change(rows)
    header = msgspec.json.decode(head)
    names = [msgspec.json.decode(row)[0] for row in rows]
    header["counts"] = {name: names.count(name) for name in header["counts"]}
    path.write_bytes(gzip.compress(b"".join([msgspec.json.encode(header) + b"\n", *rows])))
    return path


def test_rows_in_any_order_are_restored(evening: Evening, database: str, tmp_path: Path) -> None:
    """As older versions wrote them."""
    restore(database, rewritten(evening, tmp_path / "old.gz", lambda rows: Random(1).sample(rows, len(rows))))
    assert content(database) == content(evening.url)


def test_a_damaged_table_is_restored_as_it_was_and_can_be_repaired(
    evening: Evening, database: str, tmp_path: Path
) -> None:
    lost = f'["items","{evening.over}",40,'.encode()
    file = rewritten(evening, tmp_path / "hurt.gz", lambda rows: [row for row in rows if not row.startswith(lost)])
    restore(database, file)
    assert mistakes(database) == {evening.over: "item 40 is missing", evening.going: "", evening.waiting: ""}
    repair(database, look(database, evening.over), tmp_path)
    assert set(mistakes(database).values()) == {""}


def test_the_database_takes_no_gap_after_a_restore(evening: Evening, database: str) -> None:
    evening.fill(database)
    row = {"table_id": evening.going, "number": 1000, "at": 0, "data": b"{}"}
    with reached(database) as engine, pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(insert(schema.items), row)


def test_a_backup_is_in_order(evening: Evening) -> None:
    rows = [msgspec.json.decode(line) for line in gzip.decompress(evening.file.read_bytes()).splitlines()[1:]]
    items = [(id, number) for name, id, number, *_ in rows if name == "items"]
    assert len(items) > 100 and items == sorted(items)
    assert {row[0] for row in rows} == {"tables", "items", "answers", "tokens"}, "and nothing but games"
