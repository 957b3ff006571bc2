"""The socket of a table: a hello, then news as they happen, and commands with their answers.

All that is sent comes out of `Table.update`, so it is what the audience may know and nothing else.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from speciate.core.errors import SpeciateError
from speciate.core.seats import SPECTATOR
from speciate.server.commands import Answer, Chat, decode_command
from speciate.server.house import House, Room
from speciate.server.limits import Limits, TooMuch
from speciate.server.table import NotAllowed

PROTOCOL = 1
MAX_FRAME = 16 * 1024
REFUSED = 4403  # the close code of a socket that may not be here
LATER = 1013  # the close code that asks to come back later


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first frame of a client: who it is, and how much it has heard already."""

    protocol: Annotated[int, Meta(ge=1)]
    token: str = ""
    since: Annotated[int, Meta(ge=0)] = 0


async def serve_socket(socket: Any, house: House, limits: Limits, client: str, id: str) -> None:
    await socket.accept()
    try:
        limits.sockets.enter(client)
    except TooMuch as error:
        await refuse(socket, error, LATER)
        return
    try:
        await greet(socket, house, limits, client, id)
    finally:
        limits.sockets.leave(client)


async def refuse(socket: Any, error: Exception, code: int = REFUSED) -> None:
    await socket.send_data(encode({"error": str(error)}), mode="text")
    await socket.close(code=code)


async def greet(socket: Any, house: House, limits: Limits, client: str, id: str) -> None:
    try:
        room = await house.room(id)
        hello = msgspec.json.decode(await socket.receive_data("text"), type=Hello)
        if hello.protocol != PROTOCOL:
            raise SpeciateError(f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
        role = house.role(id, hello.token) if hello.token else SPECTATOR
    except (SpeciateError, msgspec.MsgspecError, RecursionError) as error:
        await refuse(socket, error)
        return
    except WebSocketDisconnect:
        return
    await Line(socket, house, room, role, hello, limits, client).run()


def encode(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


class Line:
    """One open socket."""

    def __init__(
        self, socket: Any, house: House, room: Room, role: int, hello: Hello, limits: Limits, client: str
    ) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.role = role
        self.audience = role if role >= 0 else SPECTATOR
        self.sent = min(hello.since, room.table.version(self.audience))
        self.token = hello.token
        self.revocations = room.revocations
        self.limits = limits
        self.client = client
        self.changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.seen = ""  # the table as it was last sent

    async def run(self) -> None:
        """Sends and receives until the client is gone."""
        self.changed.set()
        self.room.listeners.add(self.changed.set)
        self.room.enter(self.role)
        self.house.metrics.sockets.inc()
        sender = asyncio.create_task(self.send_news())
        try:
            await self.receive()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.listeners.discard(self.changed.set)
            self.room.leave(self.role)
            self.house.metrics.sockets.dec()
            sender.cancel()

    async def send_news(self) -> None:
        """The whole truth after every change; changes in a row are told together."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.is_revoked():
                await refuse(self.socket, NotAllowed("this token is not worth anything any more"))
                return
            await self.push()

    async def push(self) -> None:
        """Sends what the client has not seen; one at a time, so that news come in order."""
        async with self.sending:
            update = await self.house.update(self.room, self.audience, self.sent)
            self.sent = update["version"]
            seen = encode({**update, "news": []})
            if update["news"] or seen != self.seen:  # a hidden step of another seat must not show as a message
                self.seen = seen
                await self.socket.send_data(encode({"update": update}), mode="text")

    def is_revoked(self) -> bool:
        """Whether the token has lost its worth; looked up only after some token of the table has."""
        if not self.token or self.revocations == self.room.revocations:
            return False
        try:
            self.house.role(self.room.table.id, self.token)
        except NotAllowed:
            return True
        self.revocations = self.room.revocations
        return False

    async def receive(self) -> None:
        while True:
            frame = await self.socket.receive_data("text")
            if len(frame) > MAX_FRAME:
                await self.socket.send_data(encode({"error": "this frame is too long"}), mode="text")
                continue
            try:
                self.limits.commands.check(self.client)
                command = decode_command(frame)
                if isinstance(command, Chat):
                    self.limits.chat.check(self.client)
            except (msgspec.MsgspecError, RecursionError, TooMuch) as error:
                await self.socket.send_data(encode({"error": str(error)}), mode="text")
                continue
            if self.is_revoked():
                self.changed.set()  # the other task says so
                continue
            try:
                answer = await self.house.command(self.room.table.id, self.role, command)
            except SpeciateError as error:
                answer = Answer(command.id, ok=False, error=str(error))
            await self.push()  # who asked sees what came of it before the answer
            await self.socket.send_data(encode({"answer": msgspec.to_builtins(answer)}), mode="text")
