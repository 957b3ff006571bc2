"""Cutting a damaged table back to its last sound item. What is taken away is kept in a file."""

import os
import re
from base64 import b64encode
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, make_url, or_, select, update

from speciate.core.errors import SpeciateError
from speciate.server import schema
from speciate.server.admin import find_stored, opened, snapshot
from speciate.server.clock import milliseconds
from speciate.server.db_listener import notify
from speciate.server.exclusive import exclusive
from speciate.server.hosted_table import HostedTable
from speciate.server.inspection import Inspected, Stored, add_up, inspect, read_stored
from speciate.server.items import Opened, Paused, Sat, Stood, decode_item, encode_item
from speciate.server.notices import RELOAD, TOKENS, Notice

FORMAT = "speciate-removed/1"
PRIVATE = 0o600  # it holds moves that others may not know
UNREADABLE = "unreadable"


class NothingSound(SpeciateError):
    """Not even the first item is sound: there is no table to go back to."""


class ChangedMeanwhile(SpeciateError):
    """Somebody has written to the table since it was looked at."""


class Repaired(msgspec.Struct, frozen=True):
    """What was done."""

    kept: int
    removed: int
    path: Path | None  # where the removed items are
    seats: list[int]  # whose links are worth nothing any more, though somebody sits there
    is_paused: bool  # so that no clock runs


def look(url: str, id: str) -> Inspected:
    """What is wrong with a table, if anything is; tables that are not listed are found too."""
    with opened(url) as engine, snapshot(engine) as connection:
        return inspect(id, *find_stored(connection, id))


def kinds(items: list[Stored]) -> dict[str, int]:
    """How many items of each kind there are, the most frequent first; nothing of what they say."""
    return dict(Counter(kind_of(stored.data) for stored in items).most_common())


def kind_of(data: bytes) -> str:
    try:
        return str(decode_item(data).__struct_config__.tag)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return UNREADABLE


def repair(url: str, found: Inspected, folder: Path | None = None) -> Repaired:
    """All or nothing, and only if the table is still as it was found. Every server on the database is told."""
    if found.table is None:
        raise NothingSound("nothing of this table is sound", "nothing-sound", table=found.id)
    with opened(url) as engine, exclusive(engine) as connection:
        if read_stored(connection, found.id) != found.items:
            raise ChangedMeanwhile("the table has changed since it was looked at; try again", "changed-meanwhile")
        path = None
        if found.removed:
            path = keep(folder or beside(engine), found)
        table, seats = cut(connection, found, milliseconds())
        return Repaired(found.kept, len(found.removed), path, seats, table.count > found.kept)


# -- the file -------------------------------------------------------------------------------------


def beside(engine: Engine) -> Path:
    """The folder of an SQLite file; for a PostgreSQL this one."""
    url = make_url(str(engine.url))
    return Path(url.database or "").parent if url.get_backend_name() == "sqlite" else Path()


def keep(folder: Path, found: Inspected) -> Path:
    """Writes the items that go away, on the disk before they go; never over another file."""
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC)
    path = folder / f"repair-{re.sub(r'[^A-Za-z0-9_-]', '_', found.id)}-{now:%Y%m%d-%H%M%S}.jsonl"
    header = {"format": FORMAT, "table": found.id, "kept": found.kept, "mistake": str(found.mistake or "")}
    lines = [header, *(line_of(stored) for stored in found.removed)]
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "wb") as file:
        file.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
        file.flush()
        os.fsync(file.fileno())
    return path


def line_of(stored: Stored) -> dict[str, Any]:
    line: dict[str, Any] = {"number": stored.number, "at": stored.at}
    try:
        return {**line, "data": stored.data.decode()}
    except UnicodeDecodeError:
        return {**line, "base64": b64encode(stored.data).decode()}


# -- the cut --------------------------------------------------------------------------------------


def cut(connection: Connection, found: Inspected, now: int) -> tuple[HostedTable, list[int]]:
    """Takes away what is not sound, and what followed from it; returns the table and the seats that need a new link."""
    id, kept = found.id, found.items[: found.kept]
    items = schema.items.c
    is_odd = or_(items.number > found.kept, items.number < 1)
    connection.execute(delete(schema.items).where(items.table_id == id, is_odd))
    forget_answers(connection, id, kept[-1].at)
    pause = pause_for(add_up(id, kept), kept[-1])
    if pause is not None:
        connection.execute(insert(schema.items), {"table_id": id, **pause._asdict()})
        kept.append(pause)
    table = add_up(id, kept)
    list_again(connection, table, kept[0], now)
    seats = revoke(connection, table, found.removed)
    notify(connection, [Notice(id, RELOAD, items=len(kept)), Notice(id, TOKENS)])
    return table, seats


def forget_answers(connection: Connection, id: str, last: int) -> None:
    """What was answered after the last item that is kept: the same command may be sent again, and is then done."""
    answers = schema.answers.c
    connection.execute(delete(schema.answers).where(answers.table_id == id, answers.at > last))


def pause_for(table: HostedTable, last: Stored) -> Stored | None:
    """A clock has run since the last sound item, and nobody could move: it stands still until the host goes on."""
    if table.status != "playing" or table.paused or table.clocks.rule.kind == "none":
        return None
    return Stored(last.number + 1, last.at, encode_item(Paused(True)))


def list_again(connection: Connection, table: HostedTable, first: Stored, now: int) -> None:
    """The row of the table. It counts as touched: the server of an SQLite file looks only at what was touched."""
    item = decode_item(first.data)
    assert isinstance(item, Opened)
    summary = msgspec.json.encode(table.summary()).decode()
    row = {"status": table.status, "touched": now, "summary": summary}
    tables = schema.tables.c
    if connection.scalar(select(tables.id).where(tables.id == table.id)) is not None:
        connection.execute(update(schema.tables).where(tables.id == table.id), row)
    else:
        opening = {"id": table.id, "game": item.game, "rules": item.rules, "public": item.public}
        connection.execute(insert(schema.tables), {**opening, **row})


def revoke(connection: Connection, table: HostedTable, removed: list[Stored]) -> list[int]:
    """Who had sat down, or stood up, after the last sound item: their tokens do not fit the seats any more."""
    changed = {seat for stored in removed for seat in seat_of(stored.data)}
    free = {seat for seat, place in enumerate(table.seats) if place.free}
    columns = schema.tokens.c
    old = update(schema.tokens).where(columns.table_id == table.id, columns.role.in_(changed | free))
    connection.execute(old, {"revoked": True})
    return sorted(seat for seat in changed - free if table.seats[seat].owner == "human")


def seat_of(data: bytes) -> list[int]:
    """The seat that somebody took or left."""
    try:
        item = decode_item(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return []
    return [item.seat] if isinstance(item, Sat | Stood) else []
