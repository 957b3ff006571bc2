"""Search: simulations a second, ours beside OpenSpiel's own, measured in turn.

A simulation imagines the hidden cards, walks the tree, plays out at random to the end of the game and remembers the
result; both searches do without first impressions and without judging a game that is not over.
`python -m bench.search SECONDS` prints our own figure as JSON; `rows` is the section of the report.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from bench import search_shares
from speciate import _engine
from speciate.bots.search.search import Search
from speciate.core.registry import get_game
from speciate.lab.measure import positions

HERE = Path(__file__).parent
SIMULATIONS = 200  # a choice
TARGET = 12.0  # times OpenSpiel's
PEER = "OpenSpiel ISMCTS, gin rummy"


def simulations(seconds: float) -> float:
    """Evolution, four seats, from positions all over the game; play-outs go to the end."""
    game = get_game("evolution")
    states = [state for state in positions(game) if len(state.legal(state.actor)) > 1]
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for state in states:
            search = Search(game.engine, state.view(state.actor), state.legal(state.actor), Random(3))
            search.plain = True
            search.patience = 1
            search.run(SIMULATIONS, seconds)
            done += search.rounds
            if time.perf_counter() - start > seconds:
                break
    return done / (time.perf_counter() - start)


def figure(command: list[str], **environment: str) -> float:
    env = {**os.environ, **environment}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True)
    (value,) = json.loads(done.stdout)["figures"].values()
    return float(value)


def rows(peers: str, rounds: int, seconds: float) -> list[str]:
    """The section: medians, and the median of the ratios within a round. `peers` is the Python OpenSpiel is in."""
    mine = [sys.executable, "-m", "bench.search", str(seconds)]
    names = ("compiled", "pure", PEER)
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        found["compiled"].append(figure(mine, SPECIATE_PURE="0"))
        found[PEER].append(figure([peers, str(HERE / "peer_search.py"), str(seconds)]))
        found["pure"].append(figure(mine, SPECIATE_PURE="1"))
    ratio = median([ours / theirs for ours, theirs in zip(found["compiled"], found[PEER], strict=True)])
    verdict = "met" if ratio >= TARGET else "MISSED"
    cells = [f"{median(found[name]):.0f} ({min(found[name]):.0f} to {max(found[name]):.0f})" for name in names]
    return [
        "| search, simulations a second | " + " | ".join(names) + " |",
        "|---|---:|---:|---:|",
        "| Evolution, four seats | " + " | ".join(cells) + " |",
        "",
        f"Compiled / {PEER}: {ratio:.2f}, target {TARGET:g}: {verdict}.",
        "",
        *search_shares.rows(),
    ]


if __name__ == "__main__":
    print(json.dumps({"engine": _engine.name(), "figures": {"search": simulations(float(sys.argv[1]))}}))
