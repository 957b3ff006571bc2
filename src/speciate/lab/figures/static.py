"""A figure as an SVG that needs no script: what a report shows where nothing may run, and the pictures of documents."""

from html import escape

from speciate.lab import plots
from speciate.lab.figures.figure import Figure, Row, ends, number
from speciate.lab.figures.headlines import label
from speciate.lab.looks import COLOURS as PAINTS
from speciate.lab.looks import PLOTS, looks
from speciate.lab.plots import COLOURS, WIDTH, Axis, Dot

HEAP = 74
ONLY_HEAP = 130
CURVE = 230
LEFT = 46
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
    style = f"<style>{escape(looks(PAINTS, PLOTS), quote=False)} svg {{ background: var(--card); }}</style>"
    head, _, rest = drawing(figure).partition(">")
    font = 'font-family="system-ui, DejaVu Sans, sans-serif"'
    return f'{head} xmlns="http://www.w3.org/2000/svg" {font}>{style}{rest}\n'


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
    """A line for each series, its interval as a band."""
    across = [number(row, "x") for row in figure.rows]
    scale = Axis(min(across), max(across), LEFT, WIDTH - 12)
    spans = [end for row in figure.rows for end in ends(row)]
    up = Axis(min(spans), max(spans), CURVE, 12)
    parts = plots.grid(scale, CURVE, figure.axis_x)
    for tick in up.ticks:
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 12}" y1="{up.at(tick):.1f}" y2="{up.at(tick):.1f}"/>'
        )
        parts.append(f'<text class="name" x="{LEFT - 8}" y="{up.at(tick) + 4:.1f}">{tick:g}</text>')
    for at, name in enumerate(figure.series):
        parts += curve([row for row in figure.rows if series(row) == name], name, scale, up, at)
    return plots.svg(figure.headline, CURVE + plots.AXIS, parts)


def curve(rows: list[Row], name: str, scale: Axis, up: Axis, at: int) -> list[str]:
    colour = f"c{at % COLOURS}"
    upper = [f"{scale.at(number(row, 'x')):.1f},{up.at(ends(row)[1]):.1f}" for row in rows]
    lower = [f"{scale.at(number(row, 'x')):.1f},{up.at(ends(row)[0]):.1f}" for row in reversed(rows)]
    line = " ".join(f"{scale.at(number(row, 'x')):.1f},{up.at(number(row, 'value')):.1f}" for row in rows)
    return [
        f'<polygon class="band {colour}" points="{" ".join([*upper, *lower])}"/>',
        f'<polyline class="curve {colour}" points="{line}"><title>{escape(name)}</title></polyline>',
        f'<text class="histogram" x="{LEFT + 8}" y="{18 + 16 * at}">'
        f'<tspan class="{colour}">● </tspan>{escape(name)}</text>',
    ]
