"""The worst way between a client and a server: it cuts, delays, doubles and swaps whole frames, both ways."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from tests.client.relay import Relay

HELD = 0.01  # seconds a frame waits for the next to overtake it


class Faults(NamedTuple):
    """How likely each is, for every frame."""

    cut: float = 0.02
    delay: float = 0.3
    double: float = 0.15
    swap: float = 0.15
    longest: float = 0.005  # seconds of a delay


class Mangler(Relay):
    """`done` counts what it did, by kind and direction."""

    def __init__(self, to: int, rng: Random, faults: Faults | None = None) -> None:
        super().__init__(to)
        self.done: Counter[str] = Counter()
        self._rng = rng
        self._faults = faults or Faults()

    async def _accept(self, client: ServerConnection) -> None:
        try:
            onward = await connect(self.onward(client), max_size=None, close_timeout=0.2)
        except OSError:
            client.transport.abort()
            return
        pumps = [
            asyncio.create_task(Pump(self, client, onward, "there").run()),
            asyncio.create_task(Pump(self, onward, client, "back").run()),
        ]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        await self._end(client, onward)

    async def _end(self, client: ServerConnection, onward: ClientConnection) -> None:
        """What one side has closed is closed on the other, with the same code; what was cut is cut."""
        await onward.close()
        if onward.close_code is not None and onward.close_code != 1006:
            await client.close(onward.close_code)
        client.transport.abort()

    def wants(self, fault: str, way: str) -> bool:
        """Whether a fault happens to this frame."""
        if self._rng.random() >= getattr(self._faults, fault):
            return False
        self.done[f"{fault} {way}"] += 1
        return True

    def pause(self) -> float:
        return self._rng.random() * self._faults.longest


class Pump:
    """One direction of one line."""

    def __init__(self, mangler: Mangler, source: Connection, sink: Connection, way: str) -> None:
        self._mangler = mangler
        self._source = source
        self._sink = sink
        self._way = way
        self._held: list[Any] = []

    async def run(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = await self._next()
                if self._mangler.wants("cut", self._way):
                    self._source.transport.abort()
                    self._sink.transport.abort()
                    return
                if not self._held and self._mangler.wants("swap", self._way):
                    self._held.append(frame)
                    continue
                if self._mangler.wants("delay", self._way):
                    await asyncio.sleep(self._mangler.pause())
                await self._pass([frame, *self._held])
                self._held.clear()
                if self._mangler.wants("double", self._way):
                    await self._pass([frame])

    async def _next(self) -> Any:
        """The next frame; one that is held back goes on when nothing overtakes it."""
        while True:
            try:
                async with asyncio.timeout(HELD if self._held else None):
                    return await self._source.recv()
            except TimeoutError:
                await self._pass(self._held)
                self._held.clear()

    async def _pass(self, frames: Iterable[Any]) -> None:
        for frame in frames:
            await self._sink.send(frame)
