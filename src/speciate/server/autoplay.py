"""What a table needs the server for: bots that move, clocks that run out. No table waits for ever.

The process that wrote last to a table lets its bots think. Every process looks from time to time which tables wait
for a bot or a clock: where nothing has happened for too long, because the other process died or the room left the
memory, it takes over. A move that two of them make is stored once. While the database is away all of this rests, and
tables where only bots play rest while nobody looks on.
"""

import asyncio
from collections import Counter
from typing import Any

from speciate.core.errors import SpeciateError
from speciate.server import commands
from speciate.server.bot_pace import BotPace
from speciate.server.bot_workers import BotWorkers, ask_bot
from speciate.server.clock import milliseconds
from speciate.server.dispatcher import MOVED_ON, OWN, Dispatcher
from speciate.server.hosted_table import HUMAN, OUT_OF_TIME, HostedTable
from speciate.server.items import HOST
from speciate.server.logs import log
from speciate.server.metrics import Metrics
from speciate.server.refusals import StorageAway
from speciate.server.room import Room
from speciate.server.room_registry import RoomRegistry
from speciate.server.store import Store
from speciate.server.tasks import Tasks
from speciate.server.threads import Threads
from speciate.table.undo import is_open_after

TICK = 0.25  # seconds between two looks at the clocks of the tables in memory
SWEEP = 2.0  # seconds between two looks at the tables on disk
GRACE = 2.0  # seconds after the longest thought of a bot, or after a clock: then the process at it must be gone
SKEW = 30_000  # milliseconds the clocks of processes may differ, and a commit may take
TOGETHER = 4  # tables taken over at the same time
REMEMBERED = 10_000  # positions where a move of a bot was refused
REFUSALS = 3  # moves of a bot that are refused at one position before it is left alone


