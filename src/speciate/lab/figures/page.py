"""A report: one HTML page with its figures, their tables and the script that draws them, that loads nothing."""

import hashlib
import json
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from speciate import __version__
from speciate.lab.figures.figure import Cell, Column, Figure
from speciate.lab.figures.static import drawing
from speciate.lab.figures.wording import Wording
from speciate.lab.looks import COLOURS, PAGE, PLOTS, looks

FILES = ("png", "svg", "csv")
MOST_OPEN = 20  # rows of a table that is not folded away


class Report(NamedTuple):
    title: str
    about: Sequence[str]  # sentences: what was played, how often, by whom
    figures: Sequence[Figure]
    reading: Sequence[str] = ()  # what the words on the page mean


def script() -> str:
    """What draws the plots: built from `web/` by `make page`; empty where that was not done."""
    built = files("speciate.lab.figures") / "script" / "report.js"
    if not built.is_file():
        return ""
    return built.read_text(encoding="utf-8").strip().replace("</script", "<\\/script")


def style() -> str:
    return looks(COLOURS, PLOTS, PAGE) + looks("figures", package="speciate.lab.figures")


def policy(script: str, style: str) -> str:
    """Only this script and this style, by their digests; nothing from elsewhere, and nowhere to send anything."""
    allowed = f"script-src {digest(script)}; " if script else ""
    rest = "img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
    return f"default-src 'none'; {allowed}style-src {digest(style)}; {rest}"


def digest(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def page(report: Report, words: Wording) -> str:
    """The whole file."""
    code, looks = script(), style()
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy(code, looks)}">',
        f"<title>{escape(report.title)}</title>",
        f"<style>{looks}</style>",
    ]
    body = [
        f"<header><h1>{escape(report.title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in report.about),
        "" if code else f'<p class="note">{escape(words.t("page-no-script"))}</p>',
        "</header>",
        contents(report.figures, words),
        "<main>",
        *(section(figure, words, bool(code)) for figure in report.figures),
        "</main>",
        *(f'<p class="note">{escape(line)}</p>' for line in report.reading),
        f"<footer>{escape(words.t('page-made', version=__version__))}</footer>",
        *scripts(report.figures, code),
    ]
    return "\n".join(["<!doctype html>", f'<html lang="{words.lang}">', *head, *filter(None, body), "</html>", ""])


def scripts(figures: Sequence[Figure], code: str) -> list[str]:
    if not code:
        return []
    data = json.dumps([figure.to_json() for figure in figures], ensure_ascii=False, separators=(",", ":"))
    data = data.replace("<", "\\u003c")  # whoever names a variant cannot end the element
    return [f'<script type="application/json" id="figures">{data}</script>', f"<script>{code}</script>"]


def contents(figures: Sequence[Figure], words: Wording) -> str:
    """All headlines first: whoever reads no further knows what came of it."""
    if len(figures) < 2:
        return ""
    items = "".join(f'<li><a href="#{figure.id}">{escape(figure.headline)}</a></li>' for figure in figures)
    title = escape(words.t("page-contents"))
    return f'<nav aria-labelledby="contents"><h2 id="contents">{title}</h2><ul>{items}</ul></nav>'


def section(figure: Figure, words: Wording, has_script: bool) -> str:
    parts = [
        f'<section id="{escape(figure.id)}" aria-labelledby="{escape(figure.id)}-headline">',
        f'<p class="topic">{escape(figure.topic)}</p>',
        f'<h2 id="{escape(figure.id)}-headline">{escape(figure.headline)}</h2>',
        f'<div class="plot">{drawing(figure)}</div>',
        f'<p class="note">{escape(figure.note)}</p>',
        buttons(figure, words) if has_script else "",
        table(figure, words),
        "</section>",
    ]
    return "".join(parts)


def buttons(figure: Figure, words: Wording) -> str:
    made = "".join(button(kind, words.t("save-as", kind=kind.upper(), topic=figure.topic)) for kind in FILES)
    return f'<p class="files"><span>{escape(words.t("save"))}</span>{made}</p>'


def button(kind: str, name: str) -> str:
    return f'<button type="button" data-file="{kind}" aria-label="{escape(name)}">{kind.upper()}</button>'


def table(figure: Figure, words: Wording) -> str:
    head = "".join(f'<th scope="col">{escape(column.title)}</th>' for column in figure.columns)
    rows: list[str] = []
    for row in figure.rows:
        first, *others = [shown(row.get(column.key), column, words) for column in figure.columns]
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    caption = escape(words.t("table", count=len(rows)))
    return (
        f"<details{' open' if len(rows) <= MOST_OPEN else ''}><summary>{caption}</summary>"
        f'<div class="scroll" tabindex="0" role="group" aria-label="{caption}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def shown(cell: Cell, column: Column, words: Wording) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    if column.smallest and cell < column.smallest:
        return f"< {words.number(column.smallest, column.digits)}"
    return words.signed(cell, column.digits).lstrip("+")
