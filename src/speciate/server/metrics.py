"""Numbers for those who run a server, in the form Prometheus reads. Nothing of any game is among them."""

import asyncio
import os
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

if TYPE_CHECKING:
    from speciate.server.availability import Availability
    from speciate.server.bot_workers import BotWorkers
    from speciate.server.room_registry import RoomRegistry

BEAT = 0.5  # seconds between two looks at how late the event loop is
WAITS = Histogram.DEFAULT_BUCKETS  # the last is without end
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Waits(Collector):
    """A histogram that one thread alone adds to, with every command: the library's takes three locks for each."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * len(WAITS)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(WAITS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        up_to = zip(map(floatToGoString, WAITS), accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(self._name, self._text, buckets=list(up_to), sum_value=self._sum)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        commands = Counter("speciate_commands", "Commands, by what came of them", ["ok"], registry=registry)
        self.commands = {ok: commands.labels(ok=str(ok).lower()) for ok in (True, False)}
        self.seconds = Waits("speciate_command_seconds", "From a command to its answer, the disk included")
        registry.register(self.seconds)
        self.sockets = Gauge("speciate_sockets", "Open sockets", registry=registry)
        self.bots = Counter(
            "speciate_bot_moves", "Moves of bots, by whether the bot failed", ["failed"], registry=registry
        )
        self.lag = Histogram(
            "speciate_loop_lag_seconds", "How late the event loop wakes up", buckets=LAGS, registry=registry
        )
        self._memory = Gauge("speciate_memory_bytes", "The memory of the process", registry=registry)

    def watch(self, rooms: "RoomRegistry", workers: "BotWorkers", availability: "Availability") -> None:
        """Numbers that are read where they are when somebody asks."""
        gauges = {
            "speciate_tables_in_memory": ("Tables held in memory", lambda: len(rooms)),
            "speciate_table_items": ("Items of the tables in memory", lambda: sum(room.size for room in rooms)),
            "speciate_table_news": ("News that the tables in memory keep", lambda: sum(room.told for room in rooms)),
            "speciate_table_news_most": ("News of the largest", lambda: max((room.told for room in rooms), default=0)),
            "speciate_bot_queue": ("Questions that wait for a bot to think about", lambda: len(workers.queue)),
            "speciate_database_away": ("1 while the database takes no writes", lambda: int(availability.is_away)),
            "speciate_database_losses": ("How often the database was lost", lambda: availability.losses),
        }
        for name, (text, read) in gauges.items():
            Gauge(name, text, registry=self.registry).set_function(read)
        self._memory.set_function(memory)

    async def watch_loop(self) -> None:
        """For ever: how late the event loop is, which everyone feels."""
        while True:
            start = time.monotonic()
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.monotonic() - start - BEAT))

    def text(self) -> str:
        return generate_latest(self.registry).decode()


def memory() -> int:
    """What the process has now; where the system does not tell that, the most it has had; 0 where it tells nothing."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
