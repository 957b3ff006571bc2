"""Several tables that are played at all the time, on a real server."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from speciate.client.commands import new_token
from speciate.client.http import Server
from tests.server.ledger import Ledger, SeatBook, TableBook
from tests.server.persistent_players import PERSISTENCE, HandPlayer, Player, SocketPlayer, persist


class Setting(NamedTuple):
    """How a table is opened. The last seats are those of bots, the ones before of people without sockets."""

    game: str
    seats: int
    bots: int = 0
    by_hand: int = 0
    clock: float = 0.0  # seconds a move; somebody dawdles
    think: tuple[float, float] = (0.02, 0.15)

    @property
    def people(self) -> int:
        return self.seats - self.bots


SETTINGS = (
    Setting("evolution", 3, by_hand=1),
    Setting("template", 3, bots=1),
    Setting("evolution", 2, by_hand=1, clock=2.0),
    Setting("s-evolution", 3, bots=2),
)


class Club:
    """Where a game is over the next is opened, until it is time to stop."""

    def __init__(self, url: str, settings: Sequence[Setting] = SETTINGS) -> None:
        self.url = url
        self.ledger = Ledger()
        self._settings = settings
        self._tables: list[list[TableBook]] = [[] for _ in settings]  # of each setting, one after the other
        self._stopping = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._http = Server(url)

    async def __aenter__(self) -> "Club":
        self._tasks = [asyncio.create_task(self._keep_playing(place)) for place in range(len(self._settings))]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.close()

    async def goes_on(self, moves: int, within: float) -> float | None:
        """Seconds until so many more moves were acknowledged in each place; None when that took too long."""
        loop = asyncio.get_running_loop()
        start, before = loop.time(), self._counts()
        while any(now - then < moves for now, then in zip(self._counts(), before, strict=True)):
            if loop.time() - start > within or any(task.done() for task in self._tasks):
                return None
            await asyncio.sleep(0.02)
        return loop.time() - start

    async def stop(self) -> None:
        """Everybody waits for the answer to what they have sent, the hosts pause their games, and all leave."""
        self._stopping.set()
        _, waiting = await asyncio.wait(self._tasks, timeout=2 * PERSISTENCE)
        if waiting:
            self.ledger.breaches["a table does not come to a rest"] += len(waiting)

    async def differences(self) -> list[str]:
        """What the server says otherwise of a table than when its players left."""
        found = []
        for table in self.ledger.tables:
            for book in table.seats:
                news = (await self._http.table(table.id, book.token).show()).news
                if news != book.news:
                    found.append(f"seat {book.seat} of {table.id}: {book.news[-2:]} became {news[-2:]}")
        return found

    def _counts(self) -> list[int]:
        return [sum(table.acknowledged for table in tables) for tables in self._tables]

    async def _keep_playing(self, place: int) -> None:
        try:
            while not self._stopping.is_set():
                table = await self._open(self._settings[place])
                self._tables[place].append(table)
                self.ledger.tables.append(table)
                await self._play(table, self._settings[place])
        except Exception as error:  # a server may be that bad: the account will be made all the same
            self.ledger.breaches[f"a table came to an end: {type(error).__name__}: {error}"] += 1

    async def _open(self, setting: Setting) -> TableBook:
        """Every step can be asked for twice, and is asked for until it is done."""
        asking = partial(persist, self.ledger)
        clock = {"kind": "move", "seconds": setting.clock} if setting.clock else None
        opening = partial(self._http.open, setting.game, setting.seats, clock=clock, token=new_token())
        opened = await asking(opening)
        host = self._http.table(opened.table, opened.token)
        for seat in range(setting.people, setting.seats):
            await asking(partial(host.command, "seat-bot", id=f"bot{seat}", seat=seat, bot="random"))
        books = [SeatBook(seat, new_token()) for seat in range(setting.people)]
        for book in books:
            await asking(partial(host.sit, f"P{book.seat}", book.seat, token=book.token))
            own = self._http.table(opened.table, book.token)
            await asking(partial(own.command, "ready", id="ready", ready=True))
        return TableBook(opened.table, opened.token, books, setting.clock)

    async def _pause(self, table: TableBook) -> None:
        """Where a clock runs, everybody must agree: a stand-in would move for whoever has left."""
        host = self._http.table(table.id, table.host)
        await persist(self.ledger, partial(host.command, "pause", id="pause", paused=True))
        for book in table.seats if table.clock else []:
            own = self._http.table(table.id, book.token)
            await persist(self.ledger, partial(own.command, "vote", id="agree", yes=True))

    async def _play(self, table: TableBook, setting: Setting) -> None:
        first_by_hand = setting.people - setting.by_hand
        players: list[Player] = []
        for book in table.seats:
            kind = HandPlayer if book.seat >= first_by_hand else SocketPlayer
            players.append(kind(self.url, self.ledger, table, book, setting.think))
        try:
            await asyncio.gather(*(player.play(self._stopping) for player in players))
            if not all(player.is_over for player in players):
                await self._pause(table)
            await asyncio.gather(*(player.leave(self._http) for player in players))
        finally:
            for player in players:
                await player.close()
