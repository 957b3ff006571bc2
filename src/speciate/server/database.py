"""How the database is reached. Every commit is on the disk before it counts, in SQLite (WAL) as in PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

BEGIN = "sqlite_begin"  # our execution option: with which words SQLite begins a transaction
PATIENCE = 30  # seconds that one process waits for another's write


def connect(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

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
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that will write. SQLite takes the lock at once: nobody writes between a look and a change."""
    with engine.connect().execution_options(**{BEGIN: "BEGIN IMMEDIATE"}) as connection, connection.begin():
        yield connection
