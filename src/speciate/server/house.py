"""All tables of this process. One writer per table: command, judgement, one transaction, then everyone is told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from speciate.core.errors import IllegalMove, SpeciateError
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.server import commands, items
from speciate.server.clock import ClockRule
from speciate.server.commands import Answer, AnyCommand
from speciate.server.imports import read_items
from speciate.server.items import HOST, AnyItem
from speciate.server.metrics import Metrics
from speciate.server.service import Service
from speciate.server.store import Change, Conflict, Store
from speciate.server.table import HUMAN, NotAllowed, Table
from speciate.server.thinkers import Thinkers
from speciate.server.tokens import hashed, new_id, new_token
from speciate.server.webhooks import Caller

log = logging.getLogger("speciate.server")
TRIES = 50  # against other processes that write to the same table
TICK = 0.25  # seconds between two looks at the clocks
KEEP = 60.0  # seconds between two rounds of keeping house
HOUR = 3_600_000  # milliseconds
ANSWERS = 200  # of each table kept in memory, for commands that come twice
NO_CLOCK = ClockRule()

READERS = 8  # threads that read the disk

Listener = Callable[[], None]
Result = TypeVar("Result")


class NoSuchTable(SpeciateError):
    """There is no table of that id."""


class Room:
    """A table in memory, with who listens to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[int] = set()
        self.here: dict[int, int] = {}  # open sockets of each seat
        self._left: dict[int, float] = {}
        self._born = time.monotonic()
        self._answers: dict[tuple[int, str], Answer] = {}
        self.called: set[int] = set()  # seats that know it is their turn
        self.revocations = 0  # grows when a token of this table may have lost its worth

    def enter(self, seat: int) -> None:
        self.here[seat] = self.here.get(seat, 0) + 1

    def leave(self, seat: int) -> None:
        self.here[seat] -= 1
        self._left[seat] = time.monotonic()

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat, as far as this process knows."""
        return 0.0 if self.here.get(seat) else time.monotonic() - self._left.get(seat, self._born)

    def answered(self, role: int, command: str) -> Answer | None:
        return self._answers.get((role, command))

    def remember(self, role: int, answer: Answer) -> None:
        self._answers[role, answer.id] = answer
        if len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()


class House:
    def __init__(self, store: Store, thinkers: Thinkers, caller: Caller | None = None) -> None:
        self.store = store
        self.caller = caller or Caller()
        self.metrics = Metrics()
        self.thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._closing = False

    # -- opening and sitting --------------------------------------------------------------------

    async def open(
        self, game: str, seats: int, options: dict[str, Any], name: str, public: bool, clock: ClockRule = NO_CLOCK
    ) -> tuple[str, str]:
        """A new table; returns its id and the host's token."""
        spec = get_game(game)
        spec.new(seats, options)  # refuses what the game does not have
        table = Table(new_id())
        item = items.Opened(spec.id, spec.rules_version, seats, spec.read_options(options), name, public, clock)
        now = milliseconds()
        table.add(item, now)
        token = new_token()
        tokens = {hashed(token): HOST}
        change = Change(table.id, 1, [item], table.summary(), public, spec.rules_version, tokens=tokens, at=now)
        await self.store.commit(change)
        self._rooms[table.id] = Room(table)
        return table.id, token

    async def sit(self, id: str, name: str, seat: int | None) -> tuple[int, str]:
        """A person takes a seat; returns it with the token that stands for it."""
        token = new_token()
        room = await self.room(id)
        async with room.lock:
            for _ in range(TRIES):
                taken, made = Service(room.table, SPECTATOR).sit(name, seat)
                try:
                    await self._store(room, made, milliseconds(), tokens={hashed(token): taken})
                    return taken, token
                except Conflict:
                    continue
        raise NotAllowed("the table is busy; try again")

    async def import_record(self, text: str, name: str, public: bool) -> str:
        """A finished record from elsewhere becomes a table to look at; returns its id."""
        made = await self._in_thread(read_items, text, name, public)
        table = Table.read(new_id(), made)
        rules = table.game.rules_version
        await self.store.commit(Change(table.id, 1, made, table.summary(), public, rules, at=milliseconds()))
        return table.id

    async def reissue(self, id: str, seat: int) -> str:
        """A new token for a seat whose old one was lost; the old ones are worth nothing from now on."""
        room = await self.room(id)
        if not 0 <= seat < len(room.table.places) or room.table.places[seat].free:
            raise NotAllowed(f"nobody sits at seat {seat}")
        token = new_token()
        await self._in_thread(self.store.replace_token, id, seat, hashed(token))
        room.revocations += 1
        room.tell()
        return token

    def role(self, id: str, token: str) -> int:
        """Who a token stands for at this table; NotAllowed for any other."""
        found = self.store.role(hashed(token))
        if found is None or found[0] != id:
            raise NotAllowed("this token does not belong to this table")
        return found[1]

    # -- commands -------------------------------------------------------------------------------

    async def command(self, id: str, role: int, command: AnyCommand, note: str = "") -> Answer:
        """Does a command once, however often it comes; the answer comes after the disk."""
        with self.metrics.seconds.time():
            answer = await self._command(id, role, command, note)
        self.metrics.commands.labels(ok=str(answer.ok).lower()).inc()
        return answer

    async def _command(self, id: str, role: int, command: AnyCommand, note: str) -> Answer:
        if isinstance(command, commands.SetWebhook) and command.url:
            try:
                await self.caller.check(command.url)
            except SpeciateError as error:
                return refusal(command.id, error)
        room = await self.room(id)
        async with room.lock:
            for _ in range(TRIES):
                answer = room.answered(role, command.id)
                if answer is None:
                    # a conflict: another process was faster, or this very command was done before a restart
                    with contextlib.suppress(Conflict):
                        answer = await self._perform(room, role, command, note)
                if answer is not None and answer.ok:
                    room.remember(role, answer)
                    return answer
                # the disk is asked only now: a command that was done before cannot be stored again
                earlier = await self._in_thread(self.store.answer, id, role, command.id)
                if earlier is not None:
                    return earlier
                if answer is not None:
                    return answer
        raise NotAllowed("the table is busy; try again")

    async def _perform(self, room: Room, role: int, command: AnyCommand, note: str) -> Answer:
        service = Service(room.table, role, note, room.absent)
        try:
            made = service.perform(command)
        except SpeciateError as error:
            if service.made:  # half done: what is on disk is right
                room.table = await self._read(room.table.id)
            if await self._take_news(room):  # it was judged by a table of the past
                raise Conflict(room.table.id) from error
            answer = refusal(command.id, error)
            await self._store(room, [], service.now, role=role, answer=answer)  # a no stays a no
            return answer
        answer = Answer(command.id, ok=True)
        await self._store(room, made, service.now, role=role, answer=answer)
        return answer

    async def _store(
        self,
        room: Room,
        made: list[AnyItem],
        at: int,
        role: int = 0,
        answer: Answer | None = None,
        tokens: dict[str, int] | None = None,
    ) -> None:
        table = room.table
        first = table.count - len(made) + 1
        change = Change(table.id, first, made, table.summary(), role=role, answer=answer, tokens=tokens or {}, at=at)
        try:
            await self.store.commit(change)
        except BaseException:
            room.table = await self._read(table.id)
            raise
        room.revocations += any(isinstance(item, items.Stood) for item in made)
        room.tell()
        self._wake_bots(room)
        self._call_players(room)

    def _call_players(self, room: Room) -> None:
        """Who is away and has just come to owe a decision is called, once."""
        table = room.table
        waiting = set() if table.match is None else {owed.seat for owed in table.match.pending()}
        for seat in waiting - room.called:
            if table.places[seat].webhook and not room.here.get(seat):
                data = {"table": table.id, "game": table.game.id, "name": table.name, "seat": seat}
                self._start(self._call(table.places[seat].webhook, data))
        room.called = waiting

    async def _call(self, url: str, data: dict[str, Any]) -> None:
        await self.caller.call(url, data)

    async def update(self, room: Room, audience: int, since: int) -> dict[str, Any]:
        """What an audience may know, of what is on disk: never in the middle of a change."""
        async with room.lock:
            return room.table.update(audience, since)

    # -- tables in memory -----------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            table = await self._read(id)
            room = self._rooms.setdefault(id, Room(table))
            self._wake_bots(room)
        return room

    async def _read(self, id: str) -> Table:
        is_id = id.isascii() and id.isprintable()  # PostgreSQL takes no NUL, not even to find nothing
        stored = await self._in_thread(self.store.history, id) if is_id else []
        if not stored:
            raise NoSuchTable("there is no such table")
        table = Table(id)
        for at, item in stored:
            table.add(item, at)
        return table

    def heard(self, id: str) -> None:
        """Another process may have written to a table: if it is in memory here, catch up."""
        room = self._rooms.get(id)
        if room is not None and not self._closing:
            self._start(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._take_news(room)

    async def _take_news(self, room: Room) -> bool:
        """What other processes have written; with the lock held."""
        new = await self._in_thread(self.store.history, room.table.id, room.table.count)
        for at, item in new:
            room.table.add(item, at)
            room.revocations += isinstance(item, items.Stood)
        if new:
            room.tell()
            self._wake_bots(room)
        return bool(new)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wake(self) -> None:
        """After a start: bots that owe a move go on, and what other processes write is heard."""
        self.store.listen(self.heard)
        for id in await self._in_thread(self.store.unfinished):
            try:
                await self.room(id)
            except SpeciateError as error:
                log.warning("table cannot go on", extra={"table": id, "error": str(error)})

    # -- bots -----------------------------------------------------------------------------------

    def _wake_bots(self, room: Room) -> None:
        table = room.table
        if table.match is None or table.paused or table.closed:
            return
        for decision in table.match.pending():
            seat = decision.seat
            if table.places[seat].agent != HUMAN and seat not in room.thinking:
                room.thinking.add(seat)
                self._start(self._think(room, seat))

    async def _think(self, room: Room, seat: int, note: str = "") -> None:
        """A bot's move, or a stand-in's for someone whose time is up."""
        try:
            position = room.table.playing.position
            move, failure = await self.thinkers.choose(room.table, seat)
            self.metrics.bots.labels(failed=str(bool(failure)).lower()).inc()
            command = commands.Play(id=f"bot-{position}", moves=[move])
            await self.command(room.table.id, seat, command, failure or note)
        except SpeciateError as error:
            log.warning("bot move refused", extra={"table": room.table.id, "error": type(error).__name__})
        finally:
            room.thinking.discard(seat)
        self._wake_bots(room)

    # -- clocks ---------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """For ever: where a seat's time is up, a stand-in makes its move."""
        while True:
            await asyncio.sleep(TICK)
            for room in list(self._rooms.values()):
                for seat in late(room.table):
                    if seat not in room.thinking:
                        room.thinking.add(seat)
                        self._start(self._think(room, seat, "out of time"))

    # -- keeping house --------------------------------------------------------------------------

    async def keep(self, gathering_hours: float, playing_days: float) -> None:
        """For ever: abandoned tables are closed, and tables nobody looks at leave the memory."""
        while True:
            now = milliseconds()
            await self.expire("gathering", now - int(gathering_hours * HOUR))
            await self.expire("playing", now - int(playing_days * 24 * HOUR))
            for id, room in list(self._rooms.items()):
                if not room.listeners and not room.thinking and not room.lock.locked():
                    del self._rooms[id]
            await asyncio.sleep(KEEP)

    async def expire(self, status: str, before: int) -> int:
        """Closes what has been left alone since `before`; returns how many."""
        ids = await self._in_thread(self.store.abandoned, status, before)
        for id in ids:
            try:
                await self.command(id, HOST, commands.Close(id="abandoned"))
            except SpeciateError as error:  # such as rules this server does not have: for its own server to close
                log.warning("table cannot be closed", extra={"table": id, "error": str(error)})
        return len(ids)

    async def close(self) -> None:
        """Stops in order: what reads the disk is waited for, so that no connection is left open."""
        self._closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self.store.close)

    async def _in_thread(self, work: Callable[..., Result], *args: Any) -> Result:
        """Runs what waits for the disk beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args))


def milliseconds() -> int:
    return int(time.time() * 1000)


def late(table: Table) -> list[int]:
    """The seats whose time is up."""
    if table.status != "playing" or table.paused:
        return []
    deadlines = [(seat, table.clocks.deadline(seat)) for seat in range(len(table.places))]
    return [seat for seat, deadline in deadlines if deadline is not None and deadline < milliseconds()]


def refusal(id: str, error: SpeciateError) -> Answer:
    if isinstance(error, IllegalMove):
        return Answer(id, False, str(error), error.refusal.rule, error.refusal.key, error.refusal.args)
    return Answer(id, False, str(error))
