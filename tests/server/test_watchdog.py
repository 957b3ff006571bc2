"""A database that stays silent is cut off when it is overdue, and nobody else is."""

import time

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from speciate.server.database import connect, reading

SOON = 0.3  # seconds


def test_who_stays_silent_is_cut_off_and_the_next_has_a_new_line(postgres: str) -> None:
    engine = connect(postgres)
    start = time.monotonic()
    with pytest.raises(DBAPIError), reading(engine, seconds=SOON) as connection:
        connection.execute(text("SELECT pg_sleep(60)"))
    assert SOON < time.monotonic() - start < 30
    with reading(engine) as connection:
        assert connection.scalar(text("SELECT 1")) == 1
    engine.dispose()


def test_who_was_done_in_time_is_left_alone(postgres: str) -> None:
    """The line is in the pool by then, and somebody else's."""
    engine = connect(postgres)
    with reading(engine, seconds=SOON) as connection:
        connection.execute(text("SELECT 1"))
    with reading(engine) as connection:
        assert connection.scalar(text("SELECT 1 FROM pg_sleep(1)")) == 1
    engine.dispose()
