"""Runs an experiment in a folder: deals as lines while it runs, then a table of all games, and the summary.

A deal is one line: it is there whole or not at all, so a run that was killed goes on with no game lost or counted
twice. Nothing is kept in memory but the means.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
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
from speciate.lab.simulate import finish_game
from speciate.lab.tally import Deal, Tally
from speciate.table.files import write_atomically

LINES, SUMMARY = "deals.jsonl", "summary.json"
TELLING = 0.1  # seconds between two looks at how far it is; what a kill takes of the deals since is played again
READ = 10_000  # deals read at once
Progress = Callable[[Tally], None]  # now and then, with what there is so far


class PlayDeal:
    """Plays one deal at every table in every variant, in whichever process."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.measure = Measuring(experiment.measures)

    def __call__(self, deal: int) -> Deal:
        return [self.measure(finish_game(plan, pack, deal)) for plan, pack in self.experiment.plans]


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
        decode = msgspec.json.Decoder(Deal).decode
        with self.lines.open("rb") as file:
            next(file)
            for number, line in enumerate(file, start=2):
                try:
                    yield decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    raise SpeciateError(
                        f"{self.lines}: line {number} is damaged; delete the file to start again"
                    ) from None

    def columns(self, experiment: Experiment, count: int) -> Iterator[dict[str, list[Any]]]:
        """One row a game, some thousand deals at a time; see docs/lab.md for the schema."""
        names = [(seats.name, one.name) for seats in experiment.tables for one in experiment.variants]
        deals = islice(self.deals(), count)
        first = 0
        while some := list(islice(deals, READ)):
            numbers = range(first, first + len(some))
            first += len(some)
            out: dict[str, list[Any]] = {"deal": [number for number in numbers for _ in names]}
            out |= {"table": [table for table, _ in names] * len(some)}
            out |= {"variant": [variant for _, variant in names] * len(some)}
            for at, measure in enumerate(experiment.measures):
                out[measure] = [game[at] for deal in some for game in deal]
            yield out

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
    for deal in kept.deals():
        if tally.is_enough():
            break
        tally.add(deal)
    if not tally.is_enough():
        with opened(jobs, executor) as here:
            play_on(tally, kept, here, progress)
    kept.finish(tally)
    return tally


def play_on(tally: Tally, kept: ExperimentFolder, executor: Executor, progress: Progress | None) -> None:
    run = tally.experiment
    work = executor.in_order(PlayDeal(run), range(tally.deals, run.games))
    encode = msgspec.json.Encoder().encode
    told = 0.0
    with closing(work) as played, kept.lines.open("ab") as file:
        for deal in played:
            file.write(encode(deal) + b"\n")
            tally.add(deal)
            if (now := time.monotonic()) - told > TELLING:
                told = now
                file.flush()
                if progress is not None:
                    progress(tally)
            if tally.is_enough():
                return
