"""Tries every move on tables it imagines and plays the one that looks best right after it."""

from random import Random

from speciate.bots.search.lookahead import look
from speciate.table.agent import Request

WORLDS = 2  # imagined tables; each move is tried on every one


class GreedyBot:
    name = "greedy"
    needs_view = True

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Request) -> int:
        if len(request.packed) == 1:
            return request.packed[0]
        seat = request.decision.seat
        engine = request.game.engine
        worlds = [request.seen.determinize(self._rng) for _ in range(WORLDS)]
        values = [sum(look(engine, world, seat, move, self._rng) for world in worlds) for move in request.packed]
        best = max(values)
        choices = [move for move, value in zip(request.packed, values, strict=True) if value == best]
        return choices[int(self._rng.random() * len(choices))]
