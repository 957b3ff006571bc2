"""The figures of metrics: any table of a metric becomes pictures, with a sentence each."""

from collections.abc import Sequence
from functools import cache

from speciate.core.registry import get_game
from speciate.lab.figures import headlines
from speciate.lab.figures.figure import Column, Figure, Row, number
from speciate.lab.figures.metric_shape import Shape, is_counted, shapes
from speciate.lab.figures.wording import Measure, Wording, sentence
from speciate.lab.metrics.table import Cell, MetricTable
from speciate.lab.metrics.wording import SIGNED, MetricWords
from speciate.table.words import Messages, fluent_of

COMPONENTS = ("trait", "gene", "card", "building", "role", "plan", "discovery")  # vocabularies of the games
NUMBERED = ("seats", "seat")  # labels whose values are numbers: they need a word
PERCENT = 100.0


class Labels:
    """What one table's labels are called: by the words of metrics, components by those of their game."""

    def __init__(self, table: MetricTable, game: str, words: Wording) -> None:
        self.words = words
        self.game = game
        self._metrics = MetricWords(words.lang)
        self.title = self._metrics.heading(table)
        self.note = self._metrics.sentence(table)
        self._columns = dict(zip(table.labels, self._metrics.columns(table), strict=False))

    def name(self, label: str, value: Cell) -> str:
        """ "4 players", "seat 1", "Long Neck"; what has no words stands as it is."""
        if label == "component":
            return component(self.game, self.words.lang, str(value))
        if label in NUMBERED:
            return self.words.t(f"label-{label}", value=value)
        return self._metrics.cell(value)

    def column(self, label: str) -> str:
        return self._columns[label]


@cache
def component(game: str, lang: str, code: str) -> str:
    """A component as its game calls it."""
    messages = Messages(get_game(game).package, lang, fluent_of(get_game(game), lang))
    for vocabulary in COMPONENTS:
        if f"{vocabulary}-{code}" in messages.keys:
            return messages.t(f"{vocabulary}-{code}")
    return code.replace("-", " ")


def metric_figures(tables: Sequence[MetricTable], game: str, words: Wording) -> list[Figure]:
    return [
        figure(table, shape, Labels(table, game, words)) for table in tables if table.rows for shape in shapes(table)
    ]


def figure(table: MetricTable, shape: Shape, said: Labels) -> Figure:
    words = said.words
    counted = is_counted(table.metric, shape.apart)
    apart = [said.name(label, value) for label, value in shape.apart.items()]
    title = ", ".join([said.title, *apart])
    measure = Measure("" if counted else "won", title, 1.0 if counted else PERCENT, 2 if counted else 1)
    balanced = table.metric in SIGNED
    rows = [metric_row(row, shape, measure, balanced, said) for row in shape.rows]
    spoken = rows
    if shape.series == "by":  # of two ways to look at it the first is the one to trust
        spoken = [{**row, "series": ""} for row in rows if row["series"] == rows[0]["series"]]
    if shape.name == "component":
        rows = by_size(rows, spoken)
    unit = "axis-counted" if counted else "axis-points" if balanced else "axis-share"
    return Figure(
        id="-".join([table.metric, *(str(value) for value in shape.apart.values())]),
        kind="curve" if shape.across else "dots" if any(row["low"] is not None for row in rows) else "bars",
        topic=sentence(title),
        headline=headline(spoken, measure, balanced, words),
        note=" ".join([said.note, words.t("note-interval")]),
        axis=words.t(unit),
        columns=columns(shape, measure, said),
        rows=rows,
        axis_x=said.column(shape.across) if shape.across else "",
        mark=0.0 if balanced else None,
        mark_text=words.t("mark-balanced") if balanced else "",
    )


def by_size(rows: Sequence[Row], first: Sequence[Row]) -> list[Row]:
    """The largest of the first series on top, whatever stands beside it."""
    order = [row["name"] for row in sorted(first, key=lambda row: -number(row, "value"))]
    known = [row for row in rows if row["name"] in order]
    return [*sorted(known, key=lambda row: order.index(row["name"])), *(row for row in rows if row not in known)]


def metric_row(row: dict[str, Cell], shape: Shape, measure: Measure, balanced: bool, said: Labels) -> Row:
    value, half = float(row["value"] or 0) * measure.factor, row["half_width"]
    margin = None if half is None else float(half) * measure.factor
    words = said.words
    said_value = words.signed(value, measure.digits) if balanced else words.value(value, measure)
    return {
        "name": said.name(shape.name, row[shape.name]) if shape.name else "",
        "series": said.name(shape.series, row[shape.series]) if shape.series else "",
        "x": row[shape.across] if shape.across else None,
        "value": value,
        "low": None if margin is None else value - margin,
        "high": None if margin is None else value + margin,
        "half": margin,
        "count": row["count"],
        "text": words.with_margin(said_value, margin, measure.digits),
    }


def columns(shape: Shape, measure: Measure, said: Labels) -> list[Column]:
    t = said.words.t
    first = [Column("name", said.column(shape.name))] if shape.name else [Column("x", said.column(shape.across))]
    series = [Column("series", said.column(shape.series))] if shape.series else []
    unit = t("column-percent") if measure.is_share else t("column-value")
    return [
        *first,
        *series,
        Column("value", unit, measure.digits),
        Column("half", t("column-half"), measure.digits),
        Column("count", t("column-count")),
    ]


def headline(rows: Sequence[Row], measure: Measure, balanced: bool, words: Wording) -> str:
    if balanced:
        return headlines.of_balance(rows, measure, words)
    if any(row["x"] is not None for row in rows):
        return headlines.of_curve(rows, measure, words)
    return headlines.of_metric(rows, measure, words)
