"""How well a network plays: against bots of every level, each deal from every seat, with intervals.

`python examples/learning/evaluation.py MODEL --levels all --games 200` plays so many games against each level; without
a MODEL a random player takes its place, which needs no PyTorch.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

import speciate.research as research

LEVELS = ("random", "beginner", "greedy", "casual", "strong", "expert")
Player = Callable[[Any, Any], int]  # from an observation and a mask to an action


def at_random(seed: int = 1) -> Player:
    rng = np.random.default_rng(seed)
    return lambda _, mask: int(rng.choice(np.flatnonzero(mask)))


def play(player: Player, env: Any, seed: int) -> tuple[float, float]:
    """One game: the reward by result, from -1 to 1, and the score."""
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, over, _, info = env.step(player(seen["observation"], seen["action_mask"]))
        if over:
            return reward, info["score"]


def wins(player: Player, game: str, seats: int, level: str, games: int, first: int = 1) -> tuple[float, float, float]:
    """The share of games won, ties half, and its 95 % interval (Wilson's). Two seats of one deal share a seed."""
    tables = [research.single_env(game, level, seat, seats=seats) for seat in range(seats)]
    results = [play(player, tables[number % seats], first + number // seats)[0] for number in range(games)]
    share = sum((result + 1) / 2 if seats == 2 else float(result > 0) for result in results) / games
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, max(0.0, middle - margin), min(1.0, middle + margin)


def table(player: Player, game: str, seats: int, games: int, levels: Sequence[str] = LEVELS) -> None:
    print(f"{game}, {seats} seats, {games} games against each level; a fair share is {100 / seats:.0f} %")
    for level in levels:
        share, low, high = wins(player, game, seats, level, games)
        print(f"{level:>9}: won {100 * share:5.1f} % [{100 * low:.1f} – {100 * high:.1f}]", flush=True)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", nargs="?", type=Path, help="a network as the other examples keep it")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--levels", default="random,casual", help=f"of {','.join(LEVELS)}, or all")
    wished = parser.parse_args(words)
    levels = LEVELS if wished.levels == "all" else wished.levels.split(",")
    if wished.model is None:
        table(at_random(), "s-evolution", 2, wished.games, levels)
        return
    from network import Network

    network = Network.load(wished.model)
    table(network.best, network.game, network.seats, wished.games, levels)


if __name__ == "__main__":
    main()
