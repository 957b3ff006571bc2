"""The line to PostgreSQL is cut, stalls or is long: nothing acknowledged is lost, and the server is never stuck."""

import asyncio
from pathlib import Path

import pytest

from tests.server.club import Club
from tests.server.database_line import Cut, DatabaseLine, Stalled
from tests.server.extent import LONG
from tests.server.ledger import settle
from tests.server.outages import Run, check
from tests.server.postgres import Cluster
from tests.server.processes import Served, verify

CUTS = 20 if LONG else 2
STALLS = 5 if LONG else 1
STALL = 10.0  # seconds: longer than the server waits for an answer, and for a new connection after that
READY_WITHIN = 2.0  # seconds after the line is whole again
DELAY = 0.02  # seconds each way
MOVES = 40 if LONG else 3  # at each table over a long line
PATIENCE = 300.0


@pytest.mark.parametrize(
    ("fault", "count", "length"),
    [(Cut, CUTS, (1.0, 2.0)), pytest.param(Stalled, STALLS, (STALL, STALL), marks=pytest.mark.long)],
    ids=["cut", "stalled"],
)
def test_what_was_acknowledged_outlives_a_bad_line(
    cluster: Cluster, tmp_path: Path, fault: type[Cut] | type[Stalled], count: int, length: tuple[float, float]
) -> None:
    database = cluster.new_database()
    with DatabaseLine(cluster.port) as line, Served(line.address(database), tmp_path) as server:
        run = Run(server, database, fault(line), length, print)
        report = asyncio.run(asyncio.wait_for(run.play(count), PATIENCE))
    check(report, READY_WITHIN)


@pytest.mark.long
def test_a_long_line_is_slow_and_nothing_else(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()

    async def play(url: str) -> Club:
        async with Club(url) as club:
            assert await club.goes_on(MOVES, PATIENCE) is not None
            await club.stop()
            return club

    with DatabaseLine(cluster.port, DELAY) as line, Served(line.address(database), tmp_path) as server:
        club = asyncio.run(play(server.url))
    assert settle(database, club.ledger).is_sound
    assert not club.ledger.breaches
    assert verify(database).code == 0
