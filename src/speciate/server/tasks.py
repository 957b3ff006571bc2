"""Work that goes on by itself beside the requests, until it is done or the server stops."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from speciate.server.logs import log
from speciate.server.refusals import StorageAway

AGAIN = 1.0  # seconds


async def for_ever(chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A chore that ends by a mistake is begun again: without it tables would stand still, and nobody would know why."""
    while True:
        try:
            await chore()
        except Exception as error:
            log.error("a mistake in the server", exc_info=error)
        await asyncio.sleep(AGAIN)


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageAway):
            log.warning("not done: the database is away", extra={"error": type(error).__name__})
        elif error is not None:
            log.error("a mistake in the server", exc_info=error)

    async def close(self) -> None:
        self.is_closing = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
