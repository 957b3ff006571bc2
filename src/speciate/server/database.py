"""How the database is reached. Every commit is on the disk before it counts, in SQLite (WAL) as in PostgreSQL."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from speciate.server.statements import Row, Rows, write_rows
from speciate.server.watchdog import watched

BEGIN = "sqlite_begin"  # our execution option: with which words SQLite begins a transaction
PATIENCE = 5  # seconds that one process waits for another's write, and for a connection of the pool
CONNECT = 2  # seconds to reach a database server
OVERDUE = 5.0  # seconds: a database that has not answered by then is taken for gone


def connect(url: str) -> Engine:
    if not url.startswith("sqlite"):
        # no ping before use: it would wait without end where the network swallows it; a cut is noticed in use
        return create_engine(url, pool_size=12, pool_timeout=PATIENCE, connect_args={"connect_timeout": CONNECT})
    pool = {"poolclass": QueuePool, "pool_size": 12, "pool_timeout": PATIENCE}  # whatever the URL: it may be mistaken
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, **pool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself: the next function does
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))

    return engine


@contextmanager
def reading(engine: Engine, seconds: float = OVERDUE) -> Iterator[Connection]:
    """A connection for reads that does not hang: a server that stays silent is cut off after `seconds`."""
    with watched(seconds) as watch, engine.connect() as connection:
        watch.over(connection)
        yield connection


@contextmanager
def writing(engine: Engine, seconds: float | None = None) -> Iterator[Connection]:
    """One transaction that will write. SQLite takes the lock at once: nobody writes between a look and a change.

    Without `seconds` it may take as long as it takes: a migration, a restore.
    """
    with (
        watched(seconds) as watch,
        engine.connect().execution_options(**{BEGIN: "BEGIN IMMEDIATE"}) as connection,
        connection.begin(),
    ):
        watch.over(connection)
        yield connection


class Writer:
    """The connection of a thread that writes the same few statements again and again.

    It is kept, and the driver is spoken to without anything in between: to take one from the pool and give it back
    costs as much as a move, and so does SQLAlchemy's part of a statement. Whatever goes wrong with it, the next
    transaction has a new one.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def write(self, rows: Rows) -> None:
        """All of it in one transaction, cut off when it is overdue."""
        with watched(OVERDUE) as watch:
            connection = self._connection
            if connection is None:
                connection = self._connection = self._open()
            watch.over(connection)
            try:
                self._write(connection, rows)
            except BaseException:
                self.close()
                raise

    def _open(self) -> Connection:
        connection = self._engine.connect()
        if connection.dialect.name == "postgresql":  # with SQLite the driver begins nothing by itself anyway
            connection.execution_options(isolation_level="AUTOCOMMIT")
        return connection

    def _write(self, connection: Connection, rows: Rows) -> None:
        driver: Any = connection.connection.driver_connection
        cursor = driver.cursor()
        dialect = connection.dialect.name

        def run(statement: str, values: Row | list[Row]) -> None:
            (cursor.executemany if isinstance(values, list) else cursor.execute)(statement, values)

        if dialect == "postgresql":  # it is one statement, and so a transaction
            write_rows(run, dialect, rows)
            return
        cursor.execute("BEGIN IMMEDIATE")
        write_rows(run, dialect, rows)
        cursor.execute("COMMIT")

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):  # it may be dead
                connection.close()


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database is out of reach, full, locked or read-only, not that we asked badly."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, IntegrityError):
        return False
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout | sqlite3.OperationalError | OSError)
