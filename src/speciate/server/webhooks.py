"""A call to an address of the player's choice when it is their turn and they are away.

The server is told whom to call by strangers, so it calls nobody inside its own network: the name is looked
up once, every address it stands for must be public, and the call goes to that very address. Of the answer only
the status is read, and all of it together has a few seconds.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

from speciate.core.errors import SpeciateError
from speciate.server.addresses import is_public
from speciate.server.logs import log

SECONDS = 5.0
PORTS = (80, 443)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Forbidden(SpeciateError):
    """An address this server does not call."""


class Caller:
    """`allowed` are networks that may be called although they are not public: for tests, or one's own."""

    def __init__(self, allowed: Iterable[str] = (), seconds: float = SECONDS) -> None:
        self._allowed: list[Network] = [ipaddress.ip_network(network) for network in allowed]
        self._seconds = seconds

    async def check(self, url: str) -> tuple[str, int]:
        """The address and port to call; Forbidden says what is wrong with the URL."""
        parts, port = read(url)
        found = await self._look_up(host_of(parts), port)
        if port not in PORTS and not all(self._is_allowed(address) for address in found):
            raise Forbidden("a webhook is called on port 80 or 443")
        for address in found:
            if not is_public(address) and not self._is_allowed(address):
                raise Forbidden("a webhook must be a public address")
        return found[0], port

    async def _look_up(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._seconds):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # a TimeoutError is an OSError
            found = []
        if not found:
            raise Forbidden("the address of this webhook cannot be found")
        return [str(entry[4][0]) for entry in found]

    def _is_allowed(self, address: str) -> bool:
        ip = ipaddress.ip_address(address.partition("%")[0])
        return any(ip in network for network in self._allowed if ip.version == network.version)

    async def call(self, url: str, data: dict[str, Any]) -> bool:
        """Tells the address; True when it was taken. Failures are logged without the URL, which is a secret."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(url, data)
        except (Forbidden, httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            log.info("webhook failed", extra={"error": type(error).__name__})
            return False

    async def _post(self, url: str, data: dict[str, Any]) -> bool:
        address, port = await self.check(url)
        parts, _ = read(url)
        name = host_of(parts)
        host = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{host}:{port}").geturl()
        shown = f"[{name}]" if ":" in name else name
        headers = {"host": shown if parts.port is None else f"{shown}:{parts.port}"}
        timeout, verify = self._seconds, certificates()
        async with (
            httpx.AsyncClient(timeout=timeout, verify=verify, follow_redirects=False, trust_env=False) as client,
            # left before the body, which may be of any length: the connection is closed with it unread
            client.stream("POST", target, json=data, headers=headers, extensions={"sni_hostname": name}) as response,
        ):
            return response.is_success


@cache
def certificates() -> ssl.SSLContext:
    """Whom to trust: read once, because that takes longer than a call."""
    return httpx.create_ssl_context(trust_env=False)


def read(url: str) -> tuple[SplitResult, int]:
    """The parts of an address that can be called, with its port; Forbidden for any other."""
    try:
        parts = urlsplit(url)
        port = parts.port  # which reads it, and finds that it is no number of a port
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        raise Forbidden("this webhook is not a web address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Forbidden("a webhook is an http or https address")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("a webhook address must not contain a password")
    if port == 0:
        raise Forbidden("a webhook is called on port 80 or 443")
    return parts, port or (443 if parts.scheme == "https" else 80)


def host_of(parts: SplitResult) -> str:
    """The name to look up, in the letters that names of machines have."""
    name = parts.hostname or ""
    try:
        return name if name.isascii() else name.encode("idna").decode()
    except UnicodeError:
        raise Forbidden("the address of this webhook cannot be found") from None
