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

    def counted(self, heap: "Heap") -> Counter[int]:
        counts: Counter[int] = Counter()
        for value, count in heap.items():
            counts[self.bar(value)] += count
        return counts

    def ends(self, bar: int) -> tuple[float, float]:
        return self.start + bar * self.width, self.start + (bar + 1) * self.width


Heap = Counter[float]  # how often each value came


class Spreads:
    """Of every measure, table and variant how often each value came: read from the disk once, whatever there is of it.
    Values are counts and scores, so there are far fewer of them than games."""

    def __init__(self, run: KeptRun) -> None:
        self.run = run
        places = range(len(run.tables) * len(run.variants))
        self._heaps: list[list[Heap]] = [[Counter() for _ in run.measures] for _ in places]
        for _, games in zip(range(run.summary["deals"]), run.kept.deals(), strict=False):
            for heaps, values in zip(self._heaps, games, strict=True):
                for heap, value in zip(heaps, values, strict=True):
                    heap[value] += 1

    def of(self, measure: str) -> list[Heap]:
        """Table by table, and at each variant by variant."""
        at = self.run.measures.index(measure)
        return [heaps[at] for heaps in self._heaps]


def spread(spreads: Spreads, measure: Measure, words: Wording) -> Figure:
    run = spreads.run
    heaps = spreads.of(measure.name)
    seen = {value for heap in heaps for value in heap}
    is_whole = all(value == int(value) for value in seen)
    bars = Bars(min(seen), max(seen), is_whole)
    names = [name(run, table, variant) for table in run.tables for variant in run.variants]
    digits = 0 if is_whole else measure.digits
    rows = [
        row
        for heap, own in zip(heaps, names, strict=True)
        for row in heap_rows(bars.counted(heap), own, bars, is_whole, digits, words)
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
