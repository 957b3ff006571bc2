"""The line between a server and its PostgreSQL: it can be cut, stalled and made long."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
CHUNK = 65536


class DatabaseLine:
    """A proxy in a thread of its own, so that it works whatever the test is busy with.

    While `stalled` it takes everything and passes nothing on; afterwards it passes on all of it, also what the server
    has given up on meanwhile: a commit may come late. `delay` is for each way, in seconds.
    """

    def __init__(self, to: int, delay: float = 0.0) -> None:
        self.port = 0
        self._to = to
        self._delay = delay
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._flowing = asyncio.Event()
        self._refusing = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    def __enter__(self) -> "DatabaseLine":
        self._thread.start()
        self._do(self._open())
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def address(self, database: str) -> str:
        """The URL of a database, over this line."""
        return database.replace(f":{self._to}/", f":{self.port}/")

    def cut(self) -> None:
        """Every connection ends, and there is none to be had until it is mended."""
        self._do(self._cut())

    def mend(self) -> None:
        self._refusing = False

    def stall(self) -> None:
        self._call(self._flowing.clear)

    def flow(self) -> None:
        self._call(self._flowing.set)

    # -- in its thread --------------------------------------------------------------------------

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _call(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)

    async def _open(self) -> None:
        self._flowing.set()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()
        self._flowing.set()
        if tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(tasks, timeout=5)

    async def _cut(self) -> None:
        self._refusing = True
        for writer in self._writers:
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            writer.transport.abort()
            return
        try:
            onward, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        try:
            await asyncio.gather(self._pass(reader, back), self._pass(onward, writer))
        finally:
            self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Reading and writing are apart: what is read is on its way, however long that is."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.create_task(self._send(under_way, writer))
        data = b"."
        while data:
            try:
                data = await reader.read(CHUNK)
            except OSError:
                data = b""
            under_way.put_nowait((self._loop.time() + self._delay, data))
        await sending

    async def _send(self, under_way: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(max(0.0, due - self._loop.time()))
                await self._flowing.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


class Cut:
    """The line is cut, and stays so."""

    def __init__(self, line: DatabaseLine) -> None:
        self.begin = line.cut
        self.end = line.mend


class Stalled:
    """Nothing goes over the line, and nobody is told."""

    def __init__(self, line: DatabaseLine) -> None:
        self.begin = line.stall
        self.end = line.flow
