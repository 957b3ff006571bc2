"""Deleting a table with everything that belongs to it."""

from sqlalchemy import Connection, delete

from speciate.server import schema
from speciate.server.admin import find_stored, opened, snapshot
from speciate.server.db_listener import notify
from speciate.server.exclusive import exclusive
from speciate.server.notices import RELOAD, TOKENS, Notice

OF_A_TABLE = (schema.items, schema.answers, schema.tokens)


def count_items(url: str, id: str) -> int:
    """How many would go, also of a table that is not listed."""
    with opened(url) as engine, snapshot(engine) as connection:
        return len(find_stored(connection, id)[1])


def delete_table(url: str, id: str) -> int:
    """Deletes one for good, whatever state it is in; returns how many items it had."""
    with opened(url) as engine, exclusive(engine) as connection:
        find_stored(connection, id)
        return remove(connection, id)


def remove(connection: Connection, id: str) -> int:
    """Within an exclusive transaction; servers that have the table in memory are told."""
    removed = 0
    for table in OF_A_TABLE:
        result = connection.execute(delete(table).where(table.c.table_id == id))
        removed += result.rowcount if table is schema.items else 0
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
    notify(connection, [Notice(id, TOKENS), Notice(id, RELOAD)])
    return removed
