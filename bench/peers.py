"""Measures the peers, in their own environment: random play, moves a second. Prints JSON.

Chance is settled but not counted, as in our own measurement; each is driven through its documented Python API.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel
from catanatron import Color, Game, RandomPlayer


def catanatron(seconds: float) -> float:
    """Four random players of Catan, with the library's own loop."""
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        moves += len(game.state.actions)
    return moves / (time.perf_counter() - start)


def draw(outcomes: list[tuple[int, float]], at: float) -> int:
    """An outcome by its probability, as cheaply as Python can: deals are mostly uniform."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[int(at * len(outcomes))][0]
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def open_spiel(name: str, seconds: float) -> float:
    """Legal actions listed and one applied, from a Python loop."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += play_in_python(game.new_initial_state(), rng)
    return moves / (time.perf_counter() - start)


def play_in_python(state: pyspiel.State, rng: random.Random) -> int:
    """One game; a function of its own as in our own measurement, so that Python has warmed up to it alike."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes(), rng.random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves


if __name__ == "__main__":
    span = float(sys.argv[1])
    figures = {
        "catanatron": catanatron(span),
        "OpenSpiel hearts": open_spiel("hearts", span),
        "OpenSpiel hanabi": open_spiel("hanabi", span),
    }
    versions = {name: version(name) for name in ("catanatron", "open_spiel")}
    print(json.dumps({"figures": figures, "versions": versions}))
