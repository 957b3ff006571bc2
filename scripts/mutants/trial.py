"""What Cosmic Ray runs for every mutant, in the copy: the tests of the area, those nearest to the change first.

The exit code is 0 if none of them notices. Processor time is limited and not time on the wall, so that a loop without
an end is noticed soon, and a busy machine is not taken for one.
"""

import os
import re
import resource
import shlex
import subprocess
import sys
from pathlib import Path

PYTEST = [sys.executable, "-m", "pytest", "-n", "0", "-q", "-x", "-p", "no:cacheprovider"]
HANGS_AFTER = 300  # seconds that one test may wait for something
LOOPS_AFTER = 200  # seconds of a core, for each process
MEMORY = 6 << 30  # bytes, for each process
NOTHING_TO_RUN = 5  # pytest's code
IN_TIME = ["-o", f"faulthandler_timeout={HANGS_AFTER}", "-o", "faulthandler_exit_on_timeout=true"]


def main(folder: str, *lines: str) -> int:
    changed = newest(Path("src/speciate") / folder)
    whole = [shlex.split(line) for line in lines]
    near = [words for line in whole if (words := nearest(changed, line))]
    return 1 if any(notices(words) for words in [*near, *whole]) else 0


def newest(folder: Path) -> Path:
    """Cosmic Ray changes one file at a time, and puts it back before the next."""
    return max(folder.rglob("*.py"), key=lambda path: path.stat().st_mtime)


def nearest(changed: Path, line: list[str]) -> list[str]:
    """Of a line of pytest what is named after the module, then what names it; nothing if there is none of either."""
    options = [word for word in line if not word.startswith("tests/")]
    left_out = {Path(word.removeprefix("--ignore=")) for word in options}
    files = sorted({path for word in line if word not in options for path in test_files(Path(word))} - left_out)
    named = [path for path in files if changed.stem in path.stem]
    word = re.compile(rf"\b{re.escape(changed.stem)}\b")
    naming = [path for path in files if path not in named and word.search(path.read_text(encoding="utf-8"))]
    near = [str(path) for path in [*named, *naming]]
    return [*near, *options] if near else []


def test_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else list(place.rglob("test_*.py"))


def notices(words: list[str]) -> bool:
    # Cosmic Ray forbids to keep what is compiled for fear of two changes in one second: a trial takes longer than that
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    code = subprocess.run([*PYTEST, *IN_TIME, *words], preexec_fn=limit, env=environment).returncode
    return code not in (0, NOTHING_TO_RUN)


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (LOOPS_AFTER, LOOPS_AFTER))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
