"""A policy's play-out, a turn at a time."""

from random import Random

import pytest

from speciate.core.game import Engine
from speciate.core.registry import get_game
from speciate.core.seats import NOBODY

GAME = get_game("evolution")


@pytest.mark.parametrize("seats", [2, 4, 6])  # 6 play unseen
@pytest.mark.parametrize("engine", [GAME.engine, GAME.engine.learned()])
def test_it_makes_the_moves_of_the_policy(engine: Engine, seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(seats)
    state.settle(rng)
    while state.actor != NOBODY:
        one, other, seed = state.copy(), state.copy(), rng.random()
        engine.play_on(one, Random(seed), 1000)
        Engine.play_on(engine, other, Random(seed), 1000)
        assert engine.is_quiet(one) or one.actor == NOBODY
        assert one.digest() == other.digest()
        state.apply(state.actor, state.any_move(state.actor, rng.random))
        state.settle(rng)
