"""A way between a client and a server, for sockets: derived classes say what becomes of the frames on it."""

from typing import Self

from websockets.asyncio.server import Server, ServerConnection, serve


class Relay:
    """Use its `url` in place of the server's, which listens on port `to`."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: Server | None = None

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self._server = await serve(self._accept, "127.0.0.1", 0, max_size=None, close_timeout=0.2)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    def onward(self, client: ServerConnection) -> str:
        """The address that a client would have asked the server for."""
        assert client.request is not None
        return f"ws://127.0.0.1:{self._to}{client.request.path}"

    async def _accept(self, client: ServerConnection) -> None:
        raise NotImplementedError
