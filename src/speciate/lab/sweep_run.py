"""Runs a sweep in a folder: every batch of trials is an experiment of its own there, on the same deals as all others.

So a batch that was killed goes on as any experiment does, with no game lost or counted twice; the batches before it are
read, and the searcher comes to the same trials again.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from speciate.lab.executor import Executor, opened
from speciate.lab.experiment import Experiment
from speciate.lab.experiment_run import ExperimentFolder, run_experiment
from speciate.lab.journal import read_origin
from speciate.lab.origin import check_same
from speciate.lab.search import searcher_of
from speciate.lab.sweep import Sweep
from speciate.lab.trials import Trial, as_data, found_in, judge, write_trials
from speciate.table.files import write_atomically

ORIGIN = "origin.json"
Progress = Callable[[int, int], None]  # games played and planned


def run_sweep(
    sweep: Sweep,
    folder: Path,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> dict[str, Any]:
    """Makes the trials that are not made yet, and writes what came of all: see docs/lab.md for its form."""
    sweep.check()
    claim(sweep, folder)
    with opened(jobs, executor) as here:
        run = SweepRun(sweep, folder, here, progress)
        trials = run.search()
        run.confirm(trials)
    data = as_data(sweep, trials)
    write_trials(folder, data)
    return data


def claim(sweep: Sweep, folder: Path) -> None:
    """Makes the folder this sweep's; OtherOrigin if another has begun there."""
    folder.mkdir(parents=True, exist_ok=True)
    path, made_by = folder / ORIGIN, sweep.origin()
    if path.exists():
        check_same(path, read_origin(path.read_text(encoding="utf-8")), made_by)
    else:
        write_atomically(path, json.dumps({"origin": made_by}) + "\n")


class SweepRun:
    def __init__(self, sweep: Sweep, folder: Path, executor: Executor, progress: Progress | None) -> None:
        self.sweep = sweep
        self.folder = folder
        self.executor = executor
        self.progress = progress
        best = min(sweep.confirm, sweep.planned)
        self.planned = (sweep.planned + 1 + best) * self.games_of_one
        self.done = 0

    @property
    def games_of_one(self) -> int:
        return self.sweep.experiment.games * len(self.sweep.experiment.tables)

    def search(self) -> list[Trial]:
        """All trials, the game as it is first; each batch is chosen by what those before it have shown."""
        searcher = searcher_of(self.sweep)
        trials = [Trial(0, None)]
        batches = 0
        while len(trials) - 1 < self.sweep.planned:
            asked = searcher.ask(min(self.sweep.batch, self.sweep.planned + 1 - len(trials)))
            if not asked:
                break
            new = [Trial(len(trials) + at, settings) for at, settings in enumerate(asked)]
            batches += 1
            self.play(f"batch-{batches:04}", (trials if batches == 1 else []) + new, self.sweep.experiment)
            for trial in new:
                assert trial.settings is not None
                searcher.tell(trial.settings, trial.loss)
            trials += new
        return trials

    def confirm(self, trials: list[Trial]) -> None:
        """The best of many look better than they are: they are played once more, on deals they were not chosen by."""
        best = sorted(trials, key=lambda trial: trial.rank)[: self.sweep.confirm]
        fresh = [Trial(trial.number, trial.settings) for trial in best]
        if fresh:
            run = self.sweep.experiment
            # the folder has their numbers: after further trials others may be the best
            name = "fresh-" + "-".join(str(trial.number) for trial in fresh)
            self.play(name, fresh, replace(run, seed=f"{run.seed}/fresh"))
        for trial, again in zip(best, fresh, strict=True):
            trial.again = again

    def play(self, name: str, trials: list[Trial], base: Experiment) -> None:
        """One batch, or what is left of it."""
        (as_it_is,) = self.sweep.experiment.variants
        variants = [
            replace(as_it_is, name=trial.name)
            if trial.settings is None
            else self.sweep.variant(trial.name, trial.settings)
            for trial in trials
        ]
        summary = self.summary(replace(base, variants=tuple(variants)), self.folder / name)
        for trial in trials:
            judge(self.sweep, trial, found_in(summary, trial.name))
        self.done += len(trials) * self.games_of_one
        self.tell(0)

    def summary(self, experiment: Experiment, folder: Path) -> dict[str, Any]:
        kept = ExperimentFolder(folder)
        if kept.summary.exists():
            kept.open(experiment)  # it is the same, or refused
            summary: dict[str, Any] = json.loads(kept.summary.read_text(encoding="utf-8"))
            if summary["deals"] == experiment.games:
                return summary
        each = len(experiment.variants) * len(experiment.tables)
        return run_experiment(
            experiment, folder, progress=lambda tally: self.tell(tally.deals * each), executor=self.executor
        ).summary()

    def tell(self, more: int) -> None:
        if self.progress is not None:
            self.progress(self.done + more, self.planned)
