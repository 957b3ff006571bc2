"""What whoever runs a server does to its database, also while the server runs. Backups are in `backup.py`."""

import asyncio
import difflib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, Row, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from speciate.core.errors import SpeciateError, UnknownName
from speciate.server import schema
from speciate.server.clock import milliseconds
from speciate.server.database import connect
from speciate.server.hosted_table import HostedTable
from speciate.server.inspection import Inspected, Stored, inspect, read_stored
from speciate.server.items import Closed, Moved, decode_item, encode_item
from speciate.server.migrate import revision_of
from speciate.server.refusals import NoSuchTable, NotAllowed
from speciate.server.schema import REVISION
from speciate.server.store import Change, Conflict, Store

PATIENCE = 20.0  # seconds to fight for the number of the next item, at a table where others are quick
STATUSES = ("gathering", "playing", "over", "closed")
MOVED = encode_item(Moved(0, "")).partition(b"0")[0]  # how the item of every move begins, up to its seat


class DatabaseTrouble(SpeciateError):
    """The database is not there, is not ours, or is gone."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the list shows it."""

    id: str
    game: str
    status: str
    players: list[str]
    moves: int  # made by seats; nature's are not counted
    touched: int  # milliseconds since 1970


class Verdict(msgspec.Struct, frozen=True):
    """What came of replaying a table."""

    id: str
    moves: int
    digest: str  # of the whole game, chained over every position; empty before it begins
    mistake: str  # empty: it is sound, or cannot be judged here
    key: str = ""  # of the mistake, for other languages
    values: dict[str, Any] = {}
    rules: str = ""  # the game and rules of the table, where this version does not have them


# -- reaching the database ------------------------------------------------------------------------


