"""The socket of a table: a hello, then news as they happen, and commands with their answers.

All that is sent comes out of `HostedTable.update`, so it is what the audience may know and nothing else.
"""

import asyncio
from collections import deque
from sys import getsizeof
from typing import Annotated, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from speciate.core.errors import SpeciateError
from speciate.core.seats import SPECTATOR
from speciate.frames import FrameMissing, Inbox
from speciate.server.backend import Backend
from speciate.server.commands import AnyCommand, Chat, CommandId, decode_command
from speciate.server.dispatcher import refusal
from speciate.server.limits import Limits, TooMuch
from speciate.server.queries import refuse_spectators
from speciate.server.refusals import NotAllowed, StorageAway, told
from speciate.server.room import Room
from speciate.server.tokens import new_token

PROTOCOL = 1
MAX_FRAME = 16 * 1024
END_FRAME = 4 * MAX_FRAME  # a longer one ends the line before it is read
EARLY = 4 * MAX_FRAME  # bytes that may wait on a line for a frame before them
REFUSED = 4403  # the close code of a socket that may not be here
PING = '{"ping":1}'  # a browser cannot see the pings of the socket itself
LATER = 1013  # the close code that asks to come back later
MISSING = 4408  # the close code of a line that has lost a frame
HELLO_WITHIN = 20.0  # seconds


class Unreadable(SpeciateError):
    """A frame that is no command."""


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first frame of a client: who it is, and how much it has heard already."""

    protocol: Annotated[int, Meta(ge=1)]
    token: str = ""
    since: Annotated[int, Meta(ge=0)] = 0
    guest: Annotated[str, Meta(max_length=64)] = ""  # a word of one's own, for who has no token
    shown: Annotated[int, Meta(ge=0)] | None = None  # scenes are wanted, of what came after this version
    n: Annotated[int, Meta(ge=0)] | None = None


class Outline(msgspec.Struct):
    """All that is read of a frame before its turn, or of one that is no command."""

    n: Annotated[int, Meta(ge=0)] | None = None
    id: CommandId | None = None


async def serve_socket(socket: Any, backend: Backend, limits: Limits, client: str, id: str) -> None:
    await socket.accept()
    try:
        limits.sockets.enter(client)
    except TooMuch as error:
        await refuse(socket, error, LATER)
        return
    try:
        await greet(socket, backend, limits, client, id)
    finally:
        limits.sockets.leave(client)


async def refuse(socket: Any, error: Exception, code: int = REFUSED) -> None:
    await socket.send_data(encode(told(error)), mode="text")
    await socket.close(code=code)


async def greet(socket: Any, backend: Backend, limits: Limits, client: str, id: str) -> None:
    frames = Frames(socket)
    try:
        room = await backend.rooms.open(id)
        async with asyncio.timeout(HELLO_WITHIN):
            hello = msgspec.json.decode(await frames.next(), type=Hello)
        if hello.protocol != PROTOCOL:
            raise SpeciateError(f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
        role = await role_of(backend, limits, client, id, hello)
        async with backend.rooms.hold(room) as table:
            refuse_spectators(table, role)
            heard = table.version(role if role >= 0 else SPECTATOR)
    except (StorageAway, TooMuch) as error:
        await refuse(socket, error, LATER)
        return
    except (SpeciateError, msgspec.MsgspecError, RecursionError) as error:
        await refuse(socket, error)
        return
    except TimeoutError:
        await refuse(socket, SpeciateError("the client sent no hello"), LATER)
        return
    except FrameMissing:
        await socket.close(code=MISSING)
        return
    except WebSocketDisconnect:
        return
    await SocketSession(socket, frames, backend, room, role, hello, heard, limits, client).run()


async def role_of(backend: Backend, limits: Limits, client: str, id: str, hello: Hello) -> int:
    """Who says hello; a wrong token costs a share of its own."""
    if not hello.token:
        return SPECTATOR
    try:
        return await backend.access.role(id, hello.token)
    except NotAllowed:
        limits.tokens.check(client)
        raise


def encode(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def outline(frame: str) -> Outline:
    try:
        return msgspec.json.decode(frame, type=Outline)
    except (msgspec.MsgspecError, RecursionError):
        return Outline()


class Frames:
    """What a client sends, in the order it was sent if it numbers its frames, else as it comes."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._inbox: Inbox[str] = Inbox(0, EARLY)
        self._ready: deque[str] = deque()

    async def next(self) -> str:
        while not self._ready:
            frame = await self._socket.receive_data("text")
            number = outline(frame).n  # of one that is too long too: those after it would wait for it
            self._ready.extend([frame] if number is None else self._inbox.take(number, frame, getsizeof(frame)))
        return self._ready.popleft()


