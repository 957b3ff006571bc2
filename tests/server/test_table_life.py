"""What happens around the game: undo and consent, hand-over, pauses, calls, replays."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from speciate.core.seats import SPECTATOR
from speciate.server import commands, service
from speciate.server.backend import Backend
from speciate.server.bot_workers import BotWorkers
from speciate.server.commands import Answer, AnyCommand
from speciate.server.hosted_table import STAND_IN, HostedTable
from speciate.server.items import HOST
from speciate.server.store import Store
from speciate.server.webhooks import Caller
from tests.server.backends import table_of
from tests.table.matches import new_match, play_on


class TwoPlayerTable:
    """A backend with one table of two people, begun."""

    def __init__(self, backend: Backend, id: str) -> None:
        self.backend = backend
        self.id = id
        self._count = 0

    async def table(self) -> HostedTable:
        return await table_of(self.backend, self.id)

    async def do(self, role: int, kind: Callable[..., AnyCommand], **fields: Any) -> Answer:
        self._count += 1
        return await self.backend.dispatcher.command(self.id, role, kind(id=f"c{self._count}", **fields))

    async def play_any(self, seat: int) -> Answer:
        move = next(iter((await self.table()).playing.legal(seat)))
        return await self.do(seat, commands.Play, moves=[move.code])


def at_a_club(url: str, visit: Callable[[TwoPlayerTable], Awaitable[None]], caller: Caller | None = None) -> None:
    async def run() -> None:
        backend = Backend(Store(url), BotWorkers(1), caller)
        id, _ = await backend.seating.open("evolution", 2, {}, "club", False)
        club = TwoPlayerTable(backend, id)
        for name in ("Ann", "Bo"):
            seat, _ = await backend.seating.sit(id, name, None)
            assert (await club.do(seat, commands.SetReady)).ok
        try:
            await visit(club)
        finally:
            await backend.close()

    asyncio.run(run())


def test_a_move_that_revealed_nothing_is_taken_back_at_once(database: str) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        before = (await club.table()).playing.digest()
        assert (await club.play_any(0)).ok
        assert (await club.do(0, commands.Undo)).ok
        assert (await club.table()).playing.digest() == before

    at_a_club(database, visit)


def test_beyond_that_the_others_are_asked_and_one_no_is_enough(database: str) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        before = (await club.table()).playing.digest()
        await club.play_any(0)
        await club.play_any(1)
        after = (await club.table()).playing.digest()
        assert (await club.do(0, commands.Undo)).ok
        assert (await club.table()).playing.digest() == after  # only asked so far
        assert (await club.do(1, commands.Vote, yes=False)).ok
        assert (await club.table()).playing.digest() == after
        assert (await club.do(0, commands.Undo)).ok
        assert (await club.do(1, commands.Vote, yes=True)).ok
        assert (await club.table()).playing.digest() == before
        assert "nobody has asked" in (await club.do(1, commands.Vote, yes=True)).error

    at_a_club(database, visit)


def test_a_seat_is_handed_to_a_bot_only_when_it_is_gone_and_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        assert "gone for less" in (await club.do(0, commands.HandOver, seat=1)).error
        monkeypatch.setattr(service, "GRACE", 0)
        (await club.backend.rooms.open(club.id)).presence.enter(1)
        monkeypatch.setattr(service, "GRACE", 1)
        assert "is here" in (await club.do(0, commands.HandOver, seat=1)).error
        (await club.backend.rooms.open(club.id)).presence.leave(1)
        monkeypatch.setattr(service, "GRACE", 0)
        assert (await club.do(0, commands.HandOver, seat=1)).ok
        table = await club.table()
        assert table.seats[1].agent == STAND_IN
        async with asyncio.timeout(30):
            while table.playing.decision(1) is not None:
                await asyncio.sleep(0.02)  # the bot plays
        assert (await club.do(1, commands.TakeBack)).ok
        assert (await club.table()).seats[1].agent == "human"

    at_a_club(database, visit)


def test_who_leaves_hands_their_own_seat_to_a_bot_at_once_and_may_come_back(database: str) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        assert (await club.do(0, commands.HandOver, seat=0)).ok
        table = await club.table()
        assert table.seats[0].agent == STAND_IN
        assert (await club.do(0, commands.HandOver, seat=0)).key == "hand-over-not"
        async with asyncio.timeout(30):
            while table.playing.decision(0) is not None:
                await asyncio.sleep(0.02)  # the bot plays
        assert (await club.do(0, commands.TakeBack)).ok
        assert (await club.table()).seats[0].agent == "human"

    at_a_club(database, visit)


def test_nothing_moves_while_the_host_pauses(database: str) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        assert "only the host" in (await club.do(0, commands.Pause, paused=True)).error
        assert (await club.do(HOST, commands.Pause, paused=True)).ok
        assert "paused" in (await club.play_any(0)).error
        assert (await club.do(HOST, commands.Pause, paused=False)).ok
        assert (await club.play_any(0)).ok
        assert (await club.do(HOST, commands.Close)).ok
        assert "closed" in (await club.play_any(1)).error

    at_a_club(database, visit)


def test_who_is_away_is_called_when_it_is_their_turn_and_nobody_else_hears_of_it(database: str) -> None:
    called: list[tuple[str, int]] = []

    class Phone(Caller):
        async def call(self, url: str, data: dict[str, Any]) -> bool:
            called.append((url, data["seat"]))
            return True

    async def visit(club: TwoPlayerTable) -> None:
        url = "http://1.1.1.1/secret-of-ann"
        assert "public" in (await club.do(0, commands.SetWebhook, url="http://10.0.0.1/")).error
        assert (await club.do(0, commands.SetWebhook, url=url)).ok
        for audience in (0, 1, SPECTATOR):
            assert "secret-of-ann" not in str((await club.table()).update(audience, 0))
        while not called:
            for owed in (await club.table()).playing.pending():
                assert (await club.play_any(owed.seat)).ok
            await asyncio.sleep(0)
        assert called[0] == (url, 0)

    at_a_club(database, visit, Phone())


def test_a_finished_record_can_be_imported_and_visited(database: str) -> None:
    match = play_on(new_match())
    text = "\n".join(match.record.lines()) + "\n"

    async def visit(club: TwoPlayerTable) -> None:
        id = await club.backend.seating.import_record(text, "old game", False)
        table = await table_of(club.backend, id)
        assert table.status == "over"
        assert table.playing.digest() == match.digest()
        assert table.playing.timeline.seek(57).digest() == match.timeline.seek(57).digest()

    at_a_club(database, visit)


def test_the_numbers_say_what_was_done(sqlite: str) -> None:
    async def visit(club: TwoPlayerTable) -> None:
        await club.do(0, commands.Play, moves=["attack 0>1.0"])
        text = club.backend.metrics.text()
        assert 'speciate_commands_total{ok="true"} 2.0' in text
        assert 'speciate_commands_total{ok="false"} 1.0' in text

    at_a_club(sqlite, visit)
