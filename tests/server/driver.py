"""A process that plays at a few tables until it is killed.

What it is about to do and what was acknowledged goes into a pipe, a JSON object a message, at once.
"""

import asyncio
import json
from itertools import count
from multiprocessing.connection import Connection
from random import Random

from speciate.games.evolution import engine as _engine  # noqa: F401 (loaded before lives are forked, not in each)
from speciate.server.house import House
from tests.server.houses import any_turn, gathered, play, running, table_of

TABLES = 3


class Player:
    """One life of the server, and all who play at it."""

    def __init__(self, house: House, seed: str, out: Connection) -> None:
        self.house = house
        self.seed = seed
        self._out = out
        self._numbers = count(1)

    def say(self, **what: object) -> None:
        self._out.send_bytes(json.dumps(what).encode())

    async def play_table(self, id: str, rng: Random) -> None:
        """Plays one table to its end."""
        table = await table_of(self.house, id)
        while table.status == "playing":
            seat, moves = any_turn(table, rng)
            name = f"{self.seed}-{next(self._numbers)}"
            self.say(sent=name, table=id, seat=seat, moves=moves)
            answer = await play(self.house, id, seat, moves, name)
            assert answer.ok, answer
            table = await table_of(self.house, id)
            match = table.playing
            self.say(done=name, table=id, position=match.position, digest=match.digest())

    async def keep_playing(self, id: str | None, rng: Random) -> None:
        """One game after the other."""
        while True:
            if id is None:
                id = await gathered(self.house, rng.choice((2, 3, 4)), quick=rng.random() < 0.3)
            await self.play_table(id, rng)
            id = None


async def play_on(url: str, seed: str, out: Connection) -> None:
    async with running(url) as house:
        player = Player(house, seed, out)
        ids: list[str | None] = [*house.store.unfinished(), *[None] * TABLES][:TABLES]
        await asyncio.gather(*(player.keep_playing(id, Random(f"{seed}/{i}")) for i, id in enumerate(ids)))


def live(url: str, seed: str, out: Connection) -> None:
    asyncio.run(play_on(url, seed, out))
