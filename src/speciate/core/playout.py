"""Random play to the end, inside the engine: the unit of simulation and search."""

from random import Random

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State


def playout(state: State, rng: Random) -> int:
    """Plays uniformly random moves until the game is over; returns how many (chance not counted)."""
    moves = 0
    random = rng.random  # bound once: looking it up costs as much as calling it
    if state.actor == NATURE:
        state.settle(rng)
    while state.actor != NOBODY:
        seat = state.actor
        state.apply(seat, state.any_move(seat, random))
        moves += 1
        if state.actor == NATURE:
            state.settle(rng)
    return moves


def perft(state: State, depth: int) -> int:
    """Exact number of move sequences of `depth` plies, chance outcomes each counted once."""
    if depth == 0 or state.actor == NOBODY:
        return 1
    total = 0
    seat = state.actor
    for move in state.legal(seat):
        child = state.copy()
        child.apply(seat, move)
        total += perft(child, depth - 1)
    return total
