"""A database that is up to date is left alone, at once."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from speciate.core.errors import SpeciateError
from speciate.server.database import connect, writing
from speciate.server.migrate import HERE, is_known, migrate, revision_of
from speciate.server.schema import REVISION


def test_the_revision_of_the_schema_is_the_last_migration() -> None:
    assert ScriptDirectory(str(HERE)).get_current_head() == REVISION
    assert is_known("0001") and is_known(REVISION) and not is_known("9999")


def test_a_database_is_made_once_and_one_that_is_newer_stays_as_it_is(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        with engine.connect() as connection:
            assert revision_of(connection) is None
        for _ in range(2):
            migrate(engine)
            with engine.connect() as connection:
                assert revision_of(connection) == REVISION
        with writing(engine) as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(SpeciateError, match="newer version"):
            migrate(engine)
    finally:
        engine.dispose()


def test_alembic_is_not_loaded_where_nothing_is_to_be_done(tmp_path: Path) -> None:
    script = (
        "import sys; from speciate.server.store import Store; from speciate.server.upgrade import refuse_other_rules;"
        "store = Store(sys.argv[1]); refuse_other_rules(store.engine); store.close();"
        "print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", script, f"sqlite:///{tmp_path / 'tables.db'}"]
    said = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)]
    assert said == ["True", "False"]
