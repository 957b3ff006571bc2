"""A new link for whoever has lost theirs, given out by whoever runs the server. The table hears of it."""

import asyncio
import time

import msgspec
from sqlalchemy import func, select

from speciate.server import schema
from speciate.server.admin import PATIENCE, find, opened, snapshot
from speciate.server.clock import milliseconds
from speciate.server.hosted_table import HUMAN
from speciate.server.inspection import Stored, read_stored
from speciate.server.items import HOST, Reissued, Sat, Stood, decode_item
from speciate.server.refusals import NotAllowed
from speciate.server.store import Change, Conflict, Store
from speciate.server.tokens import hashed, new_token


class ReissuedLink(msgspec.Struct, frozen=True):
    """What to send, and to whom."""

    name: str  # who sits there; empty for the host
    path: str  # of the page, with the token in it


def reissue(url: str, id: str, role: int) -> ReissuedLink:
    """A new token for a seat, or for HOST; the old ones are worth nothing from now on, and servers are told."""
    with opened(url) as engine, snapshot(engine) as connection:
        find(connection, id)
        name = "" if role == HOST else who_sits(read_stored(connection, id), role)
    token = new_token()
    store = Store(url)
    try:
        asyncio.run(_give(store, id, role, hashed(token)))
    finally:
        store.close()
    return ReissuedLink(name, f"/table/{id}#seat={'host' if role == HOST else role}&token={token}")


async def _give(store: Store, id: str, role: int, hash: str) -> None:
    """Works at tables of rules that are not here too: nothing of their game is read."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with snapshot(store.engine) as connection:
            row = find(connection, id)
            numbers = select(func.max(schema.items.c.number)).where(schema.items.c.table_id == id)
            last = connection.scalar(numbers) or 0
        if row.status == "closed":  # nothing more happens there, but its record may still be looked at
            return store.replace_token(id, role, hash)
        summary = msgspec.json.decode(row.summary)
        try:
            change = Change(id, last + 1, [Reissued(role)], summary, tokens={hash: role}, at=milliseconds())
            return await store.commit(change)
        except Conflict:
            continue  # someone has just moved
    raise NotAllowed("the table is busy; try again", "busy")


def who_sits(items: list[Stored], seat: int) -> str:
    """The name of the person at a seat, also at a table of rules that are not here; NotAllowed if there is none."""
    sitting: Sat | None = None
    for stored in items:
        if b'"sat"' not in stored.data and b'"stood"' not in stored.data:
            continue
        item = decode_item(stored.data)
        if isinstance(item, Sat) and item.seat == seat:
            sitting = item
        elif isinstance(item, Stood) and item.seat == seat:
            sitting = None
    if sitting is None:
        raise NotAllowed(f"nobody sits at seat {seat}", "seat-free", seat=seat)
    if sitting.agent != HUMAN:
        raise NotAllowed(f"a bot sits at seat {seat}, and needs no link", "seat-bot", seat=seat)
    return sitting.name
