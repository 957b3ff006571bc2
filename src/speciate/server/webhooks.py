"""A call to an address of the player's choice when it is their turn and they are away.

The server is told whom to call by strangers, so it calls nobody inside its own network: the name is looked
up once, every address it stands for must be public, and the call goes to that very address.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpx

from speciate.core.errors import SpeciateError
from speciate.server.logs import log

SECONDS = 5.0
PORTS = (80, 443)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Forbidden(SpeciateError):
    """An address this server does not call."""


class Caller:
    """`allowed` are networks that may be called although they are not public: for tests, or one's own."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed: list[Network] = [ipaddress.ip_network(network) for network in allowed]

    async def check(self, url: str) -> tuple[str, int]:
        """The address and port to call; Forbidden says what is wrong with the URL."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Forbidden("a webhook is an http or https address")
        if parts.username or parts.password:
            raise Forbidden("a webhook holds no password")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await self._look_up(parts.hostname, port)
        if port not in PORTS and not all(self._is_allowed(address) for address in found):
            raise Forbidden("a webhook is called on port 80 or 443")
        for address in found:
            if not self._is_public(address):
                raise Forbidden("a webhook must be a public address")
        return found[0], port

    async def _look_up(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Forbidden("the address of this webhook cannot be found") from None
        return [str(entry[4][0]) for entry in found]

    def _is_public(self, address: str) -> bool:
        ip = ipaddress.ip_address(address.partition("%")[0])
        mapped = getattr(ip, "ipv4_mapped", None)
        return (mapped or ip).is_global or self._is_allowed(address)

    def _is_allowed(self, address: str) -> bool:
        ip = ipaddress.ip_address(address.partition("%")[0])
        return any(ip in network for network in self._allowed if ip.version == network.version)

    async def call(self, url: str, data: dict[str, Any]) -> bool:
        """Tells the address; True when it was taken. Failures are logged without the URL, which is a secret."""
        try:
            address, port = await self.check(url)
            parts = urlsplit(url)
            host = f"[{address}]" if ":" in address else address
            target = parts._replace(netloc=f"{host}:{port}").geturl()
            headers = {"host": parts.netloc}
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
                extensions = {"sni_hostname": parts.hostname}
                response = await client.post(target, json=data, headers=headers, extensions=extensions)
            return response.is_success
        except (Forbidden, httpx.HTTPError, httpx.InvalidURL) as error:
            log.info("webhook failed", extra={"error": type(error).__name__})
            return False
