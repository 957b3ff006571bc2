"""Addresses of servers and tables, as people paste them."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from speciate.client.errors import BadLink

TABLE_PATH = re.compile(r"(?P<base>.*?)/(?:api/tables|table|tables)/(?P<id>[\w-]+)(?:/.*)?")
TABLE_ID = re.compile(r"[\w-]+")


class TableLink(NamedTuple):
    """A server, and a table there if one was named."""

    server: str
    table: str = ""

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}" if self.table else self.server


def read_link(text: str, server: str = "") -> TableLink:
    """`http://host:port/table/ID`, the address of the API, a server alone, or a bare id with `server` beside it."""
    word = text.strip()
    if TABLE_ID.fullmatch(word) and server:
        return TableLink(read_server(server), word)
    parts = urlsplit(word)
    path = TABLE_PATH.fullmatch(parts.path)
    if path is not None:
        return TableLink(read_server(f"{parts.scheme}://{parts.netloc}{path['base']}"), path["id"])
    return TableLink(read_server(word))


def read_server(text: str) -> str:
    """An address without the slash at its end; BadLink when it is none."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise BadLink(f"not an address: {text}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise BadLink(f"not an address of a table: {text}; it looks like http://host:8000/table/ID")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def socket_address(server: str, table: str) -> str:
    return f"ws{server.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket"


def is_here(server: str) -> bool:
    """Whether the server runs on this machine: then no proxy stands between."""
    host = urlsplit(server).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
