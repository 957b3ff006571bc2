"""The process that plays one run of a shelf: `python -m speciate.lab.job FOLDER JOBS`.

It is told to stop by a signal, at any moment: a deal is there whole or not at all. It ends by itself when whoever has
started it is gone, which closes its input.
"""

import os
import sys
import threading
import time
from math import ceil
from pathlib import Path

import msgspec

from speciate.core.errors import SpeciateError
from speciate.core.languages import LANGUAGES
from speciate.lab.asked_run import FILE
from speciate.lab.experiment import Experiment, read_experiment
from speciate.lab.experiment_run import run_experiment
from speciate.lab.shelf import LOCK, PROGRESS, RESULTS, TROUBLE, RunProgress, Trace, TracePoint, read_progress
from speciate.lab.tally import Tally
from speciate.table.files import write_atomically
from speciate.table.mistake_words import MistakeWords

NICENESS = 10  # whoever plays at a table goes first
EVERY = 0.5  # seconds between two reports
FIRST_POINT = 10  # deals at which a curve begins: before that an interval is wider than any plot
STEP = 1.08  # a curve has a point whenever there are so many times as many deals as at the last


class Reporter:
    """Writes down how far a run is: not more often than somebody would look."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self._path = folder / PROGRESS
        before = read_progress(folder)
        self._seconds = 0.0 if before is None else before.seconds
        self.traces = new_traces(experiment) if before is None else before.traces
        self._started = time.monotonic()
        self._next_report = 0.0
        last = [trace.points[-1].deals for trace in self.traces if trace.points]
        self._next_point = after(last[0]) if last else FIRST_POINT

    def __call__(self, tally: Tally) -> None:
        """After a deal."""
        if tally.deals >= self._next_point:
            self._add_points(tally)
        if time.monotonic() >= self._next_report:
            self.write(tally)

    def write(self, tally: Tally) -> None:
        now = time.monotonic()
        self._next_report = now + EVERY
        told = RunProgress(tally.deals, self._seconds + now - self._started, tally.summary(), self.traces)
        write_atomically(self._path, msgspec.json.encode(told).decode())

    def finish(self, tally: Tally) -> None:
        self._add_points(tally)
        self.write(tally)

    def _add_points(self, tally: Tally) -> None:
        known = {(row["table"], row["measure"], row["variant"]): row for row in tally.summary()["rows"]}
        for trace in self.traces:
            if trace.points and trace.points[-1].deals >= tally.deals:
                continue
            row = known[trace.table, trace.measure, trace.variant]
            trace.points.append(TracePoint(tally.deals, row["difference"], row["half_width"]))
        self._next_point = after(tally.deals)


def after(deals: int) -> int:
    return ceil((deals + 1) * STEP)


def new_traces(run: Experiment) -> list[Trace]:
    return [
        Trace(seats.name, measure, variant.name, [])
        for seats in run.tables
        for measure in run.measures
        for variant in run.variants[1:]
    ]


def play(folder: Path, jobs: int) -> None:
    """Goes on with the run of a folder to its end."""
    (folder / TROUBLE).unlink(missing_ok=True)
    experiment = read_experiment(folder / FILE)
    report = Reporter(folder, experiment)
    report.finish(run_experiment(experiment, folder / RESULTS, jobs, report))


def tell(folder: Path, error: Exception) -> None:
    """Why it cannot go on, in every language."""
    if isinstance(error, SpeciateError):
        texts = {lang: MistakeWords(lang).say(error) for lang in LANGUAGES} | {"key": error.key}
    else:
        texts = dict.fromkeys(LANGUAGES, f"{type(error).__name__}: {error}")
    write_atomically(folder / TROUBLE, msgspec.json.encode(texts).decode())


def end_with_the_input() -> None:
    """Whoever has started this is gone: nobody could stop it any more."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def locked(folder: Path) -> object | None:
    """Something to hold while playing here; None if another process does. Where files cannot be locked all may."""
    try:
        import fcntl
    except ImportError:
        return object()
    file = (folder / LOCK).open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


def main(folder: Path, jobs: int) -> int:
    end_with_the_input()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    held = locked(folder)
    if held is None:
        return 0  # it is being played already
    try:
        play(folder, jobs)
    except Exception as error:
        tell(folder, error)
        if isinstance(error, SpeciateError | OSError):
            return 2
        raise  # a mistake of ours: all of it goes to the log
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
