"""RESULTS.md: a section for each sort of measurement, with its date and machine. One is renewed, the others stay.

What there is stands at its head, in a few groups.
"""

import os
import platform
import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from speciate.table.files import write_atomically

RESULTS = Path(__file__).parent / "RESULTS.md"
HEAD = "# Results of `make bench`\n"
GROUPS = {  # by how titles begin; all others are of the last one
    "How strong bots are": ("Ladder of ", "Levels of bots", "Teams of ", "Styles of ", "What a best ", "Our search "),
    "What changes of the search are worth": ("Changes of the search",),
    "How hard games are": ("How hard ", "Crises and beacons", "Maps that "),
    "Speed and size": ("",),
}


def renew(title: str, lines: list[str], path: Path = RESULTS) -> str:
    """Puts the section in the place of the older one of that title, or at the end; returns its text."""
    text = f"## {title}\n\n{date.today().isoformat()}, {machine()}.\n\n" + "\n".join(lines).strip() + "\n"
    old = sections(path)
    old[title] = text
    write_atomically(path, "\n".join([HEAD, contents(list(old)), *old.values()]))
    return text


def contents(titles: Sequence[str]) -> str:
    """Links to all sections, group by group."""
    found: dict[str, list[str]] = {group: [] for group in GROUPS}
    for title in titles:
        group = next(group for group, begins in GROUPS.items() if title.startswith(begins))
        found[group].append(f"[{title}](#{anchor(title)})")
    return "".join(f"- **{group}**: {' · '.join(links)}\n" for group, links in found.items() if links)


def anchor(title: str) -> str:
    """As forges and the documentation make it of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def sections(path: Path) -> dict[str, str]:
    """The sections of the file as they are, by title."""
    if not path.exists():
        return {}
    parts = re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {part.partition("\n")[0].removeprefix("## "): part.strip() + "\n" for part in parts}


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table of Markdown, figures to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


def show(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.1f}"
