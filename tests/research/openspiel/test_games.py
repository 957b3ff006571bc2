"""Every game as an OpenSpiel game: OpenSpiel's own test, parameters, clones, pickles, structs, and what is refused."""

import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from speciate.core.errors import BadOption, UnknownName
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.seats import NATURE
from speciate.research.openspiel import SpeciateState, load
from tests.research.tables import every_game, every_table
from tests.server.extent import extent

SIMULATIONS = extent("simulations", 1, 10)


def walk(state: SpeciateState, rng: Random, steps: int = 10_000) -> SpeciateState:
    """Random moves, chance by its odds."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def decision(state: SpeciateState, rng: Random, steps: int) -> SpeciateState:
    """The next decision of a player after some random moves."""
    walk(state, rng, steps)
    while state.is_chance_node():
        walk(state, rng, 1)
    return state


@every_table
def test_openspiels_own_test_passes(game: GameSpec, seats: int) -> None:
    pyspiel.random_sim_test(load(game.id, seats), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("id", "players", "options"),
    [
        ("s-evolution", 2, {"edition": "2013"}),
        ("s-evolution", 4, {"edition": "2013", "generous": True}),
        ("evolution", 3, {"quick": True}),
        ("evo", 4, {"scarce": True, "island": "two-medium"}),
        ("evolutopia", 1, {"level": "discovery", "random_sides": True}),
    ],
)
def test_options_are_a_parameter(id: str, players: int, options: dict[str, object]) -> None:
    game = load(id, players, options)
    assert all(game.table.first.to_json()["options"][name] == value for name, value in options.items())  # type: ignore[index]
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and again.num_players() == players
    pyspiel.random_sim_test(again, num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_a_pack_is_named_by_its_path(tmp_path: Path) -> None:
    usual = Path(get_game("evolution").engine.__class__.__module__.replace(".", "/")).parent / "pack.toml"
    text = (Path(__file__).parents[3] / "src" / usual).read_text(encoding="utf-8")
    path = tmp_path / "house.toml"
    path.write_text(text.replace("-3, -2, -1, 0, 1, 2, 3", "0, 0, 0, 0, 1, 2, 3"), encoding="utf-8")
    game = load("evolution", 2, pack=str(path))
    assert game.max_chance_outcomes() < load("evolution", 2).max_chance_outcomes()
    state = walk(game.new_initial_state(), Random(1), 40)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_what_was_not_agreed_is_refused() -> None:
    with pytest.raises(UnknownName, match="edition"):
        load("s-evolution", 2, {"editon": "2013"})
    with pytest.raises(BadOption, match="name:value"):
        pyspiel.load_game("speciate_evo", {"options": "scarce"})
    with pytest.raises(BadOption, match="for 3 to 5"):
        load("evo", 2)
    with pytest.raises(pyspiel.SpielError, match="mini"):
        load("evo", 3, mini=True)
    with pytest.raises(BadOption, match="pack of its own"):
        load("evolution", 2, pack="my.toml", mini=True)


@every_game
def test_methods_answer_python_as_they_answer_cpp(game: GameSpec) -> None:
    rng = Random(game.id)
    state: Any = load(game.id).new_initial_state()
    for _ in range(extent("answers", 25, 200)):
        slow = pyspiel.State
        assert state.is_chance_node() == slow.is_chance_node(state)
        assert state.legal_actions() == slow.legal_actions(state)
        for player in range(game.min_seats):
            assert state.legal_actions(player) == slow.legal_actions(state, player)
            assert state.observation_tensor(player) == slow.observation_tensor(state, player)
        if state.is_terminal():
            break
        walk(state, rng, 7)


def test_only_players_can_be_asked_for() -> None:
    state = decision(load("evolution").new_initial_state(), Random(2), 5)
    for ask in (state.legal_actions, state.observation_tensor):
        with pytest.raises(pyspiel.SpielError):
            ask(-2)
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(2)


@every_game
def test_a_clone_goes_its_own_way(game: GameSpec) -> None:
    state = decision(load(game.id).new_initial_state(), Random(3), 30)
    before, clone = str(state), state.clone()
    assert clone.box is state.box  # nothing is copied before somebody moves
    walk(clone, Random(1), 5)
    assert str(state) == before != str(clone)
    other = state.clone()
    walk(state, Random(2), 5)
    assert str(other) == before and other.history() == clone.history()[: len(other.history())]


@every_game
def test_a_pickle_is_the_list_of_moves(game: GameSpec) -> None:
    state = decision(load(game.id).new_initial_state(), Random(4), 60)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)
    assert len(pickle.dumps(state.box)) < 3000


@every_game
def test_every_outcome_of_chance_has_its_number(game: GameSpec) -> None:
    """The bound is the number of moves nature can make at all with this pack; probabilities add up to 1."""
    loaded = load(game.id, game.max_seats)
    assert loaded.max_chance_outcomes() == len(set(loaded.table.outcomes.moves))
    rng, state = Random(5), loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert {number for number, _ in outcomes} == set(state.legal_actions())
            assert state.box.table.outcomes.moves[outcomes[0][0]] in state.box.state.legal(NATURE)
        walk(state, rng, 1)


def test_moves_beyond_the_bounds_are_counted() -> None:
    """One player gets all four cards of a mini game, and three of them make more species than there are numbers for."""
    game = load("evolution", 2, {"cards_each_round": 9}, mini=True)
    beyond = 0
    for seed in range(20):
        rng, state = Random(seed), game.new_initial_state()
        while not state.is_terminal():
            beyond += state.beyond_bounds()
            legal = [] if state.is_chance_node() else state.legal_actions()
            news = [action for action in legal if "new" in state.action_to_string(action)]
            state.apply_action(news[0]) if news else walk(state, rng, 1)
    assert beyond > 0


def test_where_all_moves_lie_beyond_the_bounds_action_0_makes_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    state = decision(load("evolution").new_initial_state(), Random(1), 5)
    first = state.box.state.legal(state.current_player())[0]
    monkeypatch.setattr(state.box.table, "numbers", [{}, {}])  # as if the bounds were that narrow
    assert state.legal_actions() == [0] and state.beyond_bounds() > 1
    assert state.action_to_string(0) == "wait"
    state.apply_action(0)
    assert state.box.past[-1] == first


def test_waiting_is_no_action_where_there_are_others() -> None:
    state = decision(load("evolution").new_initial_state(), Random(1), 5)
    with pytest.raises(BadOption, match="not legal now"):
        state.apply_action(0)


@every_game
def test_a_game_begins_at_any_position(game: GameSpec) -> None:
    """By dictionary, by text and by struct; what a player knows of it is what it sees."""
    loaded = load(game.id)
    state = decision(loaded.new_initial_state(), Random(6), 40)
    for given in (state.to_dict(), str(state), state.to_struct()):
        again = loaded.new_initial_state(given)
        assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    assert again.observation_string() in again.information_state_string()
    walk(again, Random(1), 3)
    assert str(pickle.loads(pickle.dumps(again))) == str(again)
    elsewhere = load(game.id, game.max_seats)
    with pytest.raises(BadOption, match="the position has seats"):
        elsewhere.new_initial_state(str(state))


@every_game
def test_structs_tell_state_observation_and_action(game: GameSpec) -> None:
    state = decision(load(game.id).new_initial_state(), Random(7), 40)
    assert json.loads(state.to_json()) == json.loads(state.to_struct().to_json()) == state.box.state.to_json()
    player = state.current_player()
    assert state.to_observation_struct(player).to_dict() == state.box.state.view(player).to_json()
    for action in state.legal_actions():
        struct = state.action_to_struct(player, action)
        assert struct.to_dict()["code"] == state.action_to_string(action)
        assert state.struct_to_actions(struct) == [action]
        assert state.validate_action_struct(struct).ok()
    child = state.child(action)
    state.apply_action_struct(struct)
    assert str(child) == str(state)


@every_game
def test_what_would_end_the_process_is_refused_in_a_sentence(game: GameSpec) -> None:
    loaded = load(game.id)
    state = decision(loaded.new_initial_state(), Random(8), 5)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    search = pyspiel.ISMCTSBot(1, evaluator, 2.0, 5)
    for ask in (search.step, search.get_policy, search.step_with_policy):
        with pytest.raises(pyspiel.SpielError, match=r"use open_spiel\.python\.algorithms\.ismcts"):
            ask(state)
    with pytest.raises(pyspiel.SpielError, match="mcts_search"):
        pyspiel.MCTSBot(loaded, evaluator, 2.0, 5, 100, False, 1, False).step(state)
    with pytest.raises(pyspiel.SpielError, match="Python's lock"):
        pyspiel.expected_returns_of_deterministic_policies_from_seeds(state, [1, 2])


def test_other_games_are_searched_as_before() -> None:
    game = pyspiel.load_game("kuhn_poker")
    state = game.new_initial_state().child(0).child(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    assert pyspiel.ISMCTSBot(1, evaluator, 2.0, 50).step(state) in state.legal_actions()


def test_where_nothing_is_hidden_plain_mcts_can_search() -> None:
    game = load("evolutopia", 2)
    state = decision(game.new_initial_state(), Random(9), 10)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, extent("searches", 3, 30), 100, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()
    rollouts = mcts.RandomRolloutEvaluator(1)
    assert mcts.MCTSBot(game, 2.0, 3, rollouts).step(state) in state.legal_actions()


def test_importing_speciate_loads_none_of_it() -> None:
    code = "import sys, speciate; speciate.games(); print({'pyspiel', 'open_spiel', 'numpy'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"


def test_the_process_ends_well() -> None:
    """OpenSpiel frees what it has registered after Python has ended."""
    code = "import pyspiel, speciate.research.openspiel as games; game = games.load('evo'); print(game.num_players())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "3"