class SocketSession:
    """One open socket."""

    def __init__(
        self,
        socket: Any,
        frames: Frames,
        backend: Backend,
        room: Room,
        role: int,
        hello: Hello,
        heard: int,
        limits: Limits,
        client: str,
    ) -> None:
        self.socket = socket
        self.frames = frames
        self.backend = backend
        self.room = room
        self.role = role
        self.audience = role if role >= 0 else SPECTATOR
        self.sent = min(hello.since, heard)
        self.shown = None if hello.shown is None else min(hello.shown, heard)
        self.is_storing = True  # what the client was told of the database
        self.token = hello.token
        self.guest = hello.guest or new_token()
        self.revocations = room.revocations
        self.limits = limits
        self.client = client
        self.changed = asyncio.Event()
        self.looking = asyncio.Lock()
        self.writing = asyncio.Lock()
        self.count = 0  # frames sent
        self.seen: int | None = None  # the hash of the table as it was last sent

    async def run(self) -> None:
        """Sends and receives until the client is gone."""
        self.changed.set()
        self.room.listeners.add(self.changed.set)
        self.backend.enter(self.room, self.role)
        self.backend.metrics.sockets.inc()
        sender = asyncio.create_task(self.send_news())
        try:
            await self.receive()
        except WebSocketDisconnect:
            pass
        except FrameMissing:
            await self.socket.close(code=MISSING)
        finally:
            self.room.listeners.discard(self.changed.set)
            self.backend.attendance.leave(self.room, self.role)
            self.backend.metrics.sockets.dec()
            sender.cancel()

    async def send(self, data: dict[str, Any]) -> None:
        await self.write(encode(data))

    async def write(self, text: str) -> None:
        """One frame, with its number: on a bad line a client can tell what is missing, late or double."""
        async with self.writing:
            self.count += 1
            frame = f'{{"n":{self.count},{text[1:]}'
            await self.socket.send({"type": "websocket.send", "text": frame})

    async def send_news(self) -> None:
        """The whole truth after every change; changes in a row are told together."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            try:
                await self.tell_of_storage()
                if await self.is_revoked():
                    await refuse(self.socket, NotAllowed("this token is no longer valid", "token-void"))
                    return
                await self.push()
            except StorageAway:  # when it is back everyone is told again
                continue
            except SpeciateError as error:  # it is damaged, deleted, or nobody looks on any more
                await refuse(self.socket, error)
                return

    async def tell_of_storage(self) -> None:
        """Whether moves can be stored, if that has changed."""
        if self.is_storing == self.backend.store.is_away:
            self.is_storing = not self.is_storing
            await self.send({"storage": self.is_storing})

    async def push(self) -> None:
        """Sends what the client has not seen; one at a time, so that news come in order."""
        async with self.looking:
            async with self.backend.rooms.hold(self.room) as table:
                refuse_spectators(table, self.role)  # who came before the game began was let in
                now = self.room.standing(self.audience)
                if now == (self.sent, self.seen):  # a hidden step of another must not show as a message
                    return
                update = self.room.encoded(self.audience, self.sent, self.shown)
            self.sent, self.seen = now
            if self.shown is not None:
                self.shown = update.version
            await self.write(update.text)

    async def is_revoked(self) -> bool:
        """Whether the token has lost its worth; looked up only after some token of the table has."""
        if not self.token or self.revocations == self.room.revocations:
            return False
        seen = self.room.revocations
        try:
            await self.backend.access.role(self.room.id, self.token)
        except NotAllowed:
            return True
        self.revocations = seen
        return False

    async def receive(self) -> None:
        while True:
            frame = await self.frames.next()
            try:
                if frame == PING:
                    self.limits.commands.check(self.client)
                    await self.send({"pong": 1})
                    continue
                command = self.read(frame)
            except (Unreadable, TooMuch) as error:
                await self.complain(frame, error)
                continue
            try:
                if await self.is_revoked():
                    self.changed.set()  # the other task says so
                    continue
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

    async def do(self, command: AnyCommand) -> None:
        """StorageAway: it was not stored, and the client sends it again."""
        self.backend.acted(self.room.id, self.role)
        try:
            answer = await self.backend.dispatcher.command(self.room.id, self.role, command, self.guest)
        except StorageAway:
            raise
        except SpeciateError as error:
            answer = refusal(command.id, error)
        try:
            await self.push()  # who asked sees what came of it before the answer
        except StorageAway:
            raise
        except SpeciateError:
            self.changed.set()  # the other task says why the line ends
        await self.send({"answer": msgspec.to_builtins(answer)})
