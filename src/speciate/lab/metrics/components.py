"""What each component is worth: by who drew it, which nature decides, and by who used it, which players decide.

*Drawn*: the share of the win is regressed on how many of each component a seat drew, among seats that drew equally
many cards. Nature deals at random, so what is left is nearly the components' own doing. *Used*: the share of the win
of those who used it less that of those who did not: who is ahead can afford more, so this is confounded. Both are
shown, because the difference between them is what players make of a component.
"""

from collections.abc import Iterator

from speciate.core.event import Event
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.lab.metrics.component_events import USES, component_events
from speciate.lab.metrics.estimates import FEW, FOLDS, jackknife
from speciate.lab.metrics.packages import numpy
from speciate.lab.metrics.regression import Effect, GroupedSums
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher

Folds = list[list[float]]  # for each fold of games: shares of the win added up, and how many


class Components:
    name = "component-balance"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Draws(study, seats)

    def tally(self, study: Study) -> "ComponentTally":  # noqa: ARG002  # the contract's
        numpy()  # said before the first game, if it is not there
        return ComponentTally()


def uses_of(study: Study) -> tuple[str, ...]:
    return study.uses or USES.get(study.game, ())


class Draws(Watcher):
    """Counts what each seat draws and uses."""

    def __init__(self, study: Study, seats: int) -> None:
        self.study = study
        self.events = component_events(study.spec.engine, uses_of(study))
        self.drawn: list[dict[str, int]] = [{} for _ in range(seats)]
        self.used: list[dict[str, int]] = [{} for _ in range(seats)]

    def heard(self, seat: int, events: list[Event]) -> None:
        self.events.count(seat, events, self.drawn if seat == NATURE else self.used)

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        return [list(seat) for seat in zip(self.study.shares(outcome), self.drawn, self.used, strict=True)]


class ComponentTally:
    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[int, GroupedSums] = {}
        self.uses: dict[int, Users] = {}

    def add(self, seats: int, seen: Seen) -> None:
        fold = self.games % FOLDS
        self.games += 1
        sums = self.sums.setdefault(seats, GroupedSums())
        users = self.uses.setdefault(seats, Users())
        for share, drawn, used in seen:
            sums.add(fold, share, drawn)
            users.add(fold, share, used)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Components.name, ("seats", "component", "by"))
        for seats in sorted(self.sums):
            for component, value, half_width, number in self.sums[seats].effects():
                table.add(value, half_width, number, seats=seats, component=component, by="drawn")
            for component, value, half_width, number in self.uses[seats].effects():
                table.add(value, half_width, number, seats=seats, component=component, by="used")
        return [table]


class Users:
    """Of each component the results of those who used it, by folds of games; and those of all."""

    def __init__(self) -> None:
        self.all: Folds = fresh()
        self.users: dict[str, Folds] = {}

    def add(self, fold: int, share: float, used: dict[str, int]) -> None:
        for folds in (self.all, *(self.users.setdefault(component, fresh()) for component in used)):
            folds[fold][0] += share
            folds[fold][1] += 1

    def effects(self) -> Iterator[Effect]:
        for component, folds in sorted(self.users.items()):

            def estimate(fold: int | None, folds: Folds = folds) -> float | None:
                won, users = total(folds, fold)
                all_won, everybody = total(self.all, fold)
                rest = everybody - users
                return won / users - (all_won - won) / rest if users and rest else None

            found = jackknife(FOLDS, estimate)
            if found is not None:
                users = int(total(folds, None)[1])
                yield component, found[0], found[1] if users >= FEW else None, users


def fresh() -> Folds:
    return [[0.0, 0.0] for _ in range(FOLDS)]


def total(folds: Folds, without: int | None) -> list[float]:
    return [sum(fold[part] for at, fold in enumerate(folds) if at != without) for part in (0, 1)]
