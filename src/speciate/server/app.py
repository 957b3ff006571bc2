"""The HTTP side: games, lobby, opening and sitting, commands, views, records; and the socket of a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from speciate import __version__
from speciate.core.errors import SpeciateError
from speciate.core.registry import all_games
from speciate.core.seats import SPECTATOR
from speciate.server.clock import ClockRule
from speciate.server.commands import Answer, AnyCommand, Chat, Name, Seat
from speciate.server.config import Config
from speciate.server.house import House, NoSuchTable
from speciate.server.items import HOST
from speciate.server.limits import Limits, TooMuch
from speciate.server.sockets import serve_socket
from speciate.server.store import Store
from speciate.server.table import NotAllowed
from speciate.server.thinkers import Thinkers
from speciate.server.tokens import hashed

MAX_BODY = 64 * 1024
MAX_RECORD = 2 * 1024 * 1024
STATUSES: dict[type[SpeciateError], int] = {NoSuchTable: 404, NotAllowed: 403, TooMuch: 429}


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Name = "Table"
    public: bool = False
    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule()


class Opened(msgspec.Struct):
    table: str
    token: str  # the host's


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    seat: Seat | None = None


class SatDown(msgspec.Struct):
    seat: int
    token: str


class Import(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=1_000_000)]
    name: Name = "Replay"
    public: bool = False


class Imported(msgspec.Struct):
    table: str


class MyTokens(msgspec.Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=100)]


class Reissue(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def role_of(request: Request[Any, Any, State], id: str) -> int:
    """Who asks: by the bearer token of the request, a spectator without one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return SPECTATOR
    if kind.lower() != "bearer":
        raise NotAuthorizedException("send the token as: Authorization: Bearer TOKEN")
    return house_of(request).role(id, token.strip())


def limits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who a limit counts for: the address the connection comes from."""
    return connection.client.host if connection.client is not None else ""


@get("/api/games", sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    """The games there are, each with its seats and its options as a form."""
    return [
        {
            "id": game.id,
            "title": game.title,
            "rules": game.rules_version,
            "seats": [game.min_seats, game.max_seats],
            "options": [option.to_json() for option in game.options],
        }
        for game in all_games().values()
        if game.listed
    ]


@get("/api/tables")
async def lobby(request: Request[Any, Any, State]) -> list[dict[str, Any]]:
    """Public tables that wait for players or play."""
    return house_of(request).store.lobby()


@post("/api/tables")
async def open_table(request: Request[Any, Any, State], data: JSONBody[OpenTable]) -> Opened:
    """Opens a table; the answer holds the host's token, once."""
    limits_of(request).tables.check(client_of(request))
    id, token = await house_of(request).open(data.game, data.seats, data.options, data.name, data.public, data.clock)
    return Opened(id, token)


