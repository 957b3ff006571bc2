"""How the values of a measure spread over the games of an experiment: a histogram for each table and variant."""

from collections import Counter
from collections.abc import Iterator
from math import ceil, floor

from speciate.lab.comparison import KeptRun
from speciate.lab.figures.figure import Column, Figure, Row, number
from speciate.lab.figures.wording import Measure, Wording, sentence

MOST_BARS = 40


class Bars:
    """Equal parts of an axis; whole numbers are not cut."""

    def __init__(self, low: float, high: float, is_whole: bool) -> None:
        if is_whole:
            self.width = float(max(1, ceil((high - low + 1) / MOST_BARS)))
            self.start = low - 0.5
        else:
            self.width = (high - low) / MOST_BARS or 1.0
            self.start = low

    def bar(self, value: float) -> int:
        return floor((value - self.start) / self.width)

    def ends(self, bar: int) -> tuple[float, float]:
        return self.start + bar * self.width, self.start + (bar + 1) * self.width


def values(run: KeptRun, at: int) -> Iterator[list[float]]:
    """Deal by deal, what the measure was in each of its games. Read from the disk: they may be millions."""
    for _, games in zip(range(run.summary["deals"]), run.kept.deals(), strict=False):
        yield [game[at] for game in games]


def spread(run: KeptRun, measure: Measure, words: Wording) -> Figure:
    at = run.measures.index(measure.name)
    low, high, is_whole = extent(run, at)
    bars = Bars(low, high, is_whole)
    heaps: list[Counter[int]] = [Counter() for _ in range(len(run.tables) * len(run.variants))]
    for games in values(run, at):
        for heap, value in zip(heaps, games, strict=True):
            heap[bars.bar(value)] += 1
    names = [name(run, table, variant) for table in run.tables for variant in run.variants]
    digits = 0 if is_whole else measure.digits
    rows = [
        row
        for heap, own in zip(heaps, names, strict=True)
        for row in heap_rows(heap, own, bars, is_whole, digits, words)
    ]
    return Figure(
        id=f"{measure.name}-spread",
        kind="histogram",
        topic=sentence(measure.phrase),
        headline=headline(rows, names, measure, words),
        note=words.t("note-spread"),
        axis=measure.phrase,
        columns=[
            *([Column("series", words.t("column-variant"))] if len(names) > 1 else []),
            Column("least", words.t("column-from"), digits),
            Column("most", words.t("column-to"), digits),
            Column("count", words.t("column-games")),
        ],
        rows=rows,
    )


def name(run: KeptRun, table: str, variant: str) -> str:
    if len(run.tables) == 1:
        return variant if len(run.variants) > 1 else ""
    return f"{variant}, {table}" if len(run.variants) > 1 else table


def extent(run: KeptRun, at: int) -> tuple[float, float, bool]:
    """The lowest and the highest value, and whether all are whole numbers."""
    low, high, is_whole = float("inf"), float("-inf"), True
    for games in values(run, at):
        low, high = min(low, *games), max(high, *games)
        is_whole = is_whole and all(value == int(value) for value in games)
    return low, high, is_whole


def heap_rows(heap: Counter[int], own: str, bars: Bars, is_whole: bool, digits: int, words: Wording) -> Iterator[Row]:
    total = heap.total()
    for bar, count in sorted(heap.items()):
        start, end = bars.ends(bar)
        least, most = (start + 0.5, end - 0.5) if is_whole else (start, end)
        between = words.number(least, digits)
        if most > least:
            between += f" – {words.number(most, digits)}"
        text = words.t("games-between", between=between, count=count, share=words.percent(count / total))
        yield {"series": own, "from": start, "to": end, "least": least, "most": most, "count": count, "text": text}


def headline(rows: list[Row], names: list[str], measure: Measure, words: Wording) -> str:
    """Between which values half of the games lie."""
    own = [row for row in rows if row["series"] == names[0]]
    low, high = quartile(own, 0.25, "least"), quartile(own, 0.75, "most")
    digits = 0 if low == int(low) and high == int(high) else measure.digits
    facts = {"measure": measure.phrase, "low": words.number(low, digits), "high": words.number(high, digits)}
    if len(names) == 1:
        return words.t("spread-one", **facts)
    return words.t("spread-first", **facts, name=names[0])


def quartile(rows: list[Row], part: float, key: str) -> float:
    wanted = part * sum(number(row, "count") for row in rows)
    seen = 0.0
    for row in rows:
        seen += number(row, "count")
        if seen >= wanted:
            return number(row, key)
    return number(rows[-1], key)
