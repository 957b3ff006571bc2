"""How seats, cards and piles are drawn, whatever the game. Every colour comes with a sign that says the same."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from speciate.table.words import Words

Json = dict[str, Any]

GLYPHS = ("●", "▲", "■", "◆", "★", "✚")
# of middle brightness: each has about the same contrast, 4 to 1 or more, on black and on white
COLOURS = ("color(32)", "color(130)", "color(28)", "color(133)", "color(30)", "color(64)")
PLANT = "color(28)"
MEAT = "color(160)"
CORNERS = "╭╮╰╯"
HIDDEN = "▒"


class Look:
    """What a board needs beside the position: words, width, who looks and who plays."""

    def __init__(
        self,
        words: Words,
        t: Callable[..., str],
        width: int,
        agents: Sequence[str],
        you: Sequence[int] = (),
        compact: bool = False,
    ) -> None:
        self.words = words
        self.t = t
        self.width = min(width, 160)  # beyond that the eye loses the line
        self.agents = agents
        self.you = you  # the seats of the person who looks
        self.compact = compact  # the screen is low: what is not the person's own is drawn on fewer lines

    def seat(self, seat: int) -> Text:
        """Glyph and name in the seat's colour."""
        return Text(f"{GLYPHS[seat % len(GLYPHS)]} {self.words.seat(seat)}", f"bold {colour(seat)}")

    def role(self, seat: int) -> str:
        """`you`, or which program plays here."""
        if seat in self.you:
            return self.t("board-you")
        agent = self.agents[seat] if seat < len(self.agents) else "human"
        return "" if agent == "human" else agent


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def box(title: str, lines: Sequence[Text], inner: int, height: int, style: str) -> list[Text]:
    """A card: its title in the upper edge, its lines cut and padded to `inner` characters, `height` of them."""
    head = f"─ {title} " if title else ""
    edge = Text(CORNERS[0] + head + "─" * (inner + 2 - len(head)) + CORNERS[1], style)
    out = [edge]
    for number in range(height):
        line = lines[number].copy() if number < len(lines) else Text()
        line.truncate(inner, overflow="ellipsis", pad=True)
        out.append(Text.assemble(("│ ", style), line, (" │", style)))
    out.append(Text(CORNERS[2] + "─" * (inner + 2) + CORNERS[3], style))
    return out


def side_by_side(boxes: Sequence[list[Text]], width: int, indent: int = 1) -> list[Text]:
    """Boxes from left to right, in as many rows as the width asks for."""
    out: list[Text] = []
    row: list[list[Text]] = []
    for each in boxes:
        if row and indent + sum(one[0].cell_len + 1 for one in [*row, each]) > width + 1:
            out += _joined(row, indent)
            row = []
        row.append(each)
    return out + _joined(row, indent)


def _joined(row: Sequence[list[Text]], indent: int) -> list[Text]:
    height = max((len(each) for each in row), default=0)
    lines: list[Text] = []
    for number in range(height):
        cells = [each[number] if number < len(each) else Text(" " * each[0].cell_len) for each in row]
        lines.append(Text.assemble(" " * indent, Text(" ").join(cells)))
    return lines


def pips(full: int, size: int, signs: str) -> str:
    """`pips(2, 4, "●○")` is ●●○○."""
    return signs[0] * full + signs[1] * max(0, size - full)


def dotted(parts: Sequence[Text | str]) -> Text:
    """Facts on one line, the empty ones left out."""
    kept = [part if isinstance(part, Text) else Text(part) for part in parts]
    return Text.assemble((" · ", "dim")).join(part for part in kept if part.plain)
