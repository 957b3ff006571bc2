"""Tables as a notebook or `print` shows them: the boards of the terminal, as HTML or as plain text."""

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text

from speciate.api.sentences import messages
from speciate.cli.board_frame import board_of, scores
from speciate.cli.look import Json, Look
from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.table.words import NOT_PRINTED, Printed, Words

WIDTH = 100  # characters
# No colour of its own for text and ground: the page's are used, light or dark.
PAGE = (
    "<pre style=\"font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;line-height:1.17;"
    'overflow-x:auto;white-space:pre">{code}</pre>'
)


class Drawing:
    """A table as somebody may see it, ready to be drawn."""

    def __init__(
        self,
        game: GameSpec,
        view: Json,
        names: Sequence[str],
        agents: Sequence[str],
        lang: str,
        you: Sequence[int] = (),
        pending: Sequence[Decision] = (),
        outcome: Outcome | None = None,
        printed: Printed = NOT_PRINTED,
    ) -> None:
        words = Words(game, lang, names, printed)
        look = Look(words, messages(lang).t, WIDTH, agents, you)
        parts: list[RenderableType] = [board_of(game.id).draw(view, look)]
        if outcome is not None:
            parts += [Text(""), scores(outcome, look)]
        for owed in pending:
            parts.append(Text.assemble(look.seat(owed.seat), f"  {words.decision(owed.kind)}"))
        self._all = Group(*parts)

    def text(self) -> str:
        """Without colours: every sign says the same as its colour."""
        console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
        with console.capture() as captured:
            console.print(self._all)
        return "\n".join(line.rstrip() for line in captured.get().rstrip("\n").split("\n"))

    def html(self) -> str:
        console = Console(
            file=StringIO(), width=WIDTH, record=True, color_system="256", force_terminal=True,
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        console.print(self._all)
        code = console.export_html(theme=DEFAULT_TERMINAL_THEME, code_format="{code}", inline_styles=True)
        return PAGE.format(code=code)


LEFT = "padding:1px 8px;text-align:left;white-space:nowrap"
RIGHT = "padding:1px 8px;text-align:right;white-space:nowrap"
BAR = (
    '<div style="width:140px;border:1px solid #80808080;border-radius:2px">'
    '<div style="width:{percent:.0f}%;height:10px;background:#2f7ebc"></div></div>'
)


class Bar(NamedTuple):
    """A row of `bars`: a move in code and words, how much speaks for it (0 to 1), figures, and what may follow."""

    code: str
    sentence: str
    share: float
    figures: tuple[str, ...]
    line: str


def bars(title: str, headings: Sequence[str], rows: Sequence[Bar]) -> str:
    """Rows with a bar each; `headings` are those of the bar, of the figures and of the line."""
    bar, *figures, line = [escape(heading) for heading in headings]
    head = f'<th style="{LEFT}" colspan="2">{escape(title)}</th><th style="{LEFT}">{bar}</th>'
    head += "".join(f'<th style="{RIGHT}">{figure}</th>' for figure in figures) + f'<th style="{LEFT}">{line}</th>'
    body = "".join(_row(row) for row in rows)
    return f'<div style="overflow-x:auto"><table style="border-collapse:collapse"><tr>{head}</tr>{body}</table></div>'


def _row(row: Bar) -> str:
    bar = BAR.format(percent=100 * min(1.0, max(0.0, row.share)))
    cells = [(LEFT, f"<code>{escape(row.code)}</code>"), (LEFT, escape(row.sentence)), (LEFT, bar)]
    cells += [(RIGHT, escape(figure)) for figure in row.figures]
    cells.append((f"{LEFT};opacity:.75", f"<code>{escape(row.line)}</code>"))
    return "<tr>" + "".join(f'<td style="{style}">{cell}</td>' for style, cell in cells) + "</tr>"
