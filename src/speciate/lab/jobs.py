"""Processes that play the runs of a shelf: at low priority, and to be stopped at any moment."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from typing import IO, Final

from speciate.core.errors import SpeciateError
from speciate.lab.shelf import Shelf

MOST_JOBS: Final = 4  # that are played at the same time
LOG: Final = "job.log"  # what a process says of mistakes that are ours
GRACE: Final = 5.0  # seconds for a process to end


class JobsBusy(SpeciateError):
    """Something is being played that has to be stopped first."""


class Jobs:
    """`workers` processes play each run; one core is left to whoever else works here."""

    def __init__(self, shelf: Shelf, workers: int | None = None) -> None:
        self.shelf = shelf
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        self._lock = threading.Lock()

    @property
    def running(self) -> frozenset[str]:
        return frozenset(id for id, process in list(self._processes.items()) if process.poll() is None)

    def start(self, id: str) -> None:
        """Begins a run, or goes on with it; one that is played already goes on anyway."""
        folder = self.shelf.place(id)
        with self._lock:
            running = self.running
            if id in running:
                return
            if len(running) >= MOST_JOBS:
                raise JobsBusy(f"{MOST_JOBS} runs are being played; stop one first", "jobs-busy", most=MOST_JOBS)
            command = [sys.executable, "-m", "speciate.lab.job", str(folder), str(self._workers)]
            with (folder / LOG).open("ab") as log:
                self._processes[id] = start(command, log)

    def stop(self, id: str) -> None:
        """Ends the process of a run; what is written stays, and `start` goes on from it."""
        self.shelf.place(id)
        with self._lock:
            if (process := self._processes.pop(id, None)) is not None:
                end(process)

    def remove(self, id: str) -> None:
        """Deletes a run, stopped first."""
        self.stop(id)
        self.shelf.remove(id)

    def close(self) -> None:
        for id in list(self._processes):
            end(self._processes.pop(id))


def start(command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    """A process that can be ended with all it starts, and ends by itself when this one is gone."""
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
    )


def end(process: subprocess.Popen[bytes]) -> None:
    """With all that it has started."""
    for number in (signal.SIGTERM, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM):
        send(process, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
            break
    if process.stdin is not None:
        process.stdin.close()


def send(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(process.pid, number)
    else:
        process.terminate()
