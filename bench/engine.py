"""The engine, compiled and uncompiled, beside its peers in one run, as ratios.

A round measures game by game: compiled, the peers, uncompiled. So each game has peers of the same minute beside it, and
a noisy one hits both alike. The table shows medians over the rounds with their spread, and ratios within a round.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench.results import show, table
from speciate.core.registry import all_games

HERE = Path(__file__).parent
Figures = dict[str, float]
Round = dict[str, dict[str, Figures]]  # compiled, pure and peers, each by game
SHARED = "moves from a Python loop"
PEERS = "peers"

# Ratios we hold ourselves to: game, engine, figure, over which peer, at least how much.
TARGETS = (
    ("evolution", "compiled", SHARED, "catanatron", 65.0),
    ("evolution", "compiled", SHARED, "OpenSpiel hearts", 3.0),
    ("evolution", "pure", SHARED, "catanatron", 8.0),
    ("evolution", "compiled", "determinize and play out", "catanatron", 0.8),
    # a quarter more than what they had when Evolution had 55
    ("evo", "compiled", SHARED, "catanatron", 60.0),
    ("evolutopia", "compiled", SHARED, "catanatron", 34.0),
    ("s-evolution", "compiled", SHARED, "catanatron", 63.0),
)


def call(command: list[str], **environment: str) -> dict[str, Any]:
    env = {**os.environ, **environment}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def one_round(peers: str, seconds: float) -> Round:
    games = [game.id for game in all_games().values() if game.listed]
    found: Round = {"compiled": {}, "pure": {}, PEERS: {}}
    for game in games:
        ours = [sys.executable, "-m", "speciate.lab.measure", str(seconds), game]
        compiled = call(ours, SPECIATE_PURE="0")
        if compiled["engine"] != "compiled":
            sys.exit("the compiled engine is not built, or older than its source: make build")
        found["compiled"] |= compiled["figures"]
        found[PEERS][game] = call([peers, str(HERE / "peers.py"), str(seconds)])["figures"]
        found["pure"] |= call(ours, SPECIATE_PURE="1")["figures"]
    return found


def spread(values: list[float]) -> str:
    """The median, with the lowest and highest."""
    return f"{show(median(values))} ({show(min(values))} to {show(max(values))})"


def figures(rounds: list[Round], game: str) -> list[str]:
    """The figures of one game, compiled and uncompiled, and the peers' beside the one they share with us."""
    peers = list(rounds[0][PEERS][game])
    rows = []
    for name in rounds[0]["compiled"][game]:
        cells = [spread([one[engine][game][name] for one in rounds]) for engine in ("compiled", "pure")]
        for peer in peers:
            cells.append(spread([one[PEERS][game][peer] for one in rounds]) if name == SHARED else "")
        rows.append([name, *cells])
    return ["", *table([f"{game}: a second, median (lowest to highest)", "compiled", "pure", *peers], rows)]


def ratios(rounds: list[Round]) -> list[str]:
    rows = []
    for game, engine, figure, peer, target in TARGETS:
        values = [one[engine][game][figure] / one[PEERS][game][peer] for one in rounds]
        verdict = "met" if median(values) >= target else "MISSED"
        rows.append([f"{game}, {engine}: {figure} / {peer}", f"{median(values):.2f}", f"{target:g}", verdict])
    return table(["ratio in the same round", "median", "target", ""], rows)


def report(rounds: list[Round], versions: dict[str, str], memory: dict[str, Any]) -> list[str]:
    peaks = memory["peaks"]
    names = ", ".join(f"{name} {number}" for name, number in versions.items())
    return [
        f"Peers: {names}.",
        f"{len(rounds)} rounds. Four random players; chance is settled but not counted as moves.",
        *[line for game in rounds[0]["compiled"] for line in figures(rounds, game)],
        "",
        *ratios(rounds),
        "",
        f"Memory of {memory['games']:,} simulated games in one process: ".replace(",", " ")
        + f"peak {peaks[0]:.0f} MB after 1 000 games, {peaks[-1]:.0f} MB after all.",
    ]


def measure(peers: str, count: int, seconds: float) -> list[str]:
    """The section; each figure of each round takes `seconds`."""
    rounds = []
    for number in range(count):
        print(f"engine: round {number + 1} of {count}", file=sys.stderr)
        rounds.append(one_round(peers, seconds))
    versions = call([peers, str(HERE / "peers.py"), "0.01"])["versions"]
    print("engine: memory of many games", file=sys.stderr)
    return report(rounds, versions, call([sys.executable, str(HERE / "memory.py")]))
