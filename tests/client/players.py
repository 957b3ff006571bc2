"""Tables opened and played by clients, for the tests."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any, TypeVar

from speciate.bots.registry import make_bot
from speciate.client.http import Server
from speciate.client.live import Patience
from speciate.client.messages import TableOpened
from speciate.client.seat import Seat
from speciate.table.agent import Agent

QUICK = Patience(shortest=0.05, longest=0.3, connect=10, answer=5, give_up=30)
LIMIT = 35.0

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], limit: float = LIMIT) -> T:
    """Runs a test's coroutine; none may hang."""

    async def limited() -> T:
        return await asyncio.wait_for(work, limit)

    return asyncio.run(limited())


def random_bot(seed: int) -> Agent:
    return make_bot("random", Random(seed))


async def open_table(url: str, game: str, seats: int, bots: Sequence[str] = ()) -> TableOpened:
    """A table whose last seats are taken by bots of the server."""
    async with Server(url) as server:
        opened = await server.open(game, seats)
        host = server.table(opened.table, opened.token)
        for number, bot in enumerate(bots, start=seats - len(bots)):
            await host.seat_bot(number, bot)
        return opened


async def seated(stack: AsyncExitStack, url: str, table: str, *names: str) -> list[Seat]:
    """People who sit down one after the other, all ready."""
    seats = [await stack.enter_async_context(Seat.join(url, table, name, patience=QUICK)) for name in names]
    for seat in seats:
        await seat.ready()
    return seats


async def play_on(seat: Seat, moves: list[str]) -> None:
    """Plays the first legal move again and again to the end; notes what was acknowledged."""
    async for update in seat.updates():
        if update.decision is not None and update.table.status == "playing":
            await seat.play(update.legal[0])
            moves.append(update.legal[0])
