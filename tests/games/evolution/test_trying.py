"""Uses of a card that are tried on the table itself and taken back."""

from random import Random

import pytest

from speciate.core.event import Event
from speciate.core.registry import get_game
from speciate.core.seats import NOBODY
from speciate.core.state import State
from speciate.games.evolution import moves

GAME = get_game("evolution")


def after(state: State, seat: int, move: int) -> str:
    copied = state.copy()
    copied.apply(seat, move)
    return copied.digest()


@pytest.mark.parametrize("seats", [2, 4, 6])  # 6 play unseen
def test_a_use_is_tried_and_taken_back(seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(seats)
    seen = set()
    state.settle(rng)
    while state.actor != NOBODY:
        seat, before = state.actor, state.digest()
        is_use = any(owed.seat == seat and owed.kind == "use" for owed in state.pending())
        for move in state.legal(seat):
            then = after(state, seat, move)
            undo = state.tried(seat, move)
            assert (undo is not None) == is_use
            if undo is not None:
                assert state.digest() == then
                undo.take_back()
                seen.add(move & 63)
            assert state.digest() == before
        state.apply(seat, state.any_move(seat, rng.random))
        state.settle(rng)
    assert seen == {moves.TRAIT, moves.NEW, moves.BODY, moves.POPULATION}


def test_nothing_is_tried_while_somebody_listens() -> None:
    rng = Random(1)
    state = GAME.new(3)
    state.settle(rng)
    while not any(owed.kind == "use" for owed in state.pending()):
        state.apply(state.actor, state.any_move(state.actor, rng.random))
    heard: list[Event] = []
    state.listener = heard
    assert state.tried(state.actor, state.legal(state.actor)[0]) is None
    assert not heard
