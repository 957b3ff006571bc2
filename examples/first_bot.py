"""A bot in a few lines: it plays the move that leaves it the most on one table it imagines.

Run it with `python examples/first_bot.py`, or seat it anywhere:
`speciate watch evolution --seats ./examples/first_bot.py:FirstBot,greedy,random`.
"""

from random import Random

import speciate


class FirstBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, request: speciate.Request) -> speciate.Move:
        """`request.view` is what the seat may know; the rest is imagined, and never the real hidden cards."""
        world = request.imagine(self.rng)

        def worth(move: speciate.Move) -> float:
            after = world.copy()
            after.play(request.seat, move)
            return after.worth(request.seat)

        return max(request.legal, key=worth)


if __name__ == "__main__":
    table = speciate.play("evolution", [FirstBot, "random"], names=["First", "Random"], seed=1)
    assert table.outcome is not None
    print(dict(zip(table.names, table.outcome.scores, strict=True)))
