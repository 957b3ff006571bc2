"""How much one client may do, so that no client keeps the others from playing."""

import time
from collections import OrderedDict
from collections.abc import Callable

from speciate.core.errors import SpeciateError

CLIENTS = 10_000  # remembered at the most; the one seen longest ago is forgotten first


class TooMuch(SpeciateError):
    """Over a limit: wait so many seconds, and try again."""

    def __init__(self, text: str, wait: float = 1.0) -> None:
        super().__init__(text, "too-much")
        self.wait = wait


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: int = 1) -> bool:
        """Whether there is something left; who has some left may go below zero, and pays for it by waiting."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= cost
        return True

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to take just now."""
        return self._left + (self._clock() - self._at) * self._rate < 1

    @property
    def wait(self) -> float:
        """Seconds until there is one to take."""
        return max(0.0, 1 - self._left) / self._rate if self._rate else float("inf")


class Limit:
    """A bucket for each client, by address."""

    def __init__(self, what: str, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, client: str, cost: int = 1) -> None:
        """TooMuch when the client has used up its share; what counts for several costs more."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._burst, self._rate, self._clock)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        if not bucket.take(cost):
            raise TooMuch(f"too many {self._what}; wait a little and try again", bucket.wait)


class Count:
    """How many of something a client has open at the same time."""

    def __init__(self, what: str, most: int) -> None:
        self._what = what
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, client: str) -> None:
        if self._open.get(client, 0) >= self._most:
            raise TooMuch(f"too many {self._what} at once; close one first")
        self._open[client] = self._open.get(client, 0) + 1

    def leave(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class Limits:
    """All of a server's."""

    def __init__(self, factor: float = 1.0) -> None:
        self.tables = Limit("new tables", 20 * factor, 0.05 * factor)
        self.commands = Limit("commands", 100 * factor, 40 * factor)
        self.chat = Limit("messages", 10 * factor, 0.5 * factor)
        self.hints = Limit("hints", 10 * factor, 0.5 * factor)
        self.tokens = Limit("wrong tokens", 20 * factor, 0.5 * factor)
        self.reads = Limit("requests", 200 * factor, 100 * factor)
        self.sockets = Count("sockets", int(100 * factor))
