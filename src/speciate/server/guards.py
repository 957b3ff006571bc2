"""The database itself takes an item only if it is the next of its table: no gap can be written, by whatever mistake."""

from sqlalchemy import Connection

NAME = "items_next_number"

SQLITE = f"""
CREATE TRIGGER {NAME} BEFORE INSERT ON items
WHEN NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM items WHERE table_id = NEW.table_id)
BEGIN
    SELECT raise(ABORT, 'an item must be the next of its table');
END
"""

# the errors are those of a constraint, so that whoever was too late hears the same as by the primary key
POSTGRESQL = f"""
CREATE OR REPLACE FUNCTION {NAME}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM items WHERE table_id = NEW.table_id) THEN
        RAISE EXCEPTION 'an item must be the next of its table' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
DROP TRIGGER IF EXISTS {NAME} ON items;
CREATE TRIGGER {NAME} BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION {NAME}();
"""


def create_guard(connection: Connection) -> None:
    connection.exec_driver_sql(SQLITE if connection.dialect.name == "sqlite" else POSTGRESQL)


def drop_guard(connection: Connection) -> None:
    """For a restore, which brings rows in any order and damaged tables as they are; it is put back at the end."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {NAME}")
    else:
        connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {NAME} ON items")
        connection.exec_driver_sql(f"DROP FUNCTION IF EXISTS {NAME}()")
