"""Plays any legal move with equal chance."""

from random import Random

from speciate.table.agent import Request


class RandomBot:
    name = "random"
    needs_view = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Request) -> int:
        return request.packed[int(self._rng.random() * len(request.packed))]
