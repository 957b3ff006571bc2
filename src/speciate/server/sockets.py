"""The socket of a table: a hello, then news as they happen, and commands with their answers.

All that is sent comes out of `HostedTable.update`, so it is what the audience may know and nothing else.
"""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from speciate.core.errors import SpeciateError
from speciate.core.seats import SPECTATOR
from speciate.frames import FrameMissing
from speciate.server.backend import Backend
from speciate.server.commands import AnyCommand, Chat, decode_command
from speciate.server.dispatcher import refusal
from speciate.server.limits import Limits, TooMuch
from speciate.server.lines import EXTENSION, AsgiLine, Line, LineEnded
from speciate.server.logs import log
from speciate.server.queries import refuse_spectators
from speciate.server.refusals import NotAllowed, StorageAway, told
from speciate.server.room import Room
from speciate.server.socket_frames import MAX_FRAME, PING, PROTOCOL, Frames, Hello, Unreadable, encode, outline
from speciate.server.tokens import new_token

REFUSED = 4403  # the close code of a socket that may not be here
MISTAKEN = 1011  # the close code of a mistake in the server
LATER = 1013  # the close code that asks to come back later
MISSING = 4408  # the close code of a line that has lost a frame
HELLO_WITHIN = 20.0  # seconds
HELD_BACK = 0.02  # seconds that nothing more is taken from who has sent too much: to say so costs time too


async def serve_socket(socket: Any, backend: Backend, limits: Limits, client: str, id: str) -> None:
    await socket.accept()
    take = socket.scope.get("extensions", {}).get(EXTENSION)
    line: Line = AsgiLine(socket) if take is None else take()
    try:
        limits.sockets.enter(client)
    except TooMuch as error:
        refuse(line, error, LATER)
        return
    session: SocketSession | None = None
    try:
        session = await greet(line, backend, limits, client, id)
    finally:
        if session is None:
            limits.sockets.leave(client)
            line.close(MISTAKEN)  # if nobody has said why
    if session is None:
        with suppress(LineEnded):
            await line.drained()
    else:
        session.begin()
        await line.hand_over(session.received, session.lost)


def refuse(line: Line, error: Exception, code: int = REFUSED) -> None:
    line.write(encode(told(error)))
    line.close(code)


