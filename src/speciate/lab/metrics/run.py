"""Runs a study: every deal once for all that watch, then what each other metric plays for itself.

What was seen of a deal is one line of a journal, so a run that was killed goes on where it stopped; and as lines are
added up in their order, the tables are the same for any number of processes.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from speciate.core.errors import SpeciateError
from speciate.core.streams import stream
from speciate.lab.executor import Executor, LocalExecutor
from speciate.lab.journal import read_origin
from speciate.lab.metrics.catalogue import PLAYED, USUAL, WATCHED, metrics_of
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.metric import Tally
from speciate.lab.metrics.study import Study, close_players
from speciate.lab.metrics.tasks import Task, tasks_of
from speciate.lab.metrics.watching import Seen, Watchers, play_watched
from speciate.lab.origin import Origin, check_same, digest_of
from speciate.table.files import write_atomically

Progress = Callable[[int, int], None]  # how many deals there are, of how many


class Observe:
    """Sees one deal, in whichever process."""

    def __init__(self, study: Study) -> None:
        self.study = study

    def __call__(self, task: Task) -> list[Seen]:
        first = task.metrics[0]
        if first in PLAYED:
            return [PLAYED[first].play(self.study, task.seats, task.number)]
        return watch(self.study, task)


def watch(study: Study, task: Task) -> list[Seen]:
    deal = study.deal(task.seats, task.number)
    watchers = Watchers([WATCHED[name].watcher(study, task.seats, deal) for name in task.metrics])
    players = study.open(study.line_up(task.seats, task.number), deal)
    try:
        return play_watched(study.spec, study.new(task.seats), players, stream(deal, "nature"), watchers)
    finally:
        close_players(players)


class Added:
    """The tallies of all metrics of a study."""

    def __init__(self, study: Study, metrics: Sequence[str]) -> None:
        self.tallies: dict[str, Tally] = {
            name: WATCHED[name].tally(study) if name in WATCHED else PLAYED[name].tally(study) for name in metrics
        }

    def add(self, task: Task, seen: list[Seen]) -> None:
        for name, part in zip(task.metrics, seen, strict=True):
            self.tallies[name].add(task.seats, part)

    def findings(self, about: dict[str, object]) -> Findings:
        return Findings(about, [table for tally in self.tallies.values() for table in tally.tables()])


def measure(
    study: Study,
    metrics: Sequence[str] = USUAL,
    jobs: int = 1,
    journal: Path | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Findings:
    """All tables of these metrics. With a journal, what an earlier run has seen is not played again."""
    study.check()
    metrics = metrics_of(metrics)
    tasks = tasks_of(study, metrics)
    added = Added(study, metrics)
    kept = Journal(journal, origin_of(study, metrics)) if journal is not None else None
    done = 0
    for seen in kept.open() if kept is not None else ():
        added.add(tasks[done], seen)
        done += 1
    left = tasks.after(done)
    with closing(executor or LocalExecutor(jobs)) as here, closing(here.in_order(Observe(study), left)) as work:
        for task, seen in zip(left, work, strict=True):
            done += 1
            added.add(task, as_read(seen))
            if kept is not None:
                kept.add(seen)
            if progress is not None:
                progress(done, len(tasks))
    return added.findings(about(study, metrics))


def as_read(seen: list[Seen]) -> list[Seen]:
    """As it would come back from a journal: a run in one go and one that was interrupted add up the same."""
    return list(json.loads(json.dumps(seen)))


def about(study: Study, metrics: Sequence[str]) -> dict[str, object]:
    return {
        "game": study.game,
        "bots": list(study.bots),
        "seats": list(study.tables),
        "games": study.games,
        "seed": study.seed,
        "options": dict(study.options),
        "levels": list(study.levels),
        "metrics": list(metrics),
    }


def origin_of(study: Study, metrics: Sequence[str]) -> Origin:
    """What makes the findings: the study, what is asked of it, and how that is worked out."""
    return study.origin() | {"metrics": list(metrics), "lab": digest_of([Path(__file__).parent])}


class Journal:
    """What was seen so far: the first line says what makes it, each further one is a deal."""

    def __init__(self, path: Path, made_by: Origin) -> None:
        self.path = path
        self.made_by = made_by

    def open(self) -> Iterator[list[Seen]]:
        """The deals an earlier run has seen; one that was cut off is dropped. OtherOrigin if another run began here."""
        if not self.path.exists():
            write_atomically(self.path, json.dumps({"origin": self.made_by}) + "\n")
            return
        with self.path.open("rb+") as file:
            check_same(self.path, read_origin(file.readline().decode(errors="replace")), self.made_by)
            whole = file.tell()
            while (line := file.readline()).endswith(b"\n"):
                whole += len(line)
                yield self._deal(line)
            file.truncate(whole)

    def _deal(self, line: bytes) -> list[Seen]:
        try:
            return list(json.loads(line))
        except ValueError:
            text = f"{self.path}: a line is damaged; delete the file to start again"
            raise SpeciateError(text) from None

    def add(self, seen: list[Seen]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(seen, separators=(",", ":")) + "\n")
