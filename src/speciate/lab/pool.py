"""Work shared among processes, its results in order; stopped at once when nobody wants more of them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from speciate.bots.process import close_all

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """`work(task)` for every task. Closing the generator ends the workers in the middle of what they do."""
    if jobs == 1:
        for task in tasks:
            yield work(task)
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_cleanly) as pool:
        with _deaf():  # the workers start here
            # a window of tasks in flight, so that results never pile up
            waiting = [pool.submit(work, task) for task in tasks[: 4 * jobs]]
        ahead = len(waiting)
        try:
            while waiting:
                yield waiting.pop(0).result()
                if ahead < len(tasks):
                    waiting.append(pool.submit(work, tasks[ahead]))
                    ahead += 1
        except BaseException:  # also when the generator is closed: a game of thinking bots can take minutes
            # what waits is not cancelled: the pool finds its workers gone and gives all of it up by itself
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Programs started in here never hear Ctrl-C, from their first moment on: it is for us, who stop them in order."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears it anyway
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_cleanly() -> None:
    """A worker that is terminated ends the programs it has started, and removes their folders."""

    def end(*_: object) -> None:
        close_all()
        os._exit(1)  # an exception would be taken for a result

    signal.signal(signal.SIGTERM, end)
