"""Houses for tests: opened, gathered and played without a network."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from speciate.core.state import State
from speciate.server import commands
from speciate.server.commands import Answer
from speciate.server.house import House
from speciate.server.store import Store
from speciate.server.table import Table
from speciate.server.thinkers import Thinkers

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


@asynccontextmanager
async def running(url: str) -> AsyncIterator[House]:
    house = House(Store(url), Thinkers(1))
    try:
        await house.wake()
        yield house
    finally:
        await house.close()


async def gathered(house: House, seats: int = 3, **options: object) -> str:
    """A new table of people, dealt out; returns its id."""
    id, _ = await house.open("evolution", seats, options, "Test", True)
    for seat in range(seats):
        await house.sit(id, f"P{seat}", seat)
    for seat in range(seats):
        answer = await house.command(id, seat, commands.SetReady(id=f"ready-{seat}"))
        assert answer.ok
    return id


def replayed(store: Store, id: str) -> Table:
    """The table as the disk has it."""
    return Table.read(id, store.items(id))


async def table_of(house: House, id: str) -> Table:
    return (await house.room(id)).table


def state_of(table: Table) -> State:
    return table.playing.timeline.state


def any_turn(table: Table, rng: Random) -> tuple[int, list[str]]:
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


async def play(house: House, id: str, seat: int, moves: list[str], name: str) -> Answer:
    return await house.command(id, seat, commands.Play(id=name, moves=moves))
