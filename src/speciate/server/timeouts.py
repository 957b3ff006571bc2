"""HTTP that does not wait for ever: a request comes, and its answer is taken, within some seconds."""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

MAX_HEADERS = 16 * 1024


class Http(H11Protocol):
    """uvicorn's, with a clock for each part of a request; for a socket the clock ends with its handshake."""

    headers_within: ClassVar[float] = 10.0  # seconds
    body_within: ClassVar[float] = 30.0
    taken_within: ClassVar[float] = 60.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._part: Any = None  # of the request that is waited for
        self._late: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self._late)
        stop(self._stuck)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.taken_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        stop(self._stuck)

    def _watch(self) -> None:
        """The clock of a part runs from its beginning, however often a byte of it comes."""
        part = None if self._is_socket else self.conn.their_state
        if part is self._part:
            return
        self._part = part
        stop(self._late)
        if part in (h11.IDLE, h11.SEND_BODY):
            within = self.headers_within if part is h11.IDLE else self.body_within
            self._late = self.loop.call_later(within, self.transport.abort)


def stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
