"""Whose bot thinks next: people who wait come first, and among equals the table that has had least.

Time to think is what bots cost, so it is shared by time: a table of six experts does not hold up a table of beginners.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from speciate.server.limits import TooMuch

WAITING = 2000  # questions that may wait; a bot of a table beyond that is asked again later
TABLES = 5000  # whose use is remembered
HALVED = 30.0  # seconds after which what a table has used counts half


class Waiting:
    """One question in the queue."""

    def __init__(self, table: str, is_awaited: bool, number: int) -> None:
        self.table = table
        self.is_awaited = is_awaited
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    """`places` questions are answered at a time; one of them only for people who wait, if there are several."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._busy = 0
        self._busy_unawaited = 0
        self._waiting: list[Waiting] = []
        self._numbers = count()
        #: By table: the seconds it has used, and when they were counted.
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def by_table(self) -> Counter[str]:
        return Counter(waiting.table for waiting in self._waiting)

    @asynccontextmanager
    async def turn(self, table: str, is_awaited: bool) -> AsyncIterator[None]:
        """Waits for a place to think, and holds it."""
        if len(self._waiting) >= WAITING:
            raise TooMuch("too many bots are thinking; try again")
        waiting = Waiting(table, is_awaited, next(self._numbers))
        self._waiting.append(waiting)
        self._next()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self._leave(waiting, 0.0)
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            raise
        start = time.monotonic()
        try:
            yield
        finally:
            self._leave(waiting, time.monotonic() - start)

    def _leave(self, waiting: Waiting, seconds: float) -> None:
        self._busy -= 1
        self._busy_unawaited -= not waiting.is_awaited
        self._used[waiting.table] = (self.used(waiting.table) + seconds, time.monotonic())
        self._used.move_to_end(waiting.table)
        if len(self._used) > TABLES:
            self._used.popitem(last=False)
        self._next()

    def used(self, table: str) -> float:
        """What a table has had lately, in seconds; what is long ago counts less."""
        seconds, at = self._used.get(table, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALVED))

    def _next(self) -> None:
        while self._busy < self._places and (ready := [waiting for waiting in self._waiting if self._may(waiting)]):
            chosen = min(ready, key=lambda waiting: (not waiting.is_awaited, self.used(waiting.table), waiting.number))
            self._waiting.remove(chosen)
            self._busy += 1
            self._busy_unawaited += not chosen.is_awaited
            if not chosen.turn.done():
                chosen.turn.set_result(None)
            else:  # cancelled in the same moment
                self._busy -= 1
                self._busy_unawaited -= not chosen.is_awaited

    def _may(self, waiting: Waiting) -> bool:
        """A place is kept free for people who wait, if there is more than one."""
        return waiting.is_awaited or self._busy_unawaited < max(1, self._places - 1)
