"""How many tables a server holds, on SQLite and on a PostgreSQL of its own."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

from tests.server.postgres import NoPostgres, run_cluster

from bench.load import GOOD, SATURATED, SEATS, THINK, Load, Step, measure_load
from bench.results import show, table

NewDatabase = Callable[[], str]  # its URL
STEPS = (50, 100, 300, 500, 700, 800)
HEAD = [
    "tables",
    "p50, ms",
    "p95, ms",
    "p99, ms",
    "moves/s committed",
    "updates/s sent",
    "MB a table",
    "server, cores",
    "generator, cores",
]


@contextmanager
def databases() -> Iterator[dict[str, NewDatabase]]:
    """What makes an empty database, of each kind that is here."""
    numbers = count()
    with tempfile.TemporaryDirectory() as folder:
        sqlite = {"SQLite": lambda: f"sqlite:///{folder}/{next(numbers)}.db"}
        try:
            with run_cluster() as cluster:
                yield {**sqlite, "PostgreSQL": cluster.new_database}
        except NoPostgres as missing:
            print(f"server: {missing}", file=sys.stderr)
            yield sqlite


def measure(seconds: float) -> list[str]:
    """The section."""
    lines = [
        f"A table is {SEATS} scripted clients on sockets who play Evolution at random. After every move the table "
        f"thinks for {THINK[0]:g} to {THINK[1]:g} s (evenly spread), then one of those who owe a decision moves. "
        f"Measured is the time from sending a move to its arrival on each board that shows it; {seconds:g} s a row. "
        f"A number of tables is held while the p95 stays under {GOOD * 1000:.0f} ms. The load generator runs on the "
        "same cores, and so does the database; every move is on disk before it is shown.",
    ]
    with databases() as here:
        for name in ("SQLite", "PostgreSQL"):
            if name in here:
                lines += ["", *report(name, measure_load(name, here[name], STEPS, seconds))]
            else:
                lines += ["", f"{name}: NOT MEASURED, it is not installed on this machine."]
    return lines


def report(name: str, load: Load) -> list[str]:
    held = [step for step in load.steps if step.p95 < GOOD]
    most = f"**{held[-1].tables} tables held**" if held else "**none held**"
    still = " (the most that were tried)" if held and held[-1] is load.steps[-1] else ""
    return [
        f"{name}: {most}{still}. Without a pause between moves, {SATURATED} tables: "
        f"**{show(load.saturated.moves)} moves/s committed**, p95 {load.saturated.p95 * 1000:.0f} ms.",
        "",
        *table(HEAD, [row(step) for step in load.steps]),
    ]


def row(step: Step) -> list[str]:
    waits = [f"{wait * 1000:.0f}" for wait in (step.p50, step.p95, step.p99)]
    cores = [f"{step.server_cores:.2f}", f"{step.generator_cores:.2f}"]
    return [str(step.tables), *waits, f"{step.moves:.0f}", f"{step.updates:.0f}", f"{step.megabytes:.2f}", *cores]
