"""`soak`: many tables of scripted clients for a long time; whether the server grows or becomes slow."""

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import Any

import httpx
from bench.load import OPENERS, THINK, Counts, Front, LoadTable, Server, always_first, hold_many_files
from tests.server.postgres import run_cluster

SAMPLE = 10.0  # seconds between two looks at the server's memory
MINUTE = 60.0


def add(names: Any) -> None:
    parser: argparse.ArgumentParser = names.add_parser("soak", help=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables of four sockets each")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=10.0, help="minutes after which growth is measured")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="postgres")
    parser.set_defaults(run=run)


class Soak:
    """What was measured so far."""

    def __init__(self, settle: float) -> None:
        self.settle = settle * MINUTE
        self.counts = Counts()
        self.memory: list[tuple[float, float]] = []  # seconds since the tables were there, megabytes
        self.p95: list[float] = []  # seconds, of each minute
        self.moves = 0

    def take_opening(self) -> None:
        """All tables are there: what was measured while they were opened does not count."""
        self.counts.waits, self.counts.moves = [], 0

    def take_minute(self) -> str:
        """Ends a minute; what is to be said of it."""
        waits, self.counts.waits = self.counts.waits, []
        self.moves += self.counts.moves
        moves, self.counts.moves = self.counts.moves, 0
        if len(waits) > 1:
            self.p95.append(statistics.quantiles(waits, n=20)[-1])
        slow = f"{self.p95[-1] * 1000:.0f} ms" if self.p95 else "?"
        return f"p95 {slow}, {moves / MINUTE:.0f} moves/s, {self.memory[-1][1]:.0f} MB"

    def growth(self) -> float | None:
        """Of the memory in percent: the last minute against the first minute after the server has settled."""
        last = self.memory[-1][0] if self.memory else 0.0
        first = [size for at, size in self.memory if self.settle <= at < self.settle + MINUTE]
        if not first or last < self.settle + 2 * MINUTE:
            return None
        final = [size for at, size in self.memory if at > last - MINUTE]
        return (statistics.mean(final) / statistics.mean(first) - 1) * 100

    def line(self, tables: int) -> str:
        growth = self.growth()
        grown = "not measured, too short" if growth is None else f"{growth:+.1f} %"
        minutes = self.memory[-1][0] / MINUTE if self.memory else 0.0
        slow = f"{max(self.p95) * 1000:.0f} ms" if self.p95 else "not measured"
        middle = f"{statistics.median(self.p95) * 1000:.0f} ms" if self.p95 else "not measured"
        sizes = [size for _, size in self.memory] or [0.0]
        return (
            f"{tables} tables for {minutes:.0f} minutes, {self.moves} moves, p95 of a minute {middle} "
            f"(slowest {slow}), memory {sizes[0]:.0f} MB at first and {sizes[-1]:.0f} MB at last, "
            f"growth after {self.settle / MINUTE:g} minutes: {grown}"
        )


def run(chosen: argparse.Namespace) -> int:
    hold_many_files()
    soak = Soak(chosen.settle)
    with ExitStack() as stack:
        if chosen.database == "postgres":
            database = stack.enter_context(run_cluster()).new_database()
        else:
            database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/soak.db"
        server = Server(database)
        stack.callback(server.stop)
        is_whole = asyncio.run(measure(soak, server, chosen.tables, chosen.minutes * MINUTE))
    print(soak.line(chosen.tables))
    return 0 if is_whole else 1


async def measure(soak: Soak, server: Server, count: int, seconds: float) -> bool:
    """Until the time is over, Ctrl-C, or a table comes to an end, which none should."""
    await server.ready()
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, ended.set)
    gate = asyncio.Semaphore(OPENERS)
    async with httpx.AsyncClient(timeout=60) as http:
        front = Front(http, [server.base], always_first)
        tables = [asyncio.create_task(LoadTable(soak.counts).live(front, gate, THINK)) for _ in range(count)]
        try:
            while soak.counts.opened < count and not ended.is_set() and not any(table.done() for table in tables):
                await asyncio.sleep(0.1)
            await watch(soak, server, tables, seconds, ended)
            return not any(table.done() for table in tables)
        finally:
            for table in tables:
                table.cancel()
            for mistake in set(map(repr, await asyncio.gather(*tables, return_exceptions=True))):
                if "CancelledError" not in mistake:
                    print(f"a table came to an end: {mistake}", file=sys.stderr)


async def watch(
    soak: Soak, server: Server, tables: "list[asyncio.Task[None]]", seconds: float, ended: asyncio.Event
) -> None:
    soak.take_opening()
    start, minute = time.monotonic(), 1
    while (now := time.monotonic() - start) < seconds and not ended.is_set() and not any(t.done() for t in tables):
        soak.memory.append((now, server.megabytes()))
        if now >= minute * MINUTE:
            print(f"[minute {minute:4}] {soak.take_minute()}", file=sys.stderr, flush=True)
            minute += 1
        try:
            async with asyncio.timeout(min(SAMPLE, seconds - now)):
                await ended.wait()
        except TimeoutError:
            continue
    soak.memory.append((time.monotonic() - start, server.megabytes()))
    soak.take_minute()
