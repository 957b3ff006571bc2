"""What waits for the disk, or takes long, runs beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

READERS = 8

Result = TypeVar("Result")


class Threads:
    def __init__(self, count: int = READERS) -> None:
        self._pool = ThreadPoolExecutor(count, "reader")

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *args))

    async def close(self) -> None:
        """Waits for what is under way, so that no connection is left open; what has not begun never will."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
