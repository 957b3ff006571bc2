"""What `make play` has to do: from a fresh clone to the page, and when one comes back to it.

The engine is compiled behind it, after the page has been opened, and is no part of this. Work is processor time, which
says the same on a busy machine; beside it stands the time on the wall, with whatever else was running then.
"""

import os
import resource
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

from tests.client.conftest import free_port

from bench import results

ROOT = Path(__file__).parent.parent
TITLE = "From a fresh clone to the page"
FIRST_WITHIN = 90.0  # s of work
AGAIN_WITHIN = 3.0  # s of work
STEPS = {  # what `make play` depends on, in the order in which it comes about
    "Python's packages": ".venv/.play",
    "the page's packages": "web/node_modules/.ready",
    "the page": "build/.page",
}


class Taken(NamedTuple):
    work: float  # s
    wall: float  # s

    @classmethod
    def together(cls, parts: "list[Taken]") -> "Taken":
        return cls(sum(part.work for part in parts), sum(part.wall for part in parts))


def timed(command: list[str], folder: Path) -> Taken:
    """A command to its end, with everything it starts."""
    before, begin = used(), time.monotonic()
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return Taken(used() - before, time.monotonic() - begin)


def used() -> float:
    """Seconds of the processor that children have taken that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def serving(folder: Path) -> Taken:
    """A server from its start until it has given out the page; leaving it again takes some of the work."""
    port = free_port()
    before, begin = used(), time.monotonic()
    command = [str(folder / ".venv/bin/speciate"), "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # as the Makefile has it: what is loaded once is kept
    silent = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=silent, stderr=silent)
    try:
        while b"<script" not in page(port):
            if process.poll() is not None:
                raise RuntimeError("speciate serve did not start")
            time.sleep(0.02)
        wall = time.monotonic() - begin
    finally:
        process.terminate()
        process.wait()
    return Taken(used() - before, wall)


def page(port: int) -> bytes:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://127.0.0.1:{port}/", timeout=30) as reply:
            data: bytes = reply.read()
            return data
    except OSError:
        return b""


def measure() -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = {step: timed(["make", target], clone) for step, target in STEPS.items()}
        first["the server, until the page is there"] = serving(clone)
        again = {"make finds nothing to do": timed(["make", *STEPS.values()], clone)}
        again["the server once more"] = serving(clone)
    rows = [row(step, taken) for step, taken in first.items()]
    rows.append(row("**together, the first time**", Taken.together(list(first.values())), FIRST_WITHIN))
    rows += [row(step, taken) for step, taken in again.items()]
    rows.append(row("**together, when one comes back**", Taken.together(list(again.values())), AGAIN_WITHIN))
    return [
        "Seconds of the processor, and on the wall with all that ran beside. The engine runs uncompiled here: it is",
        "compiled behind the page, for the next start.",
        "",
        *results.table(["", "work, s", "wall, s", "target, s of work", ""], rows),
    ]


def row(name: str, taken: Taken, target: float | None = None) -> list[str]:
    verdict = "" if target is None else "met" if taken.work <= target else "missed"
    return [name, f"{taken.work:.1f}", f"{taken.wall:.1f}", "" if target is None else f"{target:.0f}", verdict]
