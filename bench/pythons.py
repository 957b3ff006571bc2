"""What other Pythons make of the uncompiled source: `python -m bench.pythons`.

Every Python from 3.11 on that this machine has is measured in turn, in seconds of the processor, and told beside the
oldest. The environments are those of `make test-pythons`.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from scripts.pythons import native
from scripts.pythons.__main__ import VERSIONS

from bench import results
from bench.compare import MEASURE
from bench.engine import Figures
from speciate.core.registry import all_games

TITLE = "The uncompiled source on other Pythons"
FIGURES = ("moves from a Python loop", "moves inside the engine", "copy", "determinize and play out")
ASK = """
import platform, sysconfig
print(platform.python_version(), "--enable-optimizations" in sysconfig.get_config_var("CONFIG_ARGS"))
"""


def figures(python: Path, game: str, seconds: float) -> Figures:
    environment = {**os.environ, "PYTHONPATH": "src", "SPECIATE_PURE": "1"}
    command = [str(python), "-c", MEASURE, str(seconds), game]
    done = subprocess.run(command, env=environment, cwd=native.ROOT, stdout=subprocess.PIPE, check=True, text=True)
    found: Figures = json.loads(done.stdout)["figures"][game]
    return found


def environments() -> dict[str, Path]:
    """The Python of an environment, by version, of all that are there."""
    found = {version: python for version in VERSIONS if (python := native.find(version))}
    for version, python in found.items():
        native.prepare(native.ENVIRONMENTS / version, python)
    return {version: native.ENVIRONMENTS / version / "bin/python" for version in found}


def name(python: Path) -> str:
    """Its full version, and whether it was built to be slow."""
    version, is_optimized = subprocess.run([python, "-c", ASK], stdout=subprocess.PIPE, text=True).stdout.split()
    return version if is_optimized == "True" else f"{version}, built without profile"


def measure(rounds: int, seconds: float) -> list[str]:
    pythons = environments()
    rows = []
    for game in [game.id for game in all_games().values() if game.listed]:
        print(f"pythons: {game}", file=sys.stderr)
        turns = [
            {version: figures(python, game, seconds) for version, python in pythons.items()} for _ in range(rounds)
        ]
        first = next(iter(pythons))
        for figure in FIGURES:
            cells = [results.show(median(turn[first][figure] for turn in turns))]
            for version in list(pythons)[1:]:
                cells.append(f"{median(turn[version][figure] / turn[first][figure] for turn in turns):.2f}")
            rows.append([f"{game}: {figure}", *cells])
    names = [name(python) for python in pythons.values()]
    head = ["uncompiled", f"{names[0]}, a second", *(f"{each}, times as fast" for each in names[1:])]
    about = f"{rounds} rounds of {seconds:g} s a figure, in turn, in seconds of the processor; medians."
    return [about, "", *results.table(head, rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure of each round")
    args = parser.parse_args()
    print(results.renew(TITLE, measure(args.rounds, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
