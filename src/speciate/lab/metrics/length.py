"""How long a game is: moves, real choices among them, rounds."""

from collections import Counter

from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher

QUANTILES = {"p10": 0.1, "p90": 0.9}  # a tenth of the games is as short as that, a tenth longer


class Length:
    name = "length"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Clock(study)

    def tally(self, study: Study) -> "LengthTally":  # noqa: ARG002  # the contract's
        return LengthTally()


class Clock(Watcher):
    """Counts moves, those among several, and what the game calls its rounds."""

    def __init__(self, study: Study) -> None:
        self.engine = study.spec.engine
        self.moves = 0
        self.choices = 0

    def choice(self, state: State, owed: list[Decision], legal: list[int]) -> None:  # noqa: ARG002  # the contract's
        self.moves += 1
        self.choices += len(legal) > 1

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        counted = {"moves": self.moves, "choices": self.choices}
        rounds = self.engine.stats(state).get("rounds")
        return counted if rounds is None else {**counted, "rounds": int(rounds)}


class LengthTally:
    def __init__(self) -> None:
        self.means: Means[tuple[int, str]] = Means()
        self.counts: dict[tuple[int, str], Counter[int]] = {}

    def add(self, seats: int, seen: Seen) -> None:
        for measure, value in seen.items():
            key = (seats, measure)
            self.means[key].add(value)
            self.counts.setdefault(key, Counter())[value] += 1

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Length.name, ("seats", "measure", "of"))
        for key in sorted(self.means):
            seats, measure = key
            put(table, self.means[key], seats=seats, measure=measure, of="mean")
            for name, share in QUANTILES.items():
                count = self.means[key].count
                table.add(quantile(self.counts[key], share), None, count, seats=seats, measure=measure, of=name)
        return [table]


def quantile(counts: Counter[int], share: float) -> int:
    """The least value that at least such a share of all does not exceed."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 1e-9:
            return value
    raise ValueError("there is nothing to count")
