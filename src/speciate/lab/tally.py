"""What comes out of an experiment, deal by deal, in memory that does not grow: means, and paired differences."""

import json
from operator import sub
from typing import Any

from speciate.lab.averages import Mean
from speciate.lab.deals import Column, Deals
from speciate.lab.experiment import Experiment
from speciate.lab.paired import fresh_half_width, half_width, holm, p_value

FEWEST = 50  # deals before an experiment may stop: the intervals are right for many


class Tally:
    """All means of an experiment, and for each variant but the first its differences from the first."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.deals = 0
        size = len(experiment.measures)
        places = range(len(experiment.tables) * len(experiment.variants))
        self.means = [[Mean() for _ in range(size)] for _ in places]
        self.differences = [[Mean() for _ in range(size)] for _ in places]

    @property
    def is_sequential(self) -> bool:
        return bool(self.experiment.stop_measure)

    def add(self, deals: Deals) -> int:
        """Counts one deal after the other until it is enough; says how many were."""
        if not self.is_sequential:
            some = deals[: self.experiment.games - self.deals]
            self._count(some)
            return len(some)
        for number in range(len(deals)):
            if self.is_enough():
                return number
            self._count(deals[number : number + 1])
        return len(deals)

    def _count(self, deals: Deals) -> None:
        """Place by place and measure by measure: a mean is the same to the last bit, however many come at once."""
        self.deals += len(deals)
        variants = len(self.experiment.variants)
        first: list[Column[float]] = []
        for place, columns in enumerate(deals.places):
            for mean, values in zip(self.means[place], columns, strict=True):
                mean.add_all(values)
            if place % variants == 0:
                first = columns
                continue
            for mean, values, before in zip(self.differences[place], columns, first, strict=True):
                mean.add_all(map(sub, values, before))

    def is_enough(self) -> bool:
        """All deals, or every difference of the measure that matters known as exactly as was asked for."""
        run = self.experiment
        if self.deals >= run.games:
            return True
        if not self.is_sequential or self.deals < FEWEST:
            return False
        at = run.measures.index(run.stop_measure)
        return all(self.half_width(self.differences[place][at]) <= run.within for place in self.compared())

    def compared(self) -> list[int]:
        count = len(self.experiment.variants)
        return [place for place in range(len(self.means)) if place % count]

    def half_width(self, mean: Mean) -> float:
        return half_width(mean, self.experiment.comparisons, self.is_sequential)

    def summary(self) -> dict[str, Any]:
        """Plain data, the same for any number of workers: no times in it."""
        run = self.experiment
        pairs = [(place, at) for place in self.compared() for at in range(len(run.measures))]
        raw = [p_value(self.differences[place][at], run.comparisons, self.is_sequential) for place, at in pairs]
        adjusted = dict(zip(pairs, holm(raw), strict=True))
        count = len(run.variants)
        rows = [
            self.row(place, at, adjusted.get((place, at)))
            for table in range(len(run.tables))
            for at in range(len(run.measures))
            for place in range(table * count, (table + 1) * count)
        ]
        agreed = {"title": run.title, "game": run.game, "seed": run.seed, "deals": self.deals}
        return {**agreed, "comparisons": run.comparisons, "sequential": self.is_sequential, "rows": rows}

    def row(self, place: int, at: int, p: float | None) -> dict[str, Any]:
        run = self.experiment
        table, variant = divmod(place, len(run.variants))
        mean = self.means[place][at]
        out: dict[str, Any] = {
            "table": run.tables[table].name,
            "measure": run.measures[at],
            "variant": run.variants[variant].name,
            "mean": mean.mean,
            "deviation": mean.deviation,
        }
        if p is not None:
            difference = self.differences[place][at]
            first = self.means[place - variant][at]
            fresh = fresh_half_width(first, mean, run.comparisons, self.is_sequential)
            widths = {"half_width": self.half_width(difference), "fresh_half_width": fresh}
            known = difference.count > 1
            out |= {"difference": difference.mean, "p": p}
            out |= {name: width if known else None for name, width in widths.items()}
        return out

    def text(self) -> str:
        return json.dumps(self.summary(), indent=1, ensure_ascii=False) + "\n"
