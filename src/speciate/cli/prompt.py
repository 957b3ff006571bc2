"""A game on the screen of the person whose turn it is: the table, the news, the choices; wherever it is played."""

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from speciate.cli.board_frame import board_of, choices
from speciate.cli.log import Log
from speciate.cli.look import GLYPHS, Look
from speciate.cli.rows import Rows, question, rows_of, say_moves
from speciate.cli.screen import bullets
from speciate.cli.terminal import Terminal
from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.refusal import Refusal
from speciate.core.state import View
from speciate.table.words import Printed

MOST_NEWS = 14  # sentences told before a turn; the log has them all
LEAST_NEWS = 4
PROMPT_LINES = 7  # headings, the question, the keys and the prompt


class VisibleGame(Protocol):
    """What a prompt needs to know of a game: a match of this program has it, and so has a table on a server."""

    @property
    def game(self) -> GameSpec: ...

    @property
    def printed(self) -> Printed: ...

    def view(self, seat: int) -> View: ...

    def decision(self, seat: int) -> Decision | None: ...

    def is_open(self, seat: int) -> bool: ...

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None: ...


class Prompt:
    """One game, and the screen of whoever is asked. Those who play it say what the news are, and how to go back."""

    keys = "prompt-keys"

    def __init__(self, terminal: Terminal, match: VisibleGame, names: list[str], agents: Sequence[str]) -> None:
        self.terminal = terminal
        self.match = match
        self.kinds = agents
        self.words = terminal.words(match.game, names, match.printed)
        self.board = board_of(match.game.id)
        self.log = Log(terminal, self.words)

    def unheard(self, seat: int) -> list[str]:
        """What the person has not heard yet; from now on they have."""
        raise NotImplementedError

    def sentences(self, seat: int) -> list[str]:
        """Everything the person has heard."""
        raise NotImplementedError

    def go_back(self, seat: int) -> bool:
        """Takes the last move back, or says why not; whether the question is another one now."""
        raise NotImplementedError

    def save(self) -> None:
        """Every move is kept as it is made; games on this machine write their file."""

    def say_saved(self) -> None:
        raise NotImplementedError

    # -- the screen -----------------------------------------------------------------------------

    def ask_text(self, seat: int, legal: list[Move]) -> str:
        """The numbers of the question's choices are in the prompt, so that it is clear what to type."""
        return f"{GLYPHS[seat % len(GLYPHS)]} {self.words.seat(seat)} [{self.rows(legal).span}] > "

    def rows(self, legal: list[Move]) -> Rows:
        return rows_of(self.board, legal)

    def show(self, decision: Decision, legal: list[Move]) -> None:
        """The table, the news, what to do, and the choices."""
        seat = decision.seat
        view = dict(self.match.view(seat).to_json())
        if self.terminal.is_live:
            self.terminal.clear()
        else:
            self.terminal.print("")
        look = self.look(seat)
        rows = self.rows(legal)
        listed = choices(say_moves(self.board, rows.moves, seat, view, look), rows, look.width)
        drawn = self.board.draw(view, look)
        room = self.room(drawn, listed)
        if room < LEAST_NEWS:
            look.compact = True
            drawn = self.board.draw(view, look)
            room = self.room(drawn, listed)
        self.terminal.print(drawn)
        self.news(seat, room)
        self.terminal.print("", Text(question(self.board, decision.kind, view, look), "bold"), listed)
        if rows.is_cut:
            self.terminal.hint("choices-more", high=rows.high)
        self.terminal.hint(self.keys)

    def room(self, *things: RenderableType) -> int:
        """How many lines of news the screen has room for; where there is no screen, as many as wanted."""
        if not self.terminal.is_live:
            return 1000
        return self.terminal.console.height - sum(self.height(thing) for thing in things) - PROMPT_LINES

    def height(self, thing: RenderableType) -> int:
        return len(self.terminal.console.render_lines(thing, pad=False))

    def news(self, seat: int, most: int) -> None:
        """What the person has not heard yet, the newest of it if there is too much."""
        sentences = self.unheard(seat)
        if not sentences:
            return
        kept = sentences[-MOST_NEWS:]
        while len(kept) > LEAST_NEWS and self.height(bullets(kept)) > most:
            kept = kept[1:]
        self.terminal.print(self.terminal.t("news-title"), style="bold")
        if len(sentences) > len(kept):
            self.terminal.hint("news-more", count=len(sentences) - len(kept))
        self.terminal.tell(kept)

    def look(self, seat: int) -> Look:
        you = [seat] if seat >= 0 else []
        return Look(self.words, self.terminal.t, self.terminal.console.width, self.kinds, you)
