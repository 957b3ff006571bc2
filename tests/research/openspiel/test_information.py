"""What a player is told, and no more: texts of information, tensors, sealed choices, imagined tables."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from speciate.research.openspiel import SpeciateState, load
from speciate.research.openspiel.recall import seen
from tests.research.openspiel.sequence_form import mini_trees
from tests.research.openspiel.test_games import decision, walk
from tests.research.openspiel.twins import twins
from tests.research.tables import every_game
from tests.server.extent import extent

PAIRS = extent("pairs", 60, 2000)  # of each of the tables below: in all some hundred, or more than 10 000
HIDING: list[tuple[str, int, dict[str, object]]] = [
    ("evolution", 2, {}),
    ("evolution", 4, {"quick": True}),
    ("evo", 3, {}),
    ("evo", 5, {"scarce": True}),
    ("s-evolution", 2, {}),
    ("s-evolution", 3, {"edition": "2013"}),
]
hiding = pytest.mark.parametrize(("id", "players", "options"), HIDING)


@hiding
def test_equal_texts_mean_equal_legal_moves_and_equal_views(id: str, players: int, options: dict[str, object]) -> None:
    game, rng = load(id, players, options), Random(id)
    pairs = 0
    for _ in range(PAIRS):
        for one, other in twins(game, rng.randrange(players), rng):
            pairs += 1
            assert one.legal_actions() == other.legal_actions()
            assert one.observation_string() == other.observation_string()
            assert one.observation_tensor() == other.observation_tensor()
        if pairs >= PAIRS:
            return
    raise AssertionError(f"only {pairs} pairs")


def test_nobody_forgets_anything_in_a_mini_game() -> None:
    """All of its states: a text always has the same moves, and the same moves of one's own lead there (`Tree`)."""
    for tree in mini_trees():
        assert tree.nodes == 6177
        assert sorted(len(infosets) for infosets in tree.infosets) == [995, 1435]


@hiding
def test_a_move_told_to_all_is_one_that_all_can_see(id: str, players: int, options: dict[str, object]) -> None:
    """Two moves that a text tells apart also differ in what the others see or hear of them."""
    rng, state = Random(3), load(id, players, options).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.1:
            table, actor = state.box.state, state.current_player()
            engine = state.box.table.spec.engine
            told = [move for move in table.legal(actor) if not engine.is_secret(table, actor, move)]
            for player in range(players):
                if player != actor:
                    assert len({noticed(table, move, player) for move in told}) == len(told)
        walk(state, rng, 1)


def noticed(table: State, move: int, player: int) -> str:
    after = table.copy()
    heard: list[Event] = []
    after.listener = heard
    after.apply(after.actor, move)
    versions = [event.heard_by(player) for event in heard]
    return seen(after, player) + "".join(repr(version) for version in versions)


def test_a_sealed_choice_changes_nothing_for_the_next_to_choose() -> None:
    """Food cards are laid at the same time: here one after the other, unseen."""
    rng, state = Random(1), load("evolution", 3).new_initial_state()
    while state.is_chance_node():
        walk(state, rng, 1)
    assert [owed.sealed for owed in state.box.state.pending()] == [True] * 3
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) > 1 and {child.current_player() for child in children} == {1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({child.observation_string(1) for child in children}) == 1
    assert len({tuple(child.observation_tensor(2)) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(children)


@every_game
def test_an_imagined_table_looks_the_same_to_who_imagines_it(game: GameSpec) -> None:
    state = decision(load(game.id).new_initial_state(), Random(4), 20)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, Random(seed).random) for seed in range(5)]
    for world in worlds:
        assert world.information_state_string() == state.information_state_string()
        assert world.observation_string() == state.observation_string()
        assert world.legal_actions() == state.legal_actions()
        walk(world, Random(1))
        assert world.is_terminal() and not state.is_terminal()
    if game.id != "evolutopia":
        assert len({str(world.box.past) for world in worlds}) > 1


def test_another_players_past_is_not_made_up() -> None:
    state = decision(load("evolution").new_initial_state(), Random(4), 50)
    player = state.current_player()
    world = state.resample_from_infostate(player, Random(1).random)
    assert f"imagined by {player}" in world.information_state_string(1 - player)
    assert world.observation_string(1 - player) in world.information_state_string(1 - player)


@every_game
def test_observers_of_every_kind(game: GameSpec) -> None:
    loaded = load(game.id)
    state = decision(loaded.new_initial_state(), Random(5), 30)
    hidden, own, all_of_them = (
        pyspiel.PrivateInfoType.__members__[name] for name in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS")
    )
    kind = pyspiel.IIGObservationType
    usual = make_observation(loaded)
    usual.set_from(state, 0)
    assert usual.tensor.tolist() == state.observation_tensor(0)
    assert sum(part.size for part in usual.dict.values()) == usual.tensor.size
    assert all(np.shares_memory(part, usual.tensor) for part in usual.dict.values())
    public = make_observation(loaded, kind(perfect_recall=False, public_info=True, private_info=hidden))
    assert public.string_from(state, 0) == public.string_from(state, 1) == seen(state.box.state, SPECTATOR)
    public.set_from(state, 0)
    private = make_observation(loaded, kind(perfect_recall=False, public_info=False, private_info=own))
    assert private.tensor is None and '"seat":0' in private.string_from(state, 0)
    nothing = make_observation(loaded, kind(perfect_recall=False, public_info=False, private_info=hidden))
    assert nothing.string_from(state, 0) == ""
    whole = make_observation(loaded, kind(perfect_recall=False, public_info=True, private_info=all_of_them))
    assert whole.string_from(state, 0) == str(state)
    recall = make_observation(loaded, kind(perfect_recall=True))
    assert recall.tensor is None and recall.string_from(state, 1) == state.information_state_string(1)
    watched = make_observation(loaded, kind(perfect_recall=True, public_info=True, private_info=hidden))
    assert watched.string_from(state, 0).startswith("spectator")


def test_where_nothing_is_hidden_all_see_the_same() -> None:
    """So Evolutopia may say that its information is perfect."""
    rng, state = Random(6), load("evolutopia", 3).new_initial_state()
    assert load("evolutopia").get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION

    def all_views(state: SpeciateState) -> set[str]:
        return {seen(state.box.state, viewer).replace(f'"seat":{viewer}', "", 1) for viewer in (SPECTATOR, 0, 1, 2)}

    while not state.is_terminal():
        assert len(all_views(state)) == 1
        walk(state, rng, 5)
