"""A table in memory, with who listens to it."""

import asyncio
from collections.abc import Callable
from typing import Any

from speciate.server.commands import Answer
from speciate.server.presence import Presence
from speciate.server.table import HUMAN, Table
from speciate.server.updates import Update, Updates, present

ANSWERS = 200  # of each table kept in memory, for commands that come twice

Listener = Callable[[], None]


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[int] = set()
        self.presence = Presence()
        self._updates = Updates()
        self._answers: dict[tuple[int, str], Answer] = {}
        self.called: set[int] = set()  # seats that know it is their turn
        self.revocations = 0  # grows when a token of this table may have lost its worth

    def answered(self, role: int, command: str) -> Answer | None:
        return self._answers.get((role, command))

    def remember(self, role: int, answer: Answer) -> None:
        self._answers[role, answer.id] = answer
        if len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    def revoke(self) -> None:
        """Some token of this table is worth nothing any more: every socket looks whether it is its own."""
        self.revocations += 1
        self.tell()

    def update(self, audience: int, since: int) -> dict[str, Any]:
        """What an audience may know, and who is here."""
        return {**self.table.update(audience, since), "table": present(self.table, self._here())}

    def encoded(self, audience: int, since: int) -> Update:
        """The same as it is sent."""
        return self._updates.update(self.table, self._here(), audience, since)

    def _here(self) -> tuple[bool, ...]:
        return tuple(self._is_here(seat) for seat in range(len(self.table.places)))

    def _is_here(self, seat: int) -> bool:
        """A bot is always at its seat."""
        place = self.table.places[seat]
        return place.agent not in ("", HUMAN) or self.presence.is_here(seat)
