"""The disk. One thread writes; what waits when it comes round is committed together, then everyone is told.

What the database does not take is reported as StorageAway, and whether it has come back is tried beside all this
(`availability.py`): while it is away nothing waits for it.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from speciate.server import schema
from speciate.server.availability import Availability
from speciate.server.commands import Answer
from speciate.server.database import OVERDUE, Writer, connect, is_away, reading, writing
from speciate.server.db_listener import DatabaseListener, Heard, notify
from speciate.server.items import REVOKING, AnyItem, decode_item, encode_item
from speciate.server.logs import log
from speciate.server.migrate import migrate
from speciate.server.notices import TOKENS, Notice
from speciate.server.refusals import StorageAway, TableDamaged
from speciate.server.statements import Rows, write_rows

BATCH = 64  # changes committed together at the most
PACE = 0.008  # seconds from one commit to the next at the least: a busy server so stores several moves with each


Done = asyncio.Future[None]  # when a change is on disk, or cannot be
Settled = tuple[Done, BaseException | None]
Touched = tuple[int, str]  # when something last happened at a table (milliseconds), and its id


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


class StoredItem(NamedTuple):
    """An item as it lies there."""

    number: int
    at: int  # milliseconds
    item: AnyItem


class Store:
    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)
        self.availability = Availability(self.engine)
        self._writer = Writer(self.engine)
        self._waiting: queue.SimpleQueue[tuple[Change, Done] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self._listener: DatabaseListener | None = None

    # -- writing --------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """Calls `heard` in this event loop with every notice of any process, this one too."""
        self._listener = DatabaseListener(self.engine, heard)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    @property
    def is_away(self) -> bool:
        """Whether the database takes no writes just now."""
        return self.availability.is_away

    def notify(self, notices: list[Notice]) -> None:
        """Tells every process on this database."""
        with self._writing() as connection:
            notify(connection, notices)

    async def commit(self, change: Change) -> None:
        """Returns once the change is on disk; Conflict when another process was faster.

        StorageAway when the database did not say that it has the change: it may have it all the same, so whoever
        asked must read before they go on.
        """
        if self.is_away:
            raise StorageAway
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((change, done))
        await done

    def _write(self) -> None:
        begun = 0.0
        while True:
            batch = [self._waiting.get()]
            if (early := begun + PACE - time.monotonic()) > 0:
                time.sleep(early)
            begun = time.monotonic()
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get())
            changes = [entry for entry in batch if entry is not None]
            if changes:
                self._commit_together(changes)
            if len(changes) < len(batch):
                return

    def _commit_together(self, batch: list[tuple[Change, Done]]) -> None:
        """All of them in one transaction; if they cannot, each by itself inside one, so that only the culprit fails.

        To try again is safe, whatever became of the first try: no item and no answer can be stored twice.
        """
        batch.sort(key=lambda entry: entry[0].table_id)  # processes that write to the same tables never lock crosswise
        changes = [change for change, _ in batch]
        outcomes: list[BaseException | None] = [None] * len(batch)
        if self.is_away:  # it went while these waited
            outcomes = [StorageAway()] * len(batch)
        else:
            try:
                self._commit_all(changes)
            except Exception as error:
                outcomes = self._commit_each(changes, error)
        _settle_all([(done, outcome) for (_, done), outcome in zip(batch, outcomes, strict=True)])

    def _commit_all(self, changes: list[Change]) -> None:
        if all(_is_usual(change) for change in changes):
            self._writer.write(_rows(changes))
            return
        with writing(self.engine, OVERDUE) as connection:
            _apply(connection, changes)

    def _commit_each(self, changes: list[Change], first: Exception) -> list[BaseException | None]:
        """After `first` has failed them all."""
        error: Exception = first
        if not is_away(first) or self.is_shared:  # a connection may have been dead before it was used: a new one is not
            try:
                with writing(self.engine, OVERDUE) as connection:
                    return [_try(connection, change) for change in changes]
            except Exception as second:
                error = second
        if is_away(error):
            self.availability.lost(error)
            return [StorageAway()] * len(changes)
        log.error("the database does not take what happened", extra={"error": type(error).__name__})
        return [error] * len(changes)

    def close(self) -> None:
        """Writes what waits, then stops."""
        if self._listener is not None:
            self._listener.close()
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        self.availability.close()
        self.engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._trouble_is_ours(), reading(self.engine) as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """For small changes outside the batches."""
        with self._trouble_is_ours(), writing(self.engine, OVERDUE) as connection:
            yield connection

    @contextmanager
    def _trouble_is_ours(self) -> Iterator[None]:
        """A database that is away is an error that clients know."""
        try:
            yield
        except Exception as error:
            if not is_away(error):
                raise
            self.availability.lost(error)
            raise StorageAway from error

    # -- reading --------------------------------------------------------------------------------

    def history(self, table_id: str, after: int = 0) -> list[StoredItem]:
        """What happened at a table, from the item after `after` on."""
        columns = schema.items.c
        query = (
            select(columns.number, columns.at, columns.data)
            .where(columns.table_id == table_id, columns.number > after)
            .order_by(columns.number)
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
        try:
            return [StoredItem(row.number, row.at, decode_item(row.data)) for row in rows]
        except (msgspec.MsgspecError, UnicodeDecodeError):
            log.error("items of a table cannot be read", extra={"table": table_id})
            raise TableDamaged from None

    def news(self, table_id: str, count: int) -> list[StoredItem] | None:
        """The items after the first `count`; None when there are not even so many any more."""
        found = self.history(table_id, count - 1)
        return found[1:] if found and found[0].number == count else None

    def items(self, table_id: str) -> list[AnyItem]:
        return [stored.item for stored in self.history(table_id)]

    def answer(self, table_id: str, role: int, command: str) -> Answer | None:
        columns = schema.answers.c
        query = select(columns.data).where(
            columns.table_id == table_id, columns.role == role, columns.command == command
        )
        with self._reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else msgspec.json.decode(row.data, type=Answer)

    def role(self, hash: str) -> tuple[str, int] | None:
        """The table and role a token stands for, unless it was revoked."""
        columns = schema.tokens.c
        query = select(columns.table_id, columns.role).where(columns.hash == hash, columns.revoked.is_(False))
        with self._reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.table_id, row.role)

    def seats_of(self, hashes: Iterable[str]) -> dict[str, tuple[int, dict[str, Any]]]:
        """Of each token that is worth something: its role, and what the lobby shows of its table."""
        tokens, tables = schema.tokens.c, schema.tables.c
        query = (
            select(tokens.hash, tokens.role, tables.summary)
            .join(schema.tables, tables.id == tokens.table_id)
            .where(tokens.hash.in_(list(hashes)), tokens.revoked.is_(False))
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return {row.hash: (row.role, msgspec.json.decode(row.summary)) for row in rows}

    def is_known(self, hash: str) -> bool:
        """Whether a token stands, or ever stood, for anything."""
        query = select(schema.tokens.c.hash).where(schema.tokens.c.hash == hash)
        with self._reading() as connection:
            return connection.execute(query).first() is not None

    def replace_token(self, table_id: str, role: int, hash: str) -> None:
        columns = schema.tokens.c
        with self._writing() as connection:
            old = update(schema.tokens).where(columns.table_id == table_id, columns.role == role)
            connection.execute(old, {"revoked": True})
            connection.execute(
                insert(schema.tokens), {"hash": hash, "table_id": table_id, "role": role, "revoked": False}
            )
            notify(connection, [Notice(table_id, TOKENS)])

    def lobby(self, limit: int = 100) -> list[dict[str, Any]]:
        """The public tables that wait for players or play, the latest first."""
        columns = schema.tables.c
        found: list[Row[tuple[int, str]]] = []
        with self._reading() as connection:
            for status in ("gathering", "playing"):  # one by one, so that the index has them in order
                is_listed = (columns.status == status, columns.public.is_(True))
                query = select(columns.touched, columns.summary).where(*is_listed).order_by(columns.touched.desc())
                found += connection.execute(query.limit(limit))
        found.sort(key=lambda row: -row.touched)
        return [msgspec.json.decode(row.summary) for row in found[:limit]]

    def abandoned(self, status: str, before: int, after: Touched = (0, ""), limit: int = 200) -> list[Touched]:
        """Tables of a status that nothing has happened at since `before` (milliseconds), the oldest first.

        Each with when it was last touched; the last of them is where the next part begins.
        """
        columns = schema.tables.c
        place = tuple_(columns.touched, columns.id)
        left = (columns.status == status, columns.touched < before, place > tuple_(*after))
        query = select(columns.touched, columns.id).where(*left).order_by(*place).limit(limit)
        with self._reading() as connection:
            return [(row.touched, row.id) for row in connection.execute(query)]

    def changed(self, since: int) -> list[tuple[str, int, dict[str, Any]]]:
        """The tables in play that something happened at since then (milliseconds): id, when, summary."""
        columns = schema.tables.c
        query = select(columns.id, columns.touched, columns.summary).where(
            columns.status == "playing", columns.touched >= since
        )
        with self._reading() as connection:
            return [(row.id, row.touched, msgspec.json.decode(row.summary)) for row in connection.execute(query)]


def _settle_all(outcomes: list[Settled]) -> None:
    """Wakes the event loop once for all of them."""
    for loop in {done.get_loop() for done, _ in outcomes}:
        loop.call_soon_threadsafe(_settle, [outcome for outcome in outcomes if outcome[0].get_loop() is loop])


def _settle(outcomes: list[Settled]) -> None:
    for done, error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _try(connection: Connection, change: Change) -> BaseException | None:
    """One change of a common transaction; a conflict, or what the database cannot take in, undoes that change alone."""
    try:
        with connection.begin_nested():
            _apply(connection, [change])
    except IntegrityError:
        return Conflict(change.table_id)
    except DBAPIError as error:
        if is_away(error):
            raise
        log.error("the database does not take what happened", extra={"error": type(error).__name__})
        return error
    return None


def _rows(changes: list[Change]) -> Rows:
    """What every change writes, without what few of them do."""
    rows = Rows([], [], [], [])
    for change in changes:
        for number, item in enumerate(change.items, start=change.first):
            rows.items.append((change.table_id, number, change.at, encode_item(item)))
        if (answer := change.answer) is not None:
            rows.answers.append((change.table_id, change.role, answer.id, msgspec.json.encode(answer), change.at))
        if change.items:
            rows.notices.append(Notice(change.table_id, items=change.first + len(change.items) - 1))
        if change.items and change.first > 1:
            summary = msgspec.json.encode(change.summary).decode()
            rows.touched.append((change.summary["status"], change.at, summary, change.table_id))
    return rows


def _is_usual(change: Change) -> bool:
    """Whether rows are all there is to it: neither a new table nor anything of its tokens."""
    is_new = bool(change.items) and change.first == 1
    return not is_new and not change.tokens and not _is_revoking(change)


def _is_revoking(change: Change) -> bool:
    return any(type(item) in REVOKING for item in change.items)


def _apply(connection: Connection, changes: list[Change]) -> None:
    """Any changes, in the transaction of a connection."""
    rows = _rows(changes)
    revoking = [change for change in changes if _is_revoking(change)]
    # who has not got the table in memory knows its tokens
    rows.notices.extend(Notice(change.table_id, TOKENS) for change in revoking)
    write_rows(connection.exec_driver_sql, connection.dialect.name, rows)
    _open(connection, [change for change in changes if change.items and change.first == 1])
    for change in revoking:
        _revoke(connection, change)
    for change in changes:
        if change.tokens:
            _hand_out(connection, change)


def _open(connection: Connection, changes: list[Change]) -> None:
    """New tables."""
    if changes:
        connection.execute(insert(schema.tables), [_new_table(change) for change in changes])


def _new_table(change: Change) -> dict[str, object]:
    summary = change.summary
    row = {"id": change.table_id, "rules": change.rules, "public": change.public, "game": summary["game"]}
    return {**row, "status": summary["status"], "touched": change.at, "summary": msgspec.json.encode(summary).decode()}


def _revoke(connection: Connection, change: Change) -> None:
    """The tokens of who has left a seat, or lost one, are worth nothing from then on."""
    columns = schema.tokens.c
    for item in change.items:
        if isinstance(item, REVOKING):
            left = update(schema.tokens).where(columns.table_id == change.table_id, columns.role == item.seat)
            connection.execute(left, {"revoked": True})


def _hand_out(connection: Connection, change: Change) -> None:
    """New tokens."""
    for hash, role in change.tokens.items():
        row = {"hash": hash, "table_id": change.table_id, "role": role, "revoked": False}
        connection.execute(insert(schema.tokens), row)
