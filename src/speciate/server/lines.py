"""A socket as a session uses it, whatever is under it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

EXTENSION: Final = "speciate.line"  # of a scope: what gives the line to the session, where the server below has one


class LineEnded(Exception):
    """Nobody is on the other end any more."""


class Line(ABC):
    """Frames of text, in both directions.

    What is written goes out at once, or as soon as the other end takes it: who has more for a line that is not free
    waits for `drained` first, so that a slow client costs no more than what was written last.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def is_free(self) -> bool:
        """Whether it takes more at once."""

    @abstractmethod
    def write(self, text: bytes) -> None:
        """One frame; nothing happens on a line that has ended."""

    def write_last(self, text: bytes) -> None:
        """The same, by who has no more for now: it need not wait for what might go with it."""
        self.write(text)

    @abstractmethod
    async def drained(self) -> None:
        """Returns when the line is free; LineEnded if it never will be."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Says that this is the end, after all that was written."""

    @abstractmethod
    async def next(self) -> str:
        """A frame of who has just come; LineEnded."""

    @abstractmethod
    async def hand_over(self, received: Callable[[str], None], lost: Callable[[], None]) -> None:
        """From now on frames are told, and the end, once."""

    @abstractmethod
    def hold(self) -> None:
        """No more frames for now: there are some to be done."""

    @abstractmethod
    def go_on(self) -> None:
        """Frames again."""

    @abstractmethod
    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work for this line, which a server that stops waits for."""


class AsgiLine(Line):
    """On any ASGI server: a task reads as long as the line lasts, and another writes."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._frames: list[bytes | int] = []  # to be sent; a number is the code to close with
        self._writing: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._has_ended = False
        self._may_read = asyncio.Event()
        self._may_read.set()

    @property
    def is_free(self) -> bool:
        return self._writing is None and not self._has_ended

    def write(self, text: bytes) -> None:
        self._put(text)

    def close(self, code: int) -> None:
        self._put(code)

    def _put(self, what: bytes | int) -> None:
        if self._has_ended:
            return
        self._has_ended = isinstance(what, int)
        self._frames.append(what)
        if self._writing is None:
            self._writing = self.start(self._write())

    async def _write(self) -> None:
        try:
            while self._frames:
                what = self._frames.pop(0)
                if isinstance(what, int):
                    await self._socket.close(code=what)
                else:
                    await self._socket.send({"type": "websocket.send", "text": what.decode()})
        except (WebSocketDisconnect, ClientDisconnected):
            self._has_ended = True
        finally:
            self._writing = None

    async def drained(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])
        if self._has_ended:
            raise LineEnded

    async def next(self) -> str:
        try:
            return str(await self._socket.receive_data("text"))
        except WebSocketDisconnect:
            self._has_ended = True
            raise LineEnded from None

    async def hand_over(self, received: Callable[[str], None], lost: Callable[[], None]) -> None:
        try:
            while True:
                await self._may_read.wait()
                received(await self.next())
        except LineEnded:
            pass
        finally:
            lost()

    def hold(self) -> None:
        self._may_read.clear()

    def go_on(self) -> None:
        self._may_read.set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task
