"""A line that can be cut: a proxy between a client and the server."""

import asyncio
import contextlib


class Proxy:
    """Passes bytes on both ways. While `deaf`, nothing comes back from the server; `cut` ends every connection."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.deaf = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            onward, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        for pair in ((reader, back, False), (onward, writer, True)):
            task = asyncio.create_task(self._pass(*pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not (is_back and self.deaf):
                    writer.write(data)
                    await writer.drain()
        self._writers.discard(writer)
        writer.close()
