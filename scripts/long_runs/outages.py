"""`outages`: PostgreSQL, or the line to it, is away again and again while several tables are played at."""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.database_line import Cut, DatabaseLine, Stalled
from tests.server.outages import Fault, Report, Run, Stopped
from tests.server.postgres import NoPostgres, run_cluster
from tests.server.processes import Served

KINDS = ("stop", "cut", "stall")


def add(names: Any) -> None:
    parser: argparse.ArgumentParser = names.add_parser("outages", help=__doc__)
    parser.add_argument("--count", type=int, default=100, help="how many outages")
    parser.add_argument("--kind", choices=KINDS, default="stop", help="PostgreSQL is stopped, or the line to it is bad")
    parser.add_argument("--shortest", type=float, default=1.0, help="seconds of an outage")
    parser.add_argument("--longest", type=float, default=2.0, help="seconds of an outage")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        report = prepare(chosen)
    except NoPostgres as missing:
        sys.exit(str(missing))
    print(report.line())
    return 0 if report.account.is_sound and report.verdict.code == 0 and not report.breaches else 1


def prepare(chosen: argparse.Namespace) -> Report:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(run_cluster())
        database = cluster.new_database()
        reached = database
        fault: Fault = Stopped(cluster)
        if chosen.kind != "stop":
            line = stack.enter_context(DatabaseLine(cluster.port))
            reached = line.address(database)
            fault = Cut(line) if chosen.kind == "cut" else Stalled(line)
        server = stack.enter_context(Served(reached, folder))
        start = time.monotonic()
        played = Run(server, database, fault, (chosen.shortest, chosen.longest), lambda text: say(text, start))
        return asyncio.run(interruptible(played, chosen.count))


async def interruptible(played: Run, count: int) -> Report:
    """Ctrl-C ends the outages; the account is made of those there were."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, played.stop)
    return await played.play(count)


def say(text: str, start: float) -> None:
    print(f"[{time.monotonic() - start:7.0f} s] {text}", file=sys.stderr, flush=True)