async def greet(line: Line, backend: Backend, limits: Limits, client: str, id: str) -> "SocketSession | None":
    """The session of who has said hello and may be here."""
    frames = Frames()
    try:
        room = await backend.rooms.open(id)
        async with asyncio.timeout(HELLO_WITHIN):
            while not (ready := frames.take(await line.next())):
                pass
        hello = msgspec.json.decode(ready[0], type=Hello)
        if hello.protocol != PROTOCOL:
            raise SpeciateError(f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
        role = await role_of(backend, limits, client, id, hello)
        async with backend.rooms.hold(room) as table:
            refuse_spectators(table, role)
            heard = table.version(role if role >= 0 else SPECTATOR)
    except (StorageAway, TooMuch) as error:
        refuse(line, error, LATER)
    except (SpeciateError, msgspec.MsgspecError, RecursionError) as error:
        refuse(line, error)
    except TimeoutError:
        refuse(line, SpeciateError("the client sent no hello"), LATER)
    except FrameMissing:
        line.close(MISSING)
    except LineEnded:
        pass
    else:
        return SocketSession(line, frames, ready[1:], backend, room, role, hello, heard, limits, client)
    return None


async def role_of(backend: Backend, limits: Limits, client: str, id: str, hello: Hello) -> int:
    """Who says hello; a wrong token costs a share of its own."""
    if not hello.token:
        return SPECTATOR
    try:
        return await backend.access.role(id, hello.token)
    except NotAllowed:
        limits.tokens.check(client)
        raise


class SocketSession:
    """Who is on a socket. Nothing waits for it while nothing happens: a task is there as long as there is work."""

    __slots__ = (
        "_is_behind",
        "_is_told",
        "_receiver",
        "_sender",
        "_waiting",
        "audience",
        "backend",
        "client",
        "count",
        "frames",
        "guest",
        "has_ended",
        "is_storing",
        "limits",
        "line",
        "revocations",
        "role",
        "room",
        "seen",
        "sent",
        "shown",
        "token",
    )

    def __init__(
        self,
        line: Line,
        frames: Frames,
        waiting: list[str],
        backend: Backend,
        room: Room,
        role: int,
        hello: Hello,
        heard: int,
        limits: Limits,
        client: str,
    ) -> None:
        self.line = line
        self.frames = frames
        self.backend = backend
        self.room = room
        self.role = role
        self.audience = role if role >= 0 else SPECTATOR
        self.sent = min(hello.since, heard)
        self.shown = None if hello.shown is None else min(hello.shown, heard)
        self.is_storing = True  # what the client was told of the database
        self.token = hello.token
        self.guest = hello.guest or (new_token() if role == SPECTATOR else "")  # seats are told apart by themselves
        self.revocations = room.revocations
        self.limits = limits
        self.client = client
        self.count = 0  # frames sent
        self.seen: int | None = None  # the hash of the table as it was last sent
        self.has_ended = False
        self._is_behind = False  # something may have happened that was not sent
        self._is_told = False  # all that happened since it was last asked
        self._waiting = waiting  # frames that were not done yet
        self._sender: asyncio.Task[None] | None = None
        self._receiver: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.room.listeners.add(self.changed)
        self.backend.enter(self.room, self.role)
        self.backend.metrics.sockets.inc()
        self.changed()
        self._go_on()

    def lost(self) -> None:
        """The line has ended; what was received before that is still done."""
        self.has_ended = True
        self.room.listeners.discard(self.changed)
        self.backend.attendance.leave(self.room, self.role)
        self.backend.metrics.sockets.dec()
        self.limits.sockets.leave(self.client)
        if self._sender is not None:
            self._sender.cancel()

    # -- news -----------------------------------------------------------------------------------

    def write(self, text: bytes, is_last: bool = False) -> None:
        """One frame, with its number: on a bad line a client can tell what is missing, late or double."""
        self.count += 1
        (self.line.write_last if is_last else self.line.write)(b'{"n":%d,%b' % (self.count, text[1:]))

    async def send(self, data: dict[str, Any]) -> None:
        if not self.line.is_free:
            await self.line.drained()
        self.write(encode(data))

    def changed(self) -> None:
        """Something may have happened. Mostly it can be told at once; else a task waits for what is in the way."""
        if self.has_ended:
            return
        self._is_told = False
        if self._may_show():
            try:
                self.show()
                self._is_told = True
                return
            except Exception:  # the task meets it again, and says so
                pass
        self._is_behind = True
        if self._sender is None:
            self._sender = self.line.start(self.send_news())

    def _may_show(self) -> bool:
        is_in_order = self.room.is_showing and self._sender is None and self.line.is_free
        is_valid = not self.token or self.revocations == self.room.revocations
        return is_in_order and is_valid and self.is_storing and not self.backend.store.is_away

    async def send_news(self) -> None:
        """The whole truth after every change; changes in a row are told together."""
        try:
            while self._is_behind:
                self._is_behind = False
                with suppress(StorageAway):  # when it is back everyone is told again
                    await self.tell_of_storage()
                    await self.push()
        except LineEnded:
            pass
        except SpeciateError as error:  # it is damaged, deleted, or nobody looks on any more
            if self._receiver is not None:  # who gives a seat back has an answer first
                await asyncio.wait([self._receiver])
            self.has_ended = True
            refuse(self.line, error)
        except Exception as error:
            self._mistake(error)
        finally:
            self._sender = None

    def _mistake(self, error: Exception) -> None:
        """Of ours; the client comes back, and begins anew."""
        log.error("a mistake in the server", exc_info=error)
        self.line.close(MISTAKEN)

    async def tell_of_storage(self) -> None:
        """Whether moves can be stored, if that has changed."""
        if self.is_storing == self.backend.store.is_away:
            self.is_storing = not self.is_storing
            await self.send({"storage": self.is_storing})

    async def push(self) -> None:
        """Sends what the client has not seen; NotAllowed if it lost its seat while it was waited for."""
        while True:
            await self.line.drained()
            if await self.is_revoked():
                raise NotAllowed("this token is no longer valid", "token-void")
            async with self.backend.rooms.hold(self.room):
                if not self.may_be_revoked:
                    self.show()
                    return

    def show(self) -> None:
        """The table as it is now, with its lock held: what is looked up and written in one go stays in order."""
        if self.role == SPECTATOR:  # who came before the game began was let in
            refuse_spectators(self.room.table, self.role)
        news = self.room.unseen(self.audience, (self.sent, self.seen), self.shown)
        if news is None:  # a hidden step of another must not show as a message
            return
        (self.sent, self.seen), update = news
        if self.shown is not None:
            self.shown = update.version
        self.write(update.text, is_last=self._receiver is None)  # else an answer follows

    @property
    def may_be_revoked(self) -> bool:
        """Whether some token of the table has lost its worth since it was last looked up."""
        return bool(self.token) and self.revocations != self.room.revocations

    async def is_revoked(self) -> bool:
        """Whether the token has lost its worth; looked up only after some token of the table has."""
        if not self.may_be_revoked:
            return False
        seen = self.room.revocations
        try:
            await self.backend.access.role(self.room.id, self.token)
        except NotAllowed:
            return True
        self.revocations = seen
        return False

    # -- commands -------------------------------------------------------------------------------

    def received(self, frame: str) -> None:
        """One at a time is done; while there are others, the line is not read."""
        try:
            self._waiting += self.frames.take(frame)
        except FrameMissing:
            self.line.close(MISSING)
            return
        if self._receiver is None:
            self._go_on()
        else:
            self.line.hold()

    def _go_on(self) -> None:
        if self._waiting:
            self._receiver = self.line.start(self.receive())

    async def receive(self) -> None:
        """Does what has come."""
        try:
            while self._waiting:
                try:
                    await self.take(self._waiting.pop(0))
                except LineEnded:
                    continue  # what came before the end is done all the same
        except Exception as error:
            self._mistake(error)
        finally:
            self._receiver = None
            self.line.go_on()

    async def take(self, frame: str) -> None:
        try:
            if frame == PING:
                self.limits.commands.check(self.client)
                await self.send({"pong": 1})
                return
            command = self.read(frame)
        except (Unreadable, TooMuch) as error:
            await self.complain(frame, error)
            return
        try:
            if await self.is_revoked():
                self.changed()  # the other task says so
                return
            await self.do(command)
        except StorageAway as error:
            await self.complain(frame, error)

    def read(self, frame: str) -> AnyCommand:
        """The command of a frame, if it is one and is not too much."""
        self.limits.commands.check(self.client)
        if len(frame) > MAX_FRAME:
            raise Unreadable("this frame is too long")
        try:
            command: AnyCommand = decode_command(frame)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Unreadable(str(error)) from None
        if isinstance(command, Chat):
            self.limits.chat.check(self.client)
        return command

    async def complain(self, frame: str, error: SpeciateError) -> None:
        """What is wrong with a frame: with its id if it has one, and when to send it again if that is all."""
        data = told(error)
        if (id := outline(frame).id) is not None:
            data["id"] = id
        if isinstance(error, TooMuch | StorageAway):
            data["wait"] = round(min(error.wait, 60.0), 3)
        await self.send(data)
        if isinstance(error, TooMuch):
            await asyncio.sleep(HELD_BACK)

    async def do(self, command: AnyCommand) -> None:
        """StorageAway: it was not stored, and the client sends it again."""
        if self.role >= 0:
            self.room.presence.acted(self.role)
        self._is_told = False
        try:
            answer = await self.backend.dispatcher.command(self.room.id, self.role, command, self.guest)
        except StorageAway:
            raise
        except SpeciateError as error:
            answer = refusal(command.id, error)
        try:
            if not self._is_told:  # who asked sees what came of it before the answer
                await self.push()
        except StorageAway:
            raise
        except SpeciateError:
            self.changed()  # the other task says why the line ends
        await self.send({"answer": answer})
