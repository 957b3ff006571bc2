"""Whether it matters where one sits: the share of the win of each seat, less a fair one."""

from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher


class SeatAdvantage:
    name = "seat-advantage"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Winners(study)

    def tally(self, study: Study) -> "SeatTally":
        return SeatTally(study)


class Winners(Watcher):
    def __init__(self, study: Study) -> None:
        self.study = study

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        return self.study.shares(outcome)


class SeatTally:
    def __init__(self, study: Study) -> None:
        self.cooperative = study.spec.cooperative
        self.shares: Means[tuple[int, int]] = Means()

    def add(self, seats: int, seen: Seen) -> None:
        if not self.cooperative:  # all win or none does: no seat can be ahead of another
            for seat, share in enumerate(seen):
                self.shares[seats, seat].add(share)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(SeatAdvantage.name, ("seats", "seat"))
        for seats, seat in sorted(self.shares):
            put(table, self.shares[seats, seat], minus=1 / seats, share=True, seats=seats, seat=seat + 1)
        return [table]
