"""Measures OpenSpiel's own information-set search, in its own environment. Prints JSON.

Gin rummy, random play-outs to the end, from positions spread over random games: what one simulation is for us, too.
"""

import json
import random
import sys
import time

import pyspiel

SIMULATIONS = 200  # a choice


def positions(game: pyspiel.Game, count: int) -> list[pyspiel.State]:
    """Positions of random games, each with a player to choose among several actions."""
    rng = random.Random(7)
    found: list[pyspiel.State] = []
    while len(found) < count:
        state = game.new_initial_state()
        stop = rng.randrange(60)
        while not state.is_terminal() and (stop > 0 or state.is_chance_node() or len(state.legal_actions()) < 2):
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                stop -= 1
        if not state.is_terminal():
            found.append(state)
    return found


def gin_rummy(seconds: float) -> float:
    """Simulations a second of the library's ISMCTSBot (C++)."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    bot = pyspiel.ISMCTSBot(
        5, evaluator, 2.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    states = positions(pyspiel.load_game("gin_rummy"), 40)
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for state in states:
            bot.step(state)
            done += SIMULATIONS
            if time.perf_counter() - start > seconds:
                break
    return done / (time.perf_counter() - start)


if __name__ == "__main__":
    print(json.dumps({"figures": {"OpenSpiel ISMCTS, gin rummy": gin_rummy(float(sys.argv[1]))}}))
