"""Opening tables and sitting down: the places where tokens are made."""

from collections.abc import Callable, Mapping
from typing import Any

from speciate.core.game import Pack
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.server import items
from speciate.server.clock import ClockRule, milliseconds
from speciate.server.dispatcher import TRIES, Dispatcher
from speciate.server.hosted_table import HostedTable
from speciate.server.imports import read_items
from speciate.server.items import HOST
from speciate.server.refusals import NotAllowed
from speciate.server.room_registry import RoomRegistry
from speciate.server.service import Service
from speciate.server.store import Change, Conflict, Store
from speciate.server.threads import Threads
from speciate.server.tokens import hashed, new_id, new_token

NO_CLOCK = ClockRule()


class Seating:
    def __init__(
        self,
        store: Store,
        threads: Threads,
        rooms: RoomRegistry,
        dispatcher: Dispatcher,
        packs: Mapping[str, Pack],
    ) -> None:
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._dispatcher = dispatcher
        self.on_opened: Callable[[], None] = lambda: None
        self._packs = packs  # by game: what new tables are played with, if not with the usual components

    async def open(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        name: str,
        public: bool,
        clock: ClockRule = NO_CLOCK,
        token: str = "",
        pack: Pack | None = None,
        **switches: bool,
    ) -> tuple[str, str]:
        """A new table; returns its id and the host's token. With the same token again, it is the same table.

        It is played with the `pack` that is given, else with the server's own. `switches` are those of `items.Opened`:
        hints, spectators, spectator_chat.
        """
        token = token or new_token()
        spec = get_game(game)
        own = pack or self._packs.get(spec.id)
        spec.new(seats, options, own)  # refuses what the game does not have
        table = HostedTable(new_id())
        components = None if own is None else own.to_json()
        checked = spec.read_options(options)
        item = items.Opened(spec.id, spec.rules_version, seats, checked, name, public, clock, components, **switches)
        now = milliseconds()
        table.add(item, now)
        tokens = {hashed(token): HOST}
        change = Change(table.id, 1, [item], table.summary(), public, spec.rules_version, tokens=tokens, at=now)
        try:
            await self._store.commit(change)
        except Conflict:  # the token is there already: this was asked before
            return (await self._held(token, lambda _, role: role == HOST))[0], token
        self.on_opened()
        return table.id, token

    async def sit(self, id: str, name: str, seat: int | None, colour: str = "", token: str = "") -> tuple[int, str]:
        """A person takes a seat; returns it and the token that stands for it. The same token gets the same seat."""
        token = token or new_token()
        room = await self._rooms.open(id)
        for _ in range(TRIES):
            async with self._rooms.hold(room) as table:
                if await self._threads.run(self._store.is_known, hashed(token)):
                    return (await self._held(token, lambda table, role: table == id and role >= 0))[1], token
                taken, made = Service(table, SPECTATOR).sit(name, seat, colour)
                try:
                    await self._dispatcher.store(room, made, milliseconds(), tokens={hashed(token): taken})
                    return taken, token
                except Conflict:
                    continue
        raise NotAllowed("the table is busy; try again", "busy")

    async def _held(self, token: str, fits: Callable[[str, int], bool]) -> tuple[str, int]:
        """The table and role a token stands for already; NotAllowed unless they are what is asked for now."""
        held = await self._threads.run(self._store.role, hashed(token))
        if held is None or not fits(*held):
            raise NotAllowed("this token was used before; choose a new one")
        return held

    async def import_record(self, text: str, name: str, public: bool) -> str:
        """A finished record from elsewhere becomes a table to look at; returns its id."""
        table, change = await self._threads.run(read_import, text, name, public)
        await self._store.commit(change)
        return table

    async def reissue(self, id: str, seat: int, token: str = "") -> str | None:
        """A new token for a seat whose old one was lost; the old ones are worth nothing from now on.

        Once the game has begun the token shows a hand: those who play are asked first, and hear of it. None while
        they have not all agreed.
        """
        token = token or new_token()
        room = await self._rooms.open(id)
        for _ in range(TRIES):
            async with self._rooms.hold(room) as table:
                if await self._threads.run(self._store.is_known, hashed(token)):
                    await self._held(token, lambda table, role: (table, role) == (id, seat))  # asked before, and done
                    return token
                service = Service(table, HOST, absent=room.presence.absent)
                is_given = service.reissue(seat)
                tokens = {hashed(token): seat} if is_given else {}
                try:
                    if service.made:
                        await self._dispatcher.store(room, service.made, service.now, tokens=tokens)
                except Conflict:
                    continue
            return token if is_given else None
        raise NotAllowed("the table is busy; try again", "busy")


def read_import(text: str, name: str, public: bool) -> tuple[str, Change]:
    """The table of a record and what is to be stored of it; a long one takes its time, so not on the event loop."""
    made = read_items(text, name, public)
    table = HostedTable.read(new_id(), made)
    change = Change(table.id, 1, made, table.summary(), public, table.rules, at=milliseconds())
    return table.id, change
