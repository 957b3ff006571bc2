"""The games in OpenSpiel: random play, what a player knows, a search that imagines what it cannot see, a solved game.

Run it with `python examples/openspiel_session.py`; `--iterations 500` solves the mini game to three digits.
It needs `pip install "speciate[openspiel]"`.
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import speciate.research.openspiel

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--iterations", type=int, default=3, help="of regret minimization on the mini game")
iterations = parser.parse_known_args()[0].iterations

# A table of S-Evolution, and one random game. Importing the module has registered the games.
game = pyspiel.load_game("speciate_s_evolution(players=2)")
rng = random.Random(1)
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print(game.get_type().long_name, state.returns())

# In the middle of another game: what the player to move knows, and what a search makes of it.
state = game.new_initial_state()
while state.move_number() < 30 or state.is_chance_node() or len(state.legal_actions()) < 2:
    state.apply_action(rng.choice(state.legal_actions()))
print(*state.information_state_string().splitlines()[-4:], sep="\n")
bot = ismcts.ISMCTSBot(
    game,
    mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
    uct_c=1.0,
    max_simulations=10,
    random_state=np.random.RandomState(1),
    use_observation_string=True,
    allow_inconsistent_action_sets=True,
)
print("the search plays", state.action_to_string(bot.step(state)))

# Evolution so small that it can be solved: four cards, one round.
mini = speciate.research.openspiel.load("evolution", mini=True)
solver = external_sampling_mccfr.ExternalSamplingSolver(mini, external_sampling_mccfr.AverageType.SIMPLE)
for _ in range(iterations):
    solver.iteration()
state = mini.new_initial_state()
while state.is_chance_node() or len(state.legal_actions()) < 2:
    state.apply_action(state.legal_actions()[-1] if state.is_chance_node() else state.legal_actions()[0])
for action, chance in solver.average_policy().action_probabilities(state).items():
    print(f"{state.action_to_string(action)}: {chance:.2f}")
