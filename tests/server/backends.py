"""Backends for tests: opened, gathered and played without a network."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from speciate.core.state import State
from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.bot_workers import BotWorkers
from speciate.server.commands import Answer
from speciate.server.hosted_table import HostedTable
from speciate.server.store import Store
from tests.server.extent import LONG as LONG


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Backend]:
    backend = Backend(Store(url), BotWorkers(1))
    try:
        await backend.start()
        yield backend
    finally:
        await backend.close()


async def gathered(backend: Backend, seats: int = 3, **options: object) -> str:
    """A new table of people, dealt out; returns its id."""
    id, _ = await backend.seating.open("evolution", seats, options, "Test", True)
    for seat in range(seats):
        await backend.seating.sit(id, f"P{seat}", seat)
    for seat in range(seats):
        answer = await backend.dispatcher.command(id, seat, commands.SetReady(id=f"ready-{seat}"))
        assert answer.ok
    return id


def replayed(store: Store, id: str) -> HostedTable:
    """The table as the disk has it."""
    return HostedTable.read(id, store.items(id))


async def table_of(backend: Backend, id: str) -> HostedTable:
    """The table as it stands between two changes."""
    async with backend.rooms.hold(await backend.rooms.open(id)) as table:
        return table


async def update_of(backend: Backend, id: str, audience: int, since: int = 0) -> dict[str, Any]:
    """What an audience is sent."""
    room = await backend.rooms.open(id)
    async with backend.rooms.hold(room):
        return room.update(audience, since)


def in_play(store: Store) -> list[str]:
    """The ids of the tables where a game is going on."""
    return [id for id, _, _ in store.changed(0)]


def state_of(table: HostedTable) -> State:
    return table.playing.timeline.state


def any_turn(table: HostedTable, rng: Random) -> tuple[int, list[str]]:
    """A seat that owes a decision and all it does at once: a card is taken and used in one command."""
    state = state_of(table)
    seat = rng.choice([decision.seat for decision in state.pending()])
    after = state.copy()
    moves = [rng.choice(after.legal(seat))]
    after.apply(seat, moves[0])
    if any(decision.seat == seat and decision.step for decision in after.pending()):
        moves.append(rng.choice(after.legal(seat)))
    codec = table.game.engine.codec
    return seat, [codec.text(move) for move in moves]


async def play(backend: Backend, id: str, seat: int, moves: list[str], name: str) -> Answer:
    return await backend.dispatcher.command(id, seat, commands.Play(id=name, moves=moves))
