"""Two states of the engine by the instructions they need: `python -m bench.instructions OLD`, a checkout like that of
`bench.compare`.

The figures are those of `make bench`, but both do the same work (game, seed, moves) under Valgrind's callgrind, which
counts what the processor is told to do: whatever else the machine does, the answer is the same but for a part in a
hundred. Caches and the guesses of the processor do not count here; `bench.compare` times both.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import results
from bench.compare import HERE
from speciate.core.registry import all_games

TITLE = "Before and after, by instructions"
# How often the loop of each figure turns: enough for its parts to be met, no more, for callgrind is fifty times slower.
TURNS = {
    "moves from a Python loop": 4,
    "moves inside the engine": 4,
    "whole games": 4,
    "copy": 4,
    "determinize and play out": 1,
    "record entries replayed": 1,
    "view as JSON": 1,
    "view encoded": 1,
    "view as sent": 1,
}
# How often it turns before, to get warm: CPython 3.11 makes a function faster when it has been called eight times.
WARM = {"moves from a Python loop": 9}
MARK = """
#include <valgrind/callgrind.h>
void mark(const char *figure) { CALLGRIND_DUMP_STATS_AT(figure); }
"""
WORK = """
import ctypes, functools, json, sys, time
from speciate import _engine
from speciate.core.registry import get_game
from speciate.lab import measure

mark = ctypes.CDLL(sys.argv[3]).mark  # callgrind writes down what it counted, and starts anew
looks = 0
warm = json.loads(sys.argv[4])

def clock():  # moves on whenever it is looked at: at the start, before every turn, at the end
    global looks
    looks += 1
    if marking and looks in (1, turns + 2):
        mark(b"before" if looks == 1 else name.encode())
    return float(looks - 1)

time.perf_counter = clock
measure.positions = functools.cache(measure.positions)  # made once: that is not counted, but slow
measure.a_record = functools.cache(measure.a_record)
game = get_game(sys.argv[1])
done = {}
if hasattr(measure, "games_on_the_way"):  # an older state could not do that yet, and is not asked to
    measure.games_on_the_way = functools.cache(measure.games_on_the_way)
turns_of = {name: counted for name, counted in json.loads(sys.argv[2]).items() if name in measure.MEASURES}
for name, counted in turns_of.items():
    for turns, marking in ((warm.get(name, 1), False), (counted, True)):
        looks = 0
        rate = measure.MEASURES[name](game, float(turns + 1))
    done[name] = round(rate * (turns + 2))
print(json.dumps({"engine": _engine.name(), "done": done}))
"""


def count(tree: Path, game: str) -> tuple[dict[str, float], dict[str, int]]:
    """Instructions for one move, copy, entry and so on, by figure; and how many there were."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0", "SPECIATE_PURE": "0"}
    with tempfile.TemporaryDirectory() as folder:
        mark = f"{folder}/mark.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-xc", "-", "-o", mark], input=MARK, check=True, text=True)
        callgrind = ["valgrind", "--tool=callgrind", "--quiet", f"--callgrind-out-file={folder}/dump"]
        command = [*callgrind, sys.executable, "-c", WORK, game, json.dumps(TURNS), mark, json.dumps(WARM)]
        output = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True).stdout
        spent = dict(total(path) for path in Path(folder).glob("dump.*"))
    found = json.loads(output)
    if found["engine"] != "compiled":
        sys.exit(f"the compiled engine of {tree} is not built, or older than its source: make build")
    done: dict[str, int] = found["done"]
    return {name: spent[name] / number for name, number in done.items()}, done


def total(dump: Path) -> tuple[str, int]:
    """What was counted, and how many instructions."""
    text = dump.read_text()
    figure = re.search(r"^desc: Trigger: Client Request: (.*)$", text, re.MULTILINE)
    instructions = re.search(r"^totals: (\d+)$", text, re.MULTILINE)
    assert figure and instructions, f"{dump} counts nothing"
    return figure[1], int(instructions[1])


def compare(old: Path, games: list[str]) -> list[str]:
    rows = []
    for game in games:
        print(f"instructions: {game}", file=sys.stderr)
        (before, work), (after, same) = count(old, game), count(HERE, game)
        for name, number in before.items():
            note = "" if work[name] == same[name] else f" ({work[name]} and {same[name]})"
            cells = [results.show(number), results.show(after[name]), f"{number / after[name]:.2f}"]
            rows.append([f"{game}: {name}{note}", *cells])
    return [
        "Callgrind, compiled, the same games and moves on both sides. Above 1.00: fewer instructions than before.",
        "",
        *results.table(["instructions for one", "before", "after", "before / after"], rows),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout of the state before, with its engine built")
    parser.add_argument("games", nargs="*", help="only these, and nothing is written down")
    args = parser.parse_args()
    if not (args.old / "src/speciate").is_dir():
        parser.error(f"{args.old} is no checkout of this project")
    lines = compare(args.old.resolve(), args.games or [game.id for game in all_games().values() if game.listed])
    print("\n".join(lines) if args.games else results.renew(TITLE, lines), flush=True)


if __name__ == "__main__":
    main()
