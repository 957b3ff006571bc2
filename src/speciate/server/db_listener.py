"""Hearing of what other processes write: PostgreSQL says so, an SQLite file has to be looked at."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, func, select

from speciate.server import schema
from speciate.server.database import OVERDUE
from speciate.server.notices import CHANNEL, MISSED, Notice, read_notice
from speciate.server.watchdog import watched

NOTIFY = "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said"  # all of them in one statement
CHECK = 5.0  # seconds between two questions whether the line is still there
LOOK = 1.0  # seconds between two looks at an SQLite file
RECENT = 60_000  # milliseconds before the latest change: what was touched before was heard of at an earlier look

Heard = Callable[[Notice], None]


def notify(connection: Connection, notices: list[Notice]) -> None:
    """Tells every process on this database, once the transaction is committed; an SQLite file has nobody to tell."""
    if notices and connection.dialect.name == "postgresql":
        connection.exec_driver_sql(NOTIFY, (CHANNEL, [str(notice) for notice in notices]))


class DatabaseListener:
    """A connection that only listens, in a thread of its own; it connects again when it is cut off."""

    def __init__(self, engine: Engine, heard: Heard) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._heard = heard
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        hear = self._hear if self._engine.dialect.name == "postgresql" else self._look
        while not self._closing.is_set():
            try:
                with self._engine.connect() as connection:
                    hear(connection)
            except Exception:  # the database is away for a moment
                self._closing.wait(0.5)

    def _hear(self, connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_autocommit(True)
        self._execute(connection, f"LISTEN {CHANNEL}")
        self._tell([Notice("*", MISSED)])
        checked = time.monotonic()
        try:
            while not self._closing.is_set():
                # those that came together are told together: to wake the event loop costs more than to read them
                if together := list(driver.notifies(timeout=0.2, stop_after=1)):
                    self._tell([read_notice(notice.payload) for notice in together])
                if time.monotonic() - checked > CHECK:  # a line that is dead says nothing, and neither does a quiet one
                    self._execute(connection, "SELECT 1")
                    checked = time.monotonic()
        finally:
            self._execute(connection, "UNLISTEN *")
            driver.set_autocommit(False)

    def _execute(self, connection: Connection, statement: str) -> None:
        driver: Any = connection.connection.driver_connection
        with watched(OVERDUE) as watch:
            watch.over(connection)
            driver.execute(statement)

    def _look(self, connection: Connection) -> None:
        """SQLite tells a connection that others have committed, not what: the tables last touched are asked for."""
        tables, items = schema.tables.c, schema.items.c
        counted = select(func.max(items.number)).where(items.table_id == tables.id).scalar_subquery()
        version = self._version(connection)
        while not self._closing.wait(LOOK):
            before, version = version, self._version(connection)
            if version == before:
                continue
            with connection.begin():
                latest = connection.scalar(select(func.max(tables.touched))) or 0
                written = connection.execute(select(tables.id, counted).where(tables.touched > latest - RECENT)).all()
            self._tell([Notice(id, items=count) for id, count in written])

    def _version(self, connection: Connection) -> int:
        """A number that changes with every commit of another connection."""
        with connection.begin():
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

    def _tell(self, notices: list[Notice]) -> None:
        """All at once: at hundreds of tables it would otherwise be hundreds of calls."""
        self._loop.call_soon_threadsafe(self._take, notices)

    def _take(self, notices: list[Notice]) -> None:
        for notice in notices:
            self._heard(notice)

    def close(self) -> None:
        self._closing.set()
        self._thread.join()
