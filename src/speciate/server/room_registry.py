"""The tables in the memory of this process: there are never two rooms of one table.

Whoever is at a table holds its room, and a room that is held is always found again: so all who are there hear of the
same changes. Only what nobody holds leaves the memory.
"""

from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from speciate.core.errors import SpeciateError
from speciate.server.access import Access
from speciate.server.hosted_table import HostedTable
from speciate.server.items import REVOKING
from speciate.server.logs import log
from speciate.server.refusals import NoSuchTable, StorageAway, TableDamaged
from speciate.server.room import Room
from speciate.server.store import Store, StoredItem
from speciate.server.threads import Threads


class RoomRegistry:
    def __init__(self, store: Store, threads: Threads, access: Access) -> None:
        self._store = store
        self._threads = threads
        self._access = access
        self._there: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, Room] = {}  # though nobody may hold them just now
        self.on_read: Callable[[Room], None] = lambda _: None  # with the lock of the room held

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._there.values()))

    def __len__(self) -> int:
        return len(self._there)

    def find(self, id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._there.get(id)

    async def open(self, id: str) -> Room:
        """The room of a table, read if need be; NoSuchTable, TableDamaged or StorageAway."""
        room = self._there.get(id)
        if room is None:
            room = self._there.setdefault(id, Room(id))
        if not room.is_read:
            async with self.hold(room):
                pass
        self._kept[id] = room
        return room

    def hold(self, room: Room) -> "RoomLease":
        """The table of a room with nobody else at it: all of it is stored, and nothing of it is under way."""
        return RoomLease(self, room)

    async def read(self, room: Room) -> None:
        """Reads the table again, whatever was in memory; with the lock held."""
        room.drop()
        room.put(await self._threads.run(read_table, self._store, room.id))
        self.revoke(room)  # what happened unheard may have taken somebody's token
        self.on_read(room)

    async def catch_up(self, room: Room) -> bool:
        """Takes in what other processes have written; with the lock held. Whether there was anything."""
        table = room.table
        try:
            new = await self._news(room)
            if new is None:  # somebody has cut it back: what is stored counts
                await self.read(room)
                return True
            add_all(table, new)
        except StorageAway:
            raise
        except SpeciateError:
            room.drop()
            raise
        if any(isinstance(stored.item, REVOKING) for stored in new):
            self.revoke(room)
        if new:
            room.show()  # the process that wrote lets the bots think
        return bool(new)

    async def _news(self, room: Room) -> list[StoredItem] | None:
        was_stale, room.is_stale = room.is_stale, False  # what is written from now on says so again
        try:
            return await self._threads.run(self._store.news, room.id, room.table.count)
        except BaseException:
            room.is_stale |= was_stale
            raise

    def revoke(self, room: Room) -> None:
        """A token of the table may have lost its worth."""
        self._access.forget(room.id)
        room.revoke()

    def let_go(self, id: str) -> None:
        """A table leaves the memory if nobody is there; it is read again when somebody needs it, or when it is due."""
        self._kept.pop(id, None)

    def tidy(self) -> None:
        """Lets go of all."""
        self._kept.clear()


class RoomLease:
    """A context manager by hand: this is done several times with every move, and one made of a generator costs more."""

    def __init__(self, rooms: RoomRegistry, room: Room) -> None:
        self._rooms = rooms
        self._room = room
        self._size = 0

    async def __aenter__(self) -> HostedTable:
        room = self._room
        await room.lock.acquire()
        try:
            if not room.is_read:
                await self._rooms.read(room)
            elif room.is_stale:
                await self._rooms.catch_up(room)
            self._size = room.size
            return room.table
        except BaseException:
            room.lock.release()
            raise

    async def __aexit__(self, error: object, *_: object) -> None:
        if error is not None and self._room.size != self._size:  # half done, whatever went wrong: it is not stored
            self._room.drop()
        self._room.lock.release()


def read_table(store: Store, id: str) -> HostedTable:
    """A table as the disk has it; TableDamaged if anything of it is missing."""
    is_id = id.isascii() and id.isprintable()  # PostgreSQL takes no NUL, not even to find nothing
    stored = store.history(id) if is_id else []
    if not stored:
        raise NoSuchTable
    table = HostedTable(id)
    add_all(table, stored)
    return table


def add_all(table: HostedTable, stored: list[StoredItem]) -> None:
    for number, at, item in stored:
        if number != table.count + 1:
            log.error("items of a table are missing", extra={"table": table.id})
            raise TableDamaged
        try:
            table.add(item, at)
        except SpeciateError:
            raise
        except Exception as error:  # items that do not fit together can fail in any way
            log.error("items of a table do not fit together", extra={"table": table.id, "error": type(error).__name__})
            raise TableDamaged from None
