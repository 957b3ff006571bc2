"""A bot that plays at a table of a server: it feeds before it fights, and otherwise takes what comes.

Run it with `python examples/net_bot.py http://127.0.0.1:8000/table/ID`: it sits down and plays to the end.
"""

import asyncio
import random
import sys

from speciate.client.bot import Question, run_bot
from speciate.client.link import read_link
from speciate.client.seat import sit


def choose(question: Question) -> str:
    """`question.view` is what the seat may know; `question.legal` are the codes of all it can do."""
    feeding = [code for code in question.legal if code.startswith(("feed ", "long-neck ", "think "))]
    return random.choice(feeding or question.legal)


async def play(address: str) -> None:
    link = read_link(address)
    seat, token = await sit(link.server, link.table, "Net bot")  # keep the token to come back after a crash
    outcome = await run_bot(link.server, link.table, token, choose)
    print("closed" if outcome is None else f"seat {seat}: {outcome.scores[seat]} points")


if __name__ == "__main__":
    addresses = [word for word in sys.argv[1:] if word.startswith("http")]
    if addresses:
        asyncio.run(play(addresses[0]))
    else:
        print("usage: python examples/net_bot.py http://127.0.0.1:8000/table/ID")
