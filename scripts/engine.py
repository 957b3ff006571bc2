"""Compiles the engine beside its source: `python -m scripts.engine`; `--behind` does it in the background.

One compilation runs at a time. Whoever asks for another one waits for it, or with `--behind` leaves it to go on. What
it says is in build/engine.log. A machine on which it does not compile goes on without.

`--quick` is for tests: the same code is made into the same engine in half the time, but a slower one. Whoever asks for
the engine itself has it compiled again. `--by-profile` is for what is given out and measured: compiled, watched at work
and compiled once more, it takes three times as long and makes a faster one.
"""

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
LOCK = BUILD / "engine.lock"
LOG = BUILD / "engine.log"
DONE = BUILD / ".engine"  # as old as the beginning of the last compilation, whatever came of it
DONE_QUICKLY = BUILD / ".engine-quick"  # the same of a quick one, for as long as that is the last
DONE_BY_PROFILE = BUILD / ".engine-by-profile"  # beside DONE, if it was made by a profile
FOLDERS = ("core", "kit", "games", "bots/search", "research/native")  # as in setup.py
QUICK, BY_PROFILE = "--quick", "--by-profile"
MARKS = {"": [DONE], QUICK: [DONE_QUICKLY], BY_PROFILE: [DONE, DONE_BY_PROFILE]}  # by what is asked for
SETTINGS = {"": {}, QUICK: {"SPECIATE_OPTIMIZE": "1"}, BY_PROFILE: {"SPECIATE_PROFILE": "1"}}
COMPILE = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]


def main(arguments: list[str]) -> None:
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    if arguments == ["--behind"]:
        start_behind()
    else:
        compile_once(*arguments)


def start_behind() -> None:
    """Starts a process of low priority that outlives this one and its terminal."""
    if is_done():
        return
    with locked(wait=False) as is_free:
        pass
    if is_free:
        command = ["nice", "-n", "15", sys.executable, "-m", "scripts.engine"]
        silent = subprocess.DEVNULL
        subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, start_new_session=True)
    since = "is being compiled in the background" if is_free else "is still being compiled in the background"
    say(f"the engine {since} (a few minutes; build/engine.log).")
    until = "with the slower engine of the tests" if is_as_of(DONE_QUICKLY) else "uncompiled"
    say(f"Until then games run {until}: bots think more slowly, all else is the same. The next start has the new one.")


def compile_once(kind: str = "") -> None:
    with locked(wait=False) as is_free:
        if not is_free:
            say("waiting for the compilation of the engine that is under way")
    with locked(wait=True):
        if not is_there(kind):
            run(kind)


def is_there(kind: str) -> bool:
    """Whether what is asked for, or better, has been made of the source as it is."""
    if kind == BY_PROFILE:
        return is_done() and is_as_of(DONE_BY_PROFILE)
    return is_done() or (kind == QUICK and is_as_of(DONE_QUICKLY))


def run(kind: str) -> None:
    begun = time.time()
    say(f"compiling the engine ({'ten minutes: it is made by a profile' if kind == BY_PROFILE else 'a few minutes'})")
    # what was compiled quickly is as new as its source, and would be left as it is
    command = [*COMPILE, "--force"] if DONE_QUICKLY.exists() and kind != QUICK else COMPILE
    environment = {**os.environ, "SPECIATE_COMPILE": "", **SETTINGS[kind]}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, stdout=log, stderr=log, env=environment)
    if done.returncode:
        say("".join(LOG.read_text(encoding="utf-8").splitlines(keepends=True)[-5:]))
        say("it does not compile here: the engine runs uncompiled")
        for library in (ROOT / "src").glob("speciate_*__mypyc.*"):
            library.unlink()
    for mark in (DONE, DONE_QUICKLY, DONE_BY_PROFILE):
        mark.unlink(missing_ok=True)
    for mark in MARKS[kind]:
        mark.touch()
        os.utime(mark, (begun, begun))


def is_done() -> bool:
    return not DONE_QUICKLY.exists() and is_as_of(DONE)


def is_as_of(mark: Path) -> bool:
    """Whether nothing it is made of and made with has changed since that compilation began."""
    sources = [path for folder in FOLDERS for path in (ROOT / "src/speciate" / folder).rglob("*.py")]
    tools = [path for path in (ROOT / "setup.py", Path(sys.prefix) / ".play") if path.exists()]
    return mark.exists() and all(path.stat().st_mtime <= mark.stat().st_mtime for path in sources + tools)


@contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """Whether the right to compile could be had; it is given back in the end, also by a process that is killed."""
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
