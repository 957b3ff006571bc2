"""One writer per table: a command is judged, stored in one transaction, and then everyone is told.

People's commands carry an id and count once, however often they come. What the server does itself (a bot's move, a
stand-in's, the end of an abandoned table) has no id that anybody else could have used before: it names the position it
was meant for, and is dropped when the table has gone on.
"""

import time
from collections.abc import Callable

import msgspec

from speciate.core.errors import IllegalMove, SpeciateError
from speciate.core.seats import SPECTATOR, seat_name
from speciate.server import commands
from speciate.server.commands import Answer, AnyCommand, SkipTime
from speciate.server.items import HOST, REVOKING, AnyItem
from speciate.server.limits import Limit, TooMuch
from speciate.server.logs import is_written, log, since
from speciate.server.metrics import Metrics
from speciate.server.refusals import NotAllowed
from speciate.server.room import Room
from speciate.server.room_registry import RoomRegistry
from speciate.server.service import Service
from speciate.server.store import Change, Conflict, Store
from speciate.server.threads import Threads
from speciate.server.tokens import hashed
from speciate.server.webhooks import Caller

TRIES = 50  # against other processes that write to the same table
REFUSALS = (200, 0.1)  # of a table that are kept: so many at once, then so many a second
OWN = "server"  # the id in the answers to what the server does itself; it is never stored
MOVED_ON = "moved-on"  # the key of the refusal when the table was no longer as the server had thought

Stored = Callable[[Room, list[AnyItem]], None]


class Dispatcher:
    def __init__(self, store: Store, threads: Threads, rooms: RoomRegistry, metrics: Metrics, caller: Caller) -> None:
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._metrics = metrics
        self._caller = caller
        self._refusals = Limit("refusals", *REFUSALS)  # by table
        self.on_stored: Stored = lambda *_: None  # with the lock of the room held

    async def command(self, id: str, role: int, command: AnyCommand, guest: str = "") -> Answer:
        """Does a command once, however often it comes; the answer comes after the disk.

        Spectators share a role: `guest` tells one from another, so that their ids do not meet.
        """
        own = command.id
        if role == SPECTATOR:
            command = msgspec.structs.replace(command, id=hashed(f"{guest}\0{own}"))
        start = time.perf_counter()
        try:
            answer = await self._command(id, role, command)
        finally:
            self._metrics.seconds.observe(time.perf_counter() - start)
        if is_written("command"):
            kind = command.__struct_config__.tag
            what = {"table": id, "audience": role_name(role), "command": kind, "ok": answer.ok, "ms": since(start)}
            log.info("command", extra=what)
        self._metrics.commands[answer.ok].inc()
        return answer if own == answer.id else msgspec.structs.replace(answer, id=own)

    async def _command(self, id: str, role: int, command: AnyCommand) -> Answer:
        if isinstance(command, commands.SetWebhook) and command.url:
            try:
                await self._caller.check(command.url)
            except SpeciateError as error:
                return refusal(command.id, error)
        room = await self._rooms.open(id)
        for _ in range(TRIES):
            async with self._rooms.hold(room):
                answer = await self._once(room, role, command)
            if answer is not None:
                return answer
            log.info("another process was faster", extra={"table": id})
        raise NotAllowed("the table is busy; try again", "busy")

    async def _once(self, room: Room, role: int, command: AnyCommand) -> Answer | None:
        """One try; None when another process was faster."""
        answer = room.answered(role, command.id)
        if answer is None:
            try:
                answer = await self._perform(room, role, command)
            except Conflict:  # another process was faster, or this very command was done before a restart
                answer = None
        if answer is not None and answer.ok:
            room.remember(role, answer)
            return answer
        # the disk is asked only now: a command that was done before cannot be stored again
        earlier = await self._threads.run(self._store.answer, room.id, role, command.id)
        return earlier or answer

    async def _perform(self, room: Room, role: int, command: AnyCommand) -> Answer:
        service = Service(room.table, role, absent=room.presence.absent)
        try:
            made = service.perform(command)
        except SpeciateError as error:
            answer = refusal(command.id, error)
            await self._take_back(room, service)
            if role != SPECTATOR and self._keeps_refusal(room.id):  # a no stays a no
                await self.store(room, [], service.now, role=role, answer=answer)
            return answer
        answer = Answer(command.id, ok=True)
        await self.store(room, made, service.now, role=role, answer=answer)
        return answer

    def _keeps_refusal(self, id: str) -> bool:
        """Not without end: who opens a table could fill the disk with what is refused there."""
        try:
            self._refusals.check(id)
        except TooMuch:
            return False
        return True

    async def _take_back(self, room: Room, service: Service) -> None:
        """After a refusal: nothing half done stays, and it counts only if the table was as others had left it."""
        if service.made:
            room.drop()
            raise Conflict(room.id)
        if await self._rooms.catch_up(room):
            raise Conflict(room.id)

    async def act(
        self, room: Room, role: int, command: AnyCommand | SkipTime, position: int = -1, note: str = ""
    ) -> Answer:
        """What the server does itself; `position` is what it was meant for, if that matters."""
        for _ in range(TRIES):
            async with self._rooms.hold(room) as table:
                if position >= 0 and (table.match is None or table.match.position != position):
                    return Answer(OWN, ok=False, key=MOVED_ON)
                service = Service(table, role, note, room.presence.absent)
                try:
                    made = service.perform(command)
                except SpeciateError as error:
                    if service.made:
                        room.drop()
                    return refusal(OWN, error)
                try:
                    await self.store(room, made, service.now)
                    return Answer(OWN, ok=True)
                except Conflict:
                    continue
        return Answer(OWN, ok=False, key="busy")

    async def store(
        self,
        room: Room,
        made: list[AnyItem],
        at: int,
        role: int = 0,
        answer: Answer | None = None,
        tokens: dict[str, int] | None = None,
    ) -> None:
        """Stores what was just made at the table, with the lock held, and tells everyone.

        If that fails in any way the table is dropped: what is not stored is nowhere.
        """
        table = room.table
        first = table.count - len(made) + 1
        change = Change(table.id, first, made, table.summary(), role=role, answer=answer, tokens=tokens or {}, at=at)
        try:
            await self._store.commit(change)
        except BaseException:
            room.drop()
            raise
        if any(isinstance(item, REVOKING) for item in made):
            self._rooms.revoke(room)
        room.show()
        self.on_stored(room, made)


def role_name(role: int) -> str:
    return "host" if role == HOST else seat_name(role)


def refusal(id: str, error: SpeciateError) -> Answer:
    if isinstance(error, IllegalMove):
        return Answer(id, False, str(error), error.refusal.rule, error.refusal.key, error.refusal.args)
    return Answer(id, False, str(error), key=error.key, args=error.values)
