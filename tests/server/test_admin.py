"""What an administrator does while a server runs: it sees everything, loses nothing, and disturbs nobody."""

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
from sqlalchemy import delete, insert, update

from speciate.core.errors import SpeciateError, UnknownName
from speciate.server import admin, commands, schema
from speciate.server import backup as backup_module
from speciate.server.admin import DatabaseTrouble, Listed, close_table, export_record, list_tables, reached
from speciate.server.backup import BadBackup, NotEmpty, backup, dump, restore
from speciate.server.config import Config
from speciate.server.house import House, NoSuchTable
from speciate.server.items import AnyItem, Closed, Opened
from speciate.server.migrate import HERE
from speciate.server.store import Change, Store, connect
from speciate.server.table import Table
from speciate.table.timeline import replay_text
from tests.server.houses import LONG, any_turn, gathered, play, replayed, running, table_of

TABLES = 6 if LONG else 3
MOVES = 400 if LONG else 40
Digests = dict[str, dict[int, str]]  # of each table, by position


async def play_on(house: House, id: str, rng: Random, most: int = 1_000_000) -> int:
    """Plays a table for some moves, or to its end; returns how many moves were made."""
    made = 0
    for number in range(most):
        table = await table_of(house, id)
        if table.status != "playing":
            break
        seat, moves = any_turn(table, rng)
        assert (await play(house, id, seat, moves, f"{rng.random()}-{number}")).ok
        made += len(moves)
    return made


class Evening:
    """A finished quick game, one that is running and one that waits for players: played once, kept as a backup."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'evening.db'}"
        self.file = folder / "evening.jsonl.gz"
        self.over, self.going, self.waiting = asyncio.run(self._play())
        backup(self.url, self.file)

    async def _play(self) -> list[str]:
        async with running(self.url) as house:
            over = await gathered(house, 2, quick=True)
            await play_on(house, over, Random(1))
            going = await gathered(house)
            await play_on(house, going, Random(2), 12)
            waiting, _ = await house.open("evolution", 4, {}, "Later", False)
            await house.sit(waiting, "Ann", None)
            return [over, going, waiting]

    def fill(self, url: str) -> tuple[str, str, str]:
        restore(url, self.file)
        return self.over, self.going, self.waiting


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"))


def by_id(url: str) -> dict[str, Listed]:
    return {table.id: table for table in list_tables(url)}


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of the database."""
    with reached(url) as engine, engine.connect() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }


def mistakes(url: str) -> dict[str, str]:
    return {verdict.id: verdict.mistake for verdict in admin.verify(url)}


# -- list, close, export --------------------------------------------------------------------------


def test_the_list_shows_every_table(evening: Evening, database: str) -> None:
    over, going, waiting = evening.fill(database)
    tables = by_id(database)
    assert list(tables) == [waiting, going, over], "the latest first"
    assert [tables[id].status for id in (over, going, waiting)] == ["over", "playing", "gathering"]
    assert tables[going].players == ["P0", "P1", "P2"]
    assert tables[waiting].players == ["Ann"]
    assert tables[waiting].moves == 0
    assert tables[going].moves >= 12
    with closing(Store(database)) as store:
        record = replayed(store, going).playing.record
    assert tables[going].moves == sum(entry.seat >= 0 for entry in record.entries)
    assert [table.id for table in list_tables(database, "over")] == [over]
    with pytest.raises(UnknownName, match='did you mean "playing"'):
        list_tables(database, "plaing")


def test_a_table_is_closed_under_a_running_server(database: str) -> None:
    """Its next move is refused and nothing is lost; on PostgreSQL it is told at once."""

    async def run() -> None:
        async with running(database) as house:
            id = await gathered(house)
            await play_on(house, id, Random(3), 5)
            room = await house.room(id)
            told = asyncio.Event()
            room.listeners.add(told.set)
            assert await asyncio.to_thread(close_table, database, id)
            if database.startswith("postgres"):
                await asyncio.wait_for(told.wait(), 5)
                assert room.table.closed
            answer = await house.command(id, 0, commands.Chat(id="late", text="Hello"))
            assert not answer.ok and answer.error == "this table is closed"
            assert house.store.items(id)[-1] == Closed()
            assert not await asyncio.to_thread(close_table, database, id)
            assert house.store.items(id).count(Closed()) == 1

    asyncio.run(run())
    assert [table.status for table in list_tables(database)] == ["closed"]
    assert set(mistakes(database).values()) == {""}


