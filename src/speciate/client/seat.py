"""A seat at a table, or a place to look on from: sit down, see, play, come back."""

import asyncio
import contextlib
from types import TracebackType

from speciate.client.errors import ClientError
from speciate.client.http import Server
from speciate.client.live import LiveConnection, Patience
from speciate.client.messages import Answer, Json, Summary, Update
from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.seats import SPECTATOR

CATCH_UP = 0.5  # seconds for the table to show what was just played, if it has not before the answer


class Seat(LiveConnection):
    """What a player needs. `async with Seat.join(url, table, "Ann") as seat`; later `Seat.back(url, table, token)`.

    What it shows is the last that was heard; `connected` says whether that is how things are now.
    """

    def __init__(
        self, url: str, table: str, token: str = "", name: str = "", number: int | None = None,
        *, patience: Patience | None = None,
    ) -> None:  # fmt: skip
        super().__init__(url, table, token, patience=patience)
        self._name = name
        self._wanted = number

    @classmethod
    def join(
        cls, url: str, table: str, name: str, number: int | None = None, *, patience: Patience | None = None
    ) -> "Seat":
        """Sits down at a free seat, the first unless one is named. Keep `token` to come back."""
        return cls(url, table, "", name, number, patience=patience)

    @classmethod
    def back(
        cls, url: str, table: str, token: str, number: int | None = None, *, patience: Patience | None = None
    ) -> "Seat":
        """Comes back to the seat, or to the host's place, that the token stands for."""
        return cls(url, table, token, "", number, patience=patience)

    @classmethod
    def watch(cls, url: str, table: str, *, patience: Patience | None = None) -> "Seat":
        """Looks on."""
        return cls(url, table, patience=patience)

    async def __aenter__(self) -> "Seat":
        if self._name and not self.token:
            self._wanted, self.token = await sit(self.server, self.table_id, self._name, self._wanted)
        await super().__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- what there is to see -------------------------------------------------------------------

    @property
    def now(self) -> Update:
        """The last that was heard, whole."""
        if self.latest is None:
            raise ClientError("nothing has been heard of this table yet")
        return self.latest

    @property
    def number(self) -> int:
        """Which seat this is; SPECTATOR for those who look on, and for the host."""
        told = (self._wanted, self.now.seat, self.view.get("seat"))
        return next((int(number) for number in told if number is not None), SPECTATOR)

    @property
    def table(self) -> Summary:
        return self.now.table

    @property
    def view(self) -> Json:
        """What this seat may know of the game; empty before it begins."""
        return self.now.view or {}

    @property
    def decision(self) -> Decision | None:
        """What this seat owes now, if anything."""
        return self.now.decision

    @property
    def legal(self) -> list[str]:
        """The codes of the moves this seat can make now."""
        return self.now.legal

    @property
    def outcome(self) -> Outcome | None:
        return self.now.outcome

    # -- playing --------------------------------------------------------------------------------

    async def play(self, *moves: str) -> Answer:
        """Plays, and returns when the table shows it; Refused names the rule."""
        before = self.now
        answer = await super().play(*moves)
        answered = self.latest
        with contextlib.suppress(TimeoutError):  # it is played all the same, and will show when the line is back
            async with asyncio.timeout(CATCH_UP):
                while self.latest is answered and not moved_on(before, self.now):
                    await self.changed(self.changes)
        return answer

    async def until(self, *statuses: str) -> Update:
        """Waits until the table is `playing`, `over` …"""
        while self.table.status not in statuses:
            await self.changed(self.changes)
        return self.now


def moved_on(before: Update, now: Update) -> bool:
    """Whether a move of this seat's own shows. Others may be choosing at the same time: their news are not enough."""
    if now.decision != before.decision or now.legal != before.legal:
        return True
    return before.decision is not None and not before.decision.sealed and now.view != before.view


async def sit(url: str, table: str, name: str, number: int | None = None) -> tuple[int, str]:
    """Takes a seat and returns its number and token, without staying on the line."""
    async with Server(url) as server:
        taken = await server.table(table).sit(name, number)
        return taken.seat, taken.token
