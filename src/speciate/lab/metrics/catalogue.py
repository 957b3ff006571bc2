"""All metrics by name."""

from collections.abc import Sequence

from speciate.core.errors import UnknownName
from speciate.lab.metrics.branching import Branching
from speciate.lab.metrics.downtime import Downtime
from speciate.lab.metrics.leads import Leads
from speciate.lab.metrics.length import Length
from speciate.lab.metrics.metric import Played, Watched
from speciate.lab.metrics.seat_advantage import SeatAdvantage

WATCHED: dict[str, Watched] = {
    metric.name: metric for metric in (Length(), Branching(), SeatAdvantage(), Downtime(), Leads())
}
PLAYED: dict[str, Played] = {}
METRICS = (*WATCHED, *PLAYED)
USUAL = ("length", "branching", "seat-advantage", "downtime", "lead-changes")


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if name not in METRICS:
            raise UnknownName("metric", name, list(METRICS))
