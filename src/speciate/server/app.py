"""The HTTP side: games, lobby, opening and sitting, commands, views, records; and the socket of a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException, PermissionDeniedException, WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from speciate import __version__, _engine
from speciate.core.errors import SpeciateError
from speciate.core.seats import SPECTATOR
from speciate.server import garbage_collection, logs
from speciate.server.backend import Backend
from speciate.server.bot_pace import BotPace
from speciate.server.bot_workers import BotWorkers
from speciate.server.clock import ClockRule
from speciate.server.commands import Answer, AnyCommand, Chat, Colour, Name, Seat
from speciate.server.config import Config
from speciate.server.fixed import JSON, send_fixed
from speciate.server.handbook import HANDBOOK
from speciate.server.items import HOST
from speciate.server.limits import Limits, TooMuch
from speciate.server.names import table_name
from speciate.server.origins import OriginFilter
from speciate.server.packs import read_packs
from speciate.server.page import PAGE, is_built, is_visit, nowhere
from speciate.server.previews import preview
from speciate.server.queries import hint, line, refuse_spectators, show, why
from speciate.server.refusals import NoHint, NoSuchTable, NotAllowed, StorageAway, TableDamaged, told
from speciate.server.request_context import Asking, backend_of, client_of, guest_of, limits_of, role_of
from speciate.server.sockets import REFUSED, serve_socket
from speciate.server.store import Store
from speciate.server.tasks import keep_doing
from speciate.server.tokens import hashed
from speciate.server.vocabulary import WORDS
from speciate.table.timeline import Timeline

if TYPE_CHECKING:
    from speciate.server.laboratory import Laboratory

FOREIGN = "this page may not talk to this server"
NOTHING = "default-src 'none'; frame-ancestors 'none'"
DAY = 86_400  # seconds
MAX_BODY = 64 * 1024
MAX_RECORD = 2 * 1024 * 1024
STATUSES: dict[type[SpeciateError], int] = {
    NoSuchTable: 404,
    NotAllowed: 403,
    TableDamaged: 409,
    TooMuch: 429,
    StorageAway: 503,
    NoHint: 503,
}


#: A client may choose its own token: then a request whose answer was lost can be sent again without harm.
Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Name = "Table"
    public: bool = False
    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule()
    hints: bool = True
    spectators: bool = True
    spectator_chat: bool = True
    token: Token | None = None


class TableOpened(msgspec.Struct):
    table: str
    token: str  # the host's


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    seat: Seat | None = None
    colour: Colour | None = None
    token: Token | None = None


class SatDown(msgspec.Struct):
    seat: int
    token: str


class ReissueAsked(msgspec.Struct):
    """The players were asked and have not all agreed yet."""

    asked: bool = True


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
    token: Token | None = None


@get("/api/tables", responses={200: ResponseSpec(list[dict[str, Any]])})
async def lobby(request: Asking) -> Response[bytes]:
    """Public tables that wait for players or play."""
    return send_fixed(request, await backend_of(request).lobby(), JSON)


@post("/api/tables")
async def open_table(request: Asking, data: JSONBody[OpenTable]) -> TableOpened:
    """Opens a table; the answer holds the host's token, once. With the same token again, it is the same table."""
    limits_of(request).tables.check(client_of(request))
    return TableOpened(
        *await backend_of(request).seating.open(
            data.game,
            data.seats,
            data.options,
            table_name(data.name),
            data.public,
            data.clock,
            data.token or "",
            hints=data.hints,
            spectators=data.spectators,
            spectator_chat=data.spectator_chat,
        )
    )


@post("/api/tables/{id:str}/sit")
async def sit(request: Asking, id: FromPath[str], data: JSONBody[SitDown]) -> SatDown:
    """Takes a free seat; the answer holds its token, once. With the same token again, it is the same seat."""
    limits_of(request).commands.check(client_of(request))
    seating = backend_of(request).seating
    return SatDown(*await seating.sit(id, data.name, data.seat, data.colour or "", data.token or ""))


