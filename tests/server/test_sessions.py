"""Who is on a socket, on a line that the test holds up: what is sent, in which order, and to whom no more."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.items import HOST
from speciate.server.limits import Limits
from speciate.server.lines import Line, LineEnded
from speciate.server.socket_frames import Frames, Hello
from speciate.server.sockets import REFUSED, SocketSession
from tests.server.backends import gathered, running


class SlowLine(Line):
    """A line that takes as much as the test says."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code = 0
        self._room: asyncio.Event | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def stall(self) -> None:
        self._room = asyncio.Event()

    def flow(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.set()

    @property
    def is_free(self) -> bool:
        return self._room is None and not self.code

    def write(self, text: bytes) -> None:
        if not self.code:
            self.sent.append(msgspec.json.decode(text))

    async def drained(self) -> None:
        while self._room is not None:
            await self._room.wait()
        if self.code:
            raise LineEnded

    def close(self, code: int) -> None:
        self.code = self.code or code

    async def next(self) -> str:
        raise LineEnded

    async def hand_over(self, *_: Callable[..., None]) -> None:
        raise LineEnded

    def hold(self) -> None:
        pass

    def go_on(self) -> None:
        pass

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def rest(self) -> None:
        """Until nothing is under way."""
        while self.tasks:
            await asyncio.wait(self.tasks)


async def joined(backend: Backend, id: str, seat: int, token: str = "", limits: Limits | None = None) -> SocketSession:
    room = await backend.rooms.open(id)
    hello = Hello(protocol=1, token=token)
    limits = limits or Limits()
    limits.sockets.enter("c")
    session = SocketSession(SlowLine(), Frames(), [], backend, room, seat, hello, 0, limits, "c")
    session.begin()
    await line_of(session).rest()
    return session


def kind(frame: dict[str, Any]) -> str:
    return next(name for name in ("update", "answer", "pong", "error") if name in frame)


def line_of(session: SocketSession) -> SlowLine:
    assert isinstance(session.line, SlowLine)
    return session.line


def test_who_lost_the_seat_while_the_line_was_full_is_told_nothing_of_it(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            _, token = await backend.seating.sit(id, "Ann", 0)
            session = await joined(backend, id, 0, token)
            line = line_of(session)
            line.stall()
            await backend.seating.sit(id, "Bob", 1)  # the news of this wait for the line
            await asyncio.sleep(0.05)
            before = len(line.sent)
            assert (await backend.dispatcher.command(id, HOST, commands.Remove(id="r", seat=0))).ok
            line.flow()
            await line.rest()
            assert [kind(frame) for frame in line.sent[before:]] == ["error"]
            assert line.code == REFUSED
            session.lost()

    asyncio.run(run())


def test_what_came_of_a_command_is_seen_before_its_answer_also_when_another_was_faster(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            session = await joined(backend, id, 0)
            line = line_of(session)
            before = len(line.sent)
            async with session.room.lock:
                session.received('{"do":"chat","id":"c","text":"Hello"}')
                await asyncio.sleep(0.05)  # it waits for its turn
                session.room.show()  # what another has done is told
                line.stall()
            await asyncio.sleep(0.2)
            line.flow()
            await line.rest()
            assert [kind(frame) for frame in line.sent[before:]] == ["update", "answer"]
            session.lost()

    asyncio.run(run())


def test_who_sends_too_much_lets_the_others_have_their_turn(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            session = await joined(backend, id, 0)
            line = line_of(session)
            for _ in range(1000):
                session.received('{"ping":1}')
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(line.sent) < 200
            session.lost()
            for task in line.tasks:
                task.cancel()

    asyncio.run(run())


def test_who_gives_a_seat_back_is_answered_before_the_line_ends(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            for number in range(10):
                _, token = await backend.seating.sit(id, "Ann", 0)
                session = await joined(backend, id, 0, token)
                line = line_of(session)
                before = len(line.sent)
                session.received(msgspec.json.encode({"do": "stand", "id": f"s{number}"}).decode())
                await line.rest()
                assert [kind(frame) for frame in line.sent[before:]] == ["answer", "error"]
                assert line.code == REFUSED
                session.lost()

    asyncio.run(run())
