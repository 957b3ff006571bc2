"""Compiles the engine beside its source: `python -m scripts.engine`; `--behind` does it in the background.

One compilation runs at a time. Whoever asks for another one waits for it, or with `--behind` leaves it to go on. What
it says is in build/engine.log. A machine on which it does not compile goes on without.
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
FOLDERS = ("core", "kit", "games", "bots/search", "research/native")  # as in setup.py
COMPILE = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]


def main(arguments: list[str]) -> None:
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    if arguments == ["--behind"]:
        start_behind()
    else:
        compile_once()


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
    say("Until then games run uncompiled: bots think more slowly, all else is the same. The next start is compiled.")


def compile_once() -> None:
    with locked(wait=False) as is_free:
        if not is_free:
            say("waiting for the compilation of the engine that is under way")
    with locked(wait=True):
        if not is_done():
            run()


def run() -> None:
    begun = time.time()
    say("compiling the engine (a few minutes)")
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(COMPILE, stdout=log, stderr=log, env={**os.environ, "SPECIATE_COMPILE": ""})
    if done.returncode:
        say("".join(LOG.read_text(encoding="utf-8").splitlines(keepends=True)[-5:]))
        say("it does not compile here: the engine runs uncompiled")
        for library in (ROOT / "src").glob("speciate_*__mypyc.*"):
            library.unlink()
    DONE.touch()
    os.utime(DONE, (begun, begun))


def is_done() -> bool:
    """Whether nothing it is made of and made with has changed since the last compilation began."""
    sources = [path for folder in FOLDERS for path in (ROOT / "src/speciate" / folder).rglob("*.py")]
    tools = [path for path in (ROOT / "setup.py", Path(sys.prefix) / ".play") if path.exists()]
    return DONE.exists() and all(path.stat().st_mtime <= DONE.stat().st_mtime for path in sources + tools)


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
