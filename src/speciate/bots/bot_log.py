"""Where whoever writes a bot finds what it said when it failed: a file that grows, a block for every time."""

import os
from pathlib import Path


def log_of(path: Path | None, game: int | None, seat: int) -> "BotLog | None":
    """The log of one seat, of one of many games or of the only one, if a log is kept. People count seats from 1."""
    if path is None:
        return None
    return BotLog(path, f"seat {seat + 1}" if game is None else f"game {game}, seat {seat + 1}")


class BotLog:
    """One seat of one match. Several processes write to the same file, each block at once."""

    def __init__(self, path: Path, match: str) -> None:
        self.path = path
        self.match = match  # which match and seat, as a person would say it

    def add(self, bot: str, what: str, text: str) -> None:
        """A heading that says who and where, and what there is to read under it."""
        block = f"== {bot}, {self.match}: {what}\n{text.rstrip()}\n\n"
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            os.write(handle, block.encode(errors="replace"))
        finally:
            os.close(handle)
