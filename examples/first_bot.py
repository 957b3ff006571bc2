"""A bot in a few lines: it plays the move that leaves it the most points on one table it imagines.

Run it with `python examples/first_bot.py`.
"""

from random import Random

from speciate.bots.registry import make_bot
from speciate.core.registry import get_game
from speciate.core.seats import NATURE
from speciate.table.agent import Agent, Request
from speciate.table.match import Match


class FirstBot:
    name = "first"
    needs_view = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, request: Request) -> int:
        """`request.seen` is what the seat may know; the rest is imagined, and never the real hidden cards."""
        world = request.seen.determinize(self.rng)
        seat = request.decision.seat

        def worth(move: int) -> float:
            after = world.copy()
            after.apply(seat, move)
            if after.actor == NATURE:
                after.settle(self.rng)
            return request.game.engine.evaluate(after, seat)

        return max(request.legal, key=worth)


def main() -> None:
    match = Match.new(get_game("evolution"), ["First", "Random"], ["first", "random"], seed=1)
    agents: dict[int, Agent] = {0: FirstBot(Random(1)), 1: make_bot("random", Random(2))}
    while match.step(agents) is not None:
        pass
    assert match.outcome is not None
    print(dict(zip(match.names, match.outcome.scores, strict=True)))


if __name__ == "__main__":
    main()
