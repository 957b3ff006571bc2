"""The statements of every move, written out: to have them put together each time costs more than to run them."""

from functools import cache
from typing import NamedTuple

from sqlalchemy import Connection

Row = tuple[object, ...]


class Statements(NamedTuple):
    """As one kind of database has them; the columns are those of `schema.py`."""

    add_item: str  # table, number, when, data
    add_answer: str  # table, role, command, data, when
    touch_table: str  # status, when, summary, table


@cache
def statements_of(dialect: str) -> Statements:
    place = "?" if dialect == "sqlite" else "%s"
    four, five = ", ".join([place] * 4), ", ".join([place] * 5)
    return Statements(
        add_item=f"INSERT INTO items (table_id, number, at, data) VALUES ({four})",
        add_answer=f"INSERT INTO answers (table_id, role, command, data, at) VALUES ({five})",
        touch_table=f"UPDATE tables SET status = {place}, touched = {place}, summary = {place} WHERE id = {place}",
    )


def run_for(connection: Connection, statement: str, rows: list[Row]) -> None:
    """One of them for every row."""
    if rows:
        connection.exec_driver_sql(statement, rows[0] if len(rows) == 1 else rows)
