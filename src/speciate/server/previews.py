"""What a position leads to: asked by the page for what it draws, and told from what the one who asks may see."""

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from speciate.core.seats import SPECTATOR
from speciate.server.commands import Code
from speciate.server.queries import eyes, refuse_spectators
from speciate.server.request_context import Asking, backend_of, client_of, limits_of, role_of


class AskPreview(msgspec.Struct, forbid_unknown_fields=True):
    """What would be after moves of one's own: now, or at a position of the past.

    `seen_by` is whose eyes, where that is allowed: one's own, and after the end anybody's.
    """

    after: Annotated[list[Code], Meta(max_length=8)] = []
    at: Annotated[int, Meta(ge=0)] | None = None
    seen_by: Annotated[int, Meta(ge=SPECTATOR, le=15)] | None = None


class Preview(msgspec.Struct):
    """What can be foreseen without chance: `made` of the moves are possible, and the rest is as it is after those."""

    certain: bool  # false where chance decides, or something hidden comes to light
    made: int
    legal: list[str]
    view: dict[str, Any] | None  # what one would see; null without a move
    outcome: dict[str, Any] | None
    facts: dict[str, Any]  # what the game says of the position


@post("/api/tables/{id:str}/preview", status_code=200)
async def preview(request: Asking, id: FromPath[str], data: JSONBody[AskPreview]) -> Preview:
    """What moves would lead to, or what can be said of a position as it stands; nothing changes, and nothing leaks."""
    limits_of(request).reads.check(client_of(request))
    role = await role_of(request, id)
    backend = backend_of(request)
    async with backend.rooms.hold(await backend.rooms.open(id)) as table:
        refuse_spectators(table, role)
        match = table.playing
        seat = eyes(table, role, data.seen_by)
        view = match.view(seat) if data.at is None else table.past(seat).view(data.at)
    engine = match.game.engine
    moves = [engine.codec.parse(code) for code in data.after] if seat >= 0 else []
    found = await backend.threads.run(engine.preview, view, moves)  # a view is nobody else's: the table may go on
    return msgspec.convert(found, Preview)
