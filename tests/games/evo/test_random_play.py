"""Random play a turn at a time comes to the games that it would come to move by move."""

from random import Random
from typing import cast

import pytest

from speciate.core.playout import playout
from speciate.games.evo import GAME
from speciate.games.evo.state import BIRTHS, Table


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("moves_before", [0, 7, 60, 133])
def test_a_turn_at_a_time_is_the_same_game(seats: int, scarce: bool, moves_before: int) -> None:
    state = GAME.new(seats, {"scarce": scarce})
    rng = Random(seats + moves_before)
    state.settle(rng)
    for _ in range(moves_before):
        if state.actor < 0:
            break
        state.apply(state.actor, state.any_move(state.actor, rng.random))
        state.settle(rng)
    other, same = state.copy(), Random()
    same.setstate(rng.getstate())
    assert GAME.engine.play_out(other, same) == playout(state, rng)
    assert other.digest() == state.digest()
    assert same.random() == rng.random()


def test_what_newborns_can_choose_from_is_kept_up() -> None:
    """A table that has placed some of its newborns, and a copy of it that works the places out anew."""
    rng = Random(5)
    compared = 0
    for _ in range(4):
        state = GAME.new(4)
        state.settle(rng)
        while state.actor >= 0:
            if cast(Table, state).phase == BIRTHS:
                assert state.legal(state.actor) == state.copy().legal(state.actor)
                compared += 1
            legal = state.legal(state.actor)
            legal.append(-1)  # whoever gets the list may do with it what they like
            state.apply(state.actor, legal[int(rng.random() * (len(legal) - 1))])
            state.settle(rng)
    assert compared > 50
