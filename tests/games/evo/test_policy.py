"""What a bot does in Evo without thinking long."""

from random import Random

from speciate.games.evo import GAME
from speciate.games.evo.flow import EvoState
from tests.games.evo.build import HILL, codes, play, player, table


def moves(state: EvoState, seat: int = 0, tries: int = 30) -> set[str]:
    engine = GAME.engine
    return {engine.codec.text(engine.policy(state, seat, Random(seed).random)) for seed in range(tries)}


def test_a_dino_that_would_die_steps_to_safety() -> None:
    """On a beach in the climate of the hills nothing lives; a step or two away it does."""
    state = table(player("a1"), phase="movement", round=1, climate=HILL, steps=1)
    chosen = moves(state)
    legal = codes(state, 0)
    assert chosen <= set(legal)
    for code in chosen - {"end"}:
        after = play(state.copy(), 0, code)
        region = after.players[0].dinos[0]
        assert after.setup.island.terrains[region] >= 1  # no longer where nobody can live


def test_bids_worth_a_thought_are_the_lowest() -> None:
    lots = [{"gene": "egg"}, {"gene": "fur"}, {"gene": "leg"}]
    state = table(player("a3", points=30), phase="auction", lots=lots, round=3)
    seat = state.actor
    play(state, seat, "lot 0 egg")
    engine = GAME.engine
    promising = [engine.codec.text(move) for move in engine.promising(state, seat)]
    assert promising == ["bid 0", "bid 1", "bid 2"]
    assert set(promising) < set(codes(state, seat))
    assert moves(state, seat) == {"bid 0"}


def test_early_an_egg_is_wanted_before_a_tail() -> None:
    lots = [{"gene": "tail"}, {"gene": "egg"}, {"gene": "tail"}]
    state = table(player("a3", points=30), phase="auction", lots=lots, round=3)
    assert moves(state, state.actor) == {"lot 1 egg"}


def test_play_outs_come_to_rest_when_survivors_are_counted() -> None:
    engine = GAME.engine
    state = table(player("a3"), phase="movement", round=3, climate=HILL)
    random = Random(3)
    while not engine.is_quiet(state):
        if state.actor < 0:
            state.settle(random)
        else:
            state.apply(state.actor, engine.policy(state, state.actor, random.random))
    assert state.to_json()["phase"] in ("meteor", "auction")
