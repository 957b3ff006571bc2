"""Where work is done: an executor takes items, works on each somewhere, and gives the results in their order.

`simulate`, `arena` and whatever else plays many games use nothing else, so that machines can take the place of
processes. `LocalExecutor` is this machine: this process, and worker processes beside it; `ray_executor` is a cluster.
"""

import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Protocol, TypeVar

from speciate.lab.batches import TRIES, Batches, WorkersDoNotStart
from speciate.lab.workers import Worker, heard_from, start_worker

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Item], Result]

OWN_SECONDS = 0.05  # a batch of this process: workers do not wait for longer than that
BATCH_SECONDS = 0.25  # a batch of a worker
AHEAD = 2  # batches a worker has: one it works on, one that waits
LISTENING = 0.02  # seconds between two looks whether the first item is over
PENDING = 6  # batches for each process that may be unfinished or wait to be taken, so that results never pile up


class Executor(Protocol):
    def in_order(self, work: Work[Item, Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """`work(item)` for every item, in the order of the items; each is worked on to its end exactly once.

        What a worker had begun when it was lost is begun anew. Closing the generator ends the work in the middle.
        """

    def close(self) -> None:
        """Ends the workers, which until then stay warm for the next call."""


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


class LocalExecutor:
    """So many processes, this one among them: it works from the first moment on, while the others still start.

    Batches are sized by the time they take, so that neither many quick games nor a few slow ones waste any.
    """

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs
        self._workers: list[Worker] = []
        self._stillborn = 0  # workers that ended before they were ready

    def in_order(self, work: Work[Item, Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        if self.jobs == 1 or len(items) < 2:
            for item in items:
                yield work(item)
            return
        batches = Batches(len(items), self.jobs)
        is_finished = False
        try:
            while not batches.is_done:
                self._hand_out(batches, work, items)
                for results in batches.take_ready():
                    yield from results
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

    def _hand_out(self, batches: Batches, work: Work[Any, Any], items: Sequence[Any]) -> None:
        """Everybody has something to do, and something to go on with."""
        while len(self._workers) < min(self.jobs - 1, batches.left + batches.out):
            self._workers.append(start_worker())
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

    def _work_here(self, batches: Batches, work: Work[Any, Any], items: Sequence[Any]) -> bool:
        """One short batch, unless there is something to hear first or nothing to do."""
        self._listen(batches, 0)
        if batches.has_ready or batches.is_full(PENDING * self.jobs):
            return batches.has_ready
        batch = batches.next(OWN_SECONDS, here=True)
        if batch is None:
            return False
        start = time.perf_counter()
        with self._first_given(batches, work, items):
            results = [work(items[at]) for at in batch.numbers]
        batches.finish(batch, results, time.perf_counter() - start)
        return True

    @contextmanager
    def _first_given(self, batches: Batches, work: Work[Any, Any], items: Sequence[Any]) -> Iterator[None]:
        """The first item here may take minutes: whoever becomes ready meanwhile is given one too."""
        if batches.is_measured:
            yield
            return
        kept = [(worker, batches.next(BATCH_SECONDS)) for worker in self._workers if not worker.is_ready]
        waiting = {worker.pipe: (worker, batch) for worker, batch in kept if batch is not None}
        is_over = threading.Event()

        def give() -> None:
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
