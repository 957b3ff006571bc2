"""A table in memory, with who listens to it.

What is in memory is what was read or what has been committed, never more: a change that was not stored drops the table,
and it is read again before anybody sees it or plays at it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from speciate.server.commands import Answer
from speciate.server.hosted_table import HUMAN, HostedTable
from speciate.server.presence import Presence
from speciate.server.refusals import StorageAway
from speciate.server.table_seat import TableSeat
from speciate.server.update_cache import EncodedUpdate, Seen, Standing, UpdateCache, present

ANSWERS = 200  # of each table kept in memory, for commands that come twice

WATCHED = 30.0  # seconds that a look at a table without a socket counts as looking on

Listener = Callable[[], None]


class Room:
    def __init__(self, id: str) -> None:
        self.id = id
        self._table: HostedTable | None = None
        self.lock = asyncio.Lock()
        self.is_stale = False  # another process has written since: whoever holds the room next takes that in first
        self.listeners: set[Listener] = set()
        self.is_showing = False  # those who are told may look at once, because whoever tells them holds the lock
        self.thinking: set[int] = set()
        self.presence = Presence()
        self._updates = UpdateCache()
        self._seen: tuple[HostedTable | None, int, int] = (None, 0, 0)  # of what the updates are
        self._answers: dict[tuple[int, str], Answer] = {}
        self.called: set[int] = set()  # seats that know it is their turn
        self._looked_at = -WATCHED
        self.revocations = 0  # grows when a token of this table may have lost its worth

    # -- the table ------------------------------------------------------------------------------

    @property
    def table(self) -> HostedTable:
        """The table, for who holds the lock: without it one could see what is not stored yet."""
        assert self.lock.locked()
        if self._table is None:
            raise StorageAway
        return self._table

    @property
    def settled(self) -> HostedTable | None:
        """The table while nothing is being changed there, and none otherwise; for a glance without the lock."""
        return None if self.lock.locked() or self.is_stale else self._table

    @property
    def size(self) -> int:
        """How many items the table has, for those who count memory."""
        return 0 if self._table is None else self._table.count

    @property
    def told(self) -> int:
        """How much news the table keeps for all its audiences."""
        return 0 if self._table is None else sum(len(feed) for feed in self._table.feeds.values())

    @property
    def is_read(self) -> bool:
        return self._table is not None

    def put(self, table: HostedTable) -> None:
        """The table as it was just read."""
        self._table = table

    def drop(self) -> None:
        """What is in memory may not be what is stored: nobody sees it any more."""
        self._table = None
        self.is_stale = False  # it is read again

    # -- answers --------------------------------------------------------------------------------

    def answered(self, role: int, command: str) -> Answer | None:
        return self._answers.get((role, command))

    def remember(self, role: int, answer: Answer) -> None:
        self._answers[role, answer.id] = answer
        if len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    # -- who listens ----------------------------------------------------------------------------

    def look(self) -> None:
        """Somebody has asked for the table without staying on the line."""
        self._looked_at = time.monotonic()

    @property
    def is_watched(self) -> bool:
        return bool(self.listeners) or time.monotonic() - self._looked_at < WATCHED

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    def show(self) -> None:
        """Tells of a table that has just been stored or read, with its lock held."""
        self.is_showing = True
        try:
            self.tell()
        finally:
            self.is_showing = False
            self._updates.let_go()

    def revoke(self) -> None:
        """Some token of this table is worth nothing any more: every socket looks whether it is its own."""
        self.revocations += 1
        self.tell()

    def update(self, audience: int, since: int) -> dict[str, Any]:
        """What an audience may know, and who is here."""
        return {**self.table.update(audience, since), "table": present(self.table, self._here())}

    def unseen(self, audience: int, seen: Seen, shown: int | None) -> tuple[Standing, EncodedUpdate] | None:
        """The same as it is sent to who has not seen all of it, with the scenes after the version that was `shown`."""
        table, changes = self.table, self.presence.changes
        of, count, then = self._seen
        if of is not table or count != table.count or then != changes:  # once for all who are told
            self._seen = (table, table.count, changes)
            self._updates.renew(table, self._here())
        return self._updates.unseen(table, audience, seen, shown)

    def _here(self) -> tuple[bool, ...]:
        """Of each seat, whether somebody is there."""
        is_here = self.presence.is_here
        return tuple([is_bot(place) or is_here(seat) for seat, place in enumerate(self.table.seats)])


def is_bot(place: TableSeat) -> bool:
    """A bot is always at its seat."""
    return place.agent not in ("", HUMAN)
