"""A program that plays at a few tables until it is killed: `python -m tests.server.driver DATABASE SEED`.

What it is about to do and what was acknowledged goes to stdout, a JSON object a line, at once.
"""

import asyncio
import json
import sys
from itertools import count
from random import Random

from speciate.server.house import House
from tests.server.houses import any_turn, gathered, play, running, table_of

TABLES = 3
_numbers = count(1)


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


async def play_table(house: House, id: str, rng: Random, seed: str) -> None:
    """Plays one table to its end."""
    table = await table_of(house, id)
    while table.status == "playing":
        seat, moves = any_turn(table, rng)
        name = f"{seed}-{next(_numbers)}"
        say(sent=name, table=id, seat=seat, moves=moves)
        answer = await play(house, id, seat, moves, name)
        assert answer.ok, answer
        table = await table_of(house, id)
        match = table.playing
        say(done=name, table=id, seat=seat, moves=moves, position=match.position, digest=match.digest())


async def keep_playing(house: House, id: str | None, rng: Random, seed: str) -> None:
    """One game after the other."""
    while True:
        if id is None:
            id = await gathered(house, rng.choice((2, 3, 4)), quick=rng.random() < 0.3)
        await play_table(house, id, rng, seed)
        id = None


async def main(url: str, seed: str) -> None:
    async with running(url) as house:
        ids: list[str | None] = [*house.store.unfinished(), *[None] * TABLES][:TABLES]
        await asyncio.gather(*(keep_playing(house, id, Random(f"{seed}/{i}"), seed) for i, id in enumerate(ids)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
