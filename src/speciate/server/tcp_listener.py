"""The socket a server listens on: it closes what would be too many connections before a byte of them is read."""

import errno
import os
import socket
import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Final

from speciate.server.addresses import client_name
from speciate.server.config import Config
from speciate.server.limits import Count, TooMuch
from speciate.server.logs import log

EACH: Final = 200  # connections of one client: a club behind one address has a socket or two for everybody
FILES: Final = 65_536  # more open files than this help nobody
KEPT: Final = 200  # files for everything that is no connection: the database, the processes of bots, the log
AT_ONCE: Final = 100  # connections closed before anything else has its turn
PAUSE: Final = 0.5  # seconds
NO_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Connections:
    """How many are open, in all and of each client. Those of a proxy stand for many clients, and only count in all."""

    def __init__(self, most: int, each: int, proxies: str = "") -> None:
        self._most = most
        self._open = 0
        self._clients = Count("connections", each)
        self._proxies = [] if "*" in proxies else [ip_network(name) for name in addresses(proxies)]
        self._all_proxies = "*" in proxies

    def enter(self, address: str) -> Callable[[], None]:
        """Counts a connection; what is returned is called when it is closed. TooMuch when it may not be."""
        if self._open >= self._most:
            raise TooMuch("too many connections in all")
        client = "" if self._is_proxy(address) else client_name(address)
        if client:
            self._clients.enter(client)
        self._open += 1

        def leave() -> None:
            self._open -= 1
            if client:
                self._clients.leave(client)

        return leave

    def _is_proxy(self, address: str) -> bool:
        if self._all_proxies:
            return True
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(ip in network for network in self._proxies)


def addresses(names: str) -> list[str]:
    """The addresses and networks among them; a proxy may be named otherwise, by the path of its socket."""
    found = []
    for name in names.replace(",", " ").split():
        try:
            ip_network(name)
        except ValueError:
            continue
        found.append(name)
    return found


def connections_of(config: Config) -> Connections:
    """For a server of these settings; who is a proxy is said as uvicorn is told it."""
    most = max(1, min(config.connections, raise_file_limit() - KEPT))
    each = max(1, int(EACH * config.generosity))
    return Connections(most, each, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))


def raise_file_limit() -> int:
    """As many open files as this process may have; each connection is one. Returns how many that are."""
    try:
        import resource
    except ImportError:  # not on Windows
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return soft
    return wanted


class Connection(socket.socket):
    """One that is counted until it is closed."""

    left: Callable[[], None] | None = None

    def close(self) -> None:
        super().close()
        left, self.left = self.left, None
        if left is not None:
            left()


class Listener(socket.socket):
    """Accepts what may be, and closes the rest."""

    connections: Connections | None = None
    _quiet_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        for _ in range(AT_ONCE):
            accepted, address = self._next()
            connection = Connection(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())
            try:
                if self.connections is not None:
                    connection.left = self.connections.enter(address[0] if isinstance(address, tuple) else "")
                return connection, address
            except TooMuch as error:
                connection.close()
                log.warning("connection refused: %s", error)
        raise BlockingIOError  # the others first

    def _next(self) -> tuple[socket.socket, Any]:
        """The event loop stops listening for a second when there are no files left, but asks again in the same breath:
        a thousand times, each with a line in the log and a beginning of its own. So it is told only once.
        """
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in NO_FILES:
                raise
            if time.monotonic() < self._quiet_until:
                raise BlockingIOError from None
            self._quiet_until = time.monotonic() + PAUSE
            raise
