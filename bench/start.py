"""How long a process takes before it can do anything: imports, the help page, the first page of a server."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from bench import results

TITLE = "The start of a process"
SERVER = "server, start to first page"
TARGETS = {"`import speciate`": 80, "`speciate --help`": 250, "`speciate --help --lang fr`": 250, SERVER: 1500}  # ms
PATIENCE = 60.0  # seconds for a server to start
SHOW = "import sys; from speciate.cli.main import main; sys.exit(main())"


def commands(peers: str) -> dict[str, list[str]]:
    """What is started, by the name of its row."""
    here = sys.executable
    own = {
        "Python by itself": [here, "-c", "pass"],
        "`import speciate`": [here, "-c", "import speciate"],
        "`speciate --help`": [here, "-c", SHOW, "--help"],
        "`speciate --help --lang fr`": [here, "-c", SHOW, "--help", "--lang", "fr"],
    }
    others = {f"`import {name}`": [peers, "-c", f"import {name}"] for name in ("catanatron", "pettingzoo")}
    return own | (others if Path(peers).exists() else {})


def environment() -> dict[str, str]:
    """Whoever starts it a second time has its modules compiled."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


def processor_time(command: Sequence[str]) -> float:
    """Milliseconds of the processor: on a busy machine the clock on the wall tells of the others."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment())
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{command} ended with {process.returncode}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def first_page(database: str) -> float:
    """Milliseconds of the processor that a server has needed when it has sent its page."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-c", SHOW, "serve", "--port", port, "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment())
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/") as page:
                page.read()
                return used_by(server.pid)
            time.sleep(0.02)
        raise RuntimeError("the server did not start")
    finally:
        server.terminate()
        server.wait()


def used_by(process: int) -> float:
    """Milliseconds of the processor so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(peers: str, rounds: int) -> list[str]:
    """All of them in turn, after one that does not count: files are in memory and compiled then."""
    with tempfile.TemporaryDirectory() as folder:
        every: dict[str, Callable[[], float]] = {
            name: partial(processor_time, command) for name, command in commands(peers).items()
        }
        every[SERVER] = partial(first_page, f"sqlite:///{folder}/tables.db")
        times: dict[str, list[float]] = {name: [] for name in every}
        for number in range(rounds + 1):
            for name, use in every.items():
                taken = use()
                if number:
                    times[name].append(taken)
    return [
        f"Milliseconds of the processor, warm, {rounds} rounds in turn: median (lowest to highest). The "
        "server's are those of its own process on an SQLite file that is there already.",
        "",
        *results.table(["", "ms", "target", ""], [row(name, taken) for name, taken in times.items()]),
    ]


def row(name: str, taken: list[float]) -> list[str]:
    middle = median(taken)
    target = TARGETS.get(name)
    verdict = "" if target is None else "met" if middle <= target else "missed"
    return [name, f"{middle:.0f} ({min(taken):.0f} to {max(taken):.0f})", str(target or ""), verdict]
