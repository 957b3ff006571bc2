"""What Cosmic Ray runs for every mutant, in the copy: the tests that run the place, those nearest to it first.

The exit code is 0 if none of them notices. Processor time is limited and not time on the wall, so that a loop without
an end is noticed soon, and a busy machine is not taken for one.
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.mutants import plugin
from scripts.mutants.areas import AREAS, Area
from scripts.mutants.choice import Reach

PYTEST = [
    sys.executable,
    "-m",
    "pytest",
    "-n",
    "0",
    "-q",
    "-x",
    "-p",
    "no:cacheprovider",
    "-p",
    "scripts.mutants.plugin",
]
HANGS_AFTER = 120  # seconds that one test may wait for something
LOADING = 60  # seconds of a core
MEMORY = 6 << 30  # bytes, for each process
NOTHING_TO_RUN = 5  # pytest's code
IN_TIME = ["-o", f"faulthandler_timeout={HANGS_AFTER}", "-o", "faulthandler_exit_on_timeout=true"]


def main(area_name: str, unchanged: str, reach: str) -> int:
    [area] = [area for area in AREAS if area.name == area_name]
    known = Reach.read(Path(reach))
    return 1 if any(notices(tests, known) for tests in asked(area, Path(unchanged), known)) else 0


def asked(area: Area, unchanged: Path, known: Reach) -> list[list[str]]:
    source = Path("src/speciate") / area.folder
    changed = change(source, unchanged)
    if changed is None:  # nothing is changed: all tests were asked when their reach was looked at
        return []
    path, line = changed
    rows = [int(place.rpartition(":")[2]) for place in known.places if place.startswith(f"{path}:")]
    row = min(rows, key=lambda row: abs(row - line))
    files = {Path(test.partition("::")[0]) for test in known.seconds}
    return known.chosen(f"{path}:{row}", area.tests, {str(file) for file in nearest(path, files)})


def change(source: Path, unchanged: Path) -> tuple[Path, int] | None:
    """The file and the first line that is not as it was."""
    for path in sorted(source.rglob("*.py")):
        was, is_now = (each.read_text(encoding="utf-8") for each in (unchanged / path.relative_to(source), path))
        if was != is_now:
            lines = zip(was.splitlines(), is_now.splitlines(), strict=False)
            return path, next((number for number, (a, b) in enumerate(lines, 1) if a != b), 1)
    return None


def nearest(changed: Path, files: set[Path]) -> set[Path]:
    """What is named after the module, and what names it."""
    word = re.compile(rf"\b{re.escape(changed.stem)}\b")
    return {path for path in files if changed.stem in path.stem or word.search(path.read_text(encoding="utf-8"))}


def notices(tests: list[str], known: Reach) -> bool:
    # Cosmic Ray forbids to keep what is compiled for fear of two changes in one second: a trial takes longer than that
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    loops_after = LOADING + 3 * round(sum(known.seconds[test] for test in tests))
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as chosen:
        json.dump(tests, chosen)
        chosen.flush()
        command = [*PYTEST, *IN_TIME, *files]
        environment[plugin.LIST] = chosen.name
        done = subprocess.run(command, preexec_fn=lambda: limit(loops_after), env=environment)
    return done.returncode not in (0, NOTHING_TO_RUN)


def limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
