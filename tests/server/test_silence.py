"""A game may keep a player silent for a while; the table's chat then says by which rule."""

import asyncio

import pytest

from speciate.core.seats import NOBODY
from speciate.games.evolutopia import GAME
from speciate.server import commands
from speciate.server.backend import Backend
from tests.server.backends import play, running, state_of, table_of

WANTED = ("start ", "act site", "study", "act ", "place", "open ", "done", "leave", "block choose", "manage")


async def holding_a_plan(backend: Backend) -> tuple[str, int]:
    """A table of Evolutopia where whoever's turn it is holds a good plan that can be played; its id, and that seat."""
    for _ in range(40):  # a city may be lost before anybody gets one
        id = await begun(backend)
        table = await table_of(backend, id)
        number = 0
        while (seat := state_of(table).actor) != NOBODY:
            codes = [GAME.engine.codec.text(move) for move in state_of(table).legal(seat)]
            if any(code.startswith("play ") for code in codes):
                return id, seat
            code = next((code for want in WANTED for code in codes if code.startswith(want)), codes[0])
            number += 1
            assert (await play(backend, id, seat, [code], f"on-{number}")).ok
    raise AssertionError("nobody ever got a good plan")


async def begun(backend: Backend) -> str:
    id, _ = await backend.seating.open("evolutopia", 2, {}, "Test", True)
    for seat in range(2):
        await backend.seating.sit(id, f"P{seat}", seat)
    for seat in range(2):
        assert (await backend.dispatcher.command(id, seat, commands.SetReady(id=f"ready-{seat}"))).ok
    return id


@pytest.mark.rule("evolutopia:plan.silence")
def test_whoever_played_a_good_plan_cannot_chat_until_their_next_turn(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id, seat = await holding_a_plan(backend)
            talk = commands.Chat(id="before", text="Let me think")
            assert (await backend.dispatcher.command(id, seat, talk)).ok
            codes = [GAME.engine.codec.text(move) for move in state_of(await table_of(backend, id)).legal(seat)]
            plan = next(code for code in codes if code.startswith("play "))
            assert (await play(backend, id, seat, [plan], "plan")).ok
            answer = await backend.dispatcher.command(id, seat, commands.Chat(id="after", text="And now"))
            assert not answer.ok
            assert "evolutopia:plan.silence" in str(answer)
            assert (await backend.dispatcher.command(id, 1 - seat, commands.Chat(id="other", text="We can"))).ok
            assert (await backend.dispatcher.command(id, seat, talk)).ok  # the same words again are those said before

    asyncio.run(run())