@contextmanager
def reached(url: str) -> Iterator[Engine]:
    """The database; whatever it complains of is one error of ours."""
    try:
        engine = connect(url)
        try:
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, sqlite3.Error, ImportError) as error:
        raise DatabaseTrouble(str(getattr(error, "orig", None) or error)) from None


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database with tables in it, as it is: nothing is created and nothing is brought up to date."""
    refuse_missing(url)
    with reached(url) as engine:
        with engine.connect() as connection:
            found = revision_of(connection)
        if found is None:
            raise DatabaseTrouble("no server has used it yet")
        if found != REVISION:
            raise DatabaseTrouble(
                f"it has schema {found} and this version {REVISION}; start the server of this version once to bring an "
                "older one up to date"
            )
        yield engine


def refuse_missing(url: str) -> None:
    try:
        parts = make_url(url)
    except SQLAlchemyError as error:
        raise DatabaseTrouble(str(error)) from None
    if parts.get_backend_name() == "sqlite" and not Path(parts.database or "").is_file():
        raise DatabaseTrouble(f"there is no file {parts.database}")


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Reads that all see the same moment, and that no writer waits for."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


# -- tables ---------------------------------------------------------------------------------------


def list_tables(url: str, status: str = "") -> list[ListedTable]:
    """All tables, or those of one status; the one that was last played at comes first."""
    if status and status not in STATUSES:
        raise UnknownName("status", status, STATUSES)
    query = select(schema.tables).order_by(schema.tables.c.touched.desc(), schema.tables.c.id)
    if status:
        query = query.where(schema.tables.c.status == status)
    with opened(url) as engine, snapshot(engine) as connection:
        moves = count_moves(connection)
        return [listed(row, moves.get(row.id, 0)) for row in connection.execute(query)]


def count_moves(connection: Connection) -> dict[str, int]:
    """The moves of seats at each table, counted where they lie."""
    data = schema.items.c.data
    is_move = func.substr(data, 1, len(MOVED), type_=LargeBinary) == MOVED
    is_by_a_seat = func.substr(data, 1, len(MOVED) + 1, type_=LargeBinary) != MOVED + b"-"
    query = select(schema.items.c.table_id, func.count().label("moves")).where(is_move, is_by_a_seat)
    return {row.table_id: row.moves for row in connection.execute(query.group_by(schema.items.c.table_id))}


def listed(row: Row[tuple[object, ...]], moves: int) -> ListedTable:
    seats = msgspec.json.decode(row.summary).get("seats", [])
    players = [str(seat["name"]) for seat in seats if seat["agent"]]
    return ListedTable(row.id, row.game, row.status, players, moves, row.touched)


def find(connection: Connection, id: str) -> Row[tuple[object, ...]]:
    """The row of a table; otherwise the nearest id is named."""
    ids = schema.tables.c.id
    row = None
    if id.isascii() and id.isprintable():
        row = connection.execute(select(schema.tables).where(ids == id)).first()
    if row is None:
        near = difflib.get_close_matches(id, connection.scalars(select(ids)).all(), n=1, cutoff=0.5)
        raise UnknownName("table", id, near) if near else NoSuchTable()
    return row


def close_table(url: str, id: str) -> bool:
    """Nothing more happens at a table, also one of rules that are not at hand; False when it was closed already.

    Servers that share a PostgreSQL hear of it at once, the one of an SQLite file within a second or so.
    """
    with opened(url):  # the store would make a database where there is none
        store = Store(url)
        try:
            return asyncio.run(_close(store, id))
        finally:
            store.close()


async def _close(store: Store, id: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with snapshot(store.engine) as connection:
            row = find(connection, id)
            numbers = select(func.max(schema.items.c.number)).where(schema.items.c.table_id == id)
            last = connection.scalar(numbers) or 0
        if row.status == "closed":
            return False
        summary = {**msgspec.json.decode(row.summary), "status": "closed"}
        try:
            await store.commit(Change(id, last + 1, [Closed()], summary, at=milliseconds()))
            return True
        except Conflict:
            continue  # someone has just moved
    raise NotAllowed("the table is busy; try again")


# -- games ----------------------------------------------------------------------------------------


def export_record(url: str, id: str) -> tuple[str, bool]:
    """The whole record as text, and whether the game is over: before that it shows what players must not know."""
    with opened(url) as engine, snapshot(engine) as connection:
        find(connection, id)
        items = read_stored(connection, id)
    record = HostedTable.read(id, (decode_item(stored.data) for stored in items)).playing.timeline.sealed()
    return "\n".join(record.lines()) + "\n", record.is_finished


def verify(url: str) -> Iterator[Verdict]:
    """Replays every table, one after the other; each is read as of one moment."""
    return (judge(found) for found in inspect_all(url))


def inspect_all(url: str) -> Iterator[Inspected]:
    with opened(url) as engine:
        with snapshot(engine) as connection:
            ids = set(connection.scalars(select(schema.tables.c.id)))
            ids.update(connection.scalars(select(schema.items.c.table_id).distinct()))
        for id in sorted(ids):
            with snapshot(engine) as connection:
                found = read_table(connection, id)
            if found is not None:
                yield inspect(id, *found)


def read_table(connection: Connection, id: str) -> tuple[str | None, list[Stored]] | None:
    """The listed status of a table and its items; None when it was deleted meanwhile."""
    status = connection.scalar(select(schema.tables.c.status).where(schema.tables.c.id == id))
    items = read_stored(connection, id)
    return None if status is None and not items else (status, items)


def find_stored(connection: Connection, id: str) -> tuple[str | None, list[Stored]]:
    """`read_table` of an id that somebody typed, also where the table is not listed; otherwise the nearest is named."""
    found = read_table(connection, id) if id.isascii() and id.isprintable() else None
    return found or (find(connection, id).status, [])


def judge(found: Inspected) -> Verdict:
    moves = sum(data.startswith(MOVED) and not data.startswith(MOVED + b"-") for _, _, data in found.items)
    if found.mistake is not None:
        mistake = found.mistake
        return Verdict(found.id, moves, "", str(mistake), mistake.key, mistake.values, found.rules)
    match = None if found.table is None else found.table.match
    return Verdict(found.id, moves, "" if match is None else match.timeline.sealed().last_mark, "", rules=found.rules)
