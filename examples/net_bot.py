"""A bot that plays at a table of a server: it feeds before it fights, and otherwise takes what comes.

Run it with `python examples/net_bot.py http://127.0.0.1:8000/table/ID`: it sits down and plays to the end.
The same class plays anywhere: `speciate watch evolution --seats ./examples/net_bot.py:Feeder,greedy,random`.
"""

import random
import sys

import speciate


class Feeder:
    def choose(self, request: speciate.Request) -> speciate.Move:
        """`request.legal` is all it can do; a move has its kind, its arguments and its code."""
        feeding = [move for move in request.legal if move.kind in ("feed", "long-neck", "think")]
        return random.choice(feeding or list(request.legal))


def play(address: str) -> None:
    with speciate.connect(address, "Net bot") as seat:  # keep seat.token to come back after a crash
        outcome = seat.run(Feeder())
        print("closed" if outcome is None else f"seat {seat.number}: {outcome.scores[seat.number]} points")


if __name__ == "__main__":
    addresses = [word for word in sys.argv[1:] if word.startswith("http")]
    if addresses:
        play(addresses[0])
    else:
        print("usage: python examples/net_bot.py http://127.0.0.1:8000/table/ID")
