"""What a designer wants of a game: goals, and how far a game is from them.

A goal is a range for a measure. A game that misses it by one `unit` has a loss of 1 from it; one that meets it, of 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from math import inf
from typing import TypeGuard

from speciate.kit.reading import Reader
from speciate.lab.experiment import read_number

FAIR = "fair"  # what a seat would win if none had an advantage
BOUNDS = ("between", "near", "at_least", "at_most")


@dataclass(frozen=True)
class Goal:
    """With `above`, how many measures that fit the pattern `measure` are above it is what must be in the range."""

    measure: str
    low: float
    high: float
    unit: float
    table: str = ""  # all of them if it is empty
    above: float | None = None
    is_fair: bool = False  # the range is about a fair share, which is known at a table

    def title(self) -> str:
        return self.measure if self.above is None else f"{self.measure} > {self.above:g}"

    def measures(self, known: list[str]) -> list[str]:
        """What must be measured for it."""
        return [self.measure] if self.above is None else [name for name in known if fnmatchcase(name, self.measure)]

    def value(self, means: Mapping[str, float]) -> float:
        if self.above is None:
            return means[self.measure]
        counted = [mean for name, mean in means.items() if fnmatchcase(name, self.measure)]
        return float(sum(mean > self.above for mean in counted))

    def range(self, seats: int) -> tuple[float, float]:
        shift = 1 / seats if self.is_fair else 0.0
        return self.low + shift, self.high + shift

    def loss(self, value: float, seats: int) -> float:
        low, high = self.range(seats)
        return max(low - value, value - high, 0.0) / self.unit


# -- from a file --------------------------------------------------------------------------------------------------


def read_goal(reader: Reader) -> Goal:
    measure, table = reader.word("measure"), reader.word("table", default="")
    above = read_number(reader, "above", None)
    given = [name for name in BOUNDS if reader.has(name)]
    if not given or (len(given) > 1 and given != ["at_least", "at_most"]):
        what = "needs one of between, near with within, at_least, at_most"
        reader.wrong("", what, "goal-range")
        return Goal(measure, -inf, inf, 1.0, table, above)
    is_fair = reader.data.get("near") == FAIR
    low, high, unit = read_range(reader, is_fair)
    return Goal(measure, low, high, read_number(reader, "unit", None) or unit, table, above, is_fair)


def read_range(reader: Reader, is_fair: bool) -> tuple[float, float, float]:
    """The range, and what it is missed by for a loss of 1 unless the file says so."""
    if reader.has("near"):
        middle = 0.0 if is_fair else read_number(reader, "near", 0.0) or 0.0
        within = read_number(reader, "within", None)
        if not within or within < 0:
            reader.wrong("within", "is missing", "missing")
            return -inf, inf, 1.0
        return middle - within, middle + within, within
    if reader.has("between"):
        pair = [value for value in reader.items("between") if is_number(value)]
        if len(pair) != 2 or not pair[0] < pair[1]:
            reader.wrong("between", "is not two numbers, the lower one first", "not-range")
            return -inf, inf, 1.0
        return pair[0], pair[1], (pair[1] - pair[0]) / 2
    low, high = read_number(reader, "at_least", -inf), read_number(reader, "at_most", inf)
    assert low is not None and high is not None
    bound = low if low > -inf else high
    return low, high, abs(bound) / 10 or 1.0


def is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
