"""The disk. One thread writes; what waits when it comes round is committed together, then everyone is told."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from speciate.server import schema
from speciate.server.commands import Answer
from speciate.server.items import AnyItem, Stood, decode_item, encode_item
from speciate.server.migrate import migrate

BATCH = 64  # changes committed together at the most
CHANNEL = "speciate"  # where PostgreSQL says which table was written to


class Conflict(Exception):
    """Another process has written to this table meanwhile; read it again."""


class Change(msgspec.Struct):
    """Everything one command changes, stored in one transaction or not at all."""

    table_id: str
    first: int  # the number of the first new item
    items: list[AnyItem]
    summary: dict[str, Any]
    public: bool = False
    rules: str = ""
    role: int = 0
    answer: Answer | None = None
    tokens: dict[str, int] = {}  # hash -> role
    at: int = 0  # when it happened, in milliseconds


class Store:
    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)
        self._waiting: queue.Queue[tuple[Change, Callable[[BaseException | None], None]] | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self._ear: Ear | None = None

    # -- writing --------------------------------------------------------------------------------

    def listen(self, heard: Callable[[str], None]) -> None:
        """Calls `heard` in this event loop with the id of every table that any process has written to.

        PostgreSQL tells the processes that share it; an SQLite file belongs to one.
        """
        if self.engine.dialect.name == "postgresql":
            self._ear = Ear(self.engine, asyncio.get_running_loop(), heard)

    async def commit(self, change: Change) -> None:
        """Returns once the change is on disk; Conflict when another process was faster."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def finish(error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, done, error)

        self._waiting.put((change, finish))
        await done

    def _write(self) -> None:
        while True:
            batch = [self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get())
            changes = [entry for entry in batch if entry is not None]
            if changes:
                self._commit_together(changes)
            if len(changes) < len(batch):
                return

    def _commit_together(self, batch: list[tuple[Change, Callable[[BaseException | None], None]]]) -> None:
        outcomes: list[BaseException | None] = []
        try:
            with self.engine.begin() as connection:
                for change, _ in batch:
                    outcomes.append(_apply(connection, change))
        except Exception as error:  # the disk is full, the server is gone: nothing of the batch was stored
            outcomes = [error] * len(batch)
        for (_, finish), outcome in zip(batch, outcomes, strict=True):
            finish(outcome)

    def close(self) -> None:
        """Writes what waits, then stops."""
        if self._ear is not None:
            self._ear.close()
        self._waiting.put(None)
        self._thread.join()
        self.engine.dispose()

    # -- reading --------------------------------------------------------------------------------

    def history(self, table_id: str, after: int = 0) -> list[tuple[int, AnyItem]]:
        """What happened at a table, with when, from the item after `after` on."""
        query = (
            select(schema.items.c.at, schema.items.c.data)
            .where(schema.items.c.table_id == table_id, schema.items.c.number > after)
            .order_by(schema.items.c.number)
        )
        with self.engine.connect() as connection:
            return [(row.at, decode_item(row.data)) for row in connection.execute(query)]

    def items(self, table_id: str) -> list[AnyItem]:
        return [item for _, item in self.history(table_id)]

    def answer(self, table_id: str, role: int, command: str) -> Answer | None:
        columns = schema.answers.c
        query = select(columns.data).where(
            columns.table_id == table_id, columns.role == role, columns.command == command
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else msgspec.json.decode(row.data, type=Answer)

    def role(self, hash: str) -> tuple[str, int] | None:
        """The table and role a token stands for, unless it was revoked."""
        columns = schema.tokens.c
        query = select(columns.table_id, columns.role).where(columns.hash == hash, columns.revoked.is_(False))
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.table_id, row.role)

    def replace_token(self, table_id: str, role: int, hash: str) -> None:
        columns = schema.tokens.c
        with self.engine.begin() as connection:
            old = update(schema.tokens).where(columns.table_id == table_id, columns.role == role)
            connection.execute(old, {"revoked": True})
            connection.execute(
                insert(schema.tokens), {"hash": hash, "table_id": table_id, "role": role, "revoked": False}
            )

    def lobby(self, limit: int = 100) -> list[dict[str, Any]]:
        """The public tables that wait for players or play, the latest first."""
        columns = schema.tables.c
        query = (
            select(columns.summary)
            .where(columns.public.is_(True), columns.status.in_(("gathering", "playing")))
            .order_by(columns.touched.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [msgspec.json.decode(row.summary) for row in connection.execute(query)]

    def abandoned(self, status: str, before: int, limit: int = 200) -> list[str]:
        """Tables of a status that nothing has happened at since `before` (milliseconds), the oldest first."""
        columns = schema.tables.c
        query = (
            select(columns.id)
            .where(columns.status == status, columns.touched < before)
            .order_by(columns.touched)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    def unfinished(self) -> list[str]:
        """The tables somebody may still play at; after a restart their bots must be woken."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(query)]


class Ear:
    """A connection that only listens, in a thread of its own; it connects again when it is cut off."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, heard: Callable[[str], None]) -> None:
        self._engine = engine
        self._loop = loop
        self._heard = heard
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ear", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with self._engine.connect() as connection:
                    self._hear(connection.connection.driver_connection)
            except Exception:  # the database is away for a moment
                self._closing.wait(1.0)

    def _hear(self, connection: Any) -> None:
        connection.set_autocommit(True)
        connection.execute(f"LISTEN {CHANNEL}")
        try:
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=0.2):
                    self._loop.call_soon_threadsafe(self._heard, notice.payload)
        finally:
            connection.execute("UNLISTEN *")
            connection.set_autocommit(False)

    def close(self) -> None:
        self._closing.set()
        self._thread.join()


def _settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def connect(url: str) -> Engine:
    """SQLite in WAL mode, every commit on the disk before it counts; PostgreSQL as it comes."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _apply(connection: Connection, change: Change) -> BaseException | None:
    """One change inside the common transaction; a conflict undoes that change alone."""
    now = change.at
    try:
        with connection.begin_nested():
            rows = [
                {"table_id": change.table_id, "number": change.first + i, "at": now, "data": encode_item(item)}
                for i, item in enumerate(change.items)
            ]
            if rows:
                connection.execute(insert(schema.items), rows)
            _touch(connection, change, now)
            if change.answer is not None:
                data = msgspec.json.encode(change.answer)
                key = {"table_id": change.table_id, "role": change.role, "command": change.answer.id}
                connection.execute(insert(schema.answers), {**key, "data": data})
            _revoke(connection, change)
            for hash, role in change.tokens.items():
                row = {"hash": hash, "table_id": change.table_id, "role": role, "revoked": False}
                connection.execute(insert(schema.tokens), row)
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": change.table_id})
    except IntegrityError:
        return Conflict(change.table_id)
    return None


def _revoke(connection: Connection, change: Change) -> None:
    """Who has left a seat cannot act for the next who sits there."""
    columns = schema.tokens.c
    for item in change.items:
        if isinstance(item, Stood):
            left = update(schema.tokens).where(columns.table_id == change.table_id, columns.role == item.seat)
            connection.execute(left, {"revoked": True})


def _touch(connection: Connection, change: Change, now: int) -> None:
    values = {
        "status": change.summary["status"],
        "touched": now,
        "summary": msgspec.json.encode(change.summary).decode(),
    }
    if change.first > 1:
        connection.execute(update(schema.tables).where(schema.tables.c.id == change.table_id), values)
        return
    values |= {"id": change.table_id, "game": change.summary["game"], "rules": change.rules, "public": change.public}
    connection.execute(insert(schema.tables), values)
