"""Ten thousand simulated games in one process: how much memory after each thousand. Prints JSON."""

import json
import re
import resource
from pathlib import Path

from speciate.lab.averages import ResultSummary
from speciate.lab.plan import Plan
from speciate.lab.simulate import simulate

GAMES = 10_000


def megabytes() -> float:
    """The most there was at a time. Linux counts a parent's memory in `getrusage`: its own count does not."""
    status = Path("/proc/self/status")
    if status.exists() and (peak := re.search(r"VmHWM:\s+(\d+) kB", status.read_text())):
        return int(peak[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    summary = ResultSummary()
    peaks = []
    for game in simulate(Plan("evolution", ("random",) * 4, GAMES, "memory")):
        summary.add(game)
        if summary.games % 1000 == 0:
            peaks.append(round(megabytes(), 1))
    print(json.dumps({"games": summary.games, "peaks": peaks}))
