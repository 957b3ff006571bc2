"""PostgreSQL goes away under play and comes back: nothing acknowledged is lost, nothing is doubled, play goes on."""

import asyncio
from pathlib import Path

from tests.server.extent import extent
from tests.server.outages import Run, Stopped, check
from tests.server.postgres import Cluster
from tests.server.processes import Served

OUTAGES = extent("outages", 1, 20)
LENGTH = (1.0, 2.0)  # seconds
READY_WITHIN = 2.0  # seconds after the database is back
PATIENCE = 60.0 + 30.0 * OUTAGES


def test_what_was_acknowledged_outlives_every_outage(own_cluster: Cluster, tmp_path: Path) -> None:
    database = own_cluster.new_database()
    with Served(database, tmp_path) as server:
        run = Run(server, database, Stopped(own_cluster), LENGTH, print)
        report = asyncio.run(asyncio.wait_for(run.play(OUTAGES), PATIENCE))
    check(report, READY_WITHIN)
