"""What a server does by itself from time to time: abandoned tables are closed, old ones deleted, memory is let go.

A table is closed only if it was found abandoned before, hours of running time ago: if the clock of the machine is wrong
when the server starts, its owner has that long to notice, and nothing is closed all at once.
"""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from speciate.server import commands, retention
from speciate.server.clock import milliseconds
from speciate.server.config import Config
from speciate.server.database import is_away
from speciate.server.dispatcher import OWN, Dispatcher
from speciate.server.items import HOST
from speciate.server.logs import log
from speciate.server.refusals import StorageAway
from speciate.server.room_registry import RoomRegistry
from speciate.server.store import Store, Touched
from speciate.server.threads import Threads

TOGETHER = 20  # abandoned tables closed at once
EVERY = 60.0  # seconds between two rounds
HOUR = 3_600_000  # milliseconds
NOTICE = {"gathering": 3_600.0, "playing": 6 * 3_600.0}  # seconds a table must have been known as abandoned


class Upkeep:
    def __init__(self, store: Store, threads: Threads, rooms: RoomRegistry, dispatcher: Dispatcher) -> None:
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._dispatcher = dispatcher
        #: By status and table: when it was first found abandoned, by the steady clock.
        self._noticed: dict[str, dict[str, float]] = {status: {} for status in NOTICE}

    async def keep(self, config: Config) -> None:
        """For ever."""
        begun = time.monotonic()
        while True:
            now = milliseconds()
            try:
                await self.close_noticed("gathering", now - int(config.gathering_hours * HOUR))
                await self.close_noticed("playing", now - int(config.playing_days * 24 * HOUR))
                if time.monotonic() - begun > NOTICE["playing"]:
                    await self.prune(config.finished_days, config.names_days)
            except StorageAway:
                log.warning("upkeep put off: the database is away")
            self._rooms.tidy()
            await asyncio.sleep(EVERY)

    async def prune(self, finished_days: float, names_days: float) -> None:
        """Deletes a few of the tables, names and answers that were kept long enough."""
        engine = self._store.engine
        try:
            done = await self._threads.run(retention.prune, engine, milliseconds(), finished_days, names_days, TOGETHER)
        except SQLAlchemyError as error:
            if not is_away(error):
                raise
            raise StorageAway from error
        for id in done.tables:
            if (room := self._rooms.find(id)) is not None:
                async with room.lock:
                    room.drop()
                self._rooms.revoke(room)

    async def close_noticed(self, status: str, before: int) -> int:
        """Closes a few of the tables that have been left alone since `before` and were noticed long enough ago."""
        found = [id for _, id in await self._all_abandoned(status, before)]
        now = time.monotonic()
        before_now = self._noticed[status]  # where somebody has come back since, it is as if it had never been noticed
        noticed = self._noticed[status] = {id: before_now.get(id, now) for id in found}
        due = [id for id in found if now - noticed[id] >= NOTICE[status]][:TOGETHER]
        closed = 0
        for id in due:
            del noticed[id]  # if it cannot be closed it is tried again after as long
            closed += await self._close(id)
        return closed

    async def _all_abandoned(self, status: str, before: int) -> list[Touched]:
        found: list[Touched] = []
        last: Touched = (0, "")
        while part := await self._threads.run(self._store.abandoned, status, before, last):
            found += part
            last = part[-1]
        return found

    async def expire(self, status: str, before: int) -> int:
        """Closes all that was left alone since `before`; returns how many. A few at a time: others play meanwhile."""
        closed = 0
        last: Touched = (0, "")
        while part := await self._threads.run(self._store.abandoned, status, before, last, TOGETHER):
            closed += sum(await asyncio.gather(*(self._close(id) for _, id in part)))
            last = part[-1]
        return closed

    async def _close(self, id: str) -> bool:
        try:
            room = await self._rooms.open(id)
            return (await self._dispatcher.act(room, HOST, commands.Close(id=OWN))).ok
        except StorageAway:
            raise
        except Exception as error:  # such as rules this server does not have: for its own server to close
            log.warning("table cannot be closed", extra={"table": id, "error": type(error).__name__})
            return False
        finally:
            self._rooms.let_go(id)
