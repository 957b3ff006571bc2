"""A game ends under the rules it began with: a version without them does not take its table over unasked."""

from typing import NamedTuple

from sqlalchemy import Connection, Engine, inspect, select

from speciate.core.errors import SpeciateError
from speciate.server import schema
from speciate.server.inspection import is_here
from speciate.server.migrate import is_known, revision_of

UNDER_WAY = ("gathering", "playing")
NAMED = 10  # tables in the message


class ForeignTable(NamedTuple):
    """A table under way whose rules are not here."""

    id: str
    game: str
    rules: str


class OtherRules(SpeciateError):
    """Tables are under way by rules that this version does not have."""

    def __init__(self, tables: list[ForeignTable]) -> None:
        named = ", ".join(f"{table.id} ({table.game} {table.rules})" for table in tables[:NAMED])
        named += ", …" if len(tables) > NAMED else ""
        text = (
            f"{len(tables)} tables are under way by rules that this version does not have: {named}; finish or close "
            "them with the version they were begun with, or leave them as they are with --leave-tables"
        )
        super().__init__(text, "other-rules", count=len(tables), tables=named)
        self.tables = tables


def refuse_other_rules(engine: Engine) -> None:
    """To be asked before the schema is brought up to date: the older version could not use the database afterwards."""
    with engine.connect() as connection:
        tables = foreign_tables(connection)
    if tables:
        raise OtherRules(tables)


def foreign_tables(connection: Connection) -> list[ForeignTable]:
    """The latest first; none in a database that is new, or newer than this version."""
    current = revision_of(connection)
    if current is None or not is_known(current) or not inspect(connection).has_table(schema.tables.name):
        return []
    columns = schema.tables.c
    query = (
        select(columns.id, columns.game, columns.rules)
        .where(columns.status.in_(UNDER_WAY))
        .order_by(columns.touched.desc(), columns.id)
    )
    return [ForeignTable(*row) for row in connection.execute(query) if not is_here(row.game, row.rules)]
