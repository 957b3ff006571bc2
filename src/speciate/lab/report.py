"""A tournament on one page: tables and plots in a single HTML file that loads nothing."""

from collections.abc import Sequence
from html import escape
from statistics import median

from speciate import __version__, _engine
from speciate.lab import plots, report_tables
from speciate.lab.averages import Mean
from speciate.lab.looks import COLOURS, PAGE, PLOTS, looks
from speciate.lab.plots import GREY, Dot, Histogram
from speciate.lab.report_tables import Figures, Grid
from speciate.lab.standings import Standings

# No script, nothing from elsewhere: whoever names a bot cannot make the page do anything.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def page(standings: Standings, lang: str) -> str:
    """The whole file."""
    figures = Figures(lang)
    t = figures.t
    title = t("page-title", game=standings.contest.spec.title)
    style = looks(COLOURS, PLOTS, PAGE)
    body = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in about(standings, figures)),
        f'<div class="plots">{"".join(all_plots(standings, figures))}</div>',
        *all_tables(standings, figures),
        failures(standings, figures),
        f"<footer>{escape(t('page-made', version=__version__))}</footer>",
    ]
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
    ]
    return "\n".join(["<!doctype html>", f'<html lang="{lang}">', *head, *filter(None, body), "</html>", ""])


def about(standings: Standings, figures: Figures) -> list[str]:
    contest = standings.contest
    engine = figures.t(f"engine-{_engine.name()}")
    lines = [report_tables.summary(standings, figures)]
    facts = {"seats": contest.seats, "seed": contest.seed, "rules": contest.spec.rules_version, "engine": engine}
    lines.append(figures.t("page-about", **facts))
    if contest.options:
        options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
        lines.append(figures.t("page-options", options=options))
    return lines


# -- plots ------------------------------------------------------------------------------------------


def all_plots(standings: Standings, figures: Figures) -> list[str]:
    t = figures.t
    lines = [standings.lines[player] for player in standings.ranked()]
    scores = [histogram(line.label, line.scores, figures, rank) for rank, line in enumerate(lines)]
    lengths = [histogram(t("all-games"), standings.lengths, figures, GREY)]
    drawn = [
        ladder(standings, figures),
        figure(t("scores"), plots.histograms(t("scores"), scores, t("axis-score")), t("scores-note")),
        figure(t("lengths"), plots.histograms(t("lengths"), lengths, t("axis-moves")), t("lengths-note")),
    ]
    if not standings.cooperative:
        drawn.append(seats(standings, figures))
    return drawn


def ladder(standings: Standings, figures: Figures) -> str:
    """Ratings where there are any, else shares of the win."""
    t = figures.t
    lines = [standings.lines[player] for player in standings.ranked()]
    rated = [(line.label, line.rating) for line in lines if line.rating is not None]
    if rated:
        dots = [
            Dot(name, rating.value, rating.low, rating.high, f"{rating.value:.0f}", rank)
            for rank, (name, rating) in enumerate(rated)
        ]
        return figure(t("ladder"), plots.intervals(t("ladder"), dots, t("axis-rating")), t("ladder-note"))
    title = t("ladder-teams" if standings.cooperative else "ladder")
    fair = None if standings.cooperative else 100 * standings.fair_share
    dots = [share_dot(line.label, line.wins, figures, rank) for rank, line in enumerate(lines)]
    note = t("ladder-note") + ("" if fair is None else " " + t("ladder-fair"))
    return figure(title, plots.intervals(title, dots, t("axis-wins"), fair), note)


def seats(standings: Standings, figures: Figures) -> str:
    t = figures.t
    dots = [
        share_dot(f"{t('seat')} {number}", mean, figures, GREY) for number, mean in enumerate(standings.seats, start=1)
    ]
    drawing = plots.intervals(t("seats-plot"), dots, t("axis-wins"), 100 * standings.fair_share)
    return figure(t("seats-plot"), drawing, t("seats-note"))


def share_dot(name: str, mean: Mean, figures: Figures, colour: int) -> Dot:
    low, high = mean.share_interval
    return Dot(name, 100 * mean.mean, 100 * low, 100 * high, figures.percent(mean.mean), colour)


def histogram(name: str, values: Sequence[int], figures: Figures, colour: int) -> Histogram:
    middle = median(values)
    text = figures.t("median", value=figures.number(middle, 0 if middle == int(middle) else 1))
    return Histogram(name, values, text, colour)


def figure(title: str, drawing: str, note: str) -> str:
    return f'<figure><h2>{escape(title)}</h2>{drawing}<figcaption class="note">{escape(note)}</figcaption></figure>'


# -- tables -----------------------------------------------------------------------------------------


def all_tables(standings: Standings, figures: Figures) -> list[str]:
    versus = figures.t("versus")
    return [
        table(grid, shades(standings) if grid.title == versus else None)
        for grid in report_tables.grids(standings, figures)
    ]


def shades(standings: Standings) -> list[list[str]]:
    """How the cells of the matrix are tinted: further from one half, stronger."""
    order = standings.ranked()
    return [[tint(standings.ahead[row][column].mean) if row != column else "" for column in order] for row in order]


def tint(share: float) -> str:
    tone = "good" if share >= 0.5 else "bad"
    return f' style="--tone: var(--{tone}); --much: {abs(share - 0.5) * 110:.0f}%"'


def table(grid: Grid, styles: Sequence[Sequence[str]] | None = None) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.columns)
    rows: list[str] = []
    for number, (name, *cells) in enumerate(grid.rows):
        own = styles[number] if styles is not None else [""] * len(cells)
        values = "".join(f"<td{style}>{escape(cell)}</td>" for style, cell in zip(own, cells, strict=True))
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{values}</tr>')
    return (
        f'<section><h2>{escape(grid.title)}</h2><div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody></table></div><p class="note">{escape(grid.caption)}</p></section>'
    )


def failures(standings: Standings, figures: Figures) -> str:
    lines = report_tables.failures(standings, figures)
    if not lines:
        return ""
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<section><h2>{escape(figures.t('page-failures'))}</h2><ul>{items}</ul></section>"
