"""The regression of results on what was drawn, given how much: sums that need no more memory for more games.

Rows (one a seat and game) are grouped by how many components were drawn in all; in each group means are taken out, so
only *which* ones were drawn is compared. Intervals come from a jackknife over folds of games, because the seats of one
game are not independent of each other.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from speciate.lab.metrics.estimates import FEW, FOLDS, jackknife
from speciate.lab.metrics.packages import numpy

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[Any]

FIRST = 2  # columns before the components: one, and the result
BUFFERED = 400  # rows that are added together
Effect = tuple[str, float, float | None, int]  # a component, its effect, half its interval, how many were drawn


class GroupedSums:
    """For every fold and group, the products of all pairs of columns, added up over the rows."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}  # the column of each component
        self.groups: dict[int, int] = {}  # the place of each group, by how many were drawn
        self.sums: Matrix = numpy().zeros((FOLDS, 0, FIRST, FIRST))
        self._waiting: list[tuple[int, int, float, Mapping[str, int]]] = []

    def add(self, fold: int, result: float, drawn: Mapping[str, int]) -> None:
        """One row."""
        group = self.groups.setdefault(sum(drawn.values()), len(self.groups))
        for name in drawn:
            self.places.setdefault(name, FIRST + len(self.places))
        self._waiting.append((fold, group, result, drawn))
        if len(self._waiting) == BUFFERED:
            self._flush()

    def _flush(self) -> None:
        np = numpy()
        waiting, self._waiting = self._waiting, []
        self._grow()
        rows = np.zeros((len(waiting), self.sums.shape[2]))
        rows[:, 0] = 1.0
        rows[:, 1] = [result for _, _, result, _ in waiting]
        for row, (_, _, _, drawn) in zip(rows, waiting, strict=True):
            for name, count in drawn.items():
                row[self.places[name]] = count
        folds, groups = [one[0] for one in waiting], [one[1] for one in waiting]
        np.add.at(self.sums, (folds, groups), rows[:, :, None] * rows[:, None, :])

    def _grow(self) -> None:
        """Room for all groups and components met so far."""
        _, groups, size, _ = self.sums.shape
        wide = numpy().zeros((FOLDS, len(self.groups), FIRST + len(self.places), FIRST + len(self.places)))
        if wide.shape != self.sums.shape:
            wide[:, :groups, :size, :size] = self.sums
            self.sums = wide

    def effects(self) -> Iterator[Effect]:
        """What one more of a component is worth in the place of any other, drawn as the average seat draws."""
        self._flush()
        whole = self.sums.sum(axis=0)
        rows = int(whole[:, 0, 0].sum())
        if not self.places or rows < 2:
            return
        of_all, varies = solved(whole)
        without = [solved(whole - self.sums[fold])[0] for fold in range(FOLDS)]
        for name, place in sorted(self.places.items()):
            at = place - FIRST
            if not varies[at]:
                continue  # nothing can be said of it

            def estimate(fold: int | None, at: int = at) -> float:
                return float((of_all if fold is None else without[fold])[at])

            found = jackknife(FOLDS, estimate)
            assert found is not None
            drawn = int(whole[:, 0, place].sum())
            yield name, found[0], found[1] if drawn >= FEW else None, drawn


def solved(groups: "Matrix") -> "tuple[Matrix, Matrix]":
    """The effects, and how far each component varies within its groups."""
    np = numpy()
    groups = groups[groups[:, 0, 0] > 0]
    counts = groups[:, 0, 0]
    totals = groups[:, 0, FIRST:]
    between = groups[:, FIRST:, FIRST:].sum(axis=0) - (totals / counts[:, None]).T @ totals
    with_result = groups[:, 1, FIRST:].sum(axis=0) - (groups[:, 0, 1] / counts) @ totals
    slopes = np.linalg.pinv(between, rcond=1e-9, hermitian=True) @ with_result
    drawn = totals.sum(axis=0)
    mean = drawn @ slopes / drawn.sum() if drawn.sum() else 0.0
    return slopes - mean, np.round(np.diag(between), 9)