@post("/api/tables/{id:str}/reissue")
async def reissue(request: Asking, id: FromPath[str], data: JSONBody[Reissue]) -> Response[SatDown | ReissueAsked]:
    """The host gives a seat a new token; the old one no longer works from then on.

    In a running game the other players are asked first, and the answer is 202 until they have agreed: ask again then.
    """
    limits_of(request).commands.check(client_of(request))
    if await role_of(request, id) != HOST:
        raise PermissionDeniedException("only the host can do this")
    token = await backend_of(request).seating.reissue(id, data.seat, data.token or "")
    if token is None:
        return Response(ReissueAsked(), status_code=202)
    return Response(SatDown(data.seat, token), status_code=201)


@post("/api/tables/{id:str}/commands", status_code=200)
async def command(request: Asking, id: FromPath[str], data: JSONBody[AnyCommand]) -> Answer:
    """Does a command; sent again with the same id, it is answered again and not done again."""
    limits_of(request).commands.check(client_of(request))
    if isinstance(data, Chat):
        limits_of(request).chat.check(client_of(request))
    role = await role_of(request, id)
    backend = backend_of(request)
    answer = await backend.dispatcher.command(id, role, data, guest_of(request))
    backend.acted(id, role)
    return answer


@get("/api/tables/{id:str}/record", media_type="application/jsonl")
async def record(request: Asking, id: FromPath[str]) -> str:
    """The whole record once the game is over; before that, what the one who asks has heard."""
    limits_of(request).reads.check(client_of(request))
    role = await role_of(request, id)
    rooms = backend_of(request).rooms
    async with rooms.hold(await rooms.open(id)) as table:
        refuse_spectators(table, role)
        timeline = table.playing.timeline
        if not timeline.record.is_finished:
            return table.heard_record(role if role >= 0 else SPECTATOR)
    return await backend_of(request).threads.run(written, timeline)


def written(timeline: Timeline) -> str:
    return "\n".join(timeline.sealed().lines()) + "\n"


@post("/api/replays", request_max_body_size=MAX_RECORD)
async def import_replay(request: Asking, data: JSONBody[Import]) -> Imported:
    """A finished record from elsewhere, to look at as a table: any position by number."""
    limits_of(request).tables.check(client_of(request))
    return Imported(await backend_of(request).seating.import_record(data.record, table_name(data.name), data.public))


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Asking) -> str:
    """For Prometheus."""
    return backend_of(request).metrics.text()


@post("/api/mine", status_code=200)
async def mine(request: Asking, data: JSONBody[MyTokens]) -> list[dict[str, Any]]:
    """The tables one's tokens stand for, and at which it is one's turn. Tokens worth nothing are passed over."""
    limits_of(request).reads.check(client_of(request), cost=max(1, len(data.tokens)))
    hashes = [hashed(token) for token in data.tokens]
    backend = backend_of(request)
    places = await backend.threads.run(backend.store.seats_of, hashes)
    found = [places[hash] for hash in hashes if hash in places]
    return [{"seat": role, "my_turn": role in table["waiting"], "table": table} for role, table in found]


@websocket("/api/tables/{id:str}/socket", guards=[])
async def socket(socket: WebSocket[Any, Any, State], id: FromPath[str]) -> None:
    """What happens at the table, as it happens; see docs/protocol.md."""
    await serve_socket(socket, backend_of(socket), limits_of(socket), client_of(socket), id)


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the process lives; it asks nobody, so it answers whatever else is the matter."""
    return {"status": "ok", "version": __version__, "engine": _engine.name()}


@get("/ready", sync_to_thread=False)
def ready(request: Asking) -> Response[dict[str, str]]:
    """Whether moves can be stored now; 503 while the database is away."""
    if backend_of(request).store.is_away:
        return Response({"status": "the database is away"}, status_code=503, headers={"Retry-After": "1"})
    return Response({"status": "ready", "version": __version__})


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """No page of another site acts here: where a browser names its origin it must be ours, on every route."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = connection.app.state.config.origins
    if origin not in allowed and address_of(origin) != connection.headers.get("host"):
        if isinstance(connection, WebSocket):
            raise WebSocketException(detail=FOREIGN, code=REFUSED)
        raise PermissionDeniedException(FOREIGN)


