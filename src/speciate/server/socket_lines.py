"""The sockets of a server that `speciate serve` runs: uvicorn shakes hands, then a small object is all there is of one.

There may be thousands of them, most of them silent. A task that waits for each, and all that a framework keeps of a
request, would take several times the memory of what is needed to be on the line.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import SERVER, Protocol

from speciate.server.frame_bytes import TEXT, header, payload_start, unmasked
from speciate.server.limits import Bucket
from speciate.server.lines import EXTENSION, Line, LineEnded

END_WITHIN: Final = 10.0  # seconds for the other end to take what was written last, and to say goodbye
SLICE: Final = 4096  # bytes read at a time: who sends thousands of tiny frames in one go does not keep others waiting
ASIDES: Final = (200.0, 5.0)  # frames that are no message, pings above all: so many at once, then so many a second
_logger = logging.getLogger("uvicorn.error")


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's, until the socket is accepted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # nothing is compressed: an update is a few kilobytes, and to compress it costs more than all the rest
        self.conn.available_extensions = []

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self._take
        await super().run_asgi()

    def _take(self) -> "SocketLine":
        """The line, right after it was accepted: from now on uvicorn has nothing more to do with it."""
        transport, self.transport = self.transport, _Gone()
        self.stop_keepalive()
        self.connections.discard(self)
        line = SocketLine(transport, self.tasks, self.connections, self.config.ws_max_size, self.ping_interval or 0.0)
        if not self.queue.empty() or self.conn.reader.buffer:  # frames before the handshake was over
            line.close(CloseCode.PROTOCOL_ERROR)
        return line


class _Gone(asyncio.Transport):
    """In the place of a transport that another has taken."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        pass

    def write(self, data: Any) -> None:
        pass


