"""The tables of docs/testing.md that are measured: each stands between two marks, and is renewed there."""

import re
from collections.abc import Sequence
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/testing.md"


def renew(name: str, intro: str, head: Sequence[str], rows: Sequence[Sequence[str]], page: Path = PAGE) -> None:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    table = "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
    text = page.read_text(encoding="utf-8")
    new, count = re.subn(between(name), lambda found: f"{found[1]}\n{intro}\n\n{table}\n\n{found[3]}", text)
    if count != 1:
        raise ValueError(f"{page}: there is no place for the table {name}")
    page.write_text(new, encoding="utf-8")


def between(name: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- {name} -->\n)(.*?)(<!-- end of {name} -->)", re.DOTALL)
