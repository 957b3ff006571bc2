"""Bots move after an even pause: the time tells nothing of what a bot thought, or how long."""

import asyncio
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from speciate.server import commands, items
from speciate.server.backend import Backend
from speciate.server.bot_pace import HALVES, BotPace
from speciate.server.bot_workers import BotWorkers
from speciate.server.items import AnyItem
from speciate.server.room import Room
from speciate.server.store import Store
from tests.server.backends import table_of

PAUSE = 1.0
ME = 0


class FakeClock:
    """Time that goes on only when all who wait for it wait."""

    def __init__(self) -> None:
        self.time = 0.0
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self.time + seconds, until))
        await until

    def go_on(self, sleepers: int) -> None:
        """To the next moment somebody waits for, once so many do."""
        if sleepers and len(self._waiting) == sleepers:
            self.time = min(at for at, _ in self._waiting)
            due = [waiting for waiting in self._waiting if waiting[0] == self.time]
            self._waiting = [waiting for waiting in self._waiting if waiting[0] > self.time]
            for _, until in due:
                until.set_result(None)


class SlowWorkers(BotWorkers):
    """Real bots, which take the time that the test says."""

    def __init__(self, clock: FakeClock, thinking: Mapping[int, float]) -> None:
        super().__init__(2)
        self._clock = clock
        self._thinking = thinking

    async def choose(self, question: dict[str, Any], table: str, seat: int, is_awaited: bool) -> tuple[str, str]:
        chosen = await super().choose(question, table, seat, is_awaited)
        await self._clock.sleep(self._thinking[seat])
        return chosen


class PacedTable:
    """A person and two bots; when each move of a bot was stored."""

    def __init__(self, database: str, thinking: Mapping[int, float]) -> None:
        self.clock = FakeClock()
        pace = BotPace(PAUSE, self.clock.now, self.clock.sleep)
        self.backend = Backend(Store(database), SlowWorkers(self.clock, thinking), pace=pace)
        self.times: list[float] = []
        stored = self.backend.dispatcher.on_stored

        def heard(room: Room, made: list[AnyItem]) -> None:
            self.times += [self.clock.time for item in made if isinstance(item, items.Moved) and item.seat > ME]
            stored(room, made)

        self.backend.dispatcher.on_stored = heard

    async def open(self) -> str:
        await self.backend.start()
        id, _ = await self.backend.seating.open("evolution", 3, {}, "Even", False)
        await self.backend.seating.sit(id, "Ann", ME)
        for seat in (1, 2):
            bot = commands.SeatBot(id=f"bot {seat}", seat=seat, bot="random")
            assert (await self.backend.dispatcher.command(id, items.HOST, bot)).ok
        assert (await self.backend.dispatcher.command(id, ME, commands.SetReady(id="ready"))).ok
        return id

    async def let_bots(self, id: str) -> None:
        """Until no bot owes a move any more."""
        room = await self.backend.rooms.open(id)
        async with asyncio.timeout(60):
            while True:
                table = await table_of(self.backend, id)
                owing = {decision.seat for decision in table.playing.pending()} - {ME}
                if not owing and not room.thinking:
                    return
                self.clock.go_on(len(room.thinking))
                await asyncio.sleep(0.001)

    async def play(self, id: str) -> None:
        """Moves of the person and of the bots, until a bot has made half a choice and ended a turn."""
        for number in range(12):
            await self.let_bots(id)
            table = await table_of(self.backend, id)
            legal = table.playing.legal(ME).codes()
            move = "end" if "end" in legal else legal[0]
            play = commands.Play(id=f"play {number}", moves=[move])
            assert (await self.backend.dispatcher.command(id, ME, play)).ok


def played(database: str, thinking: Mapping[int, float]) -> list[float]:
    paced = PacedTable(database, thinking)

    async def run() -> None:
        try:
            await paced.play(await paced.open())
        finally:
            await paced.backend.close()

    asyncio.run(run())
    return paced.times


@pytest.mark.parametrize("thinking", [{1: 0.0, 2: 0.0}, {1: 0.03125, 2: 0.25}, {1: 0.25, 2: 0.125}])
def test_how_long_a_bot_thinks_cannot_be_seen(sqlite: str, thinking: Mapping[int, float]) -> None:
    times = played(sqlite, thinking)
    assert times[:2] == [PAUSE, PAUSE], "sealed choices of two bots come together, whoever was quicker"
    gaps = {later - earlier for earlier, later in pairwise(times)}
    assert len(times) > 10
    assert gaps <= {0.0, PAUSE, PAUSE / HALVES}, "a move after a pause, its second half after a part of one"


def test_one_that_thinks_longer_than_a_pause_moves_after_two(sqlite: str) -> None:
    paced = PacedTable(sqlite, {1: 0.25, 2: 1.5})

    async def run() -> None:
        try:
            await paced.let_bots(await paced.open())
        finally:
            await paced.backend.close()

    asyncio.run(run())
    assert paced.times == [PAUSE, 2 * PAUSE]


def test_without_a_pause_nobody_waits() -> None:
    async def never(_: float) -> None:
        raise AssertionError("it waits")

    asyncio.run(BotPace(0.0, sleep=never).wait(0.0, is_half=False))
