"""The tables of metrics in words: headings, names of rows, and numbers as one writes them."""

from speciate.lab.metrics.table import Cell, MetricTable
from speciate.table.words import Messages

# differences, which have a sign, in points of a hundred
SIGNED = frozenset({"seat-advantage", "component-balance", "ablation", "skill-curve", "talking"})
# what is a number of things and not a share; of some metrics only a measure
NUMBERS = frozenset({"length", "downtime"})
NUMBER_MEASURES = frozenset({("branching", "options"), ("lead-changes", "changes"), ("interaction", "others-score")})
NARROW_SPACE = "\u202f"


class MetricWords:
    """One language."""

    def __init__(self, lang: str) -> None:
        self._messages = Messages("speciate.lab.metrics", lang)
        self._comma = lang == "fr"

    def heading(self, table: MetricTable) -> str:
        return self._messages.t(f"table-{table.metric}")

    def sentence(self, table: MetricTable) -> str:
        return self._messages.t(f"table-{table.metric}.says")

    def columns(self, table: MetricTable) -> list[str]:
        return [self._messages.t(f"column-{label}") for label in (*table.labels, "value", "count")]

    def row(self, table: MetricTable, row: dict[str, Cell]) -> list[str]:
        labels = [self.cell(row[label]) for label in table.labels]
        return [*labels, self.value(table.metric, row), str(row["count"])]

    def cell(self, value: Cell) -> str:
        """A name of ours in the person's language; those of games and bots as they are."""
        key = f"word-{value}"
        return self._messages.t(key) if key in self._messages.keys else str(value)

    def value(self, metric: str, row: dict[str, Cell]) -> str:
        """The value and half its interval, in the unit of the metric."""
        value, half = row["value"], row["half_width"]
        assert isinstance(value, (int, float))
        is_number = metric in NUMBERS or (metric, row.get("measure")) in NUMBER_MEASURES
        scale = 1.0 if is_number else 100.0
        sign = "+" if metric in SIGNED else ""
        text = f"{scale * value:{sign}.{2 if is_number else 1}f}"
        if isinstance(half, (int, float)):
            text += f" ± {scale * half:.{2 if is_number else 1}f}"
        if not is_number and metric not in SIGNED:
            text += f"{NARROW_SPACE}%"
        return text.replace(".", ",") if self._comma else text
