"""A server whose database is away now and then: a proxy that turns commands back as such a server does."""

import asyncio
import contextlib
import json
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from tests.client.relay import Relay


class StorageRelay(Relay):
    """While `away`, commands do not reach the server; `turned_back` counts them by id, and is told to each client."""

    def __init__(self, to: int, wait: float) -> None:
        super().__init__(to)
        self.away = False
        self.turned_back: Counter[str] = Counter()
        self._wait = wait
        self._clients: set[ServerConnection] = set()

    async def set_away(self, away: bool) -> None:
        self.away = away
        for client in self._clients:
            await client.send(json.dumps({"storage": not away}))

    async def _accept(self, client: ServerConnection) -> None:
        self._clients.add(client)
        async with connect(self.onward(client), max_size=None) as onward:
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