class Autoplay:
    def __init__(
        self,
        store: Store,
        threads: Threads,
        rooms: RoomRegistry,
        dispatcher: Dispatcher,
        workers: BotWorkers,
        tasks: Tasks,
        metrics: Metrics,
        pace: BotPace,
    ) -> None:
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._dispatcher = dispatcher
        self._workers = workers
        self._tasks = tasks
        self._metrics = metrics
        self._pace = pace
        self._due: dict[str, int] = {}  # table -> when it must have gone on without us, in milliseconds
        self._refused: Counter[tuple[str, int, int]] = Counter()  # table, seat and position: moves not taken
        self._rest: tuple[int, int] = (0, 0)  # the last time the database was away, in milliseconds
        self._seen = 0  # the latest change we know of
        self._patience = int((workers.limit + pace.pause + GRACE) * 1000)

    # -- bots -----------------------------------------------------------------------------------

    def wake(self, room: Room, table: HostedTable) -> None:
        """Lets every bot that owes a move think."""
        if table.match is None or table.paused or table.closed or self._store.is_away:
            return
        if is_bots_only(table) and not room.is_watched:
            return
        for decision in table.pending:
            if table.seats[decision.seat].agent != HUMAN:
                self._begin(room, decision.seat)

    def _begin(self, room: Room, seat: int, note: str = "") -> None:
        if seat not in room.thinking:
            room.thinking.add(seat)
            self._tasks.start(self._think(room, seat, note, self._pace.now()))

    async def _think(self, room: Room, seat: int, note: str, since: float) -> None:
        """A bot's move, or a stand-in's for someone whose time is up; then whatever is owed next."""
        try:
            goes_on = await self._move(room, seat, note, since)
        except SpeciateError as error:  # the database is away, the table is damaged: the next sweep tries again
            log.warning("bot move not stored", extra={"table": room.id, "error": type(error).__name__})
            return
        finally:
            room.thinking.discard(seat)
        if goes_on and (table := room.settled) is not None:
            self.wake(room, table)

    async def _move(self, room: Room, seat: int, note: str, since: float) -> bool:
        """The move of a seat that owes one `since` then; whether the table goes on by itself."""
        async with self._rooms.hold(room) as table:
            if table.match is None or table.decision(seat) is None:
                return True
            position = table.match.position
            if self._refused[room.id, seat, position] >= REFUSALS:
                return False
            question = ask_bot(table, seat)
            is_awaited = not is_bots_only(table)
        move, failure = await self._workers.choose(question, room.id, seat, is_awaited)
        self._metrics.bots.labels(failed=str(bool(failure)).lower()).inc()
        if is_awaited:
            await self._pace.wait(since, question["decision"]["step"])
        command = commands.Play(id=OWN, moves=[move])
        reasons = "; ".join(filter(None, (note, failure)))
        while True:
            answer = await self._dispatcher.act(room, seat, command, position, reasons)
            if answer.ok:
                return True
            if answer.key != MOVED_ON:
                return self._was_refused(room, seat, position, answer.key)
            async with self._rooms.hold(room) as table:
                if not is_still_asked(table, seat, position, question["legal"]):
                    return True
                position = table.playing.position

    def _was_refused(self, room: Room, seat: int, position: int, key: str) -> bool:
        """A bot whose move is not taken does not try for ever: after a few times it stops, and the log says so."""
        if key in ("paused", "closed", "in-time"):
            return False  # the table itself has stopped, or the player has moved after all
        if len(self._refused) > REMEMBERED:
            self._refused.clear()
        self._refused[room.id, seat, position] += 1
        stops = self._refused[room.id, seat, position] >= REFUSALS
        what = {"table": room.id, "audience": str(seat), "error": key}
        log.warning("bot stopped: its moves are refused" if stops else "bot move refused", extra=what)
        return not stops

    # -- clocks ---------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """For ever: where a seat's time is up, a stand-in makes its move."""
        while True:
            await asyncio.sleep(TICK)
            if self._store.is_away:
                continue
            for room in self._rooms:
                table = room.settled
                if table is None or has_rested(table, self._rest):  # it gets its time back first
                    continue
                for seat in late(table):
                    self._begin(room, seat, OUT_OF_TIME)

    async def came_back(self, since: int) -> None:
        """The database was away since then: no clock ran meanwhile, and bots go on."""
        self._rest = (since, milliseconds())
        for room in self._rooms:
            try:
                await self.go_on(room)
            except Exception as error:  # away again: then this is called again; or damaged, but the others go on
                log.warning("table cannot go on", extra={"table": room.id, "error": type(error).__name__})

    async def go_on(self, room: Room) -> None:
        """Whatever a table in memory waits for us for."""
        async with self._rooms.hold(room) as table:
            is_resting = has_rested(table, self._rest)
        if is_resting:
            await self._dispatcher.act(room, HOST, commands.SkipTime(id=OWN, since=self._rest[0], until=self._rest[1]))
        async with self._rooms.hold(room) as table:
            self.wake(room, table)

    # -- what others have left ------------------------------------------------------------------

    async def keep_going(self) -> None:
        """For ever: takes over tables that should have gone on by themselves."""
        while True:
            try:
                if not self._store.is_away:
                    await self.sweep()
            except StorageAway:  # it is asked again
                log.warning("tables cannot be looked at", extra={"error": StorageAway.__name__})
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        first = self._seen == 0  # after a start nobody is at these tables, as far as we know
        changed = await self._threads.run(self._store.changed, self._seen - SKEW)
        for id, touched, summary in changed:
            self._seen = max(self._seen, touched)
            due = due_time(summary, 0 if first else touched + self._patience)
            if due is None:
                self._due.pop(id, None)
            else:
                self._due[id] = due
        self._seen = max(self._seen, 1)
        due_now = [id for id, due in self._due.items() if due < milliseconds()]
        gate = asyncio.Semaphore(TOGETHER)
        await asyncio.gather(*(self._take_over(id, gate) for id in due_now))

    async def _take_over(self, id: str, gate: asyncio.Semaphore) -> None:
        due: int | None = None
        try:
            async with gate:
                room = await self._rooms.open(id)
                async with self._rooms.hold(room):
                    await self._rooms.catch_up(room)
                await self.go_on(room)
                async with self._rooms.hold(room) as table:
                    due = due_time(table.summary(), milliseconds() + self._patience)
        except StorageAway:
            return  # the next sweep
        except Exception as error:  # such as rules this server does not have; whatever it is, the others go on
            log.warning("table cannot go on", extra={"table": id, "error": type(error).__name__})
        if due is None:
            self._due.pop(id, None)
        else:
            self._due[id] = max(due, milliseconds() + self._patience)


def is_bots_only(table: HostedTable) -> bool:
    """Nobody waits at such a table: it goes on while somebody looks on."""
    return all(place.agent != HUMAN for place in table.seats)


def is_still_asked(table: HostedTable, seat: int, position: int, legal: list[str]) -> bool:
    """Whether others have only chosen in secret since a seat was asked: then its answer is as good as before."""
    match = table.match
    if match is None or match.decision(seat) is None or not match.timeline.stands(position):
        return False
    return is_open_after(match, position) and match.legal(seat).codes() == legal


def has_rested(table: HostedTable, rest: tuple[int, int]) -> bool:
    """Whether a clock of the table stood still for a time that it does not know of yet."""
    until = rest[1]
    clocks = table.clocks
    return clocks.rested_until < until and any(start is not None and start < until for start in clocks.since)


def due_time(summary: dict[str, Any], patience: int) -> int | None:
    """When a table must have gone on: bots by `patience`, people by their clocks. None when it may wait for ever."""
    if summary["status"] != "playing" or summary["paused"]:
        return None
    clocks = summary["clocks"]
    has_people = any(seat["agent"] == HUMAN for seat in summary["seats"])
    times = []
    for seat in summary["waiting"]:
        if summary["seats"][seat]["agent"] != HUMAN:
            times += [patience] if has_people else []
        elif clocks["since"][seat] is not None:
            times.append(clocks["since"][seat] + clocks["left"][seat] + int(GRACE * 1000))
    return min(times, default=None)


def late(table: HostedTable) -> list[int]:
    """The seats whose time is up."""
    if table.clocks.rule.kind == "none" or table.paused or table.status != "playing":
        return []
    return [seat for seat in range(len(table.seats)) if table.clocks.is_late(seat, milliseconds())]
