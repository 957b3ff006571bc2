"""A server whose database is away now and then: a proxy that turns commands back as such a server does."""

import asyncio
import contextlib
import json
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class Storeless:
    """While `away`, commands do not reach the server; `turned_back` counts them by id, and is told to each client."""

    def __init__(self, to: int, wait: float) -> None:
        self.away = False
        self.turned_back: Counter[str] = Counter()
        self._to = to
        self._wait = wait
        self._clients: set[ServerConnection] = set()
        self._server: Server | None = None

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> "Storeless":
        self._server = await serve(self._accept, "127.0.0.1", 0, max_size=None, close_timeout=0.2)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def set_away(self, away: bool) -> None:
        self.away = away
        for client in self._clients:
            await client.send(json.dumps({"storage": not away}))

    async def _accept(self, client: ServerConnection) -> None:
        assert client.request is not None
        self._clients.add(client)
        async with connect(f"ws://127.0.0.1:{self._to}{client.request.path}", max_size=None) as onward:
            back = asyncio.create_task(self._back(onward, client))
            with contextlib.suppress(ConnectionClosed):
                async for text in client:
                    await self._pass(json.loads(text), client, onward)
            back.cancel()
        self._clients.discard(client)

    async def _pass(self, frame: dict[str, Any], client: ServerConnection, onward: ClientConnection) -> None:
        if self.away and "do" in frame:
            self.turned_back[frame["id"]] += 1
            told = {"error": "nothing can be stored now", "key": "not-stored", "id": frame["id"], "wait": self._wait}
            await client.send(json.dumps(told))
        else:
            frame.pop("n", None)  # those that were turned back would be missing
            await onward.send(json.dumps(frame))

    async def _back(self, onward: ClientConnection, client: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in onward:
                await client.send(text)
