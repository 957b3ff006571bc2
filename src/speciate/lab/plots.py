"""Plots as SVG text, drawn with the colours of the page they stand on: intervals, pairs of values, and histograms.

Narrow enough for a phone without becoming too small to read; wider screens set them side by side.
"""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import NamedTuple

WIDTH = 440
LEFT = 118  # names
RIGHT = 62  # values
ROW = 32
HEAP = 62
ONLY_HEAP = 120  # when there is no other to compare it with
AXIS = 40
MOST_BARS = 44
TICKS = 6  # about
LONGEST_NAME = 17
LEGEND = 17  # a line of it
PAIR = 33  # a row of two values, whose name has a line below it,
PAIR_LEFT = 214  # with more room for both
PAIR_RIGHT = 52
COLOURS = 8
GREY = 7  # the colour of what is no bot


class Dot(NamedTuple):
    name: str
    value: float
    low: float
    high: float
    text: str  # the value, as written beside it
    colour: int


class Pair(NamedTuple):
    name: str
    about: str  # more of it, below
    value: float
    other: float  # what one compares it with
    text: str  # as written beside them


class Histogram(NamedTuple):
    name: str
    values: Sequence[int]
    text: str  # the median, as written beside it
    colour: int


class Axis:
    """Values to positions, with round numbers to write under the axis."""

    def __init__(self, low: float, high: float, left: float, right: float, least: float = 0.0) -> None:
        rough = max(((high - low) or 1.0) / TICKS, least)  # `least` keeps fractions away from what is counted
        power: float = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        self.step = step
        self.low = floor(low / step) * step
        self.high = max(ceil(high / step) * step, self.low + step)
        self._left = left
        self._unit = (right - left) / (self.high - self.low)

    def at(self, value: float) -> float:
        return self._left + (value - self.low) * self._unit

    @property
    def ticks(self) -> list[float]:
        return [self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1)]


def intervals(title: str, dots: Sequence[Dot], axis: str, fair: float | None = None, left: int = LEFT) -> str:
    """A row for each value: a dot, and its interval as a line. `fair` is drawn as a dashed line, names in `left`."""
    known = [fair] if fair is not None else []
    low = min([*known, *(dot.low for dot in dots)])
    high = max([*known, *(dot.high for dot in dots)])
    scale = Axis(low, high, left, WIDTH - RIGHT)
    bottom = ROW * len(dots) + 8
    longest = LONGEST_NAME * left // LEFT
    parts = grid(scale, bottom, axis)
    if fair is not None:
        parts.append(f'<line class="fair" x1="{scale.at(fair):.1f}" x2="{scale.at(fair):.1f}" y1="0" y2="{bottom}"/>')
    for row, dot in enumerate(dots):
        y = ROW * row + ROW / 2 + 4
        start, end = scale.at(dot.low), scale.at(dot.high)
        colour = f"c{dot.colour % COLOURS}"
        parts += [
            f"<g><title>{escape(dot.name)}: {escape(dot.text)}</title>",
            f'<text class="name" x="{left - 12}" y="{y + 4:.0f}">{escape(short(dot.name, longest))}</text>',
            f'<line class="span {colour}" x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="{colour}" cx="{scale.at(dot.value):.1f}" cy="{y}" r="5.5"/>',
            f'<text class="value" x="{WIDTH - RIGHT + 12}" y="{y + 4:.0f}">{escape(dot.text)}</text></g>',
        ]
    return svg(title, bottom + AXIS, parts)


def pairs(title: str, rows: Sequence[Pair], names: tuple[str, str], axis: str) -> str:
    """A row for each pair of values on one axis around zero: a dot each, joined by a line; `names` says whose."""
    values = [value for row in rows for value in (row.value, row.other)]
    top = LEGEND * 2 + 10
    bottom = top + PAIR * len(rows)
    scale = Axis(min(0.0, *values), max(0.0, *values), PAIR_LEFT, WIDTH - PAIR_RIGHT)
    parts = [*legend(names), *grid(scale, bottom, axis, top)]
    parts.append(f'<line class="fair" x1="{scale.at(0):.1f}" x2="{scale.at(0):.1f}" y1="{top}" y2="{bottom}"/>')
    for at, row in enumerate(rows):
        parts += pair(row, scale, top + PAIR * at + PAIR / 2)
    return svg(title, bottom + AXIS, parts)


