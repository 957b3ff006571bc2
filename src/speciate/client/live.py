"""A live connection to a table. It mends itself after every cut, misses nothing, and plays nothing twice."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from itertools import count
from types import TracebackType
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from speciate.client.commands import Commands, new_command_id
from speciate.client.errors import ClientClosed, ClientError, Denied, NoAnswer, Refused, Unreachable
from speciate.client.link import is_here, read_server, socket_address
from speciate.client.messages import Answer, Frame, Json, Update, decode_frame, encode
from speciate.frames import FrameMissing, Inbox

PROTOCOL = 1
REFUSED = 4403  # the close code of a server that does not let us in
MAX_FRAME = 16 * 1024 * 1024


class Patience(NamedTuple):
    """How long is waited for what, in seconds."""

    shortest: float = 0.1  # before the first new try; twice as long before each further one
    longest: float = 10.0
    connect: float = 10.0  # for a line, and then for its first update
    answer: float = 10.0  # after that the line is taken for dead and opened anew
    give_up: float = 3600.0  # without any line at all
    ping: float = 15.0
    gap: float = 1.0  # for a frame that others have overtaken; then the line is opened anew

    def delay(self, failures: int) -> float:
        """Grows with the failures in a row, and differs from client to client."""
        return min(self.longest, self.shortest * 2.0 ** min(failures, 20)) * random.uniform(0.5, 1.0)


class _Missing(Exception):
    """The server's news do not follow on ours: ask again from where we are."""


CUTS = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, msgspec.MsgspecError, FrameMissing, _Missing)


class _Waiting:
    """A command that has not been answered yet."""

    def __init__(self, id: str, fields: Json) -> None:
        self.id = id
        self.fields = fields
        self.line: ClientConnection | None = None  # where it was sent last
        loop = asyncio.get_running_loop()
        self.since = loop.time()  # from when on the server owes us a word about it
        self.answer: asyncio.Future[Answer] = loop.create_future()


