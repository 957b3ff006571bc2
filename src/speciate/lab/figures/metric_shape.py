"""How the table of a metric is cut into pictures: which of its labels name a row, which a colour, which a picture."""

from collections.abc import Sequence
from typing import NamedTuple

from speciate.lab.metrics.table import Cell, MetricTable
from speciate.lab.metrics.wording import NUMBER_MEASURES, NUMBERS

#: Labels whose values are measured in different units or mean different things: a picture for each.
APART = ("measure",)
#: Labels that are numbers one reads as an axis.
ACROSS = ("played", "budget")
#: Which label names the rows; what is left over becomes a colour.
NAMING = ("component", "decision", "seat", "level", "source", "help", "below", "of", "measure", "seats")

MetricRow = dict[str, Cell]


class Shape(NamedTuple):
    """One picture of a metric: its rows, and the labels that say what stands where ("" for none)."""

    apart: dict[str, Cell]  # what all of its rows have alike and other pictures of the metric have not
    rows: list[MetricRow]
    name: str
    series: str
    across: str


def shapes(table: MetricTable) -> list[Shape]:
    apart = [label for label in table.labels if is_apart(table, label)]
    groups: dict[tuple[Cell, ...], list[MetricRow]] = {}
    for row in table.rows:
        groups.setdefault(tuple(row[label] for label in apart), []).append(row)
    return [
        shape(table, dict(zip(apart, key, strict=True)), rows, [one for one in table.labels if one not in apart])
        for key, rows in groups.items()
    ]


def is_apart(table: MetricTable, label: str) -> bool:
    """Also the number of players, where two other labels are needed to tell the rows apart."""
    if len(values(table.rows, label)) < 2:
        return False
    others = [one for one in table.labels if one not in APART and len(values(table.rows, one)) > 1]
    return label in APART or (label == "seats" and len(others) > 2)


def shape(table: MetricTable, apart: dict[str, Cell], rows: list[MetricRow], labels: Sequence[str]) -> Shape:
    differing = [label for label in labels if len(values(rows, label)) > 1]
    across = next((label for label in differing if label in ACROSS), "")
    left = [label for label in differing if label != across]
    left.sort(key=lambda label: NAMING.index(label) if label in NAMING else len(NAMING))
    if across:
        return Shape(apart, rows, "", left[0] if left else "", across)
    name = left[0] if left else next(iter(labels), table.labels[0])
    return Shape(apart, rows, name, left[1] if len(left) > 1 else "", "")


def values(rows: Sequence[MetricRow], label: str) -> list[Cell]:
    return list(dict.fromkeys(row[label] for row in rows))


def is_counted(metric: str, apart: dict[str, Cell]) -> bool:
    """Whether it is a number of things; everything else is a share of one, shown in per cent."""
    return metric in NUMBERS or (metric, apart.get("measure")) in NUMBER_MEASURES
