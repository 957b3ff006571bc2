"""Runs an experiment in a folder: deals as lines, a table of all games that grows with them, and the summary.

A deal is one line: it is there whole or not at all, so a run that was killed goes on with no game lost or counted
twice; the table is made anew from the lines then. Nothing is kept in memory but the means, and some rows of the table.
"""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from speciate.core.errors import SpeciateError
from speciate.lab.deals import Deal, Deals
from speciate.lab.executor import Executor, opened
from speciate.lab.experiment import Experiment
from speciate.lab.games_table import NAME, GamesTable, games_table
from speciate.lab.journal import read_origin
from speciate.lab.measures import Measuring
from speciate.lab.origin import check_same
from speciate.lab.results import parquet_table
from speciate.lab.tally import Tally
from speciate.table.files import write_atomically

LINES, SUMMARY = "deals.jsonl", "summary.json"
TELLING = 0.1  # seconds between two looks at how far it is; what a kill takes of the deals since is played again
READ = 2**14  # bytes of deals read at once: so few that the garbage collector is not called for them
Progress = Callable[[Tally], None]  # now and then, with what there is so far


class PlayDeals:
    """Plays deals by their numbers, each at every table in every variant, in whichever process."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.measure = Measuring(experiment.measures)

    def __call__(self, numbers: Sequence[int]) -> Deals:
        return Deals([self.measure(plan, pack, numbers) for plan, pack in self.experiment.plans])


class ExperimentFolder:
    """What is on disk of an experiment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = folder / LINES
        self.summary = folder / SUMMARY

    def open(self, experiment: Experiment) -> None:
        """Makes the folder this experiment's; OtherOrigin if another has begun there. What was cut off is dropped."""
        self.folder.mkdir(parents=True, exist_ok=True)
        made_by = experiment.origin()
        if not self.lines.exists():
            write_atomically(self.lines, json.dumps({"origin": made_by}) + "\n")
            return
        with self.lines.open("rb+") as file:
            check_same(self.lines, read_origin(file.readline().decode(errors="replace")), made_by)
            whole = file.tell()
            while (line := file.readline()).endswith(b"\n"):
                whole += len(line)
            file.truncate(whole)

    def deals(self) -> Iterator[Deal]:
        """Every deal played so far, one at a time."""
        for some in self.batches():
            yield from some

    def batches(self) -> Iterator[Deals]:
        """Some hundred at a time."""
        decoder = msgspec.json.Decoder(Deal)
        number = 2
        with self.lines.open("rb") as file:
            next(file)
            while lines := file.read(READ) + file.readline():
                try:
                    yield Deals.of(decoder.decode_lines(lines))
                except (msgspec.DecodeError, UnicodeDecodeError):
                    raise self._damaged(decoder, lines, number) from None
                number += lines.count(b"\n")

    def _damaged(self, decoder: msgspec.json.Decoder[Deal], lines: bytes, number: int) -> SpeciateError:
        """Which of these lines, the first of which has this number, is no deal."""
        for line in lines.splitlines():
            try:
                decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                break
            number += 1
        return SpeciateError(f"{self.lines}: line {number} is damaged; delete the file to start again")

    def finish(self, tally: Tally) -> None:
        write_atomically(self.summary, tally.text())


def read_games(folder: Path | str) -> Any:
    """All games of a finished run as an Arrow table."""
    return parquet_table(Path(folder) / f"{NAME}.parquet")


def run_experiment(
    experiment: Experiment,
    folder: Path,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Tally:
    """Plays what is not played yet, until it is enough, and writes what came of it."""
    experiment.check()
    kept = ExperimentFolder(folder)
    kept.open(experiment)
    tally = Tally(experiment)
    with games_table(experiment, folder) as table:
        for deals in kept.batches():
            counted = tally.add(deals)
            table.add(deals[:counted])
            if counted < len(deals):
                break
        if not tally.is_enough():
            with opened(jobs, executor) as here:
                play_on(tally, table, kept, here, progress)
    kept.finish(tally)
    return tally


def play_on(
    tally: Tally, table: GamesTable, kept: ExperimentFolder, executor: Executor, progress: Progress | None
) -> None:
    run = tally.experiment
    work = executor.in_batches(PlayDeals(run), range(tally.deals, run.games))
    encode = msgspec.json.Encoder().encode_lines
    told = 0.0
    with closing(work) as played, kept.lines.open("ab") as file:
        for deals in played:
            assert isinstance(deals, Deals)
            counted = deals[: tally.add(deals)]
            file.write(encode(counted))
            table.add(counted)
            if (now := time.monotonic()) - told > TELLING:
                told = now
                file.flush()
                if progress is not None:
                    progress(tally)
            if tally.is_enough():
                return
