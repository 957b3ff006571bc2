"""What every metric gives: a table that a terminal, a report and a data frame can show without knowing the metric."""

from dataclasses import dataclass, field

Cell = str | int | float | None


@dataclass(frozen=True)
class MetricTable:
    """One row a thing that was measured: what it is called (`labels`), its `value`, and how sure that is."""

    metric: str  # its heading in docs/metrics.md, such as "seat-advantage"
    labels: tuple[str, ...]  # the columns that name a row, such as ("seats", "seat")
    rows: list[dict[str, Cell]] = field(default_factory=list)

    def add(self, value: float, half_width: float | None, count: int, **labels: Cell) -> None:
        """`half_width`: of the 95 % interval, None where it is not known; `count`: of how many games or choices."""
        self.rows.append({**labels, "value": value, "half_width": half_width, "count": count})
