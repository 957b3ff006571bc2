"""An evening at a club, for tests that look after a database: played once, kept as a backup."""

import asyncio
from pathlib import Path
from random import Random

from speciate.server import admin
from speciate.server.admin import reached
from speciate.server.backend import Backend
from speciate.server.backup import backup, kept_tables, restore
from tests.server.backends import any_turn, gathered, play, running, table_of


async def play_on(backend: Backend, id: str, rng: Random, most: int = 1_000_000) -> int:
    """Plays a table for some moves, or to its end; returns how many moves were made."""
    made = 0
    for number in range(most):
        table = await table_of(backend, id)
        if table.status != "playing":
            break
        seat, moves = any_turn(table, rng)
        assert (await play(backend, id, seat, moves, f"{rng.random()}-{number}")).ok
        made += len(moves)
    return made


class Evening:
    """A finished quick game, one that is running and one that waits for players: played once, kept as a backup."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'evening.db'}"
        self.file = folder / "evening.jsonl.gz"
        self.over, self.going, self.waiting = asyncio.run(self._play())
        backup(self.url, self.file)

    async def _play(self) -> list[str]:
        async with running(self.url) as backend:
            over = await gathered(backend, 2, quick=True)
            await play_on(backend, over, Random(1))
            going = await gathered(backend)
            await play_on(backend, going, Random(2), 12)
            waiting, _ = await backend.seating.open("evolution", 4, {}, "Later", False)
            await backend.seating.sit(waiting, "Ann", None)
            return [over, going, waiting]

    def fill(self, url: str) -> tuple[str, str, str]:
        restore(url, self.file)
        return self.over, self.going, self.waiting


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of the database that belongs to a table."""
    with reached(url) as engine, engine.connect() as connection:
        return {table.name: sorted(tuple(row) for row in connection.execute(table.select())) for table in kept_tables()}


def mistakes(url: str) -> dict[str, str]:
    return {verdict.id: verdict.mistake for verdict in admin.verify(url)}
