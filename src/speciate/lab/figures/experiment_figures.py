"""The figures of an experiment: for each measure the differences between variants, the means, and how they spread."""

from math import sqrt
from typing import Any

from speciate.core.registry import get_game
from speciate.lab.averages import Z95, share_interval
from speciate.lab.comparison import KeptRun
from speciate.lab.figures import headlines
from speciate.lab.figures.figure import Column, Figure, Row
from speciate.lab.figures.spread import Spreads, spread
from speciate.lab.figures.wording import RIVALS, Measure, Wording, sentence

MOST_HEAPS = 6  # histograms of one figure
P_DIGITS, SMALLEST_P = 3, 0.001


def experiment_figures(run: KeptRun, words: Wording, has_games: bool = True) -> list[Figure]:
    figures: list[Figure] = []
    measures = [words.measure(name) for name in run.measures]
    spreads = Spreads(run) if has_games and any(can_spread(run, measure) for measure in measures) else None
    for measure in measures:
        figures += measure_figures(run, measure, words)
        if spreads is not None and can_spread(run, measure):
            figures.append(spread(spreads, measure, words))
    return figures


def measure_figures(run: KeptRun, measure: Measure, words: Wording) -> list[Figure]:
    figures = [differences(run, measure, words)] if len(run.variants) > 1 else []
    if has_rivals(run, measure.name):
        return [*figures, shares_of_rivals(run, measure, words)]
    if not figures or measure.is_share:
        figures.insert(0, means(run, measure, words))
    return figures


def can_spread(run: KeptRun, measure: Measure) -> bool:
    """Whether there is something to see in a histogram, and room for it."""
    several = any(row["deviation"] for row in rows_of(run, measure))
    return several and not measure.is_share and len(run.variants) * len(run.tables) <= MOST_HEAPS


def has_rivals(run: KeptRun, measure: str) -> bool:
    """Whether it is a share of a win that others would have otherwise, so that there is a fair one."""
    return measure in RIVALS and not get_game(run.summary["game"]).cooperative


def rows_of(run: KeptRun, measure: Measure) -> list[dict[str, Any]]:
    return [row for row in run.summary["rows"] if row["measure"] == measure.name]


def place(run: KeptRun, row: dict[str, Any], variants: int) -> Row:
    """What a row is called: by what differs from row to row, colours for the tables if both do."""
    several_tables = len(run.tables) > 1
    if several_tables and variants > 1:
        return {"name": row["variant"], "series": row["table"]}
    return {"name": row["table"] if several_tables else row["variant"], "series": ""}


def name_columns(run: KeptRun, variants: int, words: Wording) -> list[Column]:
    both = len(run.tables) > 1 and variants > 1
    first = "variant" if len(run.tables) == 1 or both else "table"
    head = [Column("series", words.t("column-table"))] if both else []
    return [*head, Column("name", words.t(f"column-{first}"))]


# -- differences --------------------------------------------------------------------------------------


def differences(run: KeptRun, measure: Measure, words: Wording) -> Figure:
    """What each variant changes, deal by deal, against the first one."""
    compared = [row for row in rows_of(run, measure) if "difference" in row]
    rows = [difference_row(run, row, measure, words) for row in compared]
    first = run.variants[0]
    digits = measure.digits
    columns = [
        *name_columns(run, len(run.variants) - 1, words),
        Column("mean", words.t("column-mean"), digits),
        Column("value", words.t("column-difference"), digits),
        Column("half", words.t("column-half"), digits),
        Column("p", words.t("column-p"), P_DIGITS, SMALLEST_P),
    ]
    return Figure(
        id=f"{measure.name}-difference",
        kind="dots",
        topic=sentence(measure.phrase),
        headline=headlines.of_differences(rows, first, measure, words),
        note=words.t("note-difference", first=first, comparisons=run.summary["comparisons"]),
        axis=words.t("axis-points-difference" if measure.is_share else "axis-difference", first=first),
        columns=columns,
        rows=rows,
        mark=0.0,
        mark_text=words.t("mark-no-difference"),
    )


def difference_row(run: KeptRun, row: dict[str, Any], measure: Measure, words: Wording) -> Row:
    value, half = measure.factor * row["difference"], row["half_width"]
    margin = None if half is None else measure.factor * half
    return {
        **place(run, row, len(run.variants) - 1),
        "value": value,
        "low": None if margin is None else value - margin,
        "high": None if margin is None else value + margin,
        "half": margin,
        "mean": measure.factor * row["mean"],
        "p": row["p"],
        "text": words.with_margin(words.signed(value, measure.digits), margin, measure.digits),
    }


# -- means ----------------------------------------------------------------------------------------------


def means(run: KeptRun, measure: Measure, words: Wording) -> Figure:
    rows: list[Row] = []
    for row in rows_of(run, measure):
        value = measure.factor * row["mean"]
        low, high = interval(run, row, measure)
        rows.append({**place(run, row, len(run.variants)), **told(value, low, high, words.value(value, measure))})
    return Figure(
        id=f"{measure.name}-mean",
        kind="dots",
        topic=sentence(measure.phrase),
        headline=headlines.of_means(rows, measure, words),
        note=words.t("note-mean"),
        axis=words.t("axis-percent", measure=measure.phrase) if measure.is_share else measure.phrase,
        columns=mean_columns(run, measure, words, "column-mean"),
        rows=rows,
    )


def shares_of_rivals(run: KeptRun, measure: Measure, words: Wording) -> Figure:
    """A share of the wins less the fair one, which is another at every number of players."""
    seats = {name: len(bots) for name, *bots in run.origin["tables"]}
    rows: list[Row] = []
    for row in rows_of(run, measure):
        fair = 100.0 / seats[row["table"]]
        share = 100.0 * row["mean"]
        low, high = interval(run, row, measure)
        text = words.t("share-of-fair", share=words.number(share, 1), fair=words.number(fair, 1))
        values = told(share - fair, low - fair, high - fair, text)
        rows.append({**place(run, row, len(run.variants)), **values, "share": share, "fair": fair})
    subject = words.t(f"subject-{measure.name}")
    columns = mean_columns(run, measure, words, "column-above-fair")
    shares = [Column("share", words.t("column-share"), 1), Column("fair", words.t("column-fair"), 1)]
    return Figure(
        id=f"{measure.name}-mean",
        kind="dots",
        topic=sentence(measure.phrase),
        headline=headlines.of_fairness(rows, subject, words),
        note=words.t("note-fair"),
        axis=words.t("axis-above-fair"),
        columns=[*columns[:-3], *shares, *columns[-3:]],
        rows=rows,
        mark=0.0,
        mark_text=words.t("mark-fair"),
    )


def interval(run: KeptRun, row: dict[str, Any], measure: Measure) -> tuple[float, float]:
    """The 95 % interval of one mean: Wilson's of a share."""
    deals = run.summary["deals"]
    if measure.is_share:
        low, high = share_interval(row["mean"], deals)
        return measure.factor * low, measure.factor * high
    half = Z95 * row["deviation"] / sqrt(deals)
    return row["mean"] - half, row["mean"] + half


def told(value: float, low: float, high: float, text: str) -> Row:
    return {"value": value, "low": low, "high": high, "text": text}


def mean_columns(run: KeptRun, measure: Measure, words: Wording, title: str) -> list[Column]:
    return [
        *name_columns(run, len(run.variants), words),
        Column("value", words.t(title), measure.digits),
        Column("low", words.t("column-low"), measure.digits),
        Column("high", words.t("column-high"), measure.digits),
    ]
