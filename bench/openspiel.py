"""OpenSpiel: what a step costs, our games beside OpenSpiel's own, in one process and in turn.

Each game is driven through the same loop, from Python. As in our other measurements chance is settled but not counted;
`all actions` counts it too. With observations, who acts looks first: `observation_tensor()`, or what OpenSpiel's hearts
has instead, `information_state_tensor()`. In seconds of the processor, for the machine may be busy.
`python -m bench.openspiel --rounds 5 --seconds 2` renews the section of RESULTS.md.
"""

import argparse
import random
import time
from importlib.metadata import version
from statistics import median
from typing import Any, NamedTuple

import pyspiel

from bench import results
from speciate import _engine

TITLE = "OpenSpiel"
PLAIN_PEER = "python_liars_poker"
SEEN_PEER = "hearts"
OURS = (
    "speciate_evolution(players=4)",
    "speciate_evo(players=4)",
    "speciate_s_evolution(players=4)",
    "speciate_evolutopia(players=4)",
)


class Speed(NamedTuple):
    moves: float  # of players, a second
    actions: float  # chance counted too


Round = dict[tuple[str, bool], Speed]  # by game, and whether with observations


def draw(outcomes: list[tuple[int, float]], at: float) -> int:
    """An outcome by its probability, as cheaply as Python can."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def speed(game: Any, seconds: float, seen: bool) -> Speed:
    """Random play."""
    rng = random.Random(1)
    observed = game.get_type().provides_observation_tensor
    moves = draws = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), rng.random()))
                draws += 1
            else:
                if seen:
                    _ = state.observation_tensor() if observed else state.information_state_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                moves += 1
    spent = time.process_time() - start
    return Speed(moves / spent, (moves + draws) / spent)


def measure(rounds: int, seconds: float) -> list[str]:
    from open_spiel.python.games import liars_poker  # noqa: F401 (registers it)

    import speciate.research.openspiel  # noqa: F401 (registers the games)

    names = [*OURS, PLAIN_PEER, SEEN_PEER]
    games = {name: pyspiel.load_game(name) for name in names}
    found: list[Round] = []
    for _ in range(rounds):
        found.append({(name, seen): speed(games[name], seconds, seen) for seen in (False, True) for name in names})
    return report(found, names, rounds)


def report(found: list[Round], names: list[str], rounds: int) -> list[str]:
    rows = []
    for name in names:
        plain, seen = ([one[name, with_tensor] for one in found] for with_tensor in (False, True))
        rows.append([name, *[middle([one[at] for one in figures]) for figures in (plain, seen) for at in (0, 1)]])
    ratios = [
        ratio(found, PLAIN_PEER, False, 1.2),
        ratio(found, SEEN_PEER, True, 1.0),
    ]
    head = ["a second, median (lowest to highest)", "moves", "actions", "moves, observed", "actions, observed"]
    return [
        f"open_spiel {version('open_spiel')}, engine {_engine.name()}; {rounds} rounds in turn, in CPU seconds.",
        "Random play from a Python loop. Moves are those of players, with chance settled but not counted; actions",
        "count it too.",
        "",
        *results.table(head, rows),
        "",
        *results.table(["ratio in the same round", "of moves", "of actions", "target", "by both counts"], ratios),
    ]


def ratio(found: list[Round], peer: str, seen: bool, target: float) -> list[str]:
    ours = OURS[0]
    moves, actions = (median([one[ours, seen][at] / one[peer, seen][at] for one in found]) for at in (0, 1))
    name = f"{ours} / {peer}{', with observation tensors' if seen else ''}"
    met = min(moves, actions) >= target
    return [name, f"{moves:.2f}", f"{actions:.2f}", f"{target:g}", "met" if met else "MISSED"]


def middle(figures: list[float]) -> str:
    return f"{results.show(median(figures))} ({results.show(min(figures))} to {results.show(max(figures))})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of each round")
    args = parser.parse_args()
    print(results.renew(TITLE, measure(args.rounds, args.seconds)))
