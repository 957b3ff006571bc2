"""Two short absences of the database, one after the other before anybody asked: the whole time is given back."""

import time
from pathlib import Path

from sqlalchemy import create_engine

from speciate.server import schema
from speciate.server.availability import Availability
from speciate.server.clock import milliseconds


def wait_until_back(availability: Availability) -> None:
    end = time.monotonic() + 10
    while availability.is_away:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_absences_that_nobody_asked_about_add_up(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'club.db'}")
    schema.metadata.create_all(engine)
    availability = Availability(engine)
    assert availability.take_away_since() == 0
    before = milliseconds()
    availability.lost(OSError())
    wait_until_back(availability)
    between = milliseconds()
    availability.lost(OSError())
    wait_until_back(availability)
    assert before <= availability.take_away_since() <= between
    assert availability.take_away_since() == 0
    assert availability.losses == 2
    availability.close()