class LiveConnection(Commands):
    """Use it as `async with Live(url, table, token) as live`; without a token one looks on.

    `connected` says whether `latest` is the table as it is now. While it is not, a new line is tried for in the
    background; commands wait, and go out again with their own ids.
    """

    def __init__(
        self, url: str, table: str, token: str = "", *, since: int = 0, patience: Patience | None = None
    ) -> None:
        self.server = read_server(url)
        self.table_id = table
        self.token = token
        self.patience = patience or Patience()
        self.connected = False
        self.connections = 0  # how often the line was opened
        self.deferrals = 0  # how often the server asked to send a command again later
        self.latest: Update | None = None
        self.news: list[Json] = []  # everything heard, from version `start` on
        self.start = since
        self.changes = 0  # grows with every update and every change of `connected`
        self._guest = "" if token else new_command_id()  # so that the server can tell who looks on from others
        self._reason = ""  # what the server said when it let nobody in
        self._error: ClientError | None = None
        self._bell = asyncio.Event()
        self._posted = asyncio.Event()
        self._waiting: dict[str, _Waiting] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # -- opening and closing --------------------------------------------------------------------

    async def __aenter__(self) -> "LiveConnection":
        self._task = asyncio.create_task(self._run())
        try:
            async with asyncio.timeout(self.patience.connect):
                while self.latest is None:
                    await self.changed(self.changes)
        except TimeoutError:
            await self.close()
            raise Unreachable(self._reason or f"{self.server} does not answer") from None
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the line; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._end(ClientClosed("this connection was closed"))

    def _end(self, error: ClientError) -> None:
        """Whoever waits is told, once and for all."""
        self._error = self._error or error
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(self._error)
                waiting.answer.exception()  # whoever asked may be gone
        self._waiting.clear()
        self._set_connected(False)
        self._ring()

    # -- what is known --------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.start + len(self.news)

    async def changed(self, seen: int) -> int:
        """Waits until `changes` is more than `seen`; raises once the line is given up or closed."""
        while self.changes <= seen:
            if self._error is not None:
                raise self._error
            await self._bell.wait()
        return self.changes

    async def updates(self) -> AsyncIterator[Update]:
        """The table now, then after every change, each time with the news since the last time.

        Whoever is slow gets several changes as one. It ends with the table, and with `close`.
        """
        heard = self.start
        last: Update | None = None
        while True:
            seen = self.changes
            latest = self.latest
            if latest is not None and latest is not last:
                heard = max(self.start, min(heard, self.version))
                yield msgspec.structs.replace(latest, news=self.news[heard - self.start :])
                heard = max(heard, latest.version)
                last = latest
                if latest.table.status in ("over", "closed"):
                    return
            try:
                await self.changed(seen)
            except ClientClosed:
                return

    def _ring(self) -> None:
        self.changes += 1
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()

    def _set_connected(self, connected: bool) -> None:
        if self.connected != connected:
            self.connected = connected
            self._ring()

    # -- commands -------------------------------------------------------------------------------

    async def command(self, do: str, id: str = "", timeout: float = 60.0, **fields: Any) -> Answer:
        """Sends a command and waits for its answer, over as many lines as it takes; NoAnswer when time is up."""
        if self._error is not None:
            raise self._error
        id = id or new_command_id()
        waiting = self._waiting.setdefault(id, _Waiting(id, {"do": do, "id": id, **fields}))
        self._posted.set()
        try:
            async with asyncio.timeout(timeout):
                return await self._answered(waiting)
        except TimeoutError:
            raise NoAnswer(waiting.id) from None
        finally:
            self._waiting.pop(waiting.id, None)

    async def _answered(self, waiting: _Waiting) -> Answer:
        """A line that says nothing is opened anew, and the command sent again; to be told to wait is not nothing."""
        loop = asyncio.get_running_loop()
        while True:
            left = waiting.since + self.patience.answer - loop.time()
            done, _ = await asyncio.wait([waiting.answer], timeout=max(0.0, left))
            if done:
                return waiting.answer.result()
            if waiting.since + self.patience.answer <= loop.time():
                waiting.since = loop.time()
                if self._socket is not None:
                    await self._socket.close()

    # -- the line -------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Opens the line again and again, until it is refused or nothing was heard for too long."""
        loop = asyncio.get_running_loop()
        heard = loop.time()
        failures = 0
        while self._error is None:
            try:
                before = self.changes
                await self._connection()
            except Denied as error:
                self._end(error)
                return
            except CUTS:
                if self.connected or self.changes > before:
                    heard, failures = loop.time(), 0
            finally:
                self._socket = None
                self._set_connected(False)
            if loop.time() - heard > self.patience.give_up:
                self._end(Unreachable(f"{self.server} does not answer any more"))
                return
            await asyncio.sleep(self.patience.delay(failures))
            failures += 1

    async def _connection(self) -> None:
        """One line, from hello to its end, which is always an exception."""
        try:
            socket = await connect(
                socket_address(self.server, self.table_id),
                open_timeout=self.patience.connect,
                close_timeout=1,
                ping_interval=self.patience.ping,
                ping_timeout=self.patience.ping,
                max_size=MAX_FRAME,
                proxy=None if is_here(self.server) else True,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if 400 <= status < 500 and status not in (408, 425, 429):
                raise Denied(f"{self.server} does not open a connection to this table ({status})") from None
            raise
        async with socket:
            self._socket = socket
            self.connections += 1
            hello = {"n": 0, "protocol": PROTOCOL, "token": self.token, "since": self.version, "guest": self._guest}
            with contextlib.suppress(ConnectionClosed):  # a server that has no room says so and hangs up: heard below
                await socket.send(encode(hello).decode())
            sender = asyncio.create_task(self._send(socket))
            try:
                await self._receive(socket)
            finally:
                sender.cancel()
                with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                    await sender

    async def _send(self, socket: ClientConnection) -> None:
        """All that is unanswered, in the order it was asked: on a new line everything again."""
        numbers = count(1)
        while True:
            self._posted.clear()
            for waiting in list(self._waiting.values()):
                if waiting.line is not socket and not waiting.answer.done():
                    waiting.line = socket
                    await socket.send(encode({"n": next(numbers), **waiting.fields}).decode())
            await self._posted.wait()

    async def _receive(self, socket: ClientConnection) -> None:
        is_first = True
        inbox: Inbox[Frame] = Inbox(1)
        while True:
            within = self.patience.gap if inbox.is_waiting else self.patience.connect if is_first else None
            for frame in await self._frames(socket, inbox, within):
                if frame.update is not None:
                    self._take(frame.update, is_first)
                    is_first = False
                elif frame.answer is not None:
                    self._settle(frame.answer)
                elif frame.error:  # a frame without any of these is of a newer server, and is passed over
                    self._reason = frame.error  # if the line ends now, that is why
                    if not is_first:
                        self._complain(frame)

    async def _frames(self, socket: ClientConnection, inbox: Inbox[Frame], within: float | None) -> list[Frame]:
        """What has come, in the order it was sent: none, or several. What does not come in time is a cut."""
        try:
            async with asyncio.timeout(within):
                frame = decode_frame(await socket.recv())
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                raise Denied(self._reason or "the server does not let this client in") from None
            raise
        return [frame] if frame.n is None else inbox.take(frame.n, frame)

    def _take(self, update: Update, is_first: bool) -> None:
        """The first update of a line is the truth whatever we thought; one that comes late is passed over."""
        if is_first and update.since > self.version:  # of a very long past only the last part is told
            self.start, self.news = update.since, []
        if update.since > self.version or (is_first and update.since < min(self.version, update.version)):
            raise _Missing
        if update.version < self.version and not is_first:
            return
        if update.since < self.start:
            raise _Missing
        self.news[update.since - self.start :] = update.news
        self.latest = update
        self.connected = True
        self._ring()

    def _settle(self, answer: Answer) -> None:
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _complain(self, frame: Frame) -> None:
        """What the server could not read, had too much of or could not store: by its id, or the oldest command."""
        found = self._waiting.get(frame.id) if frame.id else next(iter(self._waiting.values()), None)
        if found is not None and frame.wait > 0:
            self.deferrals += 1
            loop = asyncio.get_running_loop()
            found.since = loop.time() + frame.wait
            loop.call_later(frame.wait, self._send_again, found, found.line)
        elif found is not None and not found.answer.done():
            found.answer.set_exception(Refused(frame.error))
            found.answer.exception()

    def _send_again(self, waiting: _Waiting, line: ClientConnection | None) -> None:
        """What the server could not do then, once more and with the same id, unless a new line has done so already."""
        if waiting.line is line:
            waiting.line = None
            self._posted.set()
