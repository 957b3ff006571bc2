"""`make bench-quick`: the working tree beside the last commit, figure by figure, in under two minutes.

Both are measured in turn, in seconds of the processor. The engine of the last commit is compiled only where that costs
nothing: when the working tree has the same one, or when it was kept by an earlier run. Otherwise both run uncompiled,
which shows slower code all the same.
"""

import argparse
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median

from scripts.unpack import unpack

from bench import results
from bench.compare import HERE, measure
from bench.engine import Figures
from speciate._engine import ENGINE, is_stale
from speciate.core.registry import all_games

KEPT = HERE / "build" / "engines"  # compiled engines, by what they were made of
LAST = HERE / "build" / "last-commit"
SLOWER = 0.95
Pair = tuple[Figures, Figures]


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=HERE, stdout=subprocess.PIPE, check=True).stdout


def engine_folders() -> list[str]:
    return [f"src/speciate/{folder}" for folder in ENGINE]


def unpack_last_commit() -> None:
    shutil.rmtree(LAST, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(git("archive", "HEAD", "src", "pyproject.toml"))) as archive:
        unpack(archive, LAST)


def compiled(tree: Path) -> list[Path]:
    return [path.relative_to(tree) for path in (tree / "src").rglob("*.so")]


def copy_engine(source: Path, target: Path) -> None:
    for path in compiled(source):
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / path, target / path)  # newer than what was unpacked, or it would be passed over


def both_compiled() -> bool:
    """Puts the compiled engine of the last commit into its place, where there is one."""
    if is_stale() or not compiled(HERE):
        return False
    kept = KEPT / hashlib.sha256(git("ls-tree", "-r", "HEAD", *engine_folders())).hexdigest()[:16]
    if not git("status", "--porcelain", "--", *engine_folders()):  # this engine is that of the last commit
        copy_engine(HERE, kept)
    if kept.exists():
        copy_engine(kept, LAST)
    return kept.exists()


def compare(rounds: int, seconds: float, pure: str, games: list[str]) -> tuple[list[str], list[str]]:
    """A table of all figures, and the names of those that got slower in every round."""
    rows, slower = [], []
    for game in games:
        print(f"bench-quick: {game}", file=sys.stderr)
        pairs = [(measure(LAST, game, seconds, pure), measure(HERE, game, seconds, pure)) for _ in range(rounds)]
        for name in pairs[0][0]:
            ratios = [after[name] / before[name] for before, after in pairs]
            is_slower = max(ratios) < 1 and median(ratios) < SLOWER
            slower += [f"{game}: {name}"] if is_slower else []
            figures = [results.show(max(pair[which][name] for pair in pairs)) for which in (0, 1)]
            rows.append([f"{game}: {name}", *figures, f"{median(ratios):.2f}", "slower" if is_slower else ""])
    return results.table(["a second", "last commit", "working tree", "median ratio", ""], rows), slower


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure of each round")
    args = parser.parse_args()
    unpack_last_commit()
    pure = "0" if both_compiled() else "1"
    print("both compiled" if pure == "0" else "both uncompiled: no compiled engine of the last commit is at hand")
    games = args.games or [game.id for game in all_games().values() if game.listed]
    lines, slower = compare(args.rounds, args.seconds, pure, games)
    print("\n".join(lines))
    sys.exit("slower: " + ", ".join(slower) if slower else None)


if __name__ == "__main__":
    main()
