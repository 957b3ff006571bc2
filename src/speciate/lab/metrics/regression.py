"""The regression of results on what was drawn, given how much: sums that need no more memory for more games.

Rows (one a seat and game) are grouped by how many components were drawn in all; in each group means are taken out, so
only *which* ones were drawn is compared. Intervals come from a jackknife over folds of games, because the seats of one
game are not independent of each other.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from speciate.lab.metrics.estimates import FOLDS, jackknife
from speciate.lab.metrics.packages import numpy

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[Any]

FIRST = 2  # columns before the components: one, and the result
Effect = tuple[str, float, float | None, int]  # a component, its effect, half its interval, how many were drawn


class GroupedSums:
    """For every group and fold, the products of all pairs of columns, added up over the rows."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}
        self.groups: dict[int, Matrix] = {}  # by how many were drawn: fold x column x column

    def add(self, fold: int, result: float, drawn: Mapping[str, int]) -> None:
        np = numpy()
        for name in drawn:
            self.places.setdefault(name, FIRST + len(self.places))
        row = np.zeros(FIRST + len(self.places))
        row[0], row[1] = 1.0, result
        for name, count in drawn.items():
            row[self.places[name]] = count
        sums = self._sums(sum(drawn.values()))
        sums[fold] += np.outer(row, row)

    def _sums(self, group: int) -> "Matrix":
        """The sums of a group, with room for all components met so far."""
        size = FIRST + len(self.places)
        old = self.groups.get(group)
        if old is None or old.shape[1] < size:
            self.groups[group] = self._widened(old, size)
        return self.groups[group]

    def _widened(self, old: "Matrix | None", size: int) -> "Matrix":
        wide: Matrix = numpy().zeros((FOLDS, size, size))
        if old is not None:
            wide[:, : old.shape[1], : old.shape[2]] = old
        return wide

    def effects(self) -> Iterator[Effect]:
        """What one more of a component is worth in the place of any other, drawn as the average seat draws."""
        size = FIRST + len(self.places)
        stacked = [self._widened(sums, size) for sums in self.groups.values()]
        whole = [sums.sum(axis=0) for sums in stacked]
        rows = int(sum(sums[0, 0] for sums in whole))
        if not self.places or rows < 2:
            return
        of_all = solved(whole)
        without = [
            solved([sums - parts[fold] for sums, parts in zip(whole, stacked, strict=True)]) for fold in range(FOLDS)
        ]
        for name, place in sorted(self.places.items()):
            at = place - FIRST
            if not of_all[1][at]:
                continue  # it never varies, so nothing can be said of it

            def estimate(fold: int | None, at: int = at) -> float:
                return float((of_all if fold is None else without[fold])[0][at])

            found = jackknife(FOLDS, estimate)
            assert found is not None
            drawn = int(sum(sums[0, place] for sums in whole))
            yield name, found[0], found[1] if rows > FOLDS else None, drawn


def solved(groups: "list[Matrix]") -> "tuple[Matrix, Matrix]":
    """The effects, and how far each component varies within its groups."""
    np = numpy()
    size = groups[0].shape[0] - FIRST
    between, with_result, drawn = np.zeros((size, size)), np.zeros(size), np.zeros(size)
    for sums in groups:
        count = sums[0, 0]
        if count < 1:
            continue
        totals = sums[0, FIRST:]
        between += sums[FIRST:, FIRST:] - np.outer(totals, totals) / count
        with_result += sums[1, FIRST:] - totals * sums[0, 1] / count
        drawn += totals
    slopes = np.linalg.pinv(between, rcond=1e-9, hermitian=True) @ with_result
    mean = drawn @ slopes / drawn.sum() if drawn.sum() else 0.0
    return slopes - mean, np.round(np.diag(between), 9)
