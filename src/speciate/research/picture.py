"""What a table looks like, as everybody may see it: in words, or as a plain picture of the words."""

from html import escape
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from speciate.core.errors import BadOption
from speciate.core.seats import SPECTATOR
from speciate.research.font import FIRST, GLYPHS, HEIGHT, WIDTH
from speciate.research.session import Session

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
COLUMNS, ROWS = 120, 84  # of a picture, in characters
MARGIN = 6  # in dots
GROUND, INK = (250, 248, 240), (40, 40, 40)


class Picture:
    """Draws the table of a session, the way it was asked for when the environment was made."""

    def __init__(self, session: Session, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise BadOption(f'render_mode is one of {", ".join(RENDER_MODES)}, not "{mode}"')
        self._session = session
        self._mode = mode

    def render(self) -> Any:
        if self._mode is None:
            return None
        text = self.text()
        if self._mode == "human":
            print(text)
            return None
        if self._mode == "ansi":
            return text
        return dots(text) if self._mode == "rgb_array" else svg(text)

    def text(self) -> str:
        """Nobody's cards: what somebody who only watches can see. Seats count from the first."""
        session = self._session
        seen = session.observations.seen(session.state, SPECTATOR)
        lines = session.observations.explain(seen).replace("self", "seat 0").replace("seat+", "seat ").splitlines()
        owing = ", ".join(f"player_{seat}" for seat in session.owing() if seat >= 0)
        head = f"{session.game.title}, {session.seats} seats; " + (f"to move: {owing}" if owing else "the game is over")
        return "\n".join([head, *lines])


def wrapped(text: str) -> list[str]:
    """Lines that fit into a picture; what does not is cut off, and said to be."""
    lines: list[str] = []
    for line in text.splitlines():
        lines += wrap(line, COLUMNS, subsequent_indent="  ")
    return lines if len(lines) <= ROWS else [*lines[: ROWS - 1], f"... and {len(lines) - ROWS + 1} lines more"]


def dots(text: str) -> NDArray[np.uint8]:
    """A picture of text, always of one size: height, width, red green blue."""
    height, width = 2 * MARGIN + ROWS * (HEIGHT + 1), 2 * MARGIN + COLUMNS * (WIDTH + 1)
    ink = np.zeros((height, width), np.uint8)
    for row, line in enumerate(wrapped(text)):
        block = _line(line)
        top = MARGIN + row * (HEIGHT + 1)
        ink[top : top + HEIGHT, MARGIN : MARGIN + block.shape[1]] = block
    return np.where(ink[..., None] == 1, np.array(INK, np.uint8), np.array(GROUND, np.uint8))


def _line(line: str) -> NDArray[np.uint8]:
    """One line of text, a dot a number."""
    known = len(GLYPHS) // WIDTH
    codes = [ord(sign) - FIRST if 0 <= ord(sign) - FIRST < known else ord("?") - FIRST for sign in line]
    font = np.frombuffer(GLYPHS, np.uint8).reshape(known, WIDTH)
    columns = np.zeros((len(codes), WIDTH + 1), np.uint8)
    columns[:, :WIDTH] = font[codes]
    return np.unpackbits(columns.reshape(1, -1), axis=0, bitorder="little")


def svg(text: str) -> str:
    """The same words as a drawing that a page or a notebook shows."""
    lines = wrapped(text)
    rows = "".join(
        f'<text x="8" y="{16 * row + 20}" xml:space="preserve">{escape(line)}</text>' for row, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * 8}" height="{16 * len(lines) + 16}" '
        f'font-family="monospace" font-size="13"><rect width="100%" height="100%" fill="#faf8f0"/>{rows}</svg>'
    )
