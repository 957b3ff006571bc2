"""Estimates with 95 % intervals, gathered game by game. Choices of one game are alike, so games are the sample."""

from collections.abc import Callable
from math import sqrt
from typing import TypeVar

from speciate.lab.averages import Z95, Mean
from speciate.lab.metrics.table import Cell, MetricTable

Key = TypeVar("Key")
FOLDS = 40  # groups of games of a jackknife
FEW = 30  # below this nothing is said of how sure an effect is: few are often all alike


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
        ratio = self.above / self.below
        square, both, below = self._squares
        spread = max(0.0, square - 2 * ratio * both + ratio * ratio * below)
        return Z95 * sqrt(spread * self.games / (self.games - 1)) / self.below


class RootRatio(Ratio):
    """The root of a ratio of sums: of squares that may come out below nothing by chance, which then is 0."""

    @property
    def value(self) -> float:
        return sqrt(max(0.0, super().value))

    @property
    def half_width(self) -> float | None:
        """By the upper end of the square's interval; the root of an interval is not quite even."""
        square = super().half_width
        if square is None:
            return None
        return sqrt(max(0.0, self.above / self.below + square)) - self.value


def put(table: MetricTable, found: Ratio | Mean, minus: float = 0.0, share: bool = False, **labels: Cell) -> None:
    """A row of an estimate; none where there was nothing to count. `minus`: what the value is told relative to.

    `share`: it lies between 0 and 1, so where nothing or all was so the interval is Wilson's, and not nothing.
    """
    if isinstance(found, Ratio):
        if not found.below:
            return
        half = found.half_width
        if share and found.value in (0.0, 1.0):
            half = wilson(found.value, found.games)
        table.add(found.value - minus, half, int(found.below), **labels)
    elif found.count:
        plain = found.margin if found.count > 1 else None
        half = wilson(found.mean, found.count) if share else plain
        table.add(found.mean - minus, half, found.count, **labels)


def wilson(share: float, count: int) -> float:
    """Half the interval of a share by Wilson's score, about its own middle."""
    square = Z95 * Z95 / count
    return Z95 * sqrt(max(0.0, share * (1 - share)) / count + square / (4 * count)) / (1 + square)


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
