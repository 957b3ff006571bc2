"""The tables of this process: the parts that look after them, put together, and what other processes tell them."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from speciate.core.errors import SpeciateError
from speciate.core.game import Pack
from speciate.server.access import Access
from speciate.server.attendance import Attendance
from speciate.server.autoplay import Autoplay
from speciate.server.bot_pace import BotPace
from speciate.server.bot_workers import BotWorkers
from speciate.server.dispatcher import Dispatcher
from speciate.server.fixed import Fixed, fix
from speciate.server.items import AnyItem, Moved, Said
from speciate.server.logs import log
from speciate.server.metrics import Metrics
from speciate.server.notices import HERE, MISSED, RELOAD, TOKENS, WHO, WRITTEN, Notice
from speciate.server.room import Room
from speciate.server.room_registry import RoomRegistry
from speciate.server.seating import Seating
from speciate.server.store import Store
from speciate.server.tasks import Tasks
from speciate.server.threads import Threads
from speciate.server.tokens import new_id
from speciate.server.upkeep import Upkeep
from speciate.server.webhooks import Caller

LOBBY = 1.0  # seconds that the list of public tables is good for


class Backend:
    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        caller: Caller | None = None,
        packs: Mapping[str, Pack] | None = None,
        pace: BotPace | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.caller = caller or Caller()
        self.metrics = Metrics()
        self.threads = Threads()
        self.tasks = Tasks()
        self.access = Access(store, self.threads)
        self.rooms = RoomRegistry(store, self.threads, self.access)
        self.dispatcher = Dispatcher(store, self.threads, self.rooms, self.metrics, self.caller)
        self.seating = Seating(store, self.threads, self.rooms, self.dispatcher, packs or {})
        self.attendance = Attendance(new_id(), store, self.threads, self.rooms, self.tasks)
        parts = (store, self.threads, self.rooms, self.dispatcher)
        self.autoplay = Autoplay(*parts, workers, self.tasks, self.metrics, pace or BotPace())
        self.upkeep = Upkeep(*parts)
        self.dispatcher.on_stored = self._stored
        self.rooms.on_read = self._read
        self.seating.on_opened = self._forget_lobby
        self.metrics.watch(self.rooms, workers, store.availability)
        self._lobby: tuple[float, asyncio.Future[Fixed]] | None = None

    async def start(self) -> None:
        """Hears of what other processes write, and of the database's coming and going."""
        loop = asyncio.get_running_loop()
        self.store.availability.on_change = lambda: self._call(loop)
        self.store.listen(self.heard)

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._availability_changed)

    def _availability_changed(self) -> None:
        """Everyone is told; when the database is back, tables that were dropped are read again and go on."""
        for room in self.rooms:
            room.tell()
        if not self.store.is_away and (since := self.store.availability.take_away_since()):
            self.tasks.start(self.autoplay.came_back(since))

    # -- what happens at tables -----------------------------------------------------------------

    def _read(self, room: Room) -> None:
        """A table was read into memory; the other processes are asked who is with them there."""
        room.presence.set_owing(room.table.owing)
        self.attendance.notify(Notice(room.id, WHO))
        self.autoplay.wake(room, room.table)

    def _stored(self, room: Room, made: list[AnyItem]) -> None:
        """After a change, with the lock held."""
        table = room.table
        if not all(isinstance(item, Moved | Said) for item in made):
            self._forget_lobby()
        waiting = table.owing
        room.presence.set_owing(waiting)
        self.autoplay.wake(room, table)
        for seat in waiting - room.called:  # who is away and has just come to owe a decision is called, once
            if table.seats[seat].webhook and not room.presence.is_here(seat):
                data = {"table": table.id, "game": table.game.id, "name": table.name, "seat": seat}
                self.tasks.start(self._call_player(table.seats[seat].webhook, data))
        room.called = waiting

    async def _call_player(self, url: str, data: dict[str, Any]) -> None:
        await self.caller.call(url, data)

    def enter(self, room: Room, role: int) -> None:
        """A socket opens: where only bots play, they go on now that somebody looks."""
        self.attendance.enter(room, role)
        if (table := room.settled) is not None:
            self.autoplay.wake(room, table)

    def acted(self, id: str, role: int) -> None:
        """Somebody has done something at a seat: they are not idle."""
        if role >= 0 and (room := self.rooms.find(id)) is not None:
            room.presence.acted(role)

    def _forget_lobby(self) -> None:
        self._lobby = None

    async def lobby(self) -> Fixed:
        """The public tables as JSON; looked up and compressed once a second at the most, however many ask."""
        now = asyncio.get_running_loop().time()
        if self._lobby is None or self._lobby[0] < now - LOBBY:
            self._lobby = (now, asyncio.ensure_future(self.threads.run(self._list_tables)))
        return await asyncio.shield(self._lobby[1])

    def _list_tables(self) -> Fixed:
        return fix(msgspec.json.encode(self.store.lobby()))

    def looked(self, room: Room) -> None:
        """Somebody looks on without a socket; with the lock held."""
        room.look()
        self.autoplay.wake(room, room.table)

    # -- other processes ------------------------------------------------------------------------

    def heard(self, notice: Notice) -> None:
        """Another process, or this one, has told of a table; it matters only if the table is in memory here."""
        if notice.what == MISSED:
            self._missed()
            return
        room = self.rooms.find(notice.table)
        # of a table that is not in memory a file does not say either whether it has taken somebody's token
        if notice.what == TOKENS or (room is None and not self.store.is_shared):
            self.access.forget(notice.table)
        if room is None:
            return
        if notice.what == WRITTEN:
            is_cut_back = room.size > notice.items and room.settled is not None
            if room.size < notice.items or is_cut_back:  # not by this process
                self._wrote_elsewhere(room)
        elif notice.what == RELOAD:
            self.tasks.start(self._reload(room))
        elif notice.what == TOKENS:
            room.revoke()
        elif notice.what == WHO and room.presence.seats:
            self.attendance.say(room)
        elif notice.what == HERE and notice.process != self.attendance.process:
            if room.presence.hear(notice.process, notice.seats):
                room.tell()

    def _wrote_elsewhere(self, room: Room) -> None:
        """Those on its sockets are told at once; where there are none, what was written is read when somebody asks.

        A file does not say what was written, and it may have taken somebody's token: that is looked up at once.
        """
        if room.listeners or not self.store.is_shared:
            self.tasks.start(self._catch_up(room))
        else:
            room.is_stale = True

    def _missed(self) -> None:
        self.access.forget()
        for room in self.rooms:
            room.revoke()
            self.tasks.start(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            async with self.rooms.hold(room):
                await self.rooms.catch_up(room)
        except SpeciateError as error:
            log.warning("table cannot go on", extra={"table": room.id, "error": type(error).__name__})

    async def _reload(self, room: Room) -> None:
        async with room.lock:
            room.drop()
        room.tell()

    async def close(self) -> None:
        """Stops in order: what reads the disk is waited for, so that no connection is left open."""
        await self.tasks.close()
        await self.workers.close()
        await self.threads.close()
        await asyncio.to_thread(self.store.close)
