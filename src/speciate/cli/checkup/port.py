"""The port a server would listen on."""

import errno
import socket
from collections.abc import Iterator

import httpx

from speciate.cli.checkup.finding import Finding, bad, good

PATIENCE = 1.0  # seconds for whoever is at the port to say who they are


def port(host: str, number: int) -> Iterator[Finding]:
    where = {"host": host, "port": str(number)}
    trouble = cannot_listen(host, number)
    if trouble is None:
        yield good("doctor-port-free", **where)
    elif trouble.errno != errno.EADDRINUSE:
        yield bad("doctor-port-refused", why=str(trouble.strerror), **where)
    elif is_ours(host, number):
        yield good("doctor-port-ours", **where)
    else:
        yield bad("doctor-port-taken", **where)


def cannot_listen(host: str, number: int) -> OSError | None:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            trial.listen()
    except OSError as error:
        return error
    return None


def is_ours(host: str, number: int) -> bool:
    """Whether it is a server of Speciate that listens there."""
    name = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    try:
        answer = httpx.get(f"http://{name}:{number}/health", timeout=PATIENCE, trust_env=False)
        said = answer.json()
    except (httpx.HTTPError, ValueError):
        return False
    return isinstance(said, dict) and said.keys() == {"status", "version"}
