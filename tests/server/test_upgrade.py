"""A game ends under the rules it began with: a version without them does not start over it unasked."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from speciate.server import schema
from speciate.server.admin import reached
from speciate.server.database import connect
from speciate.server.upgrade import OtherRules, refuse_other_rules
from tests.server.club_evening import Evening, content


def refuse(url: str) -> None:
    with reached(url) as engine:
        refuse_other_rules(engine)


def make_old(url: str, id: str, **values: object) -> None:
    with reached(url) as engine, engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))


def test_tables_of_these_rules_are_no_obstacle(evening: Evening, database: str) -> None:
    refuse(database)  # there is nothing in it yet
    evening.fill(database)
    refuse(database)


@pytest.mark.parametrize("values", [{"rules": "0.0.1"}, {"game": "chess"}])
def test_a_table_under_way_by_other_rules_is_named(evening: Evening, database: str, values: dict[str, str]) -> None:
    over, going, waiting = evening.fill(database)
    make_old(database, over, **values)
    refuse(database)  # it is over: nobody goes on there
    make_old(database, going, **values)
    make_old(database, waiting, **values)
    before = content(database)
    with pytest.raises(OtherRules) as refused:
        refuse(database)
    assert {table.id for table in refused.value.tables} == {going, waiting}
    assert going in str(refused.value) and "--leave-tables" in str(refused.value)
    assert content(database) == before


def test_ten_are_named_and_all_are_counted(evening: Evening, sqlite: str) -> None:
    evening.fill(sqlite)
    row = {"game": "evolution", "rules": "0.0.1", "public": False, "status": "playing", "summary": "{}"}
    with reached(sqlite) as engine, engine.begin() as connection:
        connection.execute(insert(schema.tables), [{**row, "id": f"old-{n:02}", "touched": n} for n in range(25)])
    with pytest.raises(OtherRules, match="25 tables") as refused:
        refuse(sqlite)
    assert str(refused.value).count("old-") == 10 and "old-24 (evolution 0.0.1)" in str(refused.value)


def test_the_schema_of_an_older_version_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    """Brought up to date, it could not go back to the version that can finish its games."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(
            """
            CREATE TABLE alembic_version (version_num TEXT);
            INSERT INTO alembic_version VALUES ('0001');
            CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT, rules TEXT, public BOOLEAN, status TEXT,
                touched BIGINT, summary TEXT);
            INSERT INTO tables VALUES ('old', 'evolution', '0.0.1', 1, 'playing', 1, '{}');
            """
        )
    with pytest.raises(OtherRules, match=r"old \(evolution 0\.0\.1\)"):
        refuse(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


def test_a_newer_database_is_for_the_migration_to_refuse(sqlite: str) -> None:
    engine = connect(sqlite)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num TEXT)")
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('9999')")
    refuse_other_rules(engine)
    engine.dispose()
