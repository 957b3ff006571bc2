"""What a player, or who looks on, may ask of a game without changing it: the past, why not, what would you do."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from speciate.core.errors import IllegalMove
from speciate.core.seats import SPECTATOR
from speciate.server.bot_workers import Advice, ask_advice, ask_further
from speciate.server.commands import Code
from speciate.server.hosted_table import HostedTable
from speciate.server.refusals import NotAllowed
from speciate.server.request_context import Asking, backend_of, client_of, limits_of, role_of, seat_of


class AskWhy(msgspec.Struct, forbid_unknown_fields=True):
    """A move one would like to make; `after` are moves of the same choice that would come before it."""

    move: Code
    after: Annotated[list[Code], Meta(max_length=7)] = []


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """What one has begun to choose: `after` are moves not sent yet, `among` what could come next, or anything."""

    after: Annotated[list[Code], Meta(max_length=7)] = []
    among: Annotated[list[Code], Meta(max_length=200)] = []


class Why(msgspec.Struct):
    """The rule that forbids a move, with the facts of the case."""

    error: str
    rule: str
    key: str
    args: dict[str, Any]


@get("/api/tables/{id:str}")
async def show(
    request: Asking,
    id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
    shown: Annotated[int | None, QueryParameter(ge=0)] = None,
    seat: Annotated[int | None, QueryParameter(name="as", ge=SPECTATOR, le=15)] = None,
) -> dict[str, Any]:
    """The table as the one who asks may see it, with the news since a version; or a position of the past.

    With `shown`, a position before that one, it comes with what was to be seen on the way.
    """
    limits_of(request).reads.check(client_of(request))
    role = await role_of(request, id)
    backend = backend_of(request)
    room = await backend.rooms.open(id)
    async with backend.rooms.hold(room) as table:
        refuse_spectators(table, role)
        if at is None:
            backend.looked(room)
            return room.update(role if role >= 0 else SPECTATOR, since)
        past = table.past(eyes(table, role, seat))
        if not past.is_open:
            return past.at(at, shown)
    return await backend.threads.run(past.at, at, shown)  # a finished game does not change any more


@get("/api/tables/{id:str}/line")
async def line(
    request: Asking,
    id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(name="as", ge=SPECTATOR, le=15)] = None,
) -> dict[str, Any]:
    """Every position one may visit, with what led to it; after the end also moves, phases and scores."""
    limits_of(request).reads.check(client_of(request))
    role = await role_of(request, id)
    rooms = backend_of(request).rooms
    async with rooms.hold(await rooms.open(id)) as table:
        refuse_spectators(table, role)
        past = table.past(eyes(table, role, seat))
        if not past.is_open:
            return past.line()
    return await backend_of(request).threads.run(past.line)  # it may be long, and does not change any more


def eyes(table: HostedTable, role: int, seat: int | None) -> int:
    """Whose view is shown: one's own, and after the end anybody's."""
    own = role if role >= 0 else SPECTATOR
    if seat is None or seat == own:
        return own
    if seat not in table.feeds:
        raise NotAllowed(f"there is no seat {seat}; seats go from 0 to {len(table.seats) - 1}")
    if not table.playing.record.is_finished:
        raise NotAllowed("what others see is shown only after the game is over")
    return seat


def refuse_spectators(table: HostedTable, role: int) -> None:
    """Where nobody looks on: before the game begins one must see the table to sit down."""
    if role == SPECTATOR and not table.spectators and table.match is not None:
        raise NotAllowed("this table has no spectators", "spectators-off")


@post("/api/tables/{id:str}/why", status_code=200)
async def why(request: Asking, id: FromPath[str], data: JSONBody[AskWhy]) -> Why | None:
    """The rule that forbids a move of one's own, or null when it can be made; nothing changes."""
    limits_of(request).commands.check(client_of(request))
    seat = await seat_of(request, id)
    rooms = backend_of(request).rooms
    async with rooms.hold(await rooms.open(id)) as table:
        if table.paused:
            raise NotAllowed("the game is paused", "paused")
        match = table.playing
        parse = match.game.engine.codec.parse
        try:
            match.check(seat, [parse(code) for code in (*data.after, data.move)])
        except IllegalMove as error:
            return Why(str(error), error.refusal.rule, error.refusal.key, error.refusal.args)
    return None


@post("/api/tables/{id:str}/hint", status_code=200)
async def hint(request: Asking, id: FromPath[str], data: JSONBody[AskHint | None] = None) -> Advice:
    """What a bot would do in one's place, knowing what one knows; only while one owes a decision."""
    limits_of(request).hints.check(client_of(request))
    seat = await seat_of(request, id)
    backend = backend_of(request)
    async with backend.rooms.hold(await backend.rooms.open(id)) as table:  # never in the middle of a change
        question = ask_advice(table, seat)
    if data is not None and (data.after or data.among):
        question = await backend.threads.run(ask_further, question, data.after, data.among)
    return await backend.workers.advise(question, id, seat)
