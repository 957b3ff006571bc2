"""The folders Speciate writes into: whether it can."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from speciate.cli.checkup.finding import Finding, bad, good


def places(folders: list[Path]) -> Iterator[Finding]:
    for folder in folders:
        trouble = why_not(folder)
        if trouble:
            yield bad("doctor-place-closed", path=str(folder), why=trouble)
        else:
            yield good("doctor-place", path=str(folder))


def why_not(folder: Path) -> str:
    """Why nothing can be kept there, "" if it can: a file is made that has no name. A folder to come is not made."""
    folder = folder.absolute()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"x")
    except OSError as error:
        return f"{there}: {error.strerror}"
    return ""
