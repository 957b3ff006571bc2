"""Abandoned tables end by themselves, and what is running can be looked up."""

import asyncio
import time
from pathlib import Path

from speciate.core.seats import SPECTATOR
from speciate.server import commands
from speciate.server.house import House, milliseconds
from speciate.server.items import HOST
from speciate.server.store import Store
from speciate.server.thinkers import Thinkers

TABLES = 300


def test_abandoned_tables_are_closed_and_leave_the_lobby_fast(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Store(f"sqlite:///{tmp_path / 'db'}"), Thinkers(1))
        await asyncio.gather(*(house.open("evolution", 2, {}, f"t{i}", True) for i in range(TABLES)))
        live, _ = await house.open("evolution", 2, {}, "live", True)
        assert len(house.store.lobby()) == 100
        await asyncio.sleep(0.01)
        before = milliseconds()
        await asyncio.sleep(0.01)
        await house.sit(live, "Ann", None)  # somebody is here
        closed = 0
        while some := await house.expire("gathering", before):
            closed += some
        assert closed == TABLES
        start = time.perf_counter()
        assert [table["name"] for table in house.store.lobby()] == ["live"]
        assert time.perf_counter() - start < 1
        await house.close()

    asyncio.run(run())


def test_a_running_game_exports_only_what_was_heard(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Store(f"sqlite:///{tmp_path / 'db'}"), Thinkers(1))
        id, _ = await house.open("evolution", 2, {}, "t", False)
        for name in ("Ann", "Bo"):
            seat, _ = await house.sit(id, name, None)
            await house.command(id, seat, commands.SetReady(id="ready"))
        table = (await house.room(id)).table
        hand = table.playing.view(0).to_json()["players"][0]["hand"]  # type: ignore[index]
        mine, theirs = table.heard_record(0), table.heard_record(SPECTATOR)
        assert all(card in mine for card in hand)
        assert not any(f'"card":"{card}"' in theirs for card in hand)
        await house.command(id, HOST, commands.Close(id="x"))
        await house.close()

    asyncio.run(run())
