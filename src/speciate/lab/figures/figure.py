"""A figure: a sentence, what is drawn, and the table behind it. Plain data; `web/src/lab/figure.ts` draws the same."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

Cell = str | int | float | None
Kind = Literal["dots", "bars", "histogram", "curve"]

#: What the drawing reads of a row. Dots and bars: `name`, `series`, `value`, `low`, `high`, `text`. Curves: `x` in
#: place of `name`. Histograms: `series`, `from`, `to`, `count`, `text`. A row may hold more for the table.
Row = dict[str, Cell]


@dataclass(frozen=True)
class Column:
    """A column of the table: which part of the rows it shows, and with how many digits after the point."""

    key: str
    title: str
    digits: int = 0
    smallest: float = 0.0  # what is less is written as "< 0.001"


@dataclass(frozen=True)
class Figure:
    id: str  # unique on its page; files that are saved have its name
    kind: Kind
    topic: str  # a few words above the headline: what is measured
    headline: str  # the sentence that says what is to be seen
    note: str  # how to read it
    axis: str
    columns: Sequence[Column]
    rows: Sequence[Row]
    axis_x: str = ""  # of curves
    mark: float | None = None  # what one compares with: a dashed line
    mark_text: str = ""

    @property
    def series(self) -> list[str]:
        """The names of the colours or heaps, in the order in which they first appear."""
        return list(dict.fromkeys(str(row.get("series") or "") for row in self.rows))

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def number(row: Row, key: str) -> float:
    """What must be a number there."""
    value = row[key]
    assert isinstance(value, (int, float)), (key, value)
    return value


def ends(row: Row) -> tuple[float, float]:
    """The interval of a row, or its value twice where none is known."""
    value = number(row, "value")
    low, high = row.get("low"), row.get("high")
    return (value if low is None else float(low)), (value if high is None else float(high))
