"""A process that plays at a few tables until it is killed.

What it is about to do and what was acknowledged goes into a pipe, a JSON object a message, at once.
"""

import asyncio
import json
from itertools import count
from multiprocessing.connection import Connection
from random import Random

from speciate.games.evolution import engine as _engine  # noqa: F401 (loaded before lives are forked, not in each)
from speciate.server.backend import Backend
from tests.server.backends import any_turn, gathered, in_play, play, running, table_of

TABLES = 3


class DrivenPlayer:
    """One life of the server, and all who play at it."""

    def __init__(self, backend: Backend, seed: str, out: Connection) -> None:
        self.backend = backend
        self.seed = seed
        self._out = out
        self._numbers = count(1)

    def say(self, **what: object) -> None:
        self._out.send_bytes(json.dumps(what).encode())

    async def play_table(self, id: str, rng: Random) -> None:
        """Plays one table to its end."""
        table = await table_of(self.backend, id)
        while table.status == "playing":
            seat, moves = any_turn(table, rng)
            name = f"{self.seed}-{next(self._numbers)}"
            self.say(sent=name, table=id, seat=seat, moves=moves)
            answer = await play(self.backend, id, seat, moves, name)
            assert answer.ok, answer
            table = await table_of(self.backend, id)
            match = table.playing
            self.say(done=name, table=id, position=match.position, digest=match.digest())

    async def keep_playing(self, id: str | None, rng: Random) -> None:
        """One game after the other."""
        while True:
            if id is None:
                id = await gathered(self.backend, rng.choice((2, 3, 4)), quick=rng.random() < 0.3)
            await self.play_table(id, rng)
            id = None


async def play_on(url: str, seed: str, out: Connection) -> None:
    async with running(url) as backend:
        player = DrivenPlayer(backend, seed, out)
        ids: list[str | None] = [*in_play(backend.store), *[None] * TABLES][:TABLES]
        await asyncio.gather(*(player.keep_playing(id, Random(f"{seed}/{i}")) for i, id in enumerate(ids)))


def live(url: str, seed: str, out: Connection) -> None:
    asyncio.run(play_on(url, seed, out))
