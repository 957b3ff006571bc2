"""People who play on whatever happens to the server's database, and write down every move that was acknowledged.

Some sit at sockets with the client library; others send every command by hand over HTTP, again and again with the same
id until it is answered, and now and then once more after that.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import httpx

from speciate.client.bot import insist
from speciate.client.errors import Busy, ClientError, NoAnswer, Refused, Unreachable
from speciate.client.http import Server
from speciate.client.live import Patience
from speciate.client.messages import Json
from speciate.client.seat import Seat
from tests.server.ledger import Ledger, SeatBook, TableBook

PATIENCE = Patience(shortest=0.05, longest=0.5, connect=60, answer=10, give_up=600)
PERSISTENCE = 40.0  # seconds that something is tried for
PAUSE = 0.1  # seconds before the next try
LOOK = 0.1  # seconds between two looks of somebody without a socket
AGAIN = 0.3  # how often a command is sent once more although it was answered
DAWDLE = 0.1  # how often the first seat of a table with a clock lets its time run out
AGREED_WITHIN = 10.0  # seconds for the last news to come in

T = TypeVar("T")


async def persist(ledger: Ledger, ask: Callable[[], Awaitable[T]]) -> T:
    """Asks until there is an answer. Only a wait or a cut is to be expected on the way."""
    end = asyncio.get_running_loop().time() + PERSISTENCE
    while True:
        try:
            return await ask()
        except (Busy, Unreachable):
            ledger.waits += 1
        except ClientError as error:
            ledger.breaches[f"{type(error).__name__}: {error}"] += 1
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError("the server does not come back")
        await asyncio.sleep(PAUSE)


class Player:
    """Plays one game at one seat."""

    def __init__(self, url: str, ledger: Ledger, table: TableBook, book: SeatBook, think: tuple[float, float]) -> None:
        self.url = url
        self.ledger = ledger
        self.table = table
        self.book = book
        self.rng = Random(book.token)
        self.is_over = False
        self._think = think

    async def play(self, stopping: asyncio.Event) -> None:
        """Until the game is over, or it is time to stop; then everything that was sent has been answered."""
        raise NotImplementedError

    async def leave(self, http: Server) -> None:
        """Nothing happens at the table any more: notes what the server says that this seat has heard."""
        self.book.news = (await persist(self.ledger, http.table(self.table.id, self.book.token).show)).news

    async def close(self) -> None:
        """Whatever has happened."""

    async def think(self) -> None:
        await asyncio.sleep(self.rng.uniform(*self._think))
        if self.table.clock and self.book.seat == 0 and self.rng.random() < DAWDLE:
            await asyncio.sleep(self.table.clock)

    def ends_with(self, status: str) -> bool:
        self.is_over = status in ("over", "closed")
        return self.is_over


class SocketPlayer(Player):
    """With the client library, whose matter it is to come back and to send again."""

    _seat: Seat | None = None

    async def play(self, stopping: asyncio.Event) -> None:
        seat = self._seat = Seat.back(self.url, self.table.id, self.book.token, patience=PATIENCE)
        await seat.__aenter__()
        while not stopping.is_set() and not self.ends_with(seat.table.status):
            seen = seat.changes
            if seat.legal and seat.connected and not seat.table.paused:
                await self.think()
                await self._move(seat)
            else:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await seat.changed(seen)

    async def _move(self, seat: Seat) -> None:
        if not seat.legal:
            return
        move = self.rng.choice(seat.legal)
        try:
            await insist(seat, [move])
            self.book.acknowledged.append(move)
        except Refused as refused:
            self.ledger.note_refusal(self.table, str(refused))

    async def leave(self, http: Server) -> None:
        """What the client shows must be what the server has."""
        assert self._seat is not None
        seat, end = self._seat, asyncio.get_running_loop().time() + AGREED_WITHIN
        while True:
            truth = await persist(self.ledger, http.table(self.table.id, self.book.token).show)
            if (seat.news, seat.view) == (truth.news, truth.view or {}):
                break
            if asyncio.get_running_loop().time() > end:
                self.ledger.breaches["a client shows something else than the server has"] += 1
                break
            await asyncio.sleep(LOOK)
        self.book.news = truth.news
        await self.close()

    async def close(self) -> None:
        if self._seat is not None:
            self.ledger.waits += self._seat.deferrals
            await self._seat.close()
            self._seat = None


class HandPlayer(Player):
    """Without the client library: bare requests."""

    async def play(self, stopping: asyncio.Event) -> None:
        headers = {"authorization": f"Bearer {self.book.token}"}
        number = 0
        async with httpx.AsyncClient(
            base_url=self.url, headers=headers, trust_env=False, verify=False, timeout=15
        ) as http:
            while not stopping.is_set():
                update = await self._ask(http, "GET", f"/api/tables/{self.table.id}")
                if self.ends_with(update["table"]["status"]):
                    return
                if not update.get("legal"):
                    await asyncio.sleep(LOOK)
                    continue
                await self.think()
                number += 1
                await self._move(http, f"m{number}", self.rng.choice(update["legal"]))

    async def _move(self, http: httpx.AsyncClient, id: str, move: str) -> None:
        command = {"do": "play", "id": id, "moves": [move]}
        path = f"/api/tables/{self.table.id}/commands"
        answer = await self._ask(http, "POST", path, command)
        if not answer["ok"]:
            self.ledger.note_refusal(self.table, answer["error"])
            return
        self.book.acknowledged.append(move)
        if self.rng.random() < AGAIN:
            self.ledger.resent += 1
            if await self._ask(http, "POST", path, command) != answer:
                self.ledger.breaches["a command that is sent again gets another answer"] += 1

    async def _ask(self, http: httpx.AsyncClient, method: str, path: str, body: Json | None = None) -> Any:
        """The same request until it is answered."""
        end = asyncio.get_running_loop().time() + PERSISTENCE
        while True:
            try:
                reply = await http.request(method, path, json=body)
            except httpx.HTTPError as error:
                self.ledger.breaches[f"{method}: {type(error).__name__}"] += 1
            else:
                if reply.status_code == 200:
                    return reply.json()
                self._judge(method, reply)
            if asyncio.get_running_loop().time() > end:
                raise NoAnswer(path)
            await asyncio.sleep(PAUSE)

    def _judge(self, method: str, reply: httpx.Response) -> None:
        """While nothing can be stored the server says so, and when to come back."""
        is_json = reply.headers.get("content-type", "").startswith("application/json")
        key = reply.json().get("key") if is_json else None
        if reply.status_code == 503 and key == "not-stored" and float(reply.headers.get("retry-after", 0)) > 0:
            self.ledger.waits += 1
        else:
            self.ledger.breaches[f"{method}: {reply.status_code} with key {key}"] += 1
