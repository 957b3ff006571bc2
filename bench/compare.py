"""Two states of the engine in one run, figure by figure: `python -m bench.compare OLD`, a checkout with a built engine.

A renovation must not cost speed. Both are measured in turn, game by game, so that a noisy minute hits both alike.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

from bench import results
from bench.engine import Figures, call
from speciate.core.registry import all_games

HERE = Path(__file__).parent.parent
TITLE = "Before and after"


def measure(tree: Path, game: str, seconds: float, pure: str) -> Figures:
    command = [sys.executable, "-m", "speciate.lab.measure", str(seconds), game]
    found = call(command, SPECIATE_PURE=pure, PYTHONPATH=str(tree / "src"))
    if found["engine"] != ("pure" if pure == "1" else "compiled"):
        sys.exit(f"the compiled engine of {tree} is not built, or older than its source: make build")
    figures: Figures = found["figures"][game]
    return figures


def compare(old: Path, rounds: int, seconds: float) -> list[str]:
    rows = []
    for game in [game.id for game in all_games().values() if game.listed]:
        for engine, pure in (("compiled", "0"), ("pure", "1")):
            print(f"compare: {game}, {engine}", file=sys.stderr)
            pairs = [(measure(old, game, seconds, pure), measure(HERE, game, seconds, pure)) for _ in range(rounds)]
            for name in pairs[0][1]:
                before = median(one[name] for one, _ in pairs)
                after = median(one[name] for _, one in pairs)
                ratio = median(new[name] / one[name] for one, new in pairs)
                rows.append([f"{game}, {engine}: {name}", results.show(before), results.show(after), f"{ratio:.2f}"])
    return [
        f"{rounds} rounds, both measured in turn.",
        "",
        *results.table(["a second, medians", "before", "after", "after / before in the same round"], rows),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout of the state before, with its engine built")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each round")
    args = parser.parse_args()
    if not (args.old / "src/speciate").is_dir():
        parser.error(f"{args.old} is no checkout of this project")
    print(results.renew(TITLE, compare(args.old.resolve(), args.rounds, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
