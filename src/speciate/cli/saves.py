"""Where games are kept: one record a game, rewritten whole after every move."""

import json
from datetime import datetime
from pathlib import Path

from speciate.cli.terminal import home

SUFFIX = ".jsonl"
TAIL = 4096  # bytes that surely hold the last line of a record


def folder() -> Path:
    return home() / "saves"


def new_path(game: str, now: datetime) -> Path:
    """A name that sorts by date and is not taken."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def newest_unfinished(game: str | None) -> Path | None:
    """The game that was played last and is not over, of any game or of one."""
    if not folder().is_dir():
        return None
    paths = sorted(
        folder().glob(f"{game}-[0-9]*{SUFFIX}" if game else f"*{SUFFIX}"),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    return next((path for path in paths if is_unfinished(path)), None)


def is_unfinished(path: Path) -> bool:
    """By the last line alone; a file that is no record is not a game to go on with."""
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - TAIL))
            last = json.loads(file.read().splitlines()[-1])
    except (OSError, ValueError, IndexError):
        return False
    return isinstance(last, dict) and "h" in last and "end" not in last
