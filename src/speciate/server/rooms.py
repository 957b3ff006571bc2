"""The tables in the memory of this process: there are never two rooms of one table.

Whoever is at a table holds its room, and a room that is held is always found again: so all who are there hear of the
same changes. Only what nobody holds leaves the memory.
"""

from collections.abc import Iterator
from weakref import WeakValueDictionary

from speciate.server.room import Room
from speciate.server.table import Table


class Rooms:
    def __init__(self) -> None:
        self._there: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, Room] = {}  # though nobody may hold them just now

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._there.values()))

    def find(self, id: str) -> Room | None:
        room = self._there.get(id)
        return room and self._keep(room)

    def add(self, table: Table) -> Room:
        """The room of a table that was just read; that of whoever was faster, if there is one by now."""
        return self._keep(self._there.setdefault(table.id, Room(table)))

    def _keep(self, room: Room) -> Room:
        self._kept[room.table.id] = room
        return room

    def let_go(self, id: str) -> None:
        """A table leaves the memory if nobody is there; it is read again when somebody needs it, or when it is due."""
        self._kept.pop(id, None)

    def tidy(self) -> None:
        """Lets go of all."""
        self._kept.clear()
