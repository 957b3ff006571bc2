"""How long one waits: the choices that others make while one owes none."""

from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.lab.metrics.estimates import Means, Ratios, put
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher


class Downtime:
    name = "downtime"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Waiting(seats)

    def tally(self, study: Study) -> "DowntimeTally":  # noqa: ARG002  # the contract's
        return DowntimeTally()


class Waiting(Watcher):
    """A wait is what others choose between two choices of one's own; where all choose at once nobody waits.

    Only real choices count: a move that is the only one takes no time.
    """

    def __init__(self, seats: int) -> None:
        self.now = [0] * seats
        self.own = [0] * seats
        self.waited = [0] * seats
        self.longest = [0] * seats

    def choice(self, state: State, owed: list[Decision], legal: list[int]) -> None:  # noqa: ARG002  # the contract's
        if len(legal) == 1:
            return
        chooser = owed[0].seat
        self.own[chooser] += 1
        self.now[chooser] = 0
        if owed[0].sealed:
            return  # all choose at once, whoever is asked first
        busy = {decision.seat for decision in owed}
        for seat in range(len(self.now)):
            if seat not in busy:
                self.now[seat] += 1
                self.waited[seat] += 1
                self.longest[seat] = max(self.longest[seat], self.now[seat])

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        return [list(seat) for seat in zip(self.own, self.waited, self.longest, strict=True)]


class DowntimeTally:
    def __init__(self) -> None:
        self.waits: Ratios[tuple[int, int]] = Ratios()
        self.longest: Means[tuple[int, int]] = Means()

    def add(self, seats: int, seen: Seen) -> None:
        for seat, (own, waited, longest) in enumerate(seen):
            self.waits[seats, seat].add(waited, own)
            self.longest[seats, seat].add(longest)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Downtime.name, ("seats", "seat", "measure"))
        for key in sorted(self.longest):
            seats, seat = key
            put(table, self.waits[key], seats=seats, seat=seat + 1, measure="wait")
            put(table, self.longest[key], seats=seats, seat=seat + 1, measure="longest")
        return [table]
