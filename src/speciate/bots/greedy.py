"""Tries every move on tables it imagines and plays the one that looks best right after it."""

from random import Random

from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.table.agent import Request

WORLDS = 2  # imagined tables; each move is tried on every one


class GreedyBot:
    name = "greedy"
    needs_view = True

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Request) -> int:
        if len(request.legal) == 1:
            return request.legal[0]
        seat = request.decision.seat
        worlds = [request.seen.determinize(self._rng) for _ in range(WORLDS)]
        values = [sum(self._try(request, world, seat, move) for world in worlds) for move in request.legal]
        best = max(values)
        choices = [move for move, value in zip(request.legal, values, strict=True) if value == best]
        return choices[int(self._rng.random() * len(choices))]

    def _try(self, request: Request, world: State, seat: int, move: int) -> float:
        after = world.copy()
        after.apply(seat, move)
        if after.actor == NATURE:
            after.settle(self._rng)
        return self._best(request.game.engine, after, seat)

    def _best(self, engine: Engine, state: State, seat: int) -> float:
        """The worth of a position; of a choice half made, that of its best completion."""
        if state.actor == NOBODY or not any(owed.step and owed.seat == seat for owed in state.pending()):
            return engine.evaluate(state, seat)
        best = float("-inf")
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            best = max(best, self._best(engine, after, seat))
        return best
