"""What a second server on the same PostgreSQL gives, each with the same small part of a core.

With its clients and the database on the same cores two servers could show nothing: the cores would be what is short,
not the server. Here the servers are held back, and nothing else is.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from statistics import median
from zlib import crc32

from tests.server.postgres import NoPostgres, run_cluster

from bench.cpu_share import NoShares, cpu_share
from bench.load import SATURATED, SEATS, Server, Spread, Step, hold_many_files, measure_tables
from bench.results import table

TITLE = "Two servers on one database"
TARGET = 1.6
SHARE = 0.25  # of a core, for each server
HEAD = ["", "moves/s committed", "p95, ms", "server ms a move", "of their share used", "generator, cores"]


def by_address(path: str) -> int:
    """As a proxy does that picks a server by the address asked for: all sockets of a table are on one."""
    return crc32(path.encode())


def in_turn() -> Spread:
    """As a proxy does that knows nothing of tables: a table's clients are on both."""
    numbers = count()
    return lambda _: next(numbers)


SET_UPS: dict[str, tuple[int, Callable[[], Spread]]] = {
    "one server": (1, lambda: by_address),
    "two, all sockets of a table on one of them": (2, lambda: by_address),
    "two, the sockets of a table on both": (2, in_turn),
}


async def measure_step(database: str, servers: int, spread: Spread, seconds: float) -> Step:
    """They are held back once all tables are open: that would take long, and is not what is measured."""
    with ExitStack() as stack:
        shares = [stack.enter_context(cpu_share(SHARE)) for _ in range(servers)]
        running: list[Server] = []
        for _ in shares:
            running.append(Server(database))
            stack.callback(running[-1].stop)
            await running[-1].ready()  # one after the other: the first makes the schema

        def hold_back() -> None:
            for share, server in zip(shares, running, strict=True):
                share.add(server.process.pid)

        return await measure_tables(running, servers * SATURATED, (0.0, 0.0), seconds, spread, hold_back)


def measure(rounds: int, seconds: float) -> list[str]:
    """The section."""
    hold_many_files()
    about = (
        f"{SATURATED} tables a server, each of {SEATS} scripted clients on sockets who play Evolution at random "
        f"without pauses, on one server and on two that share a PostgreSQL. Each server is held to {SHARE:.0%} of a "
        f"core; clients and database are not. {rounds} rounds of {seconds:g} s in turn, every other one backwards; "
        "medians, and of moves the lowest and highest."
    )
    steps: dict[str, list[Step]] = {name: [] for name in SET_UPS}
    try:
        with cpu_share(SHARE), run_cluster() as cluster:
            for number in range(rounds):
                for name in list(SET_UPS)[:: -1 if number % 2 else 1]:
                    servers, spread = SET_UPS[name]
                    step = asyncio.run(measure_step(cluster.new_database(), servers, spread(), seconds))
                    print(f"{name}: {step.moves:.0f} moves/s, p95 {step.p95 * 1000:.0f} ms", file=sys.stderr)
                    steps[name].append(step)
    except (NoPostgres, NoShares) as missing:
        return [about, "", f"NOT MEASURED: {missing}."]
    return [about, "", *table(HEAD, [row(name, steps[name]) for name in SET_UPS]), "", *verdicts(steps)]


def row(name: str, steps: list[Step]) -> list[str]:
    servers, _ = SET_UPS[name]
    moves = sorted(step.moves for step in steps)
    return [
        name,
        f"{median(moves):.0f} ({moves[0]:.0f} to {moves[-1]:.0f})",
        f"{median(step.p95 for step in steps) * 1000:.0f}",
        f"{median(step.server_cores / step.moves for step in steps) * 1000:.2f}",
        f"{median(step.server_cores for step in steps) / servers / SHARE:.0%}",
        f"{median(step.generator_cores for step in steps):.2f}",
    ]


def verdicts(steps: dict[str, list[Step]]) -> list[str]:
    """How much more two servers do than one, by the pairs of each round."""
    alone, *others = SET_UPS
    told = []
    for name in others:
        ratio = median(two.moves / one.moves for one, two in zip(steps[alone], steps[name], strict=True))
        told.append(f"{name[0].upper()}{name[1:]}: **{ratio:.2f} times** as many moves as one server.")
    met = median(two.moves / one.moves for one, two in zip(steps[alone], steps[others[0]], strict=True)) >= TARGET
    return [" ".join([*told, f"Target with a proxy that picks by address: {TARGET}, {'met' if met else 'missed'}."])]
