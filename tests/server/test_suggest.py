"""At a co-operative table everyone sees what can be done, and can point at it for the one whose turn it is."""

import asyncio
from typing import Any

import pytest

from speciate.core.seats import SPECTATOR
from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.commands import Answer
from speciate.server.items import HOST
from tests.server.backends import gathered, play, replayed, running, table_of, update_of
from tests.server.test_silence import begun, holding_a_plan


async def suggest(backend: Backend, id: str, seat: int, move: str, name: str = "point") -> Answer:
    return await backend.dispatcher.command(id, seat, commands.Suggest(id=name, move=move))


async def seen(backend: Backend, id: str, audience: int) -> dict[str, Any]:
    return await update_of(backend, id, audience)


def test_a_suggestion_is_seen_by_all_until_somebody_moves(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await begun(backend)
            actor = (await table_of(backend, id)).playing.pending()[0].seat
            offered = (await seen(backend, id, 1 - actor))["offered"]
            own = await seen(backend, id, actor)
            assert offered == {"decision": own["decision"], "legal": own["legal"]}
            assert "offered" not in own
            assert (await suggest(backend, id, 1 - actor, offered["legal"][-1])).ok
            for audience in (0, 1, SPECTATOR):
                update = await seen(backend, id, audience)
                assert update["suggestions"] == [{"seat": 1 - actor, "move": offered["legal"][-1]}]
                assert update["news"][-1]["table"] == "suggested"
                assert update["news"][-1]["to"] == actor
            assert replayed(backend.store, id).suggestions == {1 - actor: offered["legal"][-1]}
            assert (await play(backend, id, actor, [offered["legal"][0]], "move")).ok
            assert "suggestions" not in await seen(backend, id, 0)

    asyncio.run(run())


def test_a_suggestion_is_withdrawn_without_a_word(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await begun(backend)
            actor = (await table_of(backend, id)).playing.pending()[0].seat
            move = (await seen(backend, id, 1 - actor))["offered"]["legal"][0]
            assert (await suggest(backend, id, 1 - actor, move)).ok
            news = (await seen(backend, id, 0))["news"]
            assert (await suggest(backend, id, 1 - actor, "", "withdraw")).ok
            update = await seen(backend, id, 0)
            assert ("suggestions" in update, update["news"]) == (False, news)

    asyncio.run(run())


def test_only_what_can_be_done_is_suggested_and_only_to_another(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await begun(backend)
            actor = (await table_of(backend, id)).playing.pending()[0].seat
            assert "this cannot be done now" in (await suggest(backend, id, 1 - actor, "nonsense", "a")).error
            assert "nobody to advise" in (await suggest(backend, id, actor, "act site", "b")).error
            assert "only a player" in (await suggest(backend, id, SPECTATOR, "act site", "c")).error

    asyncio.run(run())


def test_bots_take_no_advice(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolutopia", 2, {}, "Test", True)
            await backend.seating.sit(id, "Ann", 0)
            assert (await backend.dispatcher.command(id, HOST, commands.SeatBot(id="bot", seat=1, bot="greedy"))).ok
            assert (await backend.dispatcher.command(id, 0, commands.SetReady(id="ready"))).ok
            table = await table_of(backend, id)
            while (owed := table.playing.pending()[0]).seat == 0:
                assert table.offered(0) is None
                assert (await play(backend, id, 0, [table.playing.legal(0).codes()[0]], f"{table.count}")).ok
            assert owed.seat == 1 and table.offered(0) is None

    asyncio.run(run())


def test_where_all_play_against_each_other_nothing_is_offered(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            assert (await play(backend, id, 0, [(await seen(backend, id, 0))["legal"][0]], "food")).ok
            assert "offered" not in await seen(backend, id, 0)
            assert not (await suggest(backend, id, 0, "end")).ok

    asyncio.run(run())


@pytest.mark.rule("evolutopia:plan.silence")
def test_whoever_must_be_silent_cannot_point_either(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, seat = await holding_a_plan(backend)
            table = await table_of(backend, id)
            legal = [move.code for move in table.playing.legal(seat)]
            plan = next(code for code in legal if code.startswith("play "))
            assert (await play(backend, id, seat, [plan], "plan")).ok
            answer = await suggest(backend, id, seat, "act site")
            assert (answer.ok, answer.rule) == (False, "evolutopia:plan.silence")

    asyncio.run(run())
