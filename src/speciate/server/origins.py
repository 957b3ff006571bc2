"""The names this server answers to, and the pages of other addresses that may talk to it.

A page from anywhere can be given an address of this machine as its own, and is then no foreigner to the browser: so a
request must name the server by a name it has.
"""

import ipaddress
import json
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from speciate.server.clock import milliseconds
from speciate.server.config import Config
from speciate.server.sockets import REFUSED

MISDIRECTED: Final = 421
DENIAL: Final = "websocket.http.response"  # what a server is able to do that can refuse a socket in words
MAY: Final = {
    b"access-control-allow-methods": b"GET, POST",
    b"access-control-allow-headers": b"Authorization, Content-Type",
    b"access-control-max-age": b"600",
}
NOW: Final = b"speciate-now"  # milliseconds
SEEN: Final = b"Retry-After, Speciate-Now"  # of an answer's headers, what such a page may read

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]


def own_names(config: Config) -> frozenset[str]:
    """What this machine is called: by itself, and by who runs the server."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    given = (host_of(name) if "://" in name else name_of(name) for name in config.hosts)
    return frozenset({"localhost", machine, short, f"{short}.local", *given, *map(host_of, config.origins)}) - {""}


def host_of(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    return name.rstrip(".").lower()


def is_number(name: str) -> bool:
    """Whether a name is an address itself: it cannot be given to another machine."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class OriginFilter:
    """An application that only its own names lead to, and other sites only if they are allowed to."""

    def __init__(self, app: App, config: Config) -> None:
        self._app = app
        self._names = own_names(config)
        self._origins = frozenset(origin.encode() for origin in config.origins)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers: Headers = scope["headers"]
        host = next((value.decode("latin-1") for name, value in headers if name == b"host"), None)
        if host is not None and not self.is_ours(host):  # no browser leaves it out
            await refuse(scope, send, name_of(host))
            return
        if scope["type"] == "http":
            send = dated(send)
        origin = next((value for name, value in headers if name == b"origin"), b"")
        if scope["type"] != "http" or origin not in self._origins:
            await self._app(scope, receive, send)
        elif scope["method"] == "OPTIONS":
            allowed = [(b"access-control-allow-origin", origin), (b"vary", b"Origin"), *MAY.items()]
            await send({"type": "http.response.start", "status": 204, "headers": allowed})
            await send({"type": "http.response.body", "body": b""})
        else:
            await self._app(scope, receive, allowing(send, origin))

    def is_ours(self, host: str) -> bool:
        name = name_of(host)
        return name in self._names or is_number(name)


def dated(send: Send) -> Send:
    """Answers that say what time it is by the clock that the games run by: pages count the time to think with it.

    After somebody has set the clock of the machine, or it has slept, that is not the time of day; and of that a proxy
    says its own.
    """

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), (NOW, b"%d" % milliseconds())]
        await send(message)

    return sending


def allowing(send: Send, origin: bytes) -> Send:
    """Answers that a page of this origin may read. Whoever keeps them must tell them from those for others."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = [(b"access-control-allow-origin", origin), (b"access-control-expose-headers", SEEN)]
            message["headers"] = [*message.get("headers", ()), *told, (b"vary", b"Origin")]
        await send(message)

    return sending


async def refuse(scope: Any, send: Send, name: str) -> None:
    """Says which setting to change: most who come here by another name run the server themselves."""
    text = (
        f'this server is not called "{name[:100]}"; if it should be, start it with --allow-host, or set SPECIATE_HOSTS'
    )
    body = json.dumps({"error": text}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kind = "http.response" if scope["type"] == "http" else DENIAL
    if kind == DENIAL and DENIAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
        return
    await send({"type": f"{kind}.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
