"""Who moves for a bot that cannot: greedy, and where even that fails any legal move."""

from random import Random

from speciate.bots.greedy import GreedyBot
from speciate.table.agent import NoView, Request


class Fallback:
    name = "greedy"
    needs_view = True

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._greedy = GreedyBot(rng)

    def choose(self, request: Request) -> int:
        try:
            return self._greedy.choose(request)
        except (NotImplementedError, NoView):  # a game without `determinize` or `evaluate`, a bot that never looks
            return request.packed[int(self._rng.random() * len(request.packed))]
