"""Which items are worked on together: by the time they take, each handed out until it is done."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from speciate.core.errors import SpeciateError

TRIES = 3  # workers that may be lost over the same items
GROWTH = 4  # a batch is at most so many times as long as any before: the first ones may be the quick ones


@dataclass
class Batch:
    """Items `numbers`, side by side."""

    numbers: range
    lost: int = 0  # workers that ended while they worked on it

    def of(self, items: Sequence[Any]) -> Sequence[Any]:
        """The items themselves; of a range of numbers that is a range."""
        return items[self.numbers.start : self.numbers.stop]


class WorkerLost(SpeciateError):
    """The same items have ended several workers: they are to blame, not the machine."""

    def __init__(self, numbers: range) -> None:
        first, last = numbers.start, numbers.stop - 1
        what = f"items {first} to {last}"
        super().__init__(
            f"{TRIES} worker processes ended, one after the other, over {what}", "worker-lost", tries=TRIES
        )


class WorkersDoNotStart(SpeciateError):
    """Something is wrong with the machine: no memory, or no processes left."""

    def __init__(self) -> None:
        super().__init__(f"{TRIES} worker processes ended before they could begin", "workers-start", tries=TRIES)


class Batches:
    """All items of one piece of work: not yet handed out, out, finished and waiting for those before them, taken."""

    def __init__(self, count: int, jobs: int) -> None:
        self._count = count
        self._jobs = jobs
        self._ahead = 0  # items handed out at least once
        self._taken = 0  # items whose results were taken
        self._again: deque[Batch] = deque()
        self._finished: dict[int, tuple[Batch, Sequence[Any]]] = {}
        self._largest = 1
        self._seconds = 0.0  # of all items finished so far
        self._measured = 0
        self._first = 0.0  # seconds of the first of them
        self.out = 0  # batches that somebody works on

    @property
    def is_done(self) -> bool:
        return self._taken == self._count

    @property
    def is_measured(self) -> bool:
        """Whether it is known how long an item takes."""
        return self._measured > 0

    @property
    def seconds_left(self) -> float:
        """What one process would need for the items that nobody works on yet; 0 as long as that is not known."""
        return self._pace * self.left if self._measured > 1 else 0.0

    @property
    def _pace(self) -> float:
        """Seconds an item takes. The first loads what all of them need, and counts only until there is another."""
        if self._measured > 1:
            return (self._seconds - self._first) / (self._measured - 1)
        return self._first

    @property
    def has_suspect(self) -> bool:
        """Whether only a worker may go on: some items have ended one before."""
        return any(batch.lost for batch in self._again)

    @property
    def left(self) -> int:
        """Items that nobody works on yet."""
        return self._count - self._ahead + len(self._again)

    @property
    def unyielded(self) -> int:
        """Batches that are out, or finished and not yet taken."""
        return self.out + len(self._finished)

    def is_full(self, most: int) -> bool:
        """Whether as many are unyielded; never while some are to be begun anew, which the others wait for."""
        return self.unyielded >= most and not self._again

    @property
    def has_ready(self) -> bool:
        return self._taken in self._finished

    def next(self, seconds: float, here: bool = False) -> Batch | None:
        """Items for about so many seconds; None if there are none. What has ended a worker is not tried `here`."""
        if self._again and not (here and self._again[0].lost):
            self.out += 1
            return self._again.popleft()
        if self._ahead == self._count:
            return None
        size = self._size(seconds)
        numbers = range(self._ahead, self._ahead + size)
        self._ahead += size
        self.out += 1
        return Batch(numbers)

    def _size(self, seconds: float) -> int:
        """By what an item took so far; towards the end smaller, so that all end together."""
        if not self._measured:
            return 1
        each = max(self._pace, 1e-9)
        fair = -(-(self._count - self._ahead) // (2 * self._jobs))
        return max(1, min(int(seconds / each), GROWTH * self._largest, fair, self._count - self._ahead))

    def finish(self, batch: Batch, results: Sequence[Any], seconds: float) -> None:
        self.out -= 1
        self._finished[batch.numbers.start] = (batch, results)
        self._largest = max(self._largest, len(results))
        if not self._measured:
            self._first = seconds
        self._seconds += seconds
        self._measured += len(results)

    def put_back(self, batch: Batch, is_suspect: bool) -> None:
        """A worker is gone: its batches are begun anew, and the one it worked on may be why."""
        self.out -= 1
        batch.lost += is_suspect
        if batch.lost == TRIES:
            raise WorkerLost(batch.numbers)
        self._again.append(batch)

    def take_ready(self) -> Iterator[Sequence[Any]]:
        """The results that come next."""
        while self._taken in self._finished:
            batch, results = self._finished.pop(self._taken)
            self._taken = batch.numbers.stop
            yield results