def test_a_table_is_closed_while_it_is_played_at(database: str) -> None:
    """The number of the next item is fought for until it is won."""

    async def keep_talking(house: House, id: str) -> int:
        for number in range(10_000):
            if not (await house.command(id, 0, commands.Chat(id=f"c{number}", text="Hello"))).ok:
                return number
        raise AssertionError("it was never closed")

    async def run() -> None:
        async with running(database) as house:
            id = await gathered(house)
            talk = asyncio.create_task(keep_talking(house, id))
            await asyncio.sleep(0.1)
            assert await asyncio.to_thread(close_table, database, id)
            said = await talk
            stored = house.store.items(id)
            assert stored[-1] == Closed()
            assert [type(item).__name__ for item in stored].count("Said") == said

    asyncio.run(run())


def test_a_table_of_other_rules_can_be_closed(sqlite: str) -> None:
    opened: AnyItem = Opened("chess", "1", 2, {}, "Old", True)
    change = Change("old", 1, [opened], {"status": "gathering", "game": "chess", "id": "old"}, True, "1")

    async def run() -> None:
        with closing(Store(sqlite)) as store:
            await store.commit(change)

    asyncio.run(run())
    assert by_id(sqlite)["old"].players == []
    assert "chess" in mistakes(sqlite)["old"]
    assert close_table(sqlite, "old")
    assert by_id(sqlite)["old"].status == "closed"


def test_a_record_is_exported_whole(evening: Evening, database: str) -> None:
    over, going, waiting = evening.fill(database)
    text, is_finished = export_record(database, over)
    assert is_finished
    timeline = replay_text(text)
    with closing(Store(database)) as store:
        assert timeline.state.digest() == replayed(store, over).playing.digest()
        assert text == "\n".join(replayed(store, over).playing.record.lines()) + "\n"
    text, is_finished = export_record(database, going)
    assert not is_finished and not replay_text(text).record.is_finished
    with pytest.raises(SpeciateError, match="has not begun"):
        export_record(database, waiting)


def test_an_unknown_table_is_told_with_the_nearest(evening: Evening, database: str) -> None:
    id = evening.fill(database)[1]
    for call in (close_table, export_record):
        with pytest.raises(UnknownName, match=f'did you mean "{id}"'):
            call(database, id[:-1])
        for strange in ("", "?", "é" * 40, "\x00", "\udc80"):
            with pytest.raises(NoSuchTable):
                call(database, strange)


# -- databases that are not there -----------------------------------------------------------------

READERS: list[Callable[[str, Path], object]] = [
    lambda url, _: list_tables(url),
    lambda url, _: close_table(url, "x"),
    lambda url, _: export_record(url, "x"),
    lambda url, _: list(admin.verify(url)),
    lambda url, path: backup(url, path / "backup.gz"),
    lambda url, path: backup(url, path / "backup.db"),
]


