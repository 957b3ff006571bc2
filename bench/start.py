"""How long a process takes before it can do anything: the package imported, the help page shown, beside the peers."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench import results

TITLE = "The start of a process"
TARGETS = {"`import speciate`": 80, "`speciate --help`": 250, "`speciate --help --lang fr`": 250}  # ms
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


def processor_time(command: Sequence[str]) -> float:
    """Milliseconds of the processor: on a busy machine the clock on the wall tells of the others."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""})
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{command} ended with {process.returncode}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def measure(peers: str, rounds: int) -> list[str]:
    """All of them in turn, after one that does not count: files are in memory and compiled then."""
    every = commands(peers)
    times: dict[str, list[float]] = {name: [] for name in every}
    for number in range(rounds + 1):
        for name, command in every.items():
            taken = processor_time(command)
            if number:
                times[name].append(taken)
    return [
        f"Milliseconds of the processor, warm, {rounds} rounds in turn: median (lowest to highest).",
        "",
        *results.table(["", "ms", "target", ""], [row(name, taken) for name, taken in times.items()]),
    ]


def row(name: str, taken: list[float]) -> list[str]:
    middle = median(taken)
    target = TARGETS.get(name)
    verdict = "" if target is None else "met" if middle <= target else "missed"
    return [name, f"{middle:.0f} ({min(taken):.0f} to {max(taken):.0f})", str(target or ""), verdict]
