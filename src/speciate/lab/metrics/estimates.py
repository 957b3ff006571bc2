"""Estimates with 95 % intervals, gathered game by game. Choices of one game are alike, so games are the sample."""

from collections.abc import Callable
from math import sqrt
from typing import TypeVar

from speciate.lab.averages import Z95, Mean
from speciate.lab.metrics.table import Cell, MetricTable

Key = TypeVar("Key")
FOLDS = 40  # groups of games of a jackknife


class Ratio:
    """The sum of one thing over the sum of another, such as forced choices over choices, with games as the sample.

    Its interval is that of a ratio estimator: W. G. Cochran, *Sampling Techniques*, 3rd edition 1977, section 6.3.
    """

    def __init__(self) -> None:
        self.games = 0
        self.above = self.below = 0.0
        self._squares = [0.0, 0.0, 0.0]  # above², above x below, below²

    def add(self, above: float, below: float) -> None:
        """One game."""
        self.games += 1
        self.above += above
        self.below += below
        for at, product in enumerate((above * above, above * below, below * below)):
            self._squares[at] += product

    @property
    def value(self) -> float:
        return self.above / self.below

    @property
    def half_width(self) -> float | None:
        if self.games < 2:
            return None
        ratio = self.value
        square, both, below = self._squares
        spread = max(0.0, square - 2 * ratio * both + ratio * ratio * below)
        return Z95 * sqrt(spread * self.games / (self.games - 1)) / self.below


def put(table: MetricTable, found: Ratio | Mean, count: int | None = None, minus: float = 0.0, **labels: Cell) -> None:
    """A row of an estimate; none where there was nothing to count. `minus`: what the value is told relative to."""
    if isinstance(found, Ratio):
        if found.below:
            table.add(found.value - minus, found.half_width, int(found.below) if count is None else count, **labels)
    elif found.count:
        half = found.margin if found.count > 1 else None
        table.add(found.mean - minus, half, found.count if count is None else count, **labels)


class Means(dict[Key, Mean]):
    """A mean for every key."""

    def __missing__(self, key: Key) -> Mean:
        self[key] = Mean()
        return self[key]


class Ratios(dict[Key, Ratio]):
    """A ratio for every key."""

    def __missing__(self, key: Key) -> Ratio:
        self[key] = Ratio()
        return self[key]


def jackknife(folds: int, estimate: Callable[[int | None], float | None]) -> tuple[float, float | None] | None:
    """An estimate and half its interval, from the estimates that leave out one fold of the games each.

    `estimate(None)` is made of all games, `estimate(k)` without fold k; None where there are too few games.
    (J. W. Tukey, *Bias and confidence in not quite large samples*, Annals of Mathematical Statistics 29, 1958.)
    """
    whole = estimate(None)
    if whole is None:
        return None
    parts = [part for fold in range(folds) if (part := estimate(fold)) is not None]
    if len(parts) < folds or folds < 2:
        return whole, None
    middle = sum(parts) / folds
    return whole, Z95 * sqrt((folds - 1) / folds * sum((part - middle) ** 2 for part in parts))
