"""Whether the database takes writes: noticed in use when it goes, found out by trying when it comes back."""

import threading
from collections.abc import Callable

from sqlalchemy import Engine, insert, update

from speciate.server import schema
from speciate.server.clock import milliseconds
from speciate.server.database import writing
from speciate.server.logs import log

TRY = 0.25  # seconds between two tries while it is away
OVERDUE = 2.0  # seconds a try may take

Changed = Callable[[], None]


class Availability:
    """Any thread may report a loss; a thread of its own tries to write until that works again."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self.is_away = False  # written with the lock held, read by any thread, several times with every move
        self._closing = threading.Event()
        self._away_since = 0
        self._unasked_since = 0
        self._thread: threading.Thread | None = None
        self.losses = 0  # how often it went
        self.on_change: Changed = lambda: None  # called in whichever thread notices

    def take_away_since(self) -> int:
        """When it first went since this was last asked, in milliseconds; 0 if it never did. Short absences add up."""
        with self._lock:
            since, self._unasked_since = self._unasked_since, 0
            return since

    def lost(self, error: BaseException) -> None:
        """An error in use said that the database is away."""
        with self._lock:
            if self.is_away or self._closing.is_set():
                return
            self._away_since = milliseconds()
            self._unasked_since = self._unasked_since or self._away_since
            self.losses += 1
            self.is_away = True
            self._thread = threading.Thread(target=self._wait_for_it, name="storage probe", daemon=True)
            self._thread.start()
        log.error("the database is away", extra={"error": type(error).__name__})
        self.on_change()

    def _wait_for_it(self) -> None:
        self._engine.dispose()  # connections to what was there before
        while not self._closing.wait(TRY):
            try:
                try_writing(self._engine)
            except Exception:  # still away, whatever it says
                self._engine.dispose()
                continue
            with self._lock:
                self.is_away = False
            log.warning("the database is back", extra={"ms": milliseconds() - self._away_since})
            self.on_change()
            return

    def close(self) -> None:
        with self._lock:
            self._closing.set()
            thread = self._thread
        if thread is not None:
            thread.join()


def try_writing(engine: Engine) -> None:
    """Writes one row, as a move would be written: a full disk or a read-only file shows only so."""
    with writing(engine, OVERDUE) as connection:
        row = {"at": milliseconds()}
        if not connection.execute(update(schema.heartbeat).where(schema.heartbeat.c.id == 1), row).rowcount:
            connection.execute(insert(schema.heartbeat), {"id": 1, **row})