def pair(row: Pair, scale: Axis, y: float) -> list[str]:
    first, other = scale.at(row.value), scale.at(row.other)
    about = y - 3 if row.about else y + 4
    return [
        f"<g><title>{escape(f'{row.name} {row.about}'.strip())}: {escape(row.text)}</title>",
        f'<text class="name" x="{PAIR_LEFT - 12}" y="{about:.0f}">{escape(row.name)}</text>',
        f'<text class="about" x="{PAIR_LEFT - 12}" y="{y + 11:.0f}">{escape(row.about)}</text>',
        f'<line class="span c7" x1="{first:.1f}" x2="{other:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="c1" cx="{other:.1f}" cy="{y}" r="4"/><circle class="c0" cx="{first:.1f}" cy="{y}" r="5.5"/>',
        f'<text class="value" x="{WIDTH - PAIR_RIGHT + 8}" y="{y + 4:.0f}">{escape(row.text)}</text></g>',
    ]


def histograms(title: str, rows: Sequence[Histogram], axis: str) -> str:
    """A histogram for each row over one axis, its median marked."""
    everything = [value for row in rows for value in row.values]
    low, high = min(everything), max(everything)
    width = max(1, ceil((high - low + 1) / MOST_BARS))  # whole numbers in a bar
    scale = Axis(low - 0.5, high + width - 0.5, 8, WIDTH - 8, least=1.0)
    tall = HEAP if len(rows) > 1 else ONLY_HEAP
    bottom = tall * len(rows) + 6
    parts = grid(scale, bottom, axis)
    for number, row in enumerate(rows):
        base = tall * (number + 1)
        middle = scale.at(median(row.values))
        parts += [
            f'<text class="histogram" x="10" y="{base - tall + 17}">{escape(short(row.name, 34))}</text>',
            f'<text class="middle" x="{WIDTH - 10}" y="{base - tall + 17}">{escape(row.text)}</text>',
            *bars(row, scale, base, tall - 26, low, width),
            f'<line class="median" x1="{middle:.1f}" x2="{middle:.1f}" y1="{base - tall + 22}" y2="{base}"/>',
        ]
    return svg(title, bottom + AXIS, parts)


def bars(row: Histogram, scale: Axis, base: float, tall: float, low: int, width: int) -> list[str]:
    counts = Counter((value - low) // width for value in row.values)
    tallest = max(counts.values())
    parts: list[str] = []
    for bar, count in sorted(counts.items()):
        left, right = scale.at(low + bar * width - 0.5), scale.at(low + (bar + 1) * width - 0.5)
        height = tall * count / tallest
        parts.append(
            f'<rect class="c{row.colour % COLOURS}" x="{left:.1f}" y="{base - height:.1f}" '
            f'width="{max(1.0, right - left - 1):.1f}" height="{height:.1f}"/>'
        )
    return parts


def grid(scale: Axis, bottom: float, axis: str, top: float = 0) -> list[str]:
    """The lines behind, and the numbers under them."""
    parts: list[str] = []
    for tick in scale.ticks:
        x = scale.at(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 16}">{tick:g}</text>')
    middle = (scale.at(scale.low) + scale.at(scale.high)) / 2
    parts.append(f'<text class="axis" x="{middle:.1f}" y="{bottom + 33}">{escape(axis)}</text>')
    return parts


def legend(names: Sequence[str], above: int = 0) -> list[str]:
    """Which colour is whose, a line each, below so many lines."""
    return [
        f'<text class="histogram" x="8" y="{LEGEND * (above + at + 1) - 3}">'
        f'<tspan class="c{at % COLOURS}">● </tspan>{escape(name)}</text>'
        for at, name in enumerate(names)
    ]


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg class="still" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return head + "".join(parts) + "</svg>"


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """The end of a long name, where programs and classes are told apart."""
    return name if len(name) <= longest else "…" + name[1 - longest :]
