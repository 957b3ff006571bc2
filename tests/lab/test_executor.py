"""Executors: results in order, each exactly once, whoever is killed on the way."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from speciate.core.errors import BadOption
from speciate.lab.batches import Batches, WorkerLost
from speciate.lab.executor import LocalExecutor

MAIN = os.getpid()
ITEMS = range(300)
LONGEST = 120.0  # seconds a busy machine may take to start a process


def square(item: int) -> int:
    time.sleep(0.002)
    return item * item


def who(item: int) -> int:  # noqa: ARG001 (the same for all)
    return os.getpid()


def slow_square(item: int) -> tuple[int, int]:
    time.sleep(0.01)
    return item * item, os.getpid()


class Together:
    """The first item is not done before another process has begun one: however long that takes to start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.owner = os.getpid()

    def __call__(self, item: int) -> tuple[int, int]:
        time.sleep(0.002)
        if os.getpid() != self.owner:
            (self.folder / "begun").touch()
        elif item == 0:
            wait_for(self.folder)
        return item * item, os.getpid()


class Deadly:
    """Ends the worker process that works on an item, the first few times; the first item waits for that."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder = folder
        self.times = times
        self.owner = os.getpid()

    def __call__(self, item: int) -> int:
        time.sleep(0.002)
        if os.getpid() != self.owner:
            before = len(list(self.folder.iterdir()))
            if before < self.times:
                (self.folder / str(before)).touch()
                os.kill(os.getpid(), signal.SIGKILL)
        elif item == 0:
            wait_for(self.folder)
        return item * item


def wait_for(folder: Path) -> None:
    """Until something is in a folder."""
    end = time.monotonic() + LONGEST
    while not any(folder.iterdir()):
        assert time.monotonic() < end
        time.sleep(0.005)


def bad(item: int) -> int:
    if item == 40:
        raise BadOption("forty is too much", "forty", count=40)
    return item


@pytest.fixture
def executor() -> Iterator[LocalExecutor]:
    with closing(LocalExecutor(2)) as made:
        yield made


def test_results_come_in_order_and_workers_stay_warm(tmp_path: Path, executor: LocalExecutor) -> None:
    first = list(executor.in_order(Together(tmp_path), ITEMS[:150]))
    assert [result for result, _ in first] == [item * item for item in ITEMS[:150]]
    workers = {process for _, process in first}
    assert len(workers) == 2 and MAIN in workers  # this process works too
    assert list(executor.in_order(square, ITEMS[:40])) == [item * item for item in ITEMS[:40]]
    again = {process for _, process in executor.in_order(slow_square, ITEMS[:60])}
    assert again <= workers


def test_quick_work_does_not_wait_for_workers_to_start(executor: LocalExecutor) -> None:
    assert list(executor.in_order(who, ITEMS)) == [MAIN] * len(ITEMS)


def test_workers_are_started_only_when_what_is_left_is_worth_it() -> None:
    """The first item loads what all need, and says nothing of how long the others take."""
    batches = Batches(1000, jobs=2)
    seconds = []
    for each in (0.5, 0.001, 0.001, 0.003):
        batch = batches.next(0.05)
        assert batch is not None
        batches.finish(batch, [0] * len(batch.numbers), each * len(batch.numbers))
        seconds.append(batches.seconds_left)
    assert seconds == pytest.approx([0.0, 998 * 0.001, 994 * 0.001, 978 * (5 * 0.001 + 16 * 0.003) / 21])


def test_a_worker_that_is_killed_costs_time_and_nothing_else(tmp_path: Path, executor: LocalExecutor) -> None:
    """It dies twice, over a batch of its own each time: every item is there once, in its place."""
    assert list(executor.in_order(Deadly(tmp_path, times=2), ITEMS)) == [item * item for item in ITEMS]
    assert len(list(tmp_path.iterdir())) >= 1


def test_items_that_end_every_worker_are_named_and_never_tried_in_this_process() -> None:
    batches = Batches(1, jobs=2)
    for _ in range(2):
        batch = batches.next(1.0)
        assert batch is not None
        batches.put_back(batch, is_suspect=True)
        assert batches.next(1.0, here=True) is None  # it would end this process too
    batch = batches.next(1.0)
    assert batch is not None
    with pytest.raises(WorkerLost, match="3 worker processes ended, one after the other, over items 0 to 0"):
        batches.put_back(batch, is_suspect=True)


def test_an_error_of_the_work_is_raised_here(executor: LocalExecutor) -> None:
    with pytest.raises(BadOption, match="forty is too much"):
        list(executor.in_order(bad, ITEMS))
    assert list(executor.in_order(square, ITEMS[:5])) == [0, 1, 4, 9, 16]  # and it can be used again


def test_closing_early_ends_the_workers(executor: LocalExecutor) -> None:
    results = executor.in_order(slow_square, ITEMS)
    while not executor._workers:
        next(results)
    processes = [worker.process.pid for worker in executor._workers]
    results.close()
    assert processes and not executor._workers
    for process in processes:
        assert process is not None
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_batches_are_sized_by_the_time_they_take() -> None:
    batches = Batches(10_000, jobs=2)
    sizes = []
    for _ in range(8):
        batch = batches.next(0.25)
        assert batch is not None
        sizes.append(len(batch.numbers))
        batches.finish(batch, [0] * len(batch.numbers), 0.001 * len(batch.numbers))
    assert sizes == [1, 4, 16, 64, 250, 250, 250, 250]
    slow = Batches(100, jobs=2)
    for _ in range(5):
        batch = slow.next(0.25)
        assert batch is not None and len(batch.numbers) == 1
        slow.finish(batch, [0], 3.0)
