"""What every command prints on and asks with: the console, and the command line's own sentences."""

import contextlib
import os
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import typer

from speciate.table.words import NOT_PRINTED, Messages, Printed, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from speciate.cli.screen import Screen
    from speciate.core.game import GameSpec

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: the last player's hand must not be one scroll away
CURTAIN_LINES = 3  # where nothing can be cleared


class Terminal:
    """A console and a language. Texts are never read as markup: names may hold brackets.

    What draws on the console (`rich`) is loaded when something is drawn: help pages do without.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.messages = Messages("speciate.cli", lang)
        for stream in (sys.stdout, sys.stderr):
            _never_fail(stream)

    @cached_property
    def console(self) -> "Screen":
        from speciate.cli.screen import Screen

        return Screen(highlight=False, markup=False, emoji=False)

    @property
    def is_live(self) -> bool:
        """Whether a person looks at a screen that can be cleared and redrawn."""
        return self.console.is_terminal and has_keyboard()

    def t(self, key: str, /, **args: object) -> str:
        return self.messages.t(key, **args)

    def words(self, game: "GameSpec", names: list[str], printed: Printed = NOT_PRINTED) -> Words:
        return Words(game, self.lang, names, printed)

    def print(self, *things: "RenderableType", style: str = "") -> None:
        for thing in things:
            self.console.draw(thing, style)

    def say(self, key: str, /, **args: object) -> None:
        """Prints one of the command line's own sentences."""
        self.print(self.t(key, **args))

    def line(self, key: str, /, **args: object) -> None:
        """Prints a sentence that names a file: on one line whatever the width, so that it can be copied."""
        self.console.draw(self.t(key, **args), one_line=True)

    def hint(self, key: str, /, **args: object) -> None:
        """Prints a sentence that helps and can be passed over."""
        self.print(self.t(key, **args), style="dim")

    def inset(self, text: str, style: str = "") -> None:
        """Prints a paragraph set in under its heading."""
        from speciate.cli.screen import inset

        self.print(inset(text, style))

    def tell(self, sentences: Sequence[str]) -> None:
        """Prints sentences one under the other, the rest of a long one set in."""
        from speciate.cli.screen import bullets

        if sentences:
            self.print(bullets(sentences))

    def command(self, *words: str | Path) -> None:
        """Prints a command to copy: on one line whatever the width, and quoted for the shell."""
        line = " ".join(shlex.quote(str(word)) for word in (program(), *words))
        self.console.draw("  " + line, "bold", one_line=True)

    @contextlib.contextmanager
    def paged(self) -> Iterator[None]:
        """What is printed meanwhile is read page by page, if a person looks at it and it is longer than the screen."""
        if not self.is_live:
            yield
            return
        os.environ.setdefault("LESS", "FRX")  # as others do: bold stays bold, and what fits is simply printed
        pager = os.environ.get("PAGER") or "less"
        with self.console.pager(styles=pager == "less" and shutil.which("less") is not None):
            yield

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * CURTAIN_LINES)

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there is nobody any more."""
        if has_keyboard():
            _edit_lines()
            return printable(input(prompt))
        self.console.draw(prompt, end="")
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            self.console.print()
            raise EOFError
        answer = printable(line)
        self.console.draw(answer)  # a script's transcript reads like a person's
        return answer


def program() -> str:
    """What can be typed in this shell: the name, or where it lies when it is not on the path."""
    own = sys.argv[0]
    return own if Path(own).name == "speciate" and shutil.which("speciate") is None else "speciate"


def terminal_of(context: typer.Context) -> Terminal:
    terminal = context.find_object(Terminal)
    assert terminal is not None
    return terminal


def has_keyboard() -> bool:
    """Whether a person types; a process may also be started with no input at all."""
    return sys.stdin is not None and sys.stdin.isatty()


def printable(line: str) -> str:
    """What was typed, without the characters that keys like arrows leave behind."""
    return "".join(sign for sign in line if sign.isprintable()).strip()


def _edit_lines() -> None:
    """Lines can be edited, but not called back: at one screen the next player must not find them."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(False)


def _never_fail(stream: TextIO) -> None:
    """A screen that lacks a sign shows a question mark instead of ending the game."""
    with contextlib.suppress(AttributeError, ValueError):
        stream.reconfigure(errors="replace")  # type: ignore[attr-defined]  # not every stream can: suppressed


def home() -> Path:
    """Where saved games live: `SPECIATE_HOME`, or the place this system keeps such files."""
    own = os.environ.get("SPECIATE_HOME", "")
    if own:
        return Path(own)
    from platformdirs import user_data_path

    return user_data_path("speciate", appauthor=False)
