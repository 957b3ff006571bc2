"""One choice ahead: chance that follows is drawn, and a choice half made is worth its best completion."""

from collections.abc import Iterator
from random import Random

from speciate.bots.search.lookahead import best_completion, is_half_made, look
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State

GAME = get_game("evolutopia")
ENGINE = GAME.engine


def positions(moves: int = 60) -> Iterator[State]:
    """Where somebody chooses, on the way of a game that goes by the policy."""
    rng = Random(7)
    state = GAME.new(3)
    for _ in range(moves):
        state.settle(rng)
        yield state
        state.apply(state.actor, ENGINE.policy(state, state.actor, rng.random))


def after(state: State, move: int) -> State:
    copy = state.copy()
    copy.apply(state.actor, move)
    return copy


def test_chance_that_follows_a_move_is_drawn_once() -> None:
    drawn = 0
    for state in positions():
        for move in state.legal(state.actor):
            then = after(state, move)
            drawn += then.actor == NATURE
            then.settle(Random(3))
            seen = look(ENGINE, state, state.actor, move, Random(3))
            assert seen == best_completion(ENGINE, then.copy(), state.actor)
            assert then.actor == NOBODY or is_half_made(then, state.actor) or seen == ENGINE.evaluate(then, state.actor)
    assert drawn


def test_a_choice_is_half_made_while_its_seat_owes_a_step_of_it() -> None:
    half = [state.copy() for state in positions() if state.pending()[0].step]
    assert half
    for state in half:
        assert [seat for seat in range(state.seats) if is_half_made(state, seat)] == [state.actor]
        completions = [after(state, move) for move in ENGINE.promising(state, state.actor)]
        best = max(best_completion(ENGINE, each, state.actor) for each in completions)
        assert best_completion(ENGINE, state, state.actor) == best
