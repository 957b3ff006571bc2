"""Where work is done: an executor takes items, works on each somewhere, and gives the results in their order.

`simulate`, `arena` and whatever else plays many games use nothing else, so that machines can take the place of
processes. `LocalExecutor` is this machine: this process, and worker processes beside it; `ray_executor` is a cluster.
"""

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from speciate.lab.batches import TRIES, Batch, Batches, WorkersDoNotStart
from speciate.lab.workers import Worker, heard_from, start_worker

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Item], Result]
BatchWork = Callable[[Sequence[Item]], Sequence[Result]]  # the results of the items of a batch, in their order

OWN_SECONDS = 0.05  # a batch of this process: workers do not wait for longer than that
BATCH_SECONDS = 0.25  # a batch of a worker
AHEAD = 2  # batches a worker has: one it works on, one that waits
STARTING = 1.5  # seconds of work left that are worth the start of a worker, which takes about one
PATIENCE = 0.1  # seconds the first item may take before workers are started for the others
LISTENING = 0.02  # seconds between two looks whether the first item is over
PENDING = 6  # batches for each process that may be unfinished or wait to be taken, so that results never pile up


class Executor(ABC):
    @abstractmethod
    def in_batches(
        self, work: BatchWork[Item, Result], items: Sequence[Item]
    ) -> Generator[Sequence[Result], None, None]:
        """`work` on every item, in the order of the items; each is worked on to its end exactly once.

        How many make a batch depends on the time they take, and on nothing that may be seen in a result. What a worker
        had begun when it was lost is begun anew. Closing the generator ends the work in the middle.
        """

    @abstractmethod
    def close(self) -> None:
        """Ends the workers, which until then stay warm for the next call."""

    def in_order(self, work: Work[Item, Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """The same, one by one."""
        with closing(self.in_batches(Each(work), items)) as batches:
            for results in batches:
                yield from results


class Each(Generic[Item, Result]):
    """Work on one item, done to each of a batch."""

    def __init__(self, work: Work[Item, Result]) -> None:
        self.work = work

    def __call__(self, items: Sequence[Item]) -> list[Result]:
        return [self.work(item) for item in items]


def in_order(
    work: Work[Item, Result], items: Sequence[Item], jobs: int, executor: Executor | None = None
) -> Generator[Result, None, None]:
    """The results of one piece of work, by so many processes of this machine; or by an executor, which stays open."""
    with opened(jobs, executor) as here, closing(here.in_order(work, items)) as results:
        yield from results


@contextmanager
def opened(jobs: int, executor: Executor | None) -> Iterator[Executor]:
    """An executor of our own for as long as it is needed, unless there is one already."""
    if executor is not None:
        yield executor
        return
    with closing(LocalExecutor(jobs)) as own:
        yield own


class LocalExecutor(Executor):
    """So many processes, this one among them: it works from the first moment on, while the others still start.

    They are started when what is left is worth it. Batches are sized by the time they take, so that neither many quick
    games nor a few slow ones waste any.
    """

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs
        self._workers: list[Worker] = []
        self._stillborn = 0  # workers that ended before they were ready

    def in_batches(
        self, work: BatchWork[Item, Result], items: Sequence[Item]
    ) -> Generator[Sequence[Result], None, None]:
        batches = Batches(len(items), self.jobs)
        is_finished = False
        try:
            while not batches.is_done:
                if batches.seconds_left > STARTING or batches.has_suspect:
                    self._start_workers(batches.left + batches.out)
                self._hand_out(batches, work, items)
                yield from batches.take_ready()
                if not self._work_here(batches, work, items):
                    self._listen(batches, None if not batches.is_done else 0)
            is_finished = True
        finally:
            if not is_finished:  # a game of thinking bots can take minutes, and nobody waits for it
                self.close()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    # -- the workers -----------------------------------------------------------------------------------

    def _start_workers(self, most: int) -> None:
        while len(self._workers) < min(self.jobs - 1, most):
            self._workers.append(start_worker())

    def _hand_out(self, batches: Batches, work: BatchWork[Any, Any], items: Sequence[Any]) -> None:
        """Everybody has something to do, and something to go on with."""
        for ahead in range(AHEAD):
            for worker in self._workers:
                if not worker.is_ready or len(worker.tasks) > ahead or batches.is_full(PENDING * self.jobs):
                    continue
                batch = batches.next(BATCH_SECONDS)
                if batch is None:
                    return
                worker.give(batch, work, items)

    def _listen(self, batches: Batches, seconds: float | None) -> None:
        """Takes what workers have finished; the batches of one that is gone are for others."""
        for worker in heard_from(self._workers, seconds):
            answer = worker.answer()
            if answer is not None:
                if worker.is_ready:
                    batches.finish(worker.tasks.pop(0), *answer)
                worker.is_ready = True
                continue
            self._stillborn += not worker.is_ready
            if self._stillborn == TRIES:
                raise WorkersDoNotStart
            for place, batch in enumerate(worker.tasks):
                batches.put_back(batch, is_suspect=place == 0)
            worker.end()
            self._workers.remove(worker)

    # -- this process ----------------------------------------------------------------------------------

    def _work_here(self, batches: Batches, work: BatchWork[Any, Any], items: Sequence[Any]) -> bool:
        """One short batch, unless there is something to hear first or nothing to do."""
        self._listen(batches, 0)
        if batches.has_ready or batches.is_full(PENDING * self.jobs):
            return batches.has_ready
        batch = batches.next(OWN_SECONDS, here=True)
        if batch is None:
            return False
        some = batch.of(items)
        start = time.perf_counter()
        with nullcontext() if batches.is_measured or self.jobs == 1 else self._others_given(batches, work, items):
            results = work(some)
        batches.finish(batch, results, time.perf_counter() - start)
        return True

    @contextmanager
    def _others_given(self, batches: Batches, work: BatchWork[Any, Any], items: Sequence[Any]) -> Iterator[None]:
        """The first item may take minutes: workers are started then, and whoever becomes ready is given one too."""
        waiting: dict[Connection, tuple[Worker, Batch]] = {}
        is_over = threading.Event()

        def give() -> None:
            if is_over.wait(PATIENCE):
                return
            with suppress(OSError):  # their owner finds out, when it starts some itself
                self._start_workers(batches.left)
            for worker in self._workers:
                if not worker.is_ready and (batch := batches.next(BATCH_SECONDS)) is not None:
                    waiting[worker.pipe] = (worker, batch)
            while waiting and not is_over.is_set():
                for worker in heard_from([worker for worker, _ in waiting.values()], LISTENING):
                    if worker.answer() is None:
                        return  # it is gone: its owner finds out, when it listens next
                    worker.is_ready = True
                    worker.give(waiting.pop(worker.pipe)[1], work, items)

        giving = threading.Thread(target=give, daemon=True)
        giving.start()
        try:
            yield
        finally:
            is_over.set()
            giving.join()
            for _, batch in waiting.values():
                batches.put_back(batch, is_suspect=False)
