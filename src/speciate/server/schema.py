"""The tables of the database, the same for SQLite and PostgreSQL."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0003"  # of this schema: the last of `migrations/versions`

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),  # milliseconds since 1970, by the server's clock
    Column("summary", Text, nullable=False),  # what the lobby shows
    Index("ix_tables_lobby", "status", "public", "touched"),
)

items = Table(
    "items",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1 without a gap: `guards.py`
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What was answered to a command, so that the same command sent again is answered again.
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("role", Integer, primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),  # milliseconds; 0 where it is not known
)

# Who may act: unguessable words, stored only as hashes.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("role", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

# One row that is written to find out whether the database takes writes.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
