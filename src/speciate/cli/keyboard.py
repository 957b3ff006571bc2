"""Lines that a person types while other things happen: asked for in a thread, waited for like everything else."""

import asyncio
import contextlib
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from speciate.cli.terminal import Terminal, has_keyboard


class Keyboard:
    """One question at a time; the line comes whenever Enter is pressed."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.line: asyncio.Future[str] | None = None

    def ask(self, prompt: str) -> asyncio.Future[str]:
        """The line being typed: the one asked for before, as long as it has not come. EOFError at the end."""
        if self.line is None:
            loop = asyncio.get_running_loop()
            self.line = loop.create_future()
            threading.Thread(target=self._read, args=(loop, self.line, prompt), daemon=True).start()
        return self.line

    def take(self) -> str:
        """The line that has come."""
        assert self.line is not None
        line, self.line = self.line, None
        return line.result()

    def _read(self, loop: asyncio.AbstractEventLoop, line: "asyncio.Future[str]", prompt: str) -> None:
        result: str | BaseException
        try:
            result = self.terminal.ask(prompt)
        except BaseException as error:
            result = error

        def settle() -> None:
            if line.done():
                return
            if isinstance(result, str):
                line.set_result(result)
            else:
                line.set_exception(result)

        with contextlib.suppress(RuntimeError):  # the game ended while the line was typed
            loop.call_soon_threadsafe(settle)


@contextmanager
def unchanged_terminal() -> Iterator[None]:
    """Leaves the screen's own settings as they were, even when a line is half typed."""
    saved: list[Any] | None = None
    termios: Any = None
    if has_keyboard():
        with contextlib.suppress(ImportError, OSError):
            import termios

            saved = termios.tcgetattr(sys.stdin.fileno())
    try:
        yield
    finally:
        if saved is not None:
            with contextlib.suppress(OSError):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, saved)
