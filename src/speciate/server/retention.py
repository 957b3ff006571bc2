"""How long finished games, names and answers are kept. Every step is small and can be broken off at any time."""

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, delete, func, select, update

from speciate.server import schema
from speciate.server.database import reading, writing
from speciate.server.db_listener import notify
from speciate.server.exclusive import SECONDS, exclusive
from speciate.server.hosted_table import HUMAN
from speciate.server.inspection import Stored, read_stored
from speciate.server.items import AnyItem, Opened, Said, Sat, WebhookSet, decode_item, encode_item
from speciate.server.notices import RELOAD, Notice
from speciate.server.removal import remove

DAY = 24 * 3_600_000  # milliseconds
FINISHED = ("over", "closed")
FINISHED_ANSWERS = 1 * DAY  # a command is not sent again to a game that ended so long ago
RUNNING_ANSWERS = 30 * DAY
NAMELESS = "nameless"  # in the summary of a table whose names are gone; going on there brings it back to the list
PLAIN_NAME = "Table"  # what a table is called if nobody gives it a name

Which = ColumnElement[bool]  # of the tables, or of the answers
Step = Callable[[Connection, str], None]


class Pruned(msgspec.Struct):
    """How much went; with `dry_run` how much would go."""

    deleted: int = 0  # tables
    renamed: int = 0  # tables whose names and chat are gone
    answers: int = 0
    tables: list[str] = []  # those deleted or renamed: what a server has of them in memory counts for nothing
    is_more: bool = False  # the limit was reached


def prune(
    engine: Engine, now: int, finished_days: float, names_days: float, limit: int = 100, dry_run: bool = False
) -> Pruned:
    """At most `limit` tables of each sort, each in a transaction of its own; 0 days: kept for ever.

    What is done stays done: called again it goes on with the rest.
    """
    done = Pruned()
    gone = now - int(finished_days * DAY) if finished_days else 0
    if finished_days:
        done.deleted = each(engine, done, is_finished(gone), _delete, limit, dry_run)
    if names_days:
        which = has_names(now - int(names_days * DAY)) & (schema.tables.c.touched >= gone)
        done.renamed = each(engine, done, which, _rename, limit, dry_run)
    finished = finished_answers(now - FINISHED_ANSWERS)
    for old in (finished, ~finished & old_answers(now - RUNNING_ANSWERS)):
        done.answers += forget_answers(engine, done, old, limit, dry_run)
    return done


def is_finished(before: int) -> Which:
    columns = schema.tables.c
    return columns.status.in_(FINISHED) & (columns.touched < before)


def has_names(before: int) -> Which:
    return is_finished(before) & schema.tables.c.summary.not_like(f'%"{NAMELESS}":true%')


def each(engine: Engine, done: Pruned, which: Which, step: Step, limit: int, dry_run: bool) -> int:
    """Does one thing to the tables of one sort, the oldest first; returns to how many."""
    columns = schema.tables.c
    with reading(engine, SECONDS) as connection:
        if dry_run:
            return connection.scalar(select(func.count()).select_from(schema.tables).where(which)) or 0
        query = select(columns.id).where(which).order_by(columns.touched, columns.id).limit(limit)
        ids = connection.scalars(query).all()
    changed = []
    for id in ids:
        with exclusive(engine) as connection:
            # somebody may have written there since it was chosen
            if connection.scalar(select(columns.id).where(columns.id == id, which)) is not None:
                step(connection, id)
                changed.append(id)
    done.tables += changed
    done.is_more |= len(ids) == limit
    return len(changed)


def _delete(connection: Connection, id: str) -> None:
    remove(connection, id)


# -- names ----------------------------------------------------------------------------------------


def _rename(connection: Connection, id: str) -> None:
    """Its moves stay as they are, so the game can be replayed and verified as before."""
    columns = schema.items.c
    names: dict[int, str] = {}
    for stored in read_stored(connection, id):
        item = readable(stored)
        if item is None:
            continue
        plain = without_names(item)
        if isinstance(plain, Sat):
            names[plain.seat] = plain.name
        if plain is not item:
            place = (columns.table_id == id, columns.number == stored.number)
            connection.execute(update(schema.items).where(*place).values(data=encode_item(plain)))
    summarise(connection, id, names)
    notify(connection, [Notice(id, RELOAD)])


def readable(stored: Stored) -> AnyItem | None:
    """None for one that is damaged; it is left as it is."""
    try:
        item: AnyItem = decode_item(stored.data)
        return item
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def without_names(item: AnyItem) -> AnyItem:
    """The item without what people called themselves, or said; itself where there is nothing of the kind."""
    match item:
        case Opened():
            return msgspec.structs.replace(item, name=PLAIN_NAME)
        case Sat(seat=seat, agent=agent) if agent == HUMAN:
            return msgspec.structs.replace(item, name=plain_name(seat))
        case Said(seat=seat, name=name):
            return msgspec.structs.replace(item, name=plain_name(seat) if seat >= 0 else name, text="")
        case WebhookSet():
            return msgspec.structs.replace(item, url="")
        case _:
            return item


def plain_name(seat: int) -> str:
    return f"Player {seat + 1}"


def summarise(connection: Connection, id: str, names: dict[int, str]) -> None:
    """What the list shows of the table, marked as done; when it was touched stays as it is."""
    columns = schema.tables.c
    summary = msgspec.json.decode(connection.scalars(select(columns.summary).where(columns.id == id)).one())
    summary["name"] = PLAIN_NAME
    for seat, place in enumerate(summary.get("seats", [])):
        if place["agent"]:
            place["name"] = names.get(seat, place["name"])
    summary[NAMELESS] = True
    text = msgspec.json.encode(summary).decode()
    connection.execute(update(schema.tables).where(columns.id == id), {"summary": text})


# -- answers --------------------------------------------------------------------------------------


def finished_answers(before: int) -> Which:
    """Those of tables where nothing has happened since then, and nothing will."""
    return schema.answers.c.table_id.in_(select(schema.tables.c.id).where(is_finished(before)))


def old_answers(before: int) -> Which:
    """Old ones of any table; those of which it is not known when they were given stay until it is finished."""
    at = schema.answers.c.at
    return (at > 0) & (at < before)


def forget_answers(engine: Engine, done: Pruned, which: Which, limit: int, dry_run: bool) -> int:
    """Table by table; returns how many answers went."""
    answers = schema.answers
    with reading(engine, SECONDS) as connection:
        if dry_run:
            return connection.scalar(select(func.count()).select_from(answers).where(which)) or 0
        ids = connection.scalars(select(answers.c.table_id).where(which).distinct().limit(limit)).all()
    removed = 0
    for id in ids:
        with writing(engine, SECONDS) as connection:
            removed += connection.execute(delete(answers).where(answers.c.table_id == id, which)).rowcount
    done.is_more |= len(ids) == limit
    return removed
