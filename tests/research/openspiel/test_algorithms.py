"""OpenSpiel's algorithms on these games: environments, search, and a game that is solved in two ways."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    external_sampling_mccfr,
    gambit,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)

from speciate.core.game import GameSpec
from speciate.research.openspiel import load
from tests.research.openspiel.sequence_form import mini_trees, value
from tests.research.openspiel.test_games import decision, walk
from tests.research.tables import every_game
from tests.server.extent import LONG, extent

FIRST_PLAYERS_VALUE = 5 / 9  # of a mini game, to whoever is first player: the linear program's answer


@every_game
def test_an_environment_is_played_to_its_end(game: GameSpec) -> None:
    environment = rl_environment.Environment(load(game.id))
    environment.seed(1)
    agents = [
        random_agent.RandomAgent(player, environment.action_spec()["num_actions"])
        for player in range(environment.num_players)
    ]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([agents[player].step(step).action])
    assert all(-1.0 <= reward <= 1.0 for reward in step.rewards)


@pytest.mark.parametrize("id", ["evo", "evolution", "s-evolution"])
@pytest.mark.parametrize("by_observation", [True, False], ids=["observation", "information"])
def test_their_search_among_information_sets_finds_a_move(id: str, by_observation: bool) -> None:
    """With texts of observations, and also with those of information: the worlds of one search agree on both."""
    game = load(id)
    state = decision(game.new_initial_state(), Random(2), 25)
    while len(state.legal_actions()) == 1:
        decision(walk(state, Random(3), 1), Random(3), 0)
    bot = ismcts.ISMCTSBot(
        game,
        Quick(),
        uct_c=1.0,
        max_simulations=extent("searches", 8, 200),
        random_state=np.random.RandomState(1),
        use_observation_string=by_observation,
        allow_inconsistent_action_sets=by_observation,
    )
    assert bot.step(state) in state.legal_actions()


class Quick(mcts.Evaluator):  # type: ignore[misc]
    """All moves alike, and nobody ahead: a search of a few steps, and no games to their ends."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@cache
def as_tree() -> Any:
    """The mini game as a table of its nodes in C++: OpenSpiel's own way there, by Gambit's format."""
    return pyspiel.load_efg_game(gambit.export_gambit(load("evolution", mini=True)))


def values(average: Any) -> tuple[float, float]:
    """What a pair of policies is worth to seat 0, in all and where it is first player."""
    start = as_tree().new_initial_state()
    return tuple(pyspiel.expected_returns(root, average, -1, False)[0] for root in (start, start.child(0)))


def test_the_linear_program_knows_what_a_mini_game_is_worth() -> None:
    """0 in all, for chance names the first player and the game is the same for both; 5/9 to whoever that is."""
    start = load("evolution", mini=True).new_initial_state()
    assert [start.action_to_string(action) for action in start.legal_actions()] == ["first 0", "first 1"]
    first, second = mini_trees()
    assert value(first) == pytest.approx(FIRST_PLAYERS_VALUE, abs=1e-6)
    assert value(second) == pytest.approx(-FIRST_PLAYERS_VALUE, abs=1e-6)


def test_regret_minimization_agrees_with_it() -> None:
    solver = pyspiel.CFRPlusSolver(as_tree())
    for _ in range(extent("iterations", 30, 1000)):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    near = 0.002 if LONG else 0.02
    assert 0 <= pyspiel.exploitability(as_tree(), average) < near
    assert values(average) == pytest.approx((0.0, FIRST_PLAYERS_VALUE), abs=near)


def test_regret_minimization_by_sampling_agrees_with_it() -> None:
    solver = pyspiel.ExternalSamplingMCCFRSolver(as_tree(), 1, pyspiel.MCCFRAverageType.SIMPLE)
    for _ in range(extent("samples", 1500, 60_000)):
        solver.run_iteration()
    average = solver.average_policy()
    near = 0.02 if LONG else 0.1
    assert 0 <= pyspiel.exploitability(as_tree(), average) < near
    assert values(average) == pytest.approx((0.0, FIRST_PLAYERS_VALUE), abs=near)


@pytest.mark.parametrize("sampling", ["external", "outcome"])
def test_their_sampling_solvers_run_on_the_game_itself(sampling: str) -> None:
    """Not only on its table: every information set they meet has the same moves each time."""
    game = load("evolution", mini=True)
    solver = (
        external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
        if sampling == "external"
        else outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    )
    for _ in range(extent("own_iterations", 5, 300)):
        solver.iteration()
    average = solver.average_policy()
    state = decision(game.new_initial_state(), Random(1), 0)
    assert sum(average.action_probabilities(state).values()) == pytest.approx(1.0)


@pytest.mark.skipif(not LONG, reason="the whole tree in Python, many times: a minute")
def test_counterfactual_regret_falls_on_the_game_itself() -> None:
    game = load("evolution", mini=True)
    before = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    table = policy.python_policy_to_pyspiel_policy(solver.average_policy())
    assert pyspiel.exploitability(game, table) < before / 3
