"""All tables in one file, as of one moment, made while servers run; and back into an empty database of either kind.

The file is gzipped JSON lines: a header, then a row a line. A newer version can restore the backup of an older one.
"""

import gzip
import sqlite3
import zlib
from base64 import b64decode
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, insert, select, text

from speciate import __version__
from speciate.core.errors import SpeciateError
from speciate.server import schema
from speciate.server.admin import opened, reached, snapshot
from speciate.server.clock import milliseconds
from speciate.server.database import writing
from speciate.server.guards import create_guard, drop_guard
from speciate.server.migrate import HERE, LOCK, revision_of
from speciate.table.files import replacing

FORMAT = "speciate-backup/1"
COPY = ".db"  # a backup of this name is an SQLite database itself
PRIVATE = 0o600  # it holds the hands of running games
ROWS = 500  # read or written at a time
NOT_GAMES = ("alembic_version", "heartbeat")  # what the database is, and that it takes writes: not in a backup


class BadBackup(SpeciateError):
    """A file that is no backup, is damaged, or is of a newer version."""


class NotEmpty(SpeciateError):
    """Restoring would mix two servers' tables."""


class BackupHeader(msgspec.Struct):
    """The first line."""

    format: str
    version: str  # of the program that made it
    schema: str
    at: int  # milliseconds since 1970
    columns: dict[str, list[str]]
    counts: dict[str, int]


# -- making one -----------------------------------------------------------------------------------


def backup(url: str, path: Path) -> dict[str, int]:
    """Writes `path` whole or not at all; returns how many rows of each table are in it."""
    if path.exists():
        raise SpeciateError(f"{path}: this file already exists; choose another name")
    with opened(url) as engine, replacing(path) as beside:
        beside.chmod(PRIVATE)
        if path.suffix == COPY:
            return copy(engine, beside)
        with snapshot(engine) as connection, gzip.open(beside, "wb", compresslevel=6) as file:
            header = describe(connection)
            file.write(msgspec.json.encode(header) + b"\n")
            for line in dump(connection, header):
                file.write(line)
    return header.counts


def kept_tables() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table.name not in NOT_GAMES]


def describe(connection: Connection) -> BackupHeader:
    tables = kept_tables()
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
    return BackupHeader(FORMAT, __version__, schema.REVISION, milliseconds(), columns, count(connection, tables))


def dump(connection: Connection, header: BackupHeader) -> Iterator[bytes]:
    """Every row as a line, in order, never all of them in memory; bytes as base64."""
    for name in header.columns:
        table = schema.metadata.tables[name]
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=ROWS).execute(query):
            yield msgspec.json.encode([name, *row]) + b"\n"


def count(connection: Connection, tables: Iterable[Table]) -> dict[str, int]:
    return {str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}


def copy(engine: Engine, beside: Path) -> dict[str, int]:
    """An SQLite database copied whole while it is written to."""
    if engine.dialect.name != "sqlite":
        raise SpeciateError(f"only an SQLite database can be copied to a {COPY} file; choose another ending")
    with closing(sqlite3.connect(str(engine.url.database))) as original:
        original.execute("VACUUM INTO ?", (str(beside),))
    with closing(sqlite3.connect(beside)) as made:
        names = [table.name for table in kept_tables()]
        return {name: made.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


# -- taking one back ------------------------------------------------------------------------------


def restore(url: str, path: Path) -> dict[str, int]:
    """Fills an empty database, in one transaction; returns how many rows of each table were in the backup."""
    try:
        with gzip.open(path, "rb") as file:
            header = read_header(file)
            with reached(url) as engine:
                fill(engine, header, file)
        return header.counts
    except gzip.BadGzipFile:
        raise BadBackup(f"{path}: it is damaged, or not a backup at all") from None
    except (EOFError, zlib.error):
        raise BadBackup(f"{path}: it is damaged or cut short") from None
    except BadBackup as error:
        raise BadBackup(f"{path}: {error}") from None


def read_header(file: gzip.GzipFile) -> BackupHeader:
    try:
        header = msgspec.json.decode(file.readline(), type=BackupHeader)
    except msgspec.DecodeError:
        raise BadBackup("it is not a backup of Speciate") from None
    if header.format != FORMAT or header.schema not in revisions():
        raise BadBackup(f"it was made by version {header.version}; this is {__version__} and cannot read it")
    return header


def revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory(str(HERE)).walk_revisions()}


def fill(engine: Engine, header: BackupHeader, file: gzip.GzipFile) -> None:
    """The schema of the backup, its rows, and then the schema of this version: all or nothing."""
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        refuse_full(connection)
        upgrade(connection, header.schema)
        if revision_of(connection) != header.schema:
            raise SpeciateError(f"the backup has schema {header.schema} and the database a newer one; take a new one")
        there = all_tables(connection).tables
        if not header.columns.keys() <= there.keys():
            raise BadBackup("line 1 is damaged")
        drop_guard(connection)  # the rows of older backups come in any order, and a damaged table is restored as it is
        for name, rows in groupby(read_rows(file, header), key=lambda row: row[0]):
            write_rows(connection, there[name], (values for _, values in rows))
        if count(connection, [there[name] for name in header.columns]) != header.counts:
            raise BadBackup("it is not complete")
        upgrade(connection, "head")
        drop_guard(connection)  # of a backup from before there was one, the last step has made it
        create_guard(connection)


def refuse_full(connection: Connection) -> None:
    if any(count(connection, all_tables(connection).tables.values()).values()):
        raise NotEmpty("the database is not empty; restore into a new one")


def all_tables(connection: Connection) -> MetaData:
    """What the database has, whatever its schema."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name not in NOT_GAMES)
    return there


def upgrade(connection: Connection, to: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def read_rows(file: gzip.GzipFile, header: BackupHeader) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, line in enumerate(file, start=2):
        try:
            name, *values = msgspec.json.decode(line, type=list[Any])
            yield name, dict(zip(header.columns[name], values, strict=True))
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            raise BadBackup(f"line {number} is damaged") from None


def write_rows(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    while chunk := list(islice(rows, ROWS)):
        try:
            for row in chunk:
                row.update({name: b64decode(row[name], validate=True) for name in binary})
        except (TypeError, ValueError):
            raise BadBackup(f"a row of {table.name} is damaged") from None
        connection.execute(insert(table), chunk)
