"""What a table needs the server for: bots that move, clocks that run out. No table waits for ever.

The process that wrote last to a table lets its bots think. Every process looks from time to time which tables wait
for a bot or a clock: where nothing has happened for too long, because the other process died or the room left the
memory, it takes over. A move that two of them make is stored once.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.clock import milliseconds
from speciate.server.logs import log
from speciate.server.room import Room
from speciate.server.table import HUMAN, OUT_OF_TIME, Table

if TYPE_CHECKING:
    from speciate.server.house import House

TICK = 0.25  # seconds between two looks at the clocks of the tables in memory
SWEEP = 2.0  # seconds between two looks at the tables on disk
GRACE = 2.0  # seconds after the longest thought of a bot, or after a clock: then the process at it must be gone
SKEW = 30_000  # milliseconds the clocks of processes may differ, and a commit may take


class Duty:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._due: dict[str, int] = {}  # table -> when it must have gone on without us, in milliseconds
        self._seen = 0  # the latest change we know of
        self._patience = int((house.thinkers.limit + GRACE) * 1000)

    # -- bots -----------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Lets every bot that owes a move think."""
        table = room.table
        if table.match is None or table.paused or table.closed:
            return
        for decision in table.match.pending():
            if table.places[decision.seat].agent != HUMAN:
                self._begin(room, decision.seat)

    def _begin(self, room: Room, seat: int, note: str = "") -> None:
        if seat not in room.thinking:
            room.thinking.add(seat)
            self._house.start(self._think(room, seat, note))

    async def _think(self, room: Room, seat: int, note: str) -> None:
        """A bot's move, or a stand-in's for someone whose time is up."""
        house = self._house
        try:
            position = room.table.playing.position
            move, failure = await house.thinkers.choose(room.table, seat)
            house.metrics.bots.labels(failed=str(bool(failure)).lower()).inc()
            command = commands.Play(id=f"bot-{position}", moves=[move])
            await house.command(room.table.id, seat, command, "; ".join(filter(None, (note, failure))))
        except SpeciateError as error:
            log.warning("bot move refused", extra={"table": room.table.id, "error": type(error).__name__})
        except Exception as error:  # the database is away: the next sweep tries again
            log.warning("bot move not stored", extra={"table": room.table.id, "error": type(error).__name__})
            return
        finally:
            room.thinking.discard(seat)
        self.wake(room)

    # -- clocks ---------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """For ever: where a seat's time is up, a stand-in makes its move."""
        while True:
            await asyncio.sleep(TICK)
            for room in self._house.rooms:
                for seat in late(room.table):
                    self._begin(room, seat, OUT_OF_TIME)

    # -- what others have left ------------------------------------------------------------------

    async def keep_going(self) -> None:
        """For ever: takes over tables that should have gone on by themselves."""
        while True:
            try:
                await self.sweep()
            except Exception as error:  # the database is away: it is asked again
                log.warning("tables cannot be looked at", extra={"error": type(error).__name__})
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        changed = await self._house.in_thread(self._house.store.changed, self._seen - SKEW)
        for id, touched, summary in changed:
            self._seen = max(self._seen, touched)
            due = due_time(summary, touched + self._patience)
            if due is None:
                self._due.pop(id, None)
            else:
                self._due[id] = due
        for id in [id for id, due in self._due.items() if due < milliseconds()]:
            await self._take_over(id)

    async def _take_over(self, id: str) -> None:
        try:
            room = await self._house.room(id)
            await self._house.catch_up(room)
            self.wake(room)
            due = due_time(room.table.summary(), milliseconds() + self._patience)
        except SpeciateError as error:  # such as rules this server does not have
            log.warning("table cannot go on", extra={"table": id, "error": type(error).__name__})
            due = None
        if due is None:
            del self._due[id]
        else:
            self._due[id] = max(due, milliseconds() + self._patience)


def due_time(summary: dict[str, Any], patience: int) -> int | None:
    """When a table must have gone on: bots by `patience`, people by their clocks. None when it may wait for ever."""
    if summary["status"] != "playing" or summary["paused"]:
        return None
    clocks = summary["clocks"]
    times = []
    for seat in summary["waiting"]:
        if summary["seats"][seat]["agent"] != HUMAN:
            times.append(patience)
        elif clocks["since"][seat] is not None:
            times.append(clocks["since"][seat] + clocks["left"][seat] + int(GRACE * 1000))
    return min(times, default=None)


def late(table: Table) -> list[int]:
    """The seats whose time is up."""
    if table.status != "playing" or table.paused:
        return []
    return [seat for seat in range(len(table.places)) if table.clocks.is_late(seat, milliseconds())]
