"""Two states of the engine in one run, figure by figure: `python -m bench.compare OLD`, a checkout with a built engine.

A renovation must not cost speed. Both are measured in turn, game by game, so that a noisy minute hits both alike, and
by the time the processor spent on them. The best round of each counts: noise only ever makes a figure worse.
"""

import argparse
import sys
from pathlib import Path

from bench import results
from bench.engine import Figures, call
from speciate.core.registry import all_games

HERE = Path(__file__).parent.parent
TITLE = "Before and after"
MEASURE = """
import runpy, time
time.perf_counter = time.process_time
runpy.run_module("speciate.lab.measure", run_name="__main__")
"""


def measure(tree: Path, game: str, seconds: float, pure: str) -> Figures:
    command = [sys.executable, "-c", MEASURE, str(seconds), game]
    found = call(command, SPECIATE_PURE=pure, PYTHONPATH=str(tree / "src"))
    if found["engine"] != ("pure" if pure == "1" else "compiled"):
        sys.exit(f"the compiled engine of {tree} is not built, or older than its source: make build")
    figures: Figures = found["figures"][game]
    return figures


def compare(old: Path, rounds: int, seconds: float, engines: dict[str, str]) -> list[str]:
    rows = []
    for game in [game.id for game in all_games().values() if game.listed]:
        for engine, pure in engines.items():
            print(f"compare: {game}, {engine}", file=sys.stderr)
            pairs = [(measure(old, game, seconds, pure), measure(HERE, game, seconds, pure)) for _ in range(rounds)]
            for name in pairs[0][0]:  # what the old state could not do yet has nothing beside it
                before = max(one[name] for one, _ in pairs)
                after = max(one[name] for _, one in pairs)
                figures = [results.show(before), results.show(after), f"{after / before:.2f}"]
                rows.append([f"{game}, {engine}: {name}", *figures])
    return [
        f"{rounds} rounds of {seconds:g} s a figure, both measured in turn, in seconds of the processor.",
        "",
        *results.table(["a second, best round", "before", "after", "after / before"], rows),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout of the state before, with its engine built")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each round")
    parser.add_argument("--compiled", action="store_true", help="leave the uncompiled engine out")
    args = parser.parse_args()
    if not (args.old / "src/speciate").is_dir():
        parser.error(f"{args.old} is no checkout of this project")
    engines = {"compiled": "0"} if args.compiled else {"compiled": "0", "pure": "1"}
    print(results.renew(TITLE, compare(args.old.resolve(), args.rounds, args.seconds, engines)), flush=True)


if __name__ == "__main__":
    main()