def address_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return ""


def say(_: Asking, error: Exception) -> Response[dict[str, Any]]:
    """A mistake as one line, with the status that fits, and when to try again if that is all there is to it."""
    return Response(
        told(error),
        status_code=next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 400),
        headers={"Retry-After": str(ceil(min(error.wait, DAY)))} if isinstance(error, TooMuch | StorageAway) else None,
    )


def say_deep(_: Asking, __: RecursionError) -> Response[dict[str, Any]]:
    return Response({"error": "this JSON is nested too deeply"}, status_code=400)


def say_unreadable(_: Asking, __: UnicodeDecodeError) -> Response[dict[str, Any]]:
    return Response({"error": "this JSON is not written in UTF-8"}, status_code=400)


def say_http(request: Asking, error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and is_visit(request) and is_built():
        return nowhere(request)
    details = error.extra if isinstance(error.extra, list) else []
    words = [f"{detail.get('key', 'body')}: {detail['message']}" for detail in details if "message" in detail]
    text = "; ".join([error.detail, *words])
    return Response({"error": text}, status_code=error.status_code, headers=error.headers)


TABLES = [open_table, mine, sit, reissue, command, record, import_replay, socket]
QUESTIONS = [show, line, why, preview, hint]
HEALTH = [health, ready, metrics]


def open_laboratory(config: Config) -> "Laboratory | None":
    """Loaded only where it is asked for."""
    if not config.lab:
        return None
    from speciate.server.laboratory import Laboratory

    return Laboratory(Path(config.lab_folder))


def routes_of(laboratory: "Laboratory | None") -> list[Any]:
    return [] if laboratory is None else laboratory.routes


def create_app(config: Config) -> Litestar:
    laboratory = open_laboratory(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workers = BotWorkers(config.bot_workers, config.bot_seconds)
        backend = Backend(
            Store(config.database), workers, packs=read_packs(config.packs), pace=BotPace(config.bot_pause)
        )
        app.state.backend = backend
        app.state.config = config
        app.state.limits = Limits(config.generosity)
        app.state.laboratory = laboratory
        await backend.start()
        garbage_collection.begin()
        chores = [
            asyncio.create_task(keep_doing(chore))
            for chore in (
                backend.autoplay.watch_clocks,
                backend.autoplay.keep_going,
                backend.attendance.beat,
                backend.metrics.watch_loop,
                garbage_collection.keep,
                partial(backend.upkeep.keep, config),
            )
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            if laboratory is not None:
                await asyncio.to_thread(laboratory.jobs.close)
            await backend.close()

    app = Litestar(
        [*TABLES, *QUESTIONS, *WORDS, lobby, *HEALTH, *PAGE, *HANDBOOK, *routes_of(laboratory)],
        lifespan=[lifespan],
        guards=[same_origin],
        exception_handlers={
            SpeciateError: say,
            HTTPException: say_http,
            RecursionError: say_deep,
            UnicodeDecodeError: say_unreadable,
        },
        openapi_config=OpenAPIConfig(
            title="Speciate",
            version=__version__,
            path="/api/schema",
            # as a page it would run scripts of elsewhere where the tokens are
            render_plugins=[JsonRenderPlugin()],
        ),
        response_headers=[
            ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
            ResponseHeader(name="Content-Security-Policy", value=NOTHING),  # the page says for itself what it needs
        ],
        request_max_body_size=MAX_BODY,
        after_exception=[logs.bug],
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = OriginFilter(app.asgi_handler, config)
    return app
