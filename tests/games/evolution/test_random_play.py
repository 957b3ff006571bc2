"""Random play to the end, a turn at a time."""

from random import Random
from typing import cast

import pytest
from librt.random import Random as Dice

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution import random_play
from speciate.games.evolution.flow import EvolutionState

GAME = get_game("evolution")


def move_by_move(state: EvolutionState, rng: Random) -> int:
    """The same dice, thrown for one of the listed moves each time."""
    dice = Dice(int(rng.random() * random_play.SEEDS))
    moves = 0
    while state.actor != NOBODY:
        if state.round == 0:
            state.settle(rng)
        elif state.actor == NATURE:
            random_play.deal(state, dice)
            state.advance()
        else:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[dice.randrange(len(legal))])
            moves += 1
    return moves


def new(seats: int, quick: bool) -> EvolutionState:
    return cast(EvolutionState, GAME.new(seats, {"quick": quick}))


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_is_the_game_of_the_listed_moves(seats: int, quick: bool) -> None:
    for seed in range(5):
        one, other = new(seats, quick), new(seats, quick)
        assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
        assert one.digest() == other.digest()


def test_it_goes_on_from_anywhere() -> None:
    """Between the steps of a turn, of a feeding and of a deal."""
    rng = Random(1)
    state = new(4, quick=False)
    while state.actor != NOBODY:
        one, other, seed = state.copy(), state.copy(), rng.random()
        if state.round:
            assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
            assert one.digest() == other.digest()
        if state.actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(state.actor, state.any_move(state.actor, rng.random))
