"""Runs an experiment in a folder: deals as lines while it runs, then a table of all games, and the summary.

A deal is one line: it is there whole or not at all, so a run that was killed goes on with no game lost or counted
twice. Nothing is kept in memory but the means.
"""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from speciate.core.errors import SpeciateError
from speciate.lab.executor import Executor, opened
from speciate.lab.experiment import Experiment
from speciate.lab.journal import read_origin
from speciate.lab.measures import Measuring
from speciate.lab.origin import check_same
from speciate.lab.results import has_parquet, parquet_table, write_columns
from speciate.lab.simulate import finished_games
from speciate.lab.tally import Deal, Tally
from speciate.table.files import write_atomically

LINES, SUMMARY = "deals.jsonl", "summary.json"
TELLING = 0.1  # seconds between two looks at how far it is; what a kill takes of the deals since is played again
READ = 2**14  # bytes of deals read at once: so few that the garbage collector is not called for them
ROWS = 20_000  # of the table of games, written at once
Progress = Callable[[Tally], None]  # now and then, with what there is so far


class PlayDeals:
    """Plays deals by their numbers, each at every table in every variant, in whichever process."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.measure = Measuring(experiment.measures)

    def __call__(self, numbers: Sequence[int]) -> list[Deal]:
        plans = self.experiment.plans
        measured = [self.measure(finished_games(plan, pack, numbers)) for plan, pack in plans]
        return list(zip(*measured, strict=True))


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

    def batches(self) -> Iterator[list[Deal]]:
        """Some thousand at a time."""
        decoder = msgspec.json.Decoder(Deal)
        number = 2
        with self.lines.open("rb") as file:
            next(file)
            while lines := file.read(READ) + file.readline():
                try:
                    yield decoder.decode_lines(lines)
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

    def columns(self, experiment: Experiment, count: int) -> Iterator[dict[str, list[Any]]]:
        """One row a game, some thousand deals at a time; see docs/lab.md for the schema."""
        places = [(seats.name, one.name) for seats in experiment.tables for one in experiment.variants]
        columns: dict[str, list[Any]] = {name: [] for name in ("deal", "table", "variant", *experiment.measures)}
        first = 0
        for batch in self.batches():
            some = batch[: count - first]
            columns["deal"] += [number for number in range(first, first + len(some)) for _ in places]
            columns["table"] += [table for table, _ in places] * len(some)
            columns["variant"] += [variant for _, variant in places] * len(some)
            for measure, values in zip(experiment.measures, zip(*chain.from_iterable(some), strict=True), strict=True):
                columns[measure] += values
            first += len(some)
            if len(columns["deal"]) >= ROWS or first == count:
                yield columns
                columns = {name: [] for name in columns}

    def finish(self, tally: Tally) -> list[Path]:
        games = self.folder / ("games.parquet" if has_parquet() else "games.csv")
        write_columns(games, self.columns(tally.experiment, tally.deals))
        write_atomically(self.summary, tally.text())
        return [self.summary, games]


def read_games(folder: Path | str) -> Any:
    """All games of a finished run as an Arrow table."""
    return parquet_table(Path(folder) / "games.parquet")


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
    for deals in kept.batches():
        if tally.add(deals) < len(deals):
            break
    if not tally.is_enough():
        with opened(jobs, executor) as here:
            play_on(tally, kept, here, progress)
    kept.finish(tally)
    return tally


def play_on(tally: Tally, kept: ExperimentFolder, executor: Executor, progress: Progress | None) -> None:
    run = tally.experiment
    work = executor.in_batches(PlayDeals(run), range(tally.deals, run.games))
    encode = msgspec.json.Encoder().encode_lines
    told = 0.0
    with closing(work) as played, kept.lines.open("ab") as file:
        for deals in played:
            counted = tally.add(deals)
            file.write(encode(deals[:counted]))
            if (now := time.monotonic()) - told > TELLING:
                told = now
                file.flush()
                if progress is not None:
                    progress(tally)
            if tally.is_enough():
                return
