"""Looking one choice ahead: what a position is worth right after a move."""

from random import Random

from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, Undo


def look(engine: Engine, world: State, seat: int, move: int, rng: Random) -> float:
    """The worth of `world` for `seat` after `move`; chance that follows is drawn once."""
    undo = world.tried(seat, move)
    if undo is not None:
        return judge(engine, world, seat, undo)
    after = world.copy()
    after.apply(seat, move)
    if after.actor == NATURE:
        after.settle(rng)
    return best_completion(engine, after, seat)


def best_completion(engine: Engine, state: State, seat: int) -> float:
    """The worth of a position; of a choice half made, that of its best completion. `state` is used up."""
    if state.actor == NOBODY or not is_half_made(state, seat):
        return engine.evaluate(state, seat)
    best = float("-inf")
    moves = engine.promising(state, seat)
    last = len(moves) - 1
    for at, move in enumerate(moves):
        undo = state.tried(seat, move)
        if undo is not None:
            best = max(best, judge(engine, state, seat, undo))
            continue
        after = state.copy() if at < last else state
        after.apply(seat, move)
        best = max(best, best_completion(engine, after, seat))
    return best


def judge(engine: Engine, state: State, seat: int, undo: Undo) -> float:
    """The worth of a position after a move that was tried, which is taken back."""
    value = engine.evaluate(state, seat)
    undo.take_back()
    return value


def is_half_made(state: State, seat: int) -> bool:
    for owed in state.pending():
        if owed.seat == seat and owed.step:
            return True
    return False
