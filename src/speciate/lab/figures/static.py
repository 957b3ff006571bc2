"""A figure as an SVG that needs no script: what a report shows where nothing may run, and the pictures of documents."""

import re
from collections.abc import Sequence
from html import escape
from textwrap import wrap

from speciate.lab import plots
from speciate.lab.figures.figure import Figure, Row, ends, number
from speciate.lab.figures.headlines import label
from speciate.lab.looks import COLOURS as PAINTS
from speciate.lab.looks import PLOTS, looks
from speciate.lab.plots import COLOURS, LEGEND, WIDTH, Axis, Dot

HEAP = 74
ONLY_HEAP = 130
CURVE = 218
FEW_POINTS = 12  # of a curve: then each is marked
LEFT = 46
TITLE = 19  # a line of it,
TITLE_LETTERS = 46  # and how many letters that holds
AXIS_LETTERS = 60  # that a line above a curve holds
LETTER = 7  # width of one
MOST_NAMES = 190


def drawing(figure: Figure) -> str:
    if figure.kind == "histogram":
        return heaps(figure)
    if figure.kind == "curve":
        return curves(figure)
    colours = {name: at for at, name in enumerate(figure.series)}
    dots = [
        Dot(label(row), number(row, "value"), *ends(row), short_text(row), colours[series(row)]) for row in figure.rows
    ]
    fair = 0.0 if figure.mark is None and figure.kind == "bars" else figure.mark
    return plots.intervals(figure.headline, dots, figure.axis, fair, name_room(dots))


def picture(figure: Figure) -> str:
    """An SVG that stands by itself, light or dark as the reader's screen is."""
    return standing(drawing(figure), figure.headline)


def standing(drawn: str, title: str) -> str:
    """A drawing with its title above it, its colours and letters, which no page gives it."""
    style = f"<style>{escape(looks(PAINTS, PLOTS), quote=False)} svg {{ background: var(--card); }}</style>"
    lines = wrap(title, TITLE_LETTERS)
    room = TITLE * len(lines) + 8
    head, _, rest = drawn.partition(">")
    head = re.sub(
        r'viewBox="0 0 (\d+) (\d+)"', lambda size: f'viewBox="0 {-room} {size[1]} {int(size[2]) + room}"', head
    )
    said = "".join(
        f'<text class="title" x="8" y="{TITLE * (at + 1) - room}">{escape(line)}</text>'
        for at, line in enumerate(lines)
    )
    font = 'font-family="system-ui, DejaVu Sans, sans-serif"'
    return f'{head} xmlns="http://www.w3.org/2000/svg" {font}>{style}{said}{rest}\n'


def name_room(dots: list[Dot]) -> int:
    """As much as the names need, but not half of the picture."""
    return min(MOST_NAMES, max(plots.LEFT, 14 + LETTER * max(len(dot.name) for dot in dots)))


def series(row: Row) -> str:
    return str(row.get("series") or "")


def short_text(row: Row) -> str:
    """There is room for a number only."""
    return str(row.get("text") or "").splitlines()[0].split(" ± ")[0].split(" (")[0] if row.get("text") else ""


def heaps(figure: Figure) -> str:
    """A heap for each series over one axis."""
    names = figure.series
    tall = HEAP if len(names) > 1 else ONLY_HEAP
    low = min(number(row, "from") for row in figure.rows)
    high = max(number(row, "to") for row in figure.rows)
    scale = Axis(low, high, 8, WIDTH - 8)
    bottom = tall * len(names) + 6
    parts = plots.grid(scale, bottom, figure.axis)
    for at, name in enumerate(names):
        base = tall * (at + 1)
        rows = [row for row in figure.rows if series(row) == name]
        tallest = max(number(row, "count") for row in rows)
        parts.append(f'<text class="histogram" x="10" y="{base - tall + 17}">{escape(plots.short(name, 50))}</text>')
        parts += [heap_bar(row, scale, base, (tall - 26) / tallest, at) for row in rows]
    return plots.svg(figure.headline, bottom + plots.AXIS, parts)


def heap_bar(row: Row, scale: Axis, base: float, unit: float, colour: int) -> str:
    left, right = scale.at(number(row, "from")), scale.at(number(row, "to"))
    height = unit * number(row, "count")
    size = f'width="{max(1.0, right - left - 1):.1f}" height="{height:.1f}"'
    title = f"<title>{escape(str(row['text']))}</title>"
    return f'<rect class="c{colour % COLOURS}" x="{left:.1f}" y="{base - height:.1f}" {size}>{title}</rect>'


def curves(figure: Figure) -> str:
    """A line for each series, its interval as a band; above them what goes up and which line is whose."""
    names = [name for name in figure.series if name]
    said = wrap(figure.axis, AXIS_LETTERS)
    top = LEGEND * (len(said) + len(names)) + 10
    bottom = top + CURVE
    across = [number(row, "x") for row in figure.rows]
    scale = Axis(min(across), max(across), LEFT, WIDTH - 12)
    spans = [end for row in figure.rows for end in ends(row)] + ([] if figure.mark is None else [figure.mark])
    up = Axis(min(spans), max(spans), bottom, top)
    parts = plots.grid(scale, bottom, figure.axis_x, top)
    parts += [f'<text class="up" x="8" y="{LEGEND * at - 3}">{escape(line)}</text>' for at, line in enumerate(said, 1)]
    parts += [across_line("grid", up.at(tick)) for tick in up.ticks]
    parts += [f'<text class="name" x="{LEFT - 8}" y="{up.at(tick) + 4:.1f}">{tick:g}</text>' for tick in up.ticks]
    if figure.mark is not None:
        parts.append(across_line("fair", up.at(figure.mark)))
    parts += plots.legend(names, len(said))
    for at, name in enumerate(figure.series):
        parts += curve([row for row in figure.rows if series(row) == name], name, scale, up, at)
    return plots.svg(figure.headline, bottom + plots.AXIS, parts)


def across_line(kind: str, y: float) -> str:
    return f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - 12}" y1="{y:.1f}" y2="{y:.1f}"/>'


def curve(rows: Sequence[Row], name: str, scale: Axis, up: Axis, at: int) -> list[str]:
    colour = f"c{at % COLOURS}"
    across = [f"{scale.at(number(row, 'x')):.1f}" for row in rows]
    heights = [f"{up.at(number(row, 'value')):.1f}" for row in rows]
    upper = [f"{x},{up.at(ends(row)[1]):.1f}" for x, row in zip(across, rows, strict=True)]
    lower = [f"{x},{up.at(ends(row)[0]):.1f}" for x, row in zip(across, rows, strict=True)]
    points = list(zip(across, heights, strict=True))
    parts = [
        f'<polygon class="band {colour}" points="{" ".join([*upper, *reversed(lower)])}"/>',
        f'<polyline class="curve {colour}" points="{" ".join(f"{x},{y}" for x, y in points)}">'
        f"<title>{escape(name)}</title></polyline>",
    ]
    if len(points) <= FEW_POINTS:
        parts += [f'<circle class="{colour}" cx="{x}" cy="{y}" r="2.5"/>' for x, y in points]
    return parts