class SocketLine(asyncio.Protocol, Line):
    __slots__ = (
        "_asides",
        "_coming",
        "_connections",
        "_frames",
        "_has_ended",
        "_is_closing",
        "_is_even",
        "_is_heard",
        "_is_held",
        "_is_text",
        "_longest",
        "_loop",
        "_lost",
        "_out",
        "_part",
        "_ping",
        "_pong",
        "_received",
        "_rest",
        "_room",
        "_tasks",
        "_timer",
        "_transport",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        tasks: set[asyncio.Task[None]],
        connections: set[Any],
        max_size: int,
        ping: float,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._transport = transport
        self._tasks = tasks
        self._connections = connections
        self._frames = Protocol(SERVER, max_size=max_size, logger=_logger)
        self._longest = min(max_size, SLICE)  # that need not go through the library
        self._part: bytearray | None = None  # of a message in several frames
        self._is_text = True
        self._is_even = True  # so far what was received at a time was always one whole frame
        self._rest = b""  # was received and not looked at yet
        self._is_held = False  # until what was told is done
        self._asides: Bucket | None = None  # there is one from the first of them on
        self._pong = b""  # that waits until the other end takes it
        self._out: list[bytes] = []  # written since the event loop last came round
        self._room: asyncio.Event | None = None  # there is one while the other end takes no more
        self._coming: asyncio.Queue[str | None] | None = asyncio.Queue()  # until it is handed over
        self._received: Callable[[str], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._is_heard = True  # since the last ping
        self._has_ended = self._is_closing = False
        self._ping = ping
        self._timer = self._loop.call_later(ping, self._beat) if ping else None
        connections.add(self)
        transport.set_protocol(self)
        transport.resume_reading()

    # -- for the session ------------------------------------------------------------------------

    @property
    def is_free(self) -> bool:
        return self._room is None and not self._is_closing

    def write_last(self, text: bytes) -> None:
        if self._out:
            self.write(text)
        elif not self._is_closing:
            self._transport.write(header(len(text)) + text)

    def write(self, text: bytes) -> None:
        if self._is_closing:
            return
        if not self._out:  # all that is written in one go is one call of the system
            self._loop.call_soon(self._flush)
        self._out.append(header(len(text)))
        self._out.append(text)

    async def drained(self) -> None:
        while (room := self._room) is not None:
            await room.wait()
        if self._is_closing:
            raise LineEnded

    def close(self, code: int) -> None:
        if self._is_closing:
            return
        self._flush()
        self._frames.send_close(code)
        self._end(END_WITHIN)

    async def next(self) -> str:
        assert self._coming is not None
        if self._coming.empty():
            self.go_on()
        frame = await self._coming.get()
        if frame is None:
            raise LineEnded
        return frame

    async def hand_over(self, received: Callable[[str], None], lost: Callable[[], None]) -> None:
        coming, self._coming = self._coming, None
        assert coming is not None
        self._received, self._lost = received, lost
        self.go_on()
        while not coming.empty():
            frame = coming.get_nowait()
            if frame is not None:
                received(frame)
        if self._has_ended:
            lost()

    def hold(self) -> None:
        self._is_held = True
        self._transport.pause_reading()

    def go_on(self) -> None:
        if not self._is_held:
            return
        self._is_held = False
        if self._rest:
            self._loop.call_soon(self._read)
        else:
            self._transport.resume_reading()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- for the event loop ---------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        if self._rest:
            self._is_even = False
            self._rest += data
        elif not self._is_plain(data):
            self._rest = data
            self._read()

    def pause_writing(self) -> None:
        self._room = asyncio.Event()

    def resume_writing(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.set()
        if self._pong:
            pong, self._pong = self._pong, b""
            self._transport.write(pong)

    def connection_lost(self, _: Exception | None) -> None:
        self._has_ended = self._is_closing = True
        self._stop_timer()
        self._connections.discard(self)
        self.resume_writing()
        if self._coming is not None:
            self._coming.put_nowait(None)
        elif self._lost is not None:
            self._lost()

    # -- for uvicorn ----------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # -- inside ---------------------------------------------------------------------------------

    def _is_plain(self, data: bytes) -> bool:
        """Takes one whole frame of text at once, which is what clients send: the library would make five objects of it.

        It needs to know nothing of such a frame as long as it has had no part of another.
        """
        if not self._is_even:
            return False
        start = payload_start(data)
        if not start:
            self._is_even = False
        is_text = start > 0 and data[0] == TEXT and len(data) <= self._longest and self._part is None
        if not is_text or self._is_held or self._is_closing:
            return False
        self._is_text = True
        self._tell(unmasked(data, start))
        return True

    def _read(self) -> None:
        """Some of what was received, unless there is enough to be done; the rest when everyone else had their turn."""
        if self._is_held:
            return
        some, self._rest = self._rest[:SLICE], self._rest[SLICE:]
        self._parse(some)
        if self._rest:
            self._transport.pause_reading()
            if not self._is_held:
                self._loop.call_soon(self._read)
        elif not self._is_held:
            self._transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
        is_over = self._frames.parser_exc is not None or self._frames.close_rcvd is not None
        if is_over:  # the last word of the other end, or a mistake of its own, which it is told
            self._rest = b""
            self._flush()
            self._end(END_WITHIN)
            self._transport.close()
        elif answers := self._frames.data_to_send():  # to pings; of a line that is full the last waits
            if self._room is None:
                self._transport.write(b"".join(answers))
            else:
                self._pong = answers[-1]

    def _take(self, frame: Frame) -> None:
        """A frame, or a part of a message; nothing is taken in from a line that ends."""
        if self._is_closing or (self._is_aside(frame) and not self._has_room_for_asides()):
            return
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        data: bytes | bytearray = bytes(frame.data)
        if self._part is not None or not frame.fin:
            if self._part is None:
                self._part = bytearray()
            self._part += frame.data
            data = self._part
        if not frame.fin:
            return
        self._part = None
        self._tell(data)

    def _tell(self, data: bytes | bytearray) -> None:
        """A whole message."""
        try:
            text = data.decode() if self._is_text else ""  # the protocol is text: anything else is no command
        except UnicodeDecodeError:
            self.close(CloseCode.INVALID_DATA)
            return
        if self._coming is not None:
            self._coming.put_nowait(text)
            self.hold()  # nobody may fill the memory before the first is read
        elif self._received is not None:
            self._received(text)

    def _is_aside(self, frame: Frame) -> bool:
        return not frame.fin or frame.opcode in (Opcode.PING, Opcode.PONG)

    def _has_room_for_asides(self) -> bool:
        """Nothing else counts them: nobody is told of a ping, nor of the parts of a message that never ends."""
        if self._asides is None:
            self._asides = Bucket(*ASIDES)
        if self._asides.take():
            return True
        self.close(CloseCode.POLICY_VIOLATION)
        return False

    def _flush(self) -> None:
        out, self._out = self._out, []
        if out and not self._has_ended:
            self._transport.write(b"".join(out))

    def _end(self, within: float) -> None:
        """Sends what ends the line, and waits only so long for the other end to see it."""
        self._is_closing = True
        self._stop_timer()
        self.resume_writing()
        if last := self._frames.data_to_send():
            self._transport.write(b"".join(last))
        self._transport.resume_reading()  # for the answer
        self.go_on()
        self._timer = self._loop.call_later(within, self._transport.abort)

    def _beat(self) -> None:
        """Whoever is there answers a ping before the next is due."""
        if not self._is_heard:
            self._transport.abort()
            return
        self._is_heard = False
        self._frames.send_ping(b"")
        self._transport.write(b"".join(self._frames.data_to_send()))
        self._timer = self._loop.call_later(self._ping, self._beat)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
