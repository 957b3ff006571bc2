"""All tables of this process. One writer per table: command, judgement, one transaction, then everyone is told."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec

from speciate.core.errors import IllegalMove, SpeciateError
from speciate.core.game import Pack
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR, seat_name
from speciate.server import commands, items
from speciate.server.clock import ClockRule, milliseconds
from speciate.server.commands import Answer, AnyCommand
from speciate.server.duty import Duty
from speciate.server.imports import read_items
from speciate.server.items import HOST, AnyItem
from speciate.server.logs import log, since
from speciate.server.metrics import Metrics
from speciate.server.notices import HERE, MISSED, TOKENS, WHO, WRITTEN, Notice, here, read_notice
from speciate.server.presence import BEAT
from speciate.server.refusals import NoSuchTable, NotAllowed
from speciate.server.room import Room
from speciate.server.rooms import Rooms
from speciate.server.service import Service
from speciate.server.store import Change, Conflict, Store, Touched
from speciate.server.table import Table
from speciate.server.thinkers import Thinkers
from speciate.server.tokens import hashed, new_id, new_token
from speciate.server.updates import Update
from speciate.server.webhooks import Caller

TRIES = 50  # against other processes that write to the same table
TOGETHER = 20  # abandoned tables closed at once
KEEP = 60.0  # seconds between two rounds of keeping house
HOUR = 3_600_000  # milliseconds
NO_CLOCK = ClockRule()

READERS = 8  # threads that read the disk

Result = TypeVar("Result")


class House:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        caller: Caller | None = None,
        packs: Mapping[str, Pack] | None = None,
    ) -> None:
        self.store = store
        self.packs = packs or {}  # by game: what new tables are played with, if not with the usual components
        self.caller = caller or Caller()
        self.metrics = Metrics()
        self.thinkers = thinkers
        self.name = new_id()  # of this process, among those that share the database
        self.rooms = Rooms()
        self._tasks: set[asyncio.Task[None]] = set()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._closing = False
        self.duty = Duty(self)

    # -- opening and sitting --------------------------------------------------------------------

    async def open(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        name: str,
        public: bool,
        clock: ClockRule = NO_CLOCK,
        token: str = "",
    ) -> tuple[str, str]:
        """A new table; returns its id and the host's token. With the same token again, it is the same table."""
        token = token or new_token()
        spec = get_game(game)
        own = self.packs.get(spec.id)
        spec.new(seats, options, own)  # refuses what the game does not have
        table = Table(new_id())
        pack = None if own is None else own.to_json()
        item = items.Opened(spec.id, spec.rules_version, seats, spec.read_options(options), name, public, clock, pack)
        now = milliseconds()
        table.add(item, now)
        tokens = {hashed(token): HOST}
        change = Change(table.id, 1, [item], table.summary(), public, spec.rules_version, tokens=tokens, at=now)
        try:
            await self.store.commit(change)
        except Conflict:  # the token is there already: this was asked before
            return (await self._held(token, lambda _, role: role == HOST))[0], token
        self.rooms.add(table)
        return table.id, token

    async def sit(self, id: str, name: str, seat: int | None, colour: str = "", token: str = "") -> tuple[int, str]:
        """A person takes a seat; returns it and the token that stands for it. The same token gets the same seat."""
        token = token or new_token()
        room = await self.room(id)
        async with room.lock:
            for _ in range(TRIES):
                if await self.in_thread(self.store.is_known, hashed(token)):
                    return (await self._held(token, lambda table, role: table == id and role >= 0))[1], token
                taken, made = Service(room.table, SPECTATOR).sit(name, seat, colour)
                try:
                    await self._store(room, made, milliseconds(), tokens={hashed(token): taken})
                    return taken, token
                except Conflict:
                    continue
        raise NotAllowed("the table is busy; try again", "busy")

    async def _held(self, token: str, fits: Callable[[str, int], bool]) -> tuple[str, int]:
        """The table and role a token stands for already; NotAllowed unless they are what is asked for now."""
        held = await self.in_thread(self.store.role, hashed(token))
        if held is None or not fits(*held):
            raise NotAllowed("this token was used before; choose a new one")
        return held

    async def import_record(self, text: str, name: str, public: bool) -> str:
        """A finished record from elsewhere becomes a table to look at; returns its id."""
        made = await self.in_thread(read_items, text, name, public)
        table = Table.read(new_id(), made)
        rules = table.game.rules_version
        await self.store.commit(Change(table.id, 1, made, table.summary(), public, rules, at=milliseconds()))
        return table.id

    async def reissue(self, id: str, seat: int, token: str = "") -> str:
        """A new token for a seat whose old one was lost; the old ones are worth nothing from now on."""
        room = await self.room(id)
        if not 0 <= seat < len(room.table.places) or room.table.places[seat].free:
            raise NotAllowed(f"nobody sits at seat {seat}", "seat-free", seat=seat)
        token = token or new_token()
        if await self.in_thread(self.store.is_known, hashed(token)):
            await self._held(token, lambda table, role: (table, role) == (id, seat))  # asked before, and done
            return token
        await self.in_thread(self.store.replace_token, id, seat, hashed(token))
        room.revoke()
        return token

    def role(self, id: str, token: str) -> int:
        """Who a token stands for at this table; NotAllowed for any other."""
        found = self.store.role(hashed(token))
        if found is None or found[0] != id:
            raise NotAllowed("this token does not belong to this table", "token-foreign")
        return found[1]

    # -- commands -------------------------------------------------------------------------------

    async def command(self, id: str, role: int, command: AnyCommand, note: str = "", guest: str = "") -> Answer:
        """Does a command once, however often it comes; the answer comes after the disk.

        Spectators share a role: `guest` tells one from another, so that their ids do not meet.
        """
        own = command.id
        if role == SPECTATOR:
            command = msgspec.structs.replace(command, id=hashed(f"{guest}\0{own}"))
        start = time.perf_counter()
        with self.metrics.seconds.time():
            answer = await self._command(id, role, command, note)
        kind = command.__struct_config__.tag
        what = {"table": id, "audience": role_name(role), "command": kind, "ok": answer.ok, "ms": since(start)}
        log.info("command", extra=what)
        self.metrics.commands.labels(ok=str(answer.ok).lower()).inc()
        return answer if own == answer.id else msgspec.structs.replace(answer, id=own)

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
                    try:
                        answer = await self._perform(room, role, command, note)
                    except Conflict:
                        log.info("another process was faster", extra={"table": id})
                if answer is not None and answer.ok:
                    room.remember(role, answer)
                    return answer
                # the disk is asked only now: a command that was done before cannot be stored again
                earlier = await self.in_thread(self.store.answer, id, role, command.id)
                if earlier is not None:
                    return earlier
                if answer is not None:
                    return answer
        raise NotAllowed("the table is busy; try again", "busy")

    async def _perform(self, room: Room, role: int, command: AnyCommand, note: str) -> Answer:
        service = Service(room.table, role, note, room.presence.absent)
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
        self.duty.wake(room)
        self._call_players(room)

    def _call_players(self, room: Room) -> None:
        """Who is away and has just come to owe a decision is called, once."""
        table = room.table
        waiting = set() if table.match is None else {owed.seat for owed in table.match.pending()}
        for seat in waiting - room.called:
            if table.places[seat].webhook and not room.presence.is_here(seat):
                data = {"table": table.id, "game": table.game.id, "name": table.name, "seat": seat}
                self.start(self._call(table.places[seat].webhook, data))
        room.called = waiting

    async def _call(self, url: str, data: dict[str, Any]) -> None:
        await self.caller.call(url, data)

    async def update(self, room: Room, audience: int, since: int) -> dict[str, Any]:
        """What an audience may know, of what is on disk: never in the middle of a change."""
        async with room.lock:
            return room.update(audience, since)

    def enter(self, room: Room, role: int) -> None:
        """A socket opens; the others see who has come."""
        log.info("socket opened", extra={"table": room.table.id, "audience": role_name(role)})
        if room.presence.enter(role) and role >= 0:
            room.tell()
            self._notify(here(room.table.id, self.name, room.presence.seats))

    def leave(self, room: Room, role: int) -> None:
        log.info("socket closed", extra={"table": room.table.id, "audience": role_name(role)})
        if room.presence.leave(role) and role >= 0:
            room.tell()
            self._notify(here(room.table.id, self.name, room.presence.seats))

    def _notify(self, *notices: Notice) -> None:
        """Tells the other processes, if there can be any."""
        if notices and self.store.is_shared and not self._closing:
            self.start(self.in_thread(self.store.notify, list(notices)))

    async def beat(self) -> None:
        """For ever: says who is with this process, and forgets processes that do not say so any more."""
        while True:
            await asyncio.sleep(BEAT)
            self._notify(
                *(here(room.table.id, self.name, room.presence.seats) for room in self.rooms if room.presence.seats)
            )
            for room in self.rooms:
                if room.presence.forget():
                    room.tell()

    async def encoded(self, room: Room, audience: int, since: int) -> Update:
        """`update` as a socket sends it."""
        async with room.lock:
            return room.encoded(audience, since)

    # -- tables in memory -----------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        room = self.rooms.find(id)
        if room is None:
            room = self.rooms.add(await self._read(id))
            if self.store.is_shared:
                self._notify(Notice(id, WHO))
                await self.catch_up(room)  # what was written while it was read has not been heard
            self.duty.wake(room)
        return room

    async def _read(self, id: str) -> Table:
        is_id = id.isascii() and id.isprintable()  # PostgreSQL takes no NUL, not even to find nothing
        stored = await self.in_thread(self.store.history, id) if is_id else []
        if not stored:
            raise NoSuchTable
        table = Table(id)
        for at, item in stored:
            table.add(item, at)
        return table

    def heard(self, text: str) -> None:
        """Another process, or this one, has told of a table; it matters only if the table is in memory here."""
        notice = read_notice(text)
        if notice.what == MISSED:
            for known in self.rooms:
                known.revoke()
                self.start(self.catch_up(known))
            return
        room = self.rooms.find(notice.table)
        if room is None or self._closing:
            return
        if notice.what == WRITTEN:
            if room.table.count < notice.items:  # not by this process
                self.start(self.catch_up(room))
        elif notice.what == TOKENS:
            room.revoke()
        elif notice.what == WHO and room.presence.seats:
            self._notify(here(notice.table, self.name, room.presence.seats))
        elif notice.what == HERE and notice.process != self.name and room.presence.hear(notice.process, notice.seats):
            room.tell()

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._take_news(room)

    async def _take_news(self, room: Room) -> bool:
        """What other processes have written; with the lock held."""
        new = await self.in_thread(self.store.history, room.table.id, room.table.count)
        for at, item in new:
            room.table.add(item, at)
            room.revocations += isinstance(item, items.Stood)
        if new:
            room.tell()  # the process that wrote lets the bots think
        return bool(new)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wake(self) -> None:
        """After a start: bots that owe a move go on, and what other processes write is heard."""
        self.store.listen(self.heard)
        for id in await self.in_thread(self.store.unfinished):
            try:
                await self.room(id)
            except SpeciateError as error:
                log.warning("table cannot go on", extra={"table": id, "error": type(error).__name__})

    # -- keeping house --------------------------------------------------------------------------

    async def keep(self, gathering_hours: float, playing_days: float) -> None:
        """For ever: abandoned tables are closed, and tables nobody looks at leave the memory."""
        while True:
            now = milliseconds()
            await self.expire("gathering", now - int(gathering_hours * HOUR))
            await self.expire("playing", now - int(playing_days * 24 * HOUR))
            self.rooms.tidy()
            await asyncio.sleep(KEEP)

    async def expire(self, status: str, before: int) -> int:
        """Closes what has been left alone since `before`; returns how many. A few at a time: others play meanwhile."""
        closed = 0
        last: Touched = (0, "")
        while part := await self.in_thread(self.store.abandoned, status, before, last, TOGETHER):
            closed += sum(await asyncio.gather(*(self._expire(id) for _, id in part)))
            last = part[-1]
        return closed

    async def _expire(self, id: str) -> bool:
        try:
            return (await self.command(id, HOST, commands.Close(id="abandoned"))).ok
        except SpeciateError as error:  # such as rules this server does not have: for its own server to close
            log.warning("table cannot be closed", extra={"table": id, "error": type(error).__name__})
            return False
        finally:
            self.rooms.let_go(id)

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

    async def in_thread(self, work: Callable[..., Result], *args: Any) -> Result:
        """Runs what waits for the disk beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args))


def role_name(role: int) -> str:
    return "host" if role == HOST else seat_name(role)


def refusal(id: str, error: SpeciateError) -> Answer:
    if isinstance(error, IllegalMove):
        return Answer(id, False, str(error), error.refusal.rule, error.refusal.key, error.refusal.args)
    return Answer(id, False, str(error), key=error.key, args=error.values)
