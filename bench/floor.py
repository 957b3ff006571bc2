"""What the Python loop of `make bench` costs by itself: `python -m bench.floor [--peers .bench-venv/bin/python]`.

A table that does nothing is compiled like the engine: `legal` gives a list that it keeps, `apply` counts. The loop that
drives our games drives it, so no engine can be faster from this loop on this Python. With an environment of the peers,
catanatron runs in turn, for a ratio of the same minute; and callgrind counts the instructions of one move.
"""

import argparse
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from unittest.mock import patch

from bench.compare import HERE
from speciate.lab import measure

MOVES = 350  # of a game: as many as one of Evolution has, with four random players
SOURCE = f'''
from random import Random
from typing import final

@final
class Nothing:
    """A table at which nothing happens."""

    def __init__(self, seats: int) -> None:
        self.actor = 0
        self.left = {MOVES}
        self.moves = [1, 2, 3, 4, 5, 6, 7, 8]

    def settle(self, rng: Random) -> None:
        pass

    def legal(self, seat: int) -> list[int]:
        return self.moves

    def apply(self, seat: int, move: int) -> None:
        self.left -= 1
        if self.left == 0:
            self.actor = -3  # nobody
'''
COUNT = "import sys; sys.path.insert(0, sys.argv[1]); from bench import floor; floor.play_nothing(int(sys.argv[2]))"
CATANATRON = """
import sys, time
time.perf_counter = time.process_time  # whatever else the machine does
sys.path.insert(0, "bench")
import peers
print(peers.catanatron(float(sys.argv[1])))
"""


def compile_nothing(folder: Path) -> None:
    (folder / "nothing.py").write_text(SOURCE)
    subprocess.run([sys.executable, "-m", "mypyc", "nothing.py"], cwd=folder, check=True, stdout=subprocess.DEVNULL)


class NothingGame:
    """What the loop asks of a game."""

    def __init__(self) -> None:
        self.new = importlib.import_module("nothing").Nothing


def play_nothing(games: int) -> None:
    game = NothingGame()
    rng = Random(1)
    for _ in range(games):
        measure.play_in_python(game.new(measure.SEATS), rng)


def instructions(folder: Path) -> float:
    """For one move: the difference of two runs, so that neither the start nor the warming up counts."""
    env = {**os.environ, "PYTHONPATH": f"{HERE / 'src'}:{HERE}", "PYTHONHASHSEED": "0"}
    spent = []
    for games in (20, 40):
        dump = folder / f"dump{games}"
        callgrind = ["valgrind", "--tool=callgrind", "--quiet", f"--callgrind-out-file={dump}"]
        subprocess.run([*callgrind, sys.executable, "-c", COUNT, str(folder), str(games)], env=env, check=True)
        found = re.search(r"^totals: (\d+)$", dump.read_text(), re.MULTILINE)
        assert found
        spent.append(int(found[1]))
    return (spent[1] - spent[0]) / (20 * MOVES)


def catanatron(peers: str, seconds: float) -> float:
    done = subprocess.run([peers, "-c", CATANATRON, str(seconds)], cwd=HERE, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", default="", help="the Python of an environment with requirements/bench.txt")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, patch.object(time, "perf_counter", time.process_time):  # likewise
        folder = Path(name)
        compile_nothing(folder)
        sys.path.insert(0, name)
        print(f"instructions for a move at a table that does nothing: {instructions(folder):.0f}", flush=True)
        ratios, speeds = [], []
        for _ in range(args.rounds):
            speeds.append(measure.python_loop(NothingGame(), args.seconds))  # type: ignore[arg-type]  # it has all the loop asks for
            if args.peers:
                ratios.append(speeds[-1] / catanatron(args.peers, args.seconds))
        print(f"moves a second, median: {median(speeds):,.0f}")
        if ratios:
            print(f"times catanatron, median: {median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f})")


if __name__ == "__main__":
    main()
