"""Cuts off a database that does not answer.

A network that swallows packets gives no error, and the driver would wait for ever with the thread that asked. Here a
thread of its own looks at what is overdue and shuts the socket down: then the driver has its error.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection

LOOK = 0.25  # seconds between two looks


class Deadline:
    """One use of a connection; it has nothing to cut off until it is told the connection."""

    def __init__(self, seconds: float) -> None:
        self.deadline = time.monotonic() + seconds
        self._connection: Any = None

    def over(self, connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            self._connection = connection.connection.driver_connection

    def cut(self) -> None:
        """Ends the connection under whoever waits for it."""
        if self._connection is None:
            return
        with suppress(Exception):  # closed meanwhile, by its own error
            descriptor = os.dup(self._connection.fileno())
            with socket.socket(fileno=descriptor) as twin:
                twin.shutdown(socket.SHUT_RDWR)


class Watchdog:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watches: set[Deadline] = set()
        self._thread: threading.Thread | None = None

    def add(self, watch: Deadline) -> None:
        with self._lock:
            self._watches.add(watch)
            if self._thread is None or not self._thread.is_alive():  # a forked process has no threads
                self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)
                self._thread.start()

    def remove(self, watch: Deadline) -> None:
        with self._lock:
            self._watches.discard(watch)

    def _run(self) -> None:
        while True:
            time.sleep(LOOK)
            with self._lock:  # a watch that is removed is never cut: its connection may be somebody else's by then
                for watch in [watch for watch in self._watches if watch.deadline < time.monotonic()]:
                    self._watches.discard(watch)
                    watch.cut()


_watchdog = Watchdog()


@contextmanager
def watched(seconds: float | None) -> Iterator[Deadline]:
    """A use of a connection that is cut off after `seconds`; None: never."""
    watch = Deadline(seconds or 0.0)
    if seconds is None:
        yield watch
        return
    _watchdog.add(watch)
    try:
        yield watch
    finally:
        _watchdog.remove(watch)
