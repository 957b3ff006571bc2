"""Survivors that somebody has looked at and that change nothing one could ask for: scripts/mutants/equivalent.toml.

Such a mutant is not real and is not counted. It must be so for every game that can be played, not only for the tests:
the same answers and the same records, or a choice among what is equally good.
"""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("equivalent.toml")


class Change(NamedTuple):
    """What a mutant changes: a file below src/speciate, the line as it was, and as it became."""

    file: str
    before: str
    after: str


def change_of(diff: str) -> Change:
    """Of a diff as Cosmic Ray keeps it. What goes over several lines is put into one."""
    file = re.search(r"^--- .*?src/speciate/(\S+)", diff, re.MULTILINE)
    gone = re.findall(r"^-(?!-- )(.*)$", diff, re.MULTILINE)
    come = re.findall(r"^\+(?!\+\+ )(.*)$", diff, re.MULTILINE)
    return Change(file[1] if file else "", *(" ".join(" ".join(lines).split()) for lines in (gone, come)))


def equivalents(path: Path = FILE) -> dict[Change, str]:
    """Each with the reason."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {Change(entry["file"], entry["before"], entry["after"]): entry["why"] for entry in entries}
