"""The statements of every move, written out: to have them put together each time costs more than to run them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from speciate.server.notices import CHANNEL, Notice

Row = tuple[object, ...]
Run = Callable[[str, Row | list[Row]], object]  # a statement for one row, or for each of several

ADD_ITEM: Final = "INSERT INTO items (table_id, number, at, data) VALUES (?, ?, ?, ?)"
ADD_ANSWER: Final = "INSERT INTO answers (table_id, role, command, data, at) VALUES (?, ?, ?, ?, ?)"
TOUCH_TABLE: Final = "UPDATE tables SET status = ?, touched = ?, summary = ? WHERE id = ?"

#: PostgreSQL is asked once for all of them. The items come first, in their order: of two processes that write to the
#: same table the second waits there, before it has locked anything that the first may need. `%b` sends columns as they
#: are: as text the driver looks for quotes in all of it, which takes several times as long as the rest of a commit.
WRITE_ALL: Final = """
WITH
made AS (
    INSERT INTO items (table_id, number, at, data)
    SELECT * FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::bytea[])
    RETURNING 1
),
touched AS (
    UPDATE tables SET status = new.status, touched = new.touched, summary = new.summary
    FROM unnest(%b::text[], %b::bigint[], %b::text[], %b::text[]) AS new (status, touched, summary, id)
    WHERE tables.id = new.id AND (SELECT count(*) FROM made) >= 0
),
answered AS (
    INSERT INTO answers (table_id, role, command, data, at)
    SELECT * FROM unnest(%b::text[], %b::int[], %b::text[], %b::bytea[], %b::bigint[])
    WHERE (SELECT count(*) FROM made) >= 0
)
SELECT pg_notify(%s, said) FROM unnest(%b::text[]) AS said
"""


class Rows(NamedTuple):
    """What changes write; the columns are those of the statements."""

    items: list[Row]
    touched: list[Row]
    answers: list[Row]
    notices: list[Notice]  # for other processes, which an SQLite file does not tell


def write_rows(run: Run, dialect: str, rows: Rows) -> None:
    if dialect == "postgresql":
        said = [str(notice) for notice in rows.notices]
        run(WRITE_ALL, (*columns(rows.items, 4), *columns(rows.touched, 4), *columns(rows.answers, 5), CHANNEL, said))
        return
    for statement, values in ((ADD_ITEM, rows.items), (TOUCH_TABLE, rows.touched), (ADD_ANSWER, rows.answers)):
        if values:
            run(statement, values)


def columns(rows: list[Row], count: int) -> list[list[object]]:
    return [[row[place] for row in rows] for place in range(count)]
