"""What a study came to: a table a metric, for a terminal, a file or a data frame."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from speciate.core.errors import UnknownName
from speciate.lab.metrics.packages import loaded
from speciate.lab.metrics.table import MetricTable
from speciate.lab.results import write_rows
from speciate.table.files import write_atomically

FORMAT = "speciate-metrics/1"
SUFFIXES = (".json", ".csv", ".parquet")


@dataclass(frozen=True)
class Findings:
    """`about` says what was asked: the game, who played, how often. Indexed by a table's name."""

    about: dict[str, Any]
    tables: list[MetricTable] = field(default_factory=list)

    def __getitem__(self, name: str) -> MetricTable:
        for table in self.tables:
            if table.metric == name:
                return table
        raise UnknownName("metric", name, [table.metric for table in self.tables])

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, "about": self.about, "tables": [asdict(table) for table in self.tables]}

    def rows(self) -> Iterator[dict[str, Any]]:
        """All tables as one, with all of their labels as columns; empty where a table has no such label."""
        labels = list(dict.fromkeys(label for table in self.tables for label in table.labels))
        for table in self.tables:
            for row in table.rows:
                named = {label: None if row.get(label) is None else str(row[label]) for label in labels}
                yield {"metric": table.metric, **named, **measured(row)}

    def arrow(self, name: str) -> Any:
        """A table of a metric as Arrow has it."""
        pyarrow = loaded("pyarrow", "speciate[lab]")
        table = self[name]
        columns = (*table.labels, "value", "half_width", "count")
        return pyarrow.table({column: [row[column] for row in table.rows] for column in columns})

    def pandas(self, name: str) -> Any:
        loaded("pandas", "pandas")
        return self.arrow(name).to_pandas()

    def polars(self, name: str) -> Any:
        return loaded("polars", "polars").from_arrow(self.arrow(name))

    def save(self, out: Path) -> None:
        """As .json (the tables as they are), or all rows as .csv or .parquet; whole or not at all."""
        if out.suffix == ".json":
            write_atomically(out, json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n")
        else:
            write_rows(out, self.rows())


def measured(row: dict[str, Any]) -> dict[str, Any]:
    half = row["half_width"]
    return {"value": float(row["value"]), "half_width": None if half is None else float(half), "count": row["count"]}


def read_findings(path: Path) -> Findings:
    """What `save` wrote as JSON."""
    data = json.loads(path.read_text(encoding="utf-8"))
    tables = [MetricTable(table["metric"], tuple(table["labels"]), table["rows"]) for table in data["tables"]]
    return Findings(data["about"], tables)
