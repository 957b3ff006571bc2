"""Who is at which table, told to those who are there and to the other processes."""

import asyncio

from speciate.server.dispatcher import role_name
from speciate.server.logs import log
from speciate.server.notices import Notice, here
from speciate.server.presence import BEAT
from speciate.server.room import Room
from speciate.server.room_registry import RoomRegistry
from speciate.server.store import Store
from speciate.server.tasks import Tasks
from speciate.server.threads import Threads


class Attendance:
    def __init__(self, process: str, store: Store, threads: Threads, rooms: RoomRegistry, tasks: Tasks) -> None:
        self.process = process  # the name of this process, among those that share the database
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._tasks = tasks

    def enter(self, room: Room, role: int) -> None:
        """A socket opens; the others see who has come."""
        log.info("socket opened", extra={"table": room.id, "audience": role_name(role)})
        if room.presence.enter(role) and role >= 0:
            self._changed(room)

    def leave(self, room: Room, role: int) -> None:
        log.info("socket closed", extra={"table": room.id, "audience": role_name(role)})
        if room.presence.leave(role) and role >= 0:
            self._changed(room)

    def _changed(self, room: Room) -> None:
        room.tell()
        self.say(room)

    def say(self, *rooms: Room) -> None:
        """Tells the other processes who is at these tables here."""
        self.notify(*(here(room.id, self.process, room.presence.seats) for room in rooms))

    def notify(self, *notices: Notice) -> None:
        """Tells the other processes, if there can be any."""
        if notices and self._store.is_shared and not self._store.is_away:
            self._tasks.start(self._threads.run(self._store.notify, list(notices)))

    async def beat(self) -> None:
        """For ever: says who is with this process, and forgets processes that do not say so any more."""
        while True:
            await asyncio.sleep(BEAT)
            self.say(*(room for room in self._rooms if room.presence.seats))
            for room in self._rooms:
                if room.presence.forget():
                    room.tell()
