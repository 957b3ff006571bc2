"""Worker processes: each waits for batches at its end of a pipe and answers with their results."""

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import Queue
from typing import Any

from speciate.bots.process import close_all
from speciate.lab.batches import Batch

BatchWork = Callable[[Sequence[Any]], Sequence[Any]]
Answer = tuple[Sequence[Any], float]  # the results of a batch, and the seconds it took
READY: Answer = ([], 0.0)  # the first word of a worker: nothing is done yet
ENDING = 5.0  # seconds a worker has to end the programs it has started


class Worker:
    """One process as its owner sees it. `tasks` are the batches it has, the first is the one it works on.

    It is given none before it has said that it is ready: to start takes a second, and others may be done by then.
    """

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.tasks: list[Batch] = []
        self.is_ready = False
        self._work: BatchWork | None = None

    def give(self, batch: Batch, work: BatchWork, items: Sequence[Any]) -> None:
        self.tasks.append(batch)
        try:
            if self._work is not work:  # sent once, for it may hold much
                self.pipe.send(("work", work))
                self._work = work
            self.pipe.send(("items", batch.of(items)))
        except OSError:
            pass  # it is gone, and whoever listens to it next will notice

    def answer(self) -> Answer | None:
        """What it has to say; None if it is gone. An error of the work is raised here."""
        try:
            said = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(said, BaseException):
            raise said
        results, seconds = said
        return results, seconds

    def end(self) -> None:
        """At once, in the middle of whatever it does; it ends the programs it has started."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(ENDING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def start_worker() -> Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), daemon=True)
    with _deaf():
        process.start()
    theirs.close()  # so that ours ends when the process does
    return Worker(process, ours)


def heard_from(workers: Sequence[Worker], seconds: float | None) -> list[Worker]:
    """The workers that have become ready, have answered or are gone."""
    busy = {worker.pipe: worker for worker in workers if worker.tasks or not worker.is_ready}
    heard = wait(list(busy), seconds) if busy else []
    return [busy[pipe] for pipe in heard if isinstance(pipe, Connection)]


# -- in the worker ------------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Works until its owner is gone."""
    _end_cleanly()
    try:
        pipe.send(READY)
    except OSError:
        _end()
    told: Queue[tuple[str, Any]] = Queue()
    threading.Thread(target=_hear, args=(pipe, told), daemon=True).start()
    work: BatchWork | None = None
    while True:
        what, given = told.get()
        if what == "work":
            work = given
            continue
        assert work is not None
        try:
            pipe.send(answer(work, given))
        except OSError:
            _end()


def _hear(pipe: Connection, told: "Queue[tuple[str, Any]]") -> None:
    """Takes what the owner says at once: neither side ever waits for the other to listen first."""
    while True:
        try:
            told.put(pipe.recv())
        except (EOFError, OSError):
            _end()  # the owner is gone, and nobody wants to know the results


def answer(work: BatchWork, items: Sequence[Any]) -> Answer | BaseException:
    """The results of a batch, or the error that ended it."""
    start = time.perf_counter()
    try:
        return work(items), time.perf_counter() - start
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return _portable(error)


def _portable(error: Exception) -> Exception:
    """The error, or one that says the same where it cannot cross to another process."""
    try:
        pickle.loads(pickle.dumps(error))
        return error
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))


@contextmanager
def _deaf() -> Iterator[None]:
    """Programs started in here never hear Ctrl-C, from their first moment on: it is for us, who stop them in order."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # the first start starts it too, and would lift what is set here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # they inherit it; what comes meanwhile waits
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_cleanly() -> None:
    """A worker that is terminated ends the programs it has started, and removes their folders."""
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    close_all()
    os._exit(1)  # an exception would be taken for a result
