"""What an administrator does while a server runs: it sees everything, loses nothing, and disturbs nobody."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import delete, insert, update

from speciate.core.errors import SpeciateError, UnknownName
from speciate.server import admin, commands, schema
from speciate.server.admin import DatabaseTrouble, ListedTable, close_table, export_record, list_tables, reached
from speciate.server.backend import Backend
from speciate.server.backup import backup
from speciate.server.config import Config
from speciate.server.database import connect
from speciate.server.items import AnyItem, Closed, Opened
from speciate.server.refusals import NoSuchTable
from speciate.server.store import Change, Store
from speciate.table.timeline import replay_text
from tests.server.backends import gathered, replayed, running, table_of
from tests.server.club_evening import Evening, mistakes, play_on


def by_id(url: str) -> dict[str, ListedTable]:
    return {table.id: table for table in list_tables(url)}


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
    """The server hears of it by itself; the next move is refused and nothing is lost."""

    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            await play_on(backend, id, Random(3), 5)
            room = await backend.rooms.open(id)
            told = asyncio.Event()
            room.listeners.add(told.set)
            assert await asyncio.to_thread(close_table, database, id)
            await asyncio.wait_for(told.wait(), 20)
            assert (await table_of(backend, id)).closed
            answer = await backend.dispatcher.command(id, 0, commands.Chat(id="late", text="Hello"))
            assert not answer.ok and answer.error == "this table is closed"
            assert backend.store.items(id)[-1] == Closed()
            assert not await asyncio.to_thread(close_table, database, id)
            assert backend.store.items(id).count(Closed()) == 1

    asyncio.run(run())
    assert [table.status for table in list_tables(database)] == ["closed"]
    assert set(mistakes(database).values()) == {""}


def test_a_table_is_closed_while_it_is_played_at(database: str) -> None:
    """The number of the next item is fought for until it is won."""

    async def keep_talking(backend: Backend, id: str) -> int:
        for number in range(10_000):
            if not (await backend.dispatcher.command(id, 0, commands.Chat(id=f"c{number}", text="Hello"))).ok:
                return number
        raise AssertionError("it was never closed")

    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            talk = asyncio.create_task(keep_talking(backend, id))
            await asyncio.sleep(0.1)
            assert await asyncio.to_thread(close_table, database, id)
            said = await talk
            stored = backend.store.items(id)
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
    assert [verdict.rules for verdict in admin.verify(sqlite)] == ["chess 1"]
    assert mistakes(sqlite) == {"old": ""}, "nobody here can judge it"
    assert close_table(sqlite, "old")
    assert by_id(sqlite)["old"].status == "closed"


def test_a_record_is_exported_whole(evening: Evening, database: str) -> None:
    over, going, waiting = evening.fill(database)
    text, is_finished = export_record(database, over)
    assert is_finished
    timeline = replay_text(text)
    with closing(Store(database)) as store:
        assert timeline.state.digest() == replayed(store, over).playing.digest()
        assert text == "\n".join(replayed(store, over).playing.timeline.sealed().lines()) + "\n"
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
    assert found[over] == "item 20 is missing"
    assert found[going]
    assert found[waiting] == "it is gathering, but is listed as over"
    assert found["lost"]


# -- the guide ------------------------------------------------------------------------------------


def test_the_guide_names_every_setting_as_it_is() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Config):
        value = field.default
        usual = "none" if value == () else f"`{value:g}`" if isinstance(value, float) else f"`{value}`"
        usual = usual.lower() if isinstance(value, bool) else usual  # as the file of settings has it
        row = next(line for line in guide.splitlines() if line.startswith(f"| `{field.name}` "))
        assert f"`SPECIATE_{field.name.upper()}`" in row
        assert usual in row
