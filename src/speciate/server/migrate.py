"""Brings a database to the schema of this version, step by step; never touches one that is newer.

Nearly always there is nothing to be done. So what does it, Alembic, is loaded only when there is: that takes as long as
a fifth of all that a server needs before its first page.
"""

import logging
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from speciate.core.errors import SpeciateError
from speciate.server.database import writing
from speciate.server.schema import REVISION

HERE = Path(__file__).parent / "migrations"
LOCK = 7_264_925  # a number of ours: two processes that start together migrate one after the other
VERSIONS = "alembic_version"  # the table where a database says its revision


def migrate(engine: Engine) -> None:
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        current = revision_of(connection)
        if current == REVISION:
            return
        if current is not None and not is_known(current):
            raise SpeciateError(f"the database was made by a newer version (schema {current}); upgrade this server")
        _upgrade(connection)


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None for a new one."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return None if found is None else str(found)


def is_known(revision: str) -> bool:
    """Whether it is ours, or one from before that can be brought up to it."""
    if revision == REVISION:
        return True
    from alembic.script import ScriptDirectory

    return any(script.revision == revision for script in ScriptDirectory(str(HERE)).walk_revisions())


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