@get("/api/tables/{id:str}")
async def show(
    request: Request[Any, Any, State],
    id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> dict[str, Any]:
    """The table as the one who asks may see it, with the news since a version; or a position of the past."""
    house = house_of(request)
    role = role_of(request, id)
    room = await house.room(id)
    audience = role if role >= 0 else SPECTATOR
    if at is None:
        return await house.update(room, audience, since)
    return {"at": at, "view": room.table.playing.timeline.seek(at).view(audience).to_json()}


@post("/api/tables/{id:str}/sit")
async def sit(request: Request[Any, Any, State], id: FromPath[str], data: JSONBody[SitDown]) -> SatDown:
    """Takes a free seat; the answer holds its token, once."""
    seat, token = await house_of(request).sit(id, data.name, data.seat)
    return SatDown(seat, token)


@post("/api/tables/{id:str}/reissue")
async def reissue(request: Request[Any, Any, State], id: FromPath[str], data: JSONBody[Reissue]) -> SatDown:
    """The host gives a seat a new token; the old one is worth nothing from then on."""
    if role_of(request, id) != HOST:
        raise PermissionDeniedException("only the host can do this")
    return SatDown(data.seat, await house_of(request).reissue(id, data.seat))


@post("/api/tables/{id:str}/commands", status_code=200)
async def command(request: Request[Any, Any, State], id: FromPath[str], data: JSONBody[AnyCommand]) -> Answer:
    """Does a command; sent again with the same id, it is answered again and not done again."""
    limits_of(request).commands.check(client_of(request))
    if isinstance(data, Chat):
        limits_of(request).chat.check(client_of(request))
    return await house_of(request).command(id, role_of(request, id), data)


@get("/api/tables/{id:str}/record", media_type="application/jsonl")
async def record(request: Request[Any, Any, State], id: FromPath[str]) -> str:
    """The whole record once the game is over; before that, what the one who asks has heard."""
    role = role_of(request, id)
    room = await house_of(request).room(id)
    match = room.table.playing
    if match.record.is_finished:
        return "\n".join(match.record.lines()) + "\n"
    return room.table.heard_record(role if role >= 0 else SPECTATOR)


@post("/api/replays", request_max_body_size=MAX_RECORD)
async def import_replay(request: Request[Any, Any, State], data: JSONBody[Import]) -> Imported:
    """A finished record from elsewhere, to look at as a table: any position by number."""
    limits_of(request).tables.check(client_of(request))
    return Imported(await house_of(request).import_record(data.record, data.name, data.public))


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> str:
    """For Prometheus."""
    return house_of(request).metrics.text()


@post("/api/mine", status_code=200)
async def mine(request: Request[Any, Any, State], data: JSONBody[MyTokens]) -> list[dict[str, Any]]:
    """The tables one's tokens stand for, and at which it is one's turn. Tokens worth nothing are passed over."""
    house = house_of(request)
    limits_of(request).reads.check(client_of(request))
    found: list[dict[str, Any]] = []
    for token in data.tokens:
        place = house.store.role(hashed(token))
        if place is not None:
            summary = (await house.room(place[0])).table.summary()
            found.append({"seat": place[1], "my_turn": place[1] in summary["waiting"], "table": summary})
    return found


@websocket("/api/tables/{id:str}/socket", guards=[])
async def socket(socket: WebSocket[Any, Any, State], id: FromPath[str]) -> None:
    """What happens at the table, as it happens; see docs/protocol.md."""
    await serve_socket(socket, house_of(socket), limits_of(socket), client_of(socket), id)


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """No page of another site acts here: where a browser names its origin it must be ours, on every route."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = connection.app.state.config.origins
    if origin not in allowed and address_of(origin) != connection.headers.get("host"):
        raise PermissionDeniedException("this page may not talk to this server")


def address_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return ""


def say(_: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """A mistake as one line, with the status that fits."""
    return Response(
        {"error": str(error)},
        status_code=next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 400),
    )


def say_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[dict[str, Any]]:
    return Response({"error": "this JSON is nested too deeply"}, status_code=400)


def say_http(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    details = error.extra if isinstance(error.extra, list) else []
    words = [f"{detail.get('key', 'body')}: {detail['message']}" for detail in details if "message" in detail]
    text = "; ".join([error.detail, *words])
    return Response({"error": text}, status_code=error.status_code, headers=error.headers)


def create_app(config: Config) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(Store(config.database), Thinkers(config.thinkers, config.bot_seconds))
        app.state.house = house
        app.state.config = config
        app.state.limits = Limits(config.generosity)
        await house.wake()
        chores = [
            asyncio.create_task(house.watch_clocks()),
            asyncio.create_task(house.keep(config.gathering_hours, config.playing_days)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await house.close()

    return Litestar(
        [games, lobby, open_table, mine, show, sit, reissue, command, record, import_replay, socket, health, metrics],
        lifespan=[lifespan],
        guards=[same_origin],
        exception_handlers={SpeciateError: say, HTTPException: say_http, RecursionError: say_deep},
        openapi_config=OpenAPIConfig(title="Speciate", version=__version__, path="/api/schema"),
        request_max_body_size=MAX_BODY,
        debug=False,
    )
