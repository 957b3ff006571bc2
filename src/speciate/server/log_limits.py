"""A log that nobody can fill: of each kind of line some at once, then some a second, and how many were left out."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TextIO

from speciate.server.limits import Bucket

KINDS = 1000  # remembered at the most
TROUBLE = (20.0, 1.0)  # lines at once, and a second
USUAL = (2000.0, 100.0)  # what happens on every request: a busy club writes all of it


class KindBudget:
    """The lines of one kind."""

    def __init__(self, level: int, clock: Callable[[], float]) -> None:
        self.bucket = Bucket(*(TROUBLE if level >= logging.WARNING else USUAL), clock)
        self.left_out = 0
        self.last: logging.LogRecord | None = None  # that was left out


class LimitedHandler(logging.StreamHandler[TextIO]):
    """`kind` says which lines are alike. What was left out is told with the next line there is room for."""

    def __init__(
        self, stream: TextIO, kind: Callable[[logging.LogRecord], str], clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(stream)
        self._kind = kind
        self._clock = clock
        self._shares: OrderedDict[str, KindBudget] = OrderedDict()

    def has_room(self, kind: str) -> bool:
        """Whether a line of a kind would be written; if not it counts as left out, and need not be put together.

        Of those that are left out one is still wanted: it is told when there is room, or in the end.
        """
        share = self._shares.get(kind)
        if share is None or share.last is None or not share.bucket.is_empty:
            return True
        share.left_out += 1
        return False

    def emit(self, record: logging.LogRecord) -> None:
        share = self._share(record)
        if share.bucket.take():
            self._tell(record, share, share.left_out)
        else:
            share.left_out += 1
            share.last = record
        for other in self._shares.values():
            if other is not share and other.last is not None and other.bucket.take():
                self._tell(other.last, other, other.left_out - 1)

    def close(self) -> None:
        """The end is no reason to keep silent about what was left out."""
        for share in self._shares.values():
            if share.last is not None:
                self._tell(share.last, share, share.left_out - 1)
        super().close()

    def _tell(self, record: logging.LogRecord, share: KindBudget, left_out: int) -> None:
        if left_out:
            record.left_out = left_out
        share.left_out, share.last = 0, None
        super().emit(record)

    def _share(self, record: logging.LogRecord) -> KindBudget:
        kind = self._kind(record)
        if kind not in self._shares:
            self._shares[kind] = KindBudget(record.levelno, self._clock)
            if len(self._shares) > KINDS:
                self._shares.popitem(last=False)
        self._shares.move_to_end(kind)
        return self._shares[kind]
