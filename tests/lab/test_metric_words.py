"""The tables of metrics in both languages, and each table in the document that defines it."""

import re
from pathlib import Path

import pytest

from speciate.lab.metrics.catalogue import METRICS, PLAYED, WATCHED
from speciate.lab.metrics.run import Added
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.wording import MetricWords
from speciate.table.words import LANGUAGES, Messages

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/speciate/lab/metrics").glob("*.py"))


def test_every_metric_is_defined_in_the_document_and_nothing_else() -> None:
    text = (ROOT / "docs/metrics.md").read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    assert set(parts) - {"From records"} == set(METRICS)
    assert [name for name in METRICS if "Checked: " not in " ".join(parts[name].split())] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_column_and_row_has_words(lang: str) -> None:
    keys = Messages("speciate.lab.metrics", lang).keys
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    tables = Added(Study("template"), [*WATCHED, *PLAYED]).findings({}).tables
    assert {table.metric for table in tables} == set(METRICS)
    labels = {label for table in tables for label in table.labels}
    wanted = {f"table-{name}" for name in METRICS} | {f"column-{name}" for name in (*labels, "value", "count")}
    assert wanted <= keys
    words = {key.removeprefix("word-") for key in keys if key.startswith("word-")}
    assert [word for word in words if not re.search(rf"[\"-]{word}\"|\"{word}[\"-]", text)] == []
    assert keys == Messages("speciate.lab.metrics", "en").keys


@pytest.mark.parametrize(
    ("metric", "labels", "value", "half", "said"),
    [
        ("length", {"measure": "moves"}, 12.0, 0.5, "12.00 ± 0.50"),
        ("branching", {"measure": "forced"}, 0.25, 0.01, "25.0 ± 1.0\u202f%"),
        ("branching", {"measure": "options"}, 2.5, None, "2.50"),
        ("seat-advantage", {}, 0.031, 0.004, "+3.1 ± 0.4"),
        ("interaction", {"measure": "others-score"}, 1.5, 0.1, "1.50 ± 0.10"),
        ("interaction", {"measure": "own-chance"}, 0.5, 0.1, "50.0 ± 10.0\u202f%"),
    ],
)
def test_numbers_have_the_unit_of_their_metric(
    metric: str, labels: dict[str, str], value: float, half: float | None, said: str
) -> None:
    table = MetricTable(metric, tuple(labels))
    table.add(value, half, 7, **labels)
    assert MetricWords("en").value(metric, table.rows[0]) == said
    assert MetricWords("fr").value(metric, table.rows[0]) == said.replace(".", ",")


def test_names_of_ours_are_translated_and_those_of_games_are_not() -> None:
    words = MetricWords("fr")
    assert [words.cell("drawn"), words.cell("long-neck"), words.cell(3)] == ["pioché", "long-neck", "3"]