@pytest.mark.parametrize("reader", READERS)
def test_reading_makes_no_database(tmp_path: Path, reader: Callable[[str, Path], object]) -> None:
    for url in (f"sqlite:///{tmp_path / 'none.db'}", "sqlite://", "nonsense", "oracle://x"):
        with pytest.raises(DatabaseTrouble):
            reader(url, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, reader: Callable[[str, Path], object]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, but a text that is long enough to be looked into. " * 20)
    before = path.read_bytes()
    with pytest.raises(DatabaseTrouble, match="not a database"):
        reader(f"sqlite:///{path}", tmp_path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_without_tables_or_of_another_schema_is_refused(database: str) -> None:
    engine = connect(database)
    engine.connect().close()  # SQLite makes the file
    with pytest.raises(DatabaseTrouble, match="no server has used it yet"):
        list_tables(database)
    Store(database).close()
    assert list_tables(database) == []
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTrouble, match="schema 9999"):
        list_tables(database)
    engine.dispose()


def test_a_server_that_is_away_is_one_error() -> None:
    with pytest.raises(DatabaseTrouble, match="refused"):
        list_tables("postgresql+psycopg://nobody@127.0.0.1:1/none")


# -- verify ---------------------------------------------------------------------------------------


def test_damage_is_found(evening: Evening, database: str) -> None:
    over, going, waiting = evening.fill(database)
    assert mistakes(database) == {over: "", going: "", waiting: ""}
    items, tables = schema.items, schema.tables
    with reached(database) as engine, engine.begin() as connection:
        connection.execute(delete(items).where(items.c.table_id == over, items.c.number == 20))
        at = (items.c.table_id == going, items.c.number == 12)
        connection.execute(update(items).where(*at).values(data=b'{"kind":"moved","seat":0,"move":"end"}'))
        connection.execute(update(tables).where(tables.c.id == waiting).values(status="over"))
        connection.execute(insert(items), {"table_id": "lost", "number": 1, "at": 0, "data": b"{}"})
    found = mistakes(database)
    assert found[over] == "items are missing"
    assert found[going]
    assert found[waiting] == "it is gathering, but is listed as over"
    assert found["lost"]


# -- backup and restore ---------------------------------------------------------------------------


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
        async with running(database) as house:
            stop = asyncio.Event()
            tasks = [asyncio.create_task(keep_playing(house, seen, Random(n), stop)) for n in range(TABLES)]
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


async def keep_playing(house: House, seen: Digests, rng: Random, stop: asyncio.Event) -> None:
    """One game after the other, noting each position that was acknowledged."""
    while not stop.is_set():
        id = await gathered(house, rng.choice((2, 3)), quick=True)
        seen[id] = {}
        while not stop.is_set() and await play_on(house, id, rng, 1):
            match = (await table_of(house, id)).playing
            seen[id][match.position] = match.digest()


def moves_in(seen: Digests) -> int:
    return sum(len(digests) for digests in list(seen.values()))


def check_restored(table: Table, before: dict[int, str], seen: dict[int, str]) -> None:
    if not before:
        return
    match = table.playing
    assert match.position >= max(before), "what was acknowledged before the backup is in it"
    for position, digest in seen.items():
        if position <= match.position:
            assert match.timeline.seek(position).digest() == digest


async def goes_on(url: str) -> None:
    """The restored tables can be played at."""
    async with running(url) as house:
        for id in house.store.unfinished():
            assert await play_on(house, id, Random(id), 5)


def wipe(url: str) -> None:
    if url.startswith("sqlite"):
        for path in Path(url.removeprefix("sqlite:///")).parent.glob("speciate.db*"):
            path.unlink()
        return
    with reached(url) as engine:
        schema.metadata.drop_all(engine)
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE alembic_version")


def test_restored_under_a_running_server(evening: Evening, database: str) -> None:
    """A server on an empty database goes on with what is restored into it."""

    async def run() -> None:
        async with running(database) as house:
            assert house.store.lobby() == []
            await asyncio.to_thread(evening.fill, database)
            assert await play_on(house, evening.going, Random(5), 5)
            id = await gathered(house)
            assert await play_on(house, id, Random(6), 5)

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
    (folder / "versions" / "later.py").write_text(LATER.format(head=admin.newest()))
    for module in (admin, backup_module):
        monkeypatch.setattr(module, "HERE", folder)
    evening.fill(database)
    assert content(database) == content(evening.url)
    with reached(database) as engine, engine.begin() as connection:
        assert admin.revision(connection) == "later"
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
        "nothing": (b"", "no backup"),
        "text": (b"hello", "no backup"),
        "cut": (whole[: len(whole) // 2], "cut short"),
        "flipped": (whole[:200] + bytes([whole[200] ^ 255]) + whole[201:], "damaged"),
        "a row lost": (packed(*lines[:-1]), "not complete"),
        "a bad line": (packed(*lines[:5], b"{}\n", *lines[5:]), "line 6 is damaged"),
        "an unknown table": (packed(*lines, b'["wishes", 1]\n'), "is damaged"),
        "a short row": (packed(*lines, b'["items", 1]\n'), "is damaged"),
        "no base64": (packed(*lines, b'["items", "x", 1, 1, "*"]\n'), "damaged"),
        "another format": (headed(format="speciate-backup/9"), "cannot read it"),
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


# -- the guide ------------------------------------------------------------------------------------


def test_the_guide_names_every_setting_as_it_is() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Config):
        value = field.default
        usual = "none" if value == () else f"`{value:g}`" if isinstance(value, float) else f"`{value}`"
        row = next(line for line in guide.splitlines() if line.startswith(f"| `{field.name}` "))
        assert f"`SPECIATE_{field.name.upper()}`" in row
        assert usual in row
