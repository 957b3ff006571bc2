"""Brings a database to the schema of this version, step by step; never touches one that is newer."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from speciate.core.errors import SpeciateError
from speciate.server.database import writing

HERE = Path(__file__).parent / "migrations"
LOCK = 7_264_925  # a number of ours: two processes that start together migrate one after the other


def migrate(engine: Engine) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config = AlembicConfig()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        refuse_newer(connection, config)
        command.upgrade(config, "head")


def refuse_newer(connection: Connection, config: AlembicConfig) -> None:
    """A database of a later version stays as it is."""
    current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise SpeciateError(f"the database was made by a newer version (schema {current}); upgrade this server")
