"""What a seat loses without a component: the same deal with it, and with the component forbidden to that seat alone.

(Restricted play: A. B. Jaffe and others, *Evaluating competitive game balance with restricted play*, AIIDE 2012.)
"""

from collections.abc import Sequence
from dataclasses import replace

from speciate.core.event import Event
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.metrics.component_events import component_events
from speciate.lab.metrics.components import Draws, uses_of
from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.players import POLICY
from speciate.lab.metrics.playing import shares_of
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watchers, play_watched

TRIAL = 30  # games that show what components there are to be used
_used: dict[tuple[str, int], tuple[str, ...]] = {}  # found out once in each process


class Ablation:
    name = "ablation"

    def numbers(self, study: Study, seats: int) -> Sequence[int]:  # noqa: ARG002  # the contract's
        return range(study.games)

    def play(self, study: Study, seats: int, number: int) -> Seen:
        """For each component, what the seat's share of the win is without it, less what it is with all."""
        deal = study.deal(seats, number)
        own = number % seats
        names = study.line_up(seats, number)
        usual = shares_of(study, names, deal)[own]
        return {
            component: shares_of(study, names, deal, Forbidden(study, own, component))[own] - usual
            for component in components_used(study, seats)
        }

    def tally(self, study: Study) -> "AblationTally":  # noqa: ARG002  # the contract's
        return AblationTally()


class Forbidden:
    """Forbids one seat the moves that put a component to use; they are found by making them on a copy."""

    def __init__(self, study: Study, seat: int, component: str) -> None:
        self.events = component_events(study.spec.engine, uses_of(study))
        self.seat = seat
        self.component = component

    def __call__(self, state: State, seat: int, move: int) -> bool:
        if seat != self.seat:
            return True
        after = state.copy()
        heard: list[Event] = []
        after.listener = heard
        after.apply(seat, move)
        counts: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.events.count(seat, heard, counts)
        return self.component not in counts[seat]


def components_used(study: Study, seats: int) -> tuple[str, ...]:
    """Every component that was used in a few games with the same options and pack; the same in every process."""
    key = (study.setup, seats)
    if key not in _used:
        trial = replace(study, bots=(POLICY,))
        found: set[str] = set()
        for number in range(TRIAL):
            deal = trial.deal(seats, number)
            players = trial.open([POLICY] * seats, deal)
            watchers = Watchers([Draws(trial, seats)])
            (seen,) = play_watched(trial.spec, trial.new(seats), players, stream(deal, "nature"), watchers)
            found.update(component for _, _, used in seen for component in used)
        _used[key] = tuple(sorted(found))
    return _used[key]


class AblationTally:
    def __init__(self) -> None:
        self.losses: Means[tuple[int, str]] = Means()

    def add(self, seats: int, seen: Seen) -> None:
        for component, difference in seen.items():
            self.losses[seats, component].add(difference)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Ablation.name, ("seats", "component"))
        for seats, component in sorted(self.losses):
            put(table, self.losses[seats, component], seats=seats, component=component)
        return [table]
