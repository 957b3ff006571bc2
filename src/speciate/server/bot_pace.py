"""When a bot's move is made: after an even pause, so that people can follow, and so that its time tells nothing.

How long a bot thinks may depend on its cards. What is seen is a whole number of pauses, mostly one.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

HALVES = 4  # the second half of a choice follows after this part of a pause: it is no move of its own to look at


class BotPace:
    """`pause` is in seconds; with none, bots move as soon as they have chosen."""

    def __init__(
        self,
        pause: float = 0.0,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.pause = pause
        self.now = now
        self._sleep = sleep

    async def wait(self, since: float, is_half: bool) -> None:
        """Waits for the next whole pause after the decision was owed."""
        if self.pause:
            pause = self.pause / HALVES if is_half else self.pause
            spent = self.now() - since
            await self._sleep(max(1, math.ceil(spent / pause)) * pause - spent)
