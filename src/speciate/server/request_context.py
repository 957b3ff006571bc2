"""Who is on the other end of a request, and what this server has for them."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from speciate.core.seats import SPECTATOR
from speciate.server.addresses import client_name
from speciate.server.backend import Backend
from speciate.server.limits import Limits
from speciate.server.refusals import NotAllowed

Asking = Request[Any, Any, State]


def backend_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Backend:
    backend = connection.app.state.backend
    assert isinstance(backend, Backend)
    return backend


async def role_of(request: Asking, id: str) -> int:
    """Who asks: by the bearer token of the request, a spectator without one."""
    kind, word = credentials(request)
    if not word or kind == "guest":
        return SPECTATOR
    if kind != "bearer":
        raise NotAuthorizedException("send the token as: Authorization: Bearer TOKEN")
    try:
        return await backend_of(request).access.role(id, word)
    except NotAllowed:
        limits_of(request).tokens.check(client_of(request))  # guesses cost a look-up each
        raise


def guest_of(request: Asking) -> str:
    """Who looks on: by the word they chose for themselves, else by where they are."""
    kind, word = credentials(request)
    return word if kind == "guest" else client_of(request)


def credentials(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    kind, _, word = connection.headers.get("authorization", "").partition(" ")
    return kind.lower(), word.strip()


async def seat_of(request: Asking, id: str) -> int:
    """The seat that asks."""
    role = await role_of(request, id)
    if role < 0:
        raise PermissionDeniedException("only a player at the table can ask this: send the token of a seat")
    return role


def limits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who a limit counts for: the address the connection comes from."""
    return client_name(connection.client.host) if connection.client is not None else ""
