"""How many moves there are to choose from, and how often only one, for each sort of decision."""

from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.lab.metrics.estimates import Ratios, put
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher

ALL = "all"


class Branching:
    name = "branching"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Options()

    def tally(self, study: Study) -> "BranchingTally":  # noqa: ARG002  # the contract's
        return BranchingTally()


class Options(Watcher):
    """Of each sort of decision: how many, how many options together, how many with a single one."""

    def __init__(self) -> None:
        self.sorts: dict[str, list[int]] = {}

    def choice(self, state: State, owed: list[Decision], legal: list[int]) -> None:  # noqa: ARG002  # the contract's
        for sort in (ALL, owed[0].kind):
            counts = self.sorts.setdefault(sort, [0, 0, 0])
            counts[0] += 1
            counts[1] += len(legal)
            counts[2] += len(legal) == 1

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        return self.sorts


class BranchingTally:
    def __init__(self) -> None:
        self.options: Ratios[tuple[int, str]] = Ratios()
        self.forced: Ratios[tuple[int, str]] = Ratios()

    def add(self, seats: int, seen: Seen) -> None:
        for sort, (count, options, forced) in seen.items():
            self.options[seats, sort].add(options, count)
            self.forced[seats, sort].add(forced, count)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Branching.name, ("seats", "decision", "measure"))
        for seats, sort in sorted(self.options, key=lambda key: (key[0], key[1] != ALL, key[1])):
            put(table, self.options[seats, sort], seats=seats, decision=sort, measure="options")
            put(table, self.forced[seats, sort], share=True, seats=seats, decision=sort, measure="forced")
        return [table]
