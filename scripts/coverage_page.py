"""Renews the table of docs/testing.md from what `make coverage` counted, and checks that low figures are explained.

Folders that are named keep the others out of the table: for a run of some of the tests.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from datetime import date
from pathlib import Path
from typing import Any

from scripts.testing_page import PAGE, renew

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "build/coverage/report.json"
SOURCE = "src/speciate/"
EXPLAINED = ("core", "table", "server")  # every file of theirs below the mark says why
MARK = 90.0  # per cent
REASON = re.compile(r"^\| `([\w/.]+\.py)` \| (.+?) \|$", re.MULTILINE)

Figures = dict[str, float]  # of a file or of several


def main(only: list[str]) -> int:
    for step in (["combine", "--quiet", "--append"], ["json", "--quiet", "-o", str(REPORT)]):
        done = subprocess.run([sys.executable, "-m", "coverage", *step], cwd=ROOT)
        if done.returncode and step[0] != "combine":  # nothing new to combine is no mistake
            return done.returncode
    files = read(json.loads(REPORT.read_text(encoding="utf-8")))
    if only:
        files = {path: figures for path, figures in files.items() if path.split("/")[0] in only}
    renew(
        "coverage", f"Measured {date.today().isoformat()}.", ["", "lines", "run %", "branches", "taken %"], rows(files)
    )
    wrong = unexplained(files, reasons(PAGE.read_text(encoding="utf-8")))
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


def read(report: dict[str, Any]) -> dict[str, Figures]:
    """Every file of the package by its path there."""
    files = {path.replace("\\", "/").partition(SOURCE)[2]: each["summary"] for path, each in report["files"].items()}
    return {path: figures for path, figures in sorted(files.items()) if path}


def rows(files: dict[str, Figures]) -> list[list[str]]:
    """One for each folder, and one for all."""
    by_folder: dict[str, list[Figures]] = defaultdict(list)
    for path, figures in files.items():
        parts = path.split("/")
        name = "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]
        by_folder[f"`{name}`" if len(parts) > 1 else "the rest"].append(figures)
    return [row(name, found) for name, found in by_folder.items()] + [row("together", list(files.values()))]


def row(name: str, files: list[Figures]) -> list[str]:
    def together(key: str) -> int:
        return int(sum(each[key] for each in files))

    lines, branches = together("num_statements"), together("num_branches")
    return [
        name,
        str(lines),
        share(together("covered_lines"), lines),
        str(branches),
        share(together("covered_branches"), branches),
    ]


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else ""


def reasons(page: str) -> dict[str, str]:
    """Of the files under the mark; what is said of mutants stands further down."""
    return dict(REASON.findall(page.partition("\n## Mutants\n")[0]))


def unexplained(files: dict[str, Figures], given: dict[str, str]) -> list[str]:
    """Files that are low and do not say why, and reasons that have no file."""
    low = {
        path: figures["percent_covered"]
        for path, figures in files.items()
        if path.startswith(tuple(f"{folder}/" for folder in EXPLAINED)) and figures["percent_covered"] < MARK
    }
    missing = [
        f"{path}: {figure:.0f} % and no reason in docs/testing.md" for path, figure in low.items() if path not in given
    ]
    needless = [f"{path}: is explained in docs/testing.md and needs it no more" for path in given if path not in low]
    return missing + needless


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
