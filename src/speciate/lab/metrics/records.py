"""The same metrics from records of finished games, such as people have played: nothing is played again.

Names are never looked at: all that is kept of a record is what a metric keeps of a game.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, overload

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadRecord, SpeciateError
from speciate.lab.executor import LocalExecutor
from speciate.lab.metrics.catalogue import USUAL, WATCHED, metrics_of
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.run import Added, Journal, as_read
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.tasks import Task
from speciate.lab.metrics.watching import Seen, Watchers, replay_watched
from speciate.lab.origin import Origin, digest_of
from speciate.table.record import Header, Record, parse_record
from speciate.table.timeline import replay

PERSON = "human"
UNFINISHED, ELSEWHERE, BOTS, DAMAGED = "unfinished", "elsewhere", "bots", "damaged"


class FromRecord(NamedTuple):
    """What was seen of one record; or why nothing was."""

    left_out: str
    game: str = ""
    house: str = ""  # the name of the pack, where it is not what is printed
    seats: int = 0
    seen: tuple[Seen, ...] = ()


class FoundInRecords(NamedTuple):
    findings: list[Findings]  # one for each game, and for each pack of one's own
    left_out: Counter[str]  # how many records, by why


class ObserveRecord:
    """Sees one record, in whichever process."""

    def __init__(self, study: Study, metrics: Sequence[str], with_bots: bool) -> None:
        self.study = study
        self.metrics = tuple(metrics)
        self.with_bots = with_bots

    def __call__(self, text: str) -> FromRecord:
        try:
            record = parse_record(text)
            if not record.is_finished:
                return FromRecord(UNFINISHED)
            if not self.with_bots and PERSON not in record.header.agents:
                return FromRecord(BOTS)
            return self.watch(record)
        except BadRecord as error:
            return FromRecord(ELSEWHERE if error.key in ("record-rules", "record-pack") else DAMAGED)
        except SpeciateError:
            return FromRecord(DAMAGED)

    def watch(self, record: Record) -> FromRecord:
        """The moves that stand; what was taken back is as if it had not been."""
        header = record.header
        timeline, _ = replay(record)
        standing = [record.entries[position - 1] for position in timeline.line()[1:]]
        study = study_of(self.study, header)
        deal = f"{study.seed}/{record.last_mark}"
        watchers = Watchers([WATCHED[name].watcher(study, header.seats, deal) for name in self.metrics])
        seen = replay_watched(header, standing, watchers)
        return FromRecord(
            "", header.game.id, header.pack.name if header.pack.is_house else "", header.seats, tuple(seen)
        )


def study_of(asked: Study, header: Header) -> Study:
    """How closely to look as it was asked, at what was agreed before this game."""
    pack = header.pack.to_json() if header.is_own_pack else None
    return Study(
        header.game.id,
        options=header.options,
        pack=pack,
        seed=asked.seed,
        uses=asked.uses,
        probes=asked.probes,
        rollouts=asked.rollouts,
        stake=asked.stake,
        ranking=asked.ranking,
    )


def measure_records(
    texts: Sequence[str],
    metrics: Sequence[str] = USUAL,
    study: Study | None = None,
    with_bots: bool = False,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    journal: Path | None = None,
) -> FoundInRecords:
    """All tables of these metrics, for each game by itself. `study` says how closely to look; its game does not count.

    `with_bots`: also games in which no person took part. With a journal, what an earlier run has seen of the same
    records is not looked at again.
    """
    metrics = metrics_of(metrics)
    for name in metrics:
        if name not in WATCHED:
            text = f"{name} has games played for itself, so it cannot be measured from records"
            raise SpeciateError(text, "metric-plays", name=name)
    asked = study or Study("")
    found = Gathered(asked, metrics)
    work = ObserveRecord(asked, metrics, with_bots)
    kept = None if journal is None else Journal(journal, origin_of_records(work, texts))
    done = 0
    for line in kept.open() if kept is not None else ():
        found.add(FromRecord(*line))
        done += 1
    left = Later(texts, done)
    with closing(LocalExecutor(jobs)) as here, closing(here.in_order(work, left)) as seen:
        for one in seen:
            done += 1
            found.add(FromRecord(*as_read(list(one))))
            if kept is not None:
                kept.add(list(one))
            if progress is not None:
                progress(done, len(texts))
    return found.tables()


class Gathered:
    """What was seen so far, each game and each pack of one's own by itself."""

    def __init__(self, asked: Study, metrics: Sequence[str]) -> None:
        self.asked = asked
        self.metrics = list(metrics)
        self.added: dict[tuple[str, str], Added] = {}
        self.counts: Counter[tuple[str, str]] = Counter()
        self.left_out: Counter[str] = Counter()

    def add(self, one: FromRecord) -> None:
        if one.left_out:
            self.left_out[one.left_out] += 1
            return
        key = (one.game, one.house)
        if key not in self.added:
            self.added[key] = Added(Study(one.game, stake=self.asked.stake, uses=self.asked.uses), self.metrics)
        self.added[key].add(Task(tuple(self.metrics), one.seats, self.counts[key]), list(one.seen))
        self.counts[key] += 1

    def tables(self) -> FoundInRecords:
        findings = [
            self.added[game, house].findings(
                {"game": game, "pack": house, "records": self.counts[game, house], "metrics": self.metrics}
            )
            for game, house in sorted(self.added)
        ]
        return FoundInRecords(findings, self.left_out)


class Later(Sequence[str]):
    """Records from one on; none is read before it is wanted."""

    def __init__(self, texts: Sequence[str], start: int) -> None:
        self.texts = texts
        self.start = start

    def __len__(self) -> int:
        return len(self.texts) - self.start

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...

    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        if isinstance(at, slice):
            return [self[place] for place in range(len(self))[at]]
        return self.texts[self.start + range(len(self))[at]]


def origin_of_records(work: ObserveRecord, texts: Sequence[str]) -> Origin:
    """Runs of the same origin see the same of the same records."""
    named = getattr(texts, "names", None)  # of files and tables; texts that have no names are told by what they say
    return {
        "records": fingerprint(canonical(list(texts if named is None else named))),
        "bots": work.with_bots,
        "metrics": list(work.metrics),
        "seed": work.study.seed,
        "uses": list(work.study.uses),
        "lab": digest_of([Path(__file__).parent]),
    }
