"""A transaction during which nobody else writes to any table: for whoever takes away what was written."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from speciate.server.database import writing

SECONDS = 30.0  # after which a database that does not answer is given up


@contextmanager
def exclusive(engine: Engine) -> Iterator[Connection]:
    """SQLite has one writer anyway; in PostgreSQL an item could otherwise be added to a table that is being deleted.

    It is to be short: every server on this database waits. Reading goes on.
    """
    with writing(engine, SECONDS) as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("LOCK TABLE items IN SHARE ROW EXCLUSIVE MODE")
        else:
            connection.exec_driver_sql("PRAGMA secure_delete = ON")  # what goes is overwritten, not only let go
        yield connection
