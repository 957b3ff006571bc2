"""Time to think, by the server's clock only: none, so much a move, or a bank that grows with every move."""

import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)]


_BOOT = time.time() - time.monotonic()


def milliseconds() -> int:
    """Now, since 1970: as the clock of the machine stood when this process began, and steadily on from there.

    If somebody sets that clock while games run, no game is out of time or abandoned by it.
    """
    return int((_BOOT + time.monotonic()) * 1000)


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: `seconds` for each decision. `bank`: `seconds` for the whole game, and `increment` back for each move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class SeatClocks:
    """What each seat has left. Times are milliseconds; a clock runs while its seat owes a decision."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats
        self.rested_until = 0  # what was before is counted already

    def set_running(self, seats: set[int], now: int) -> None:
        """Starts and stops clocks so that exactly those of `seats` run."""
        if self.rule.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is None and seat in seats:
                self.since[seat] = now
            elif since is not None and seat not in seats:
                self._stop(seat, since, now)

    def moved(self, seat: int, now: int) -> None:
        """A move was made in time: the clock stops, and what the rule gives back is given."""
        since = self.since[seat]
        if since is None:
            return
        self._stop(seat, since, now)
        if self.rule.kind == "bank":
            self.left[seat] += self.rule.increment * 1000
        else:
            self.left[seat] = self.rule.seconds * 1000

    def rest(self, since: int, until: int) -> int:
        """No clock ran between two times, however often that is said; returns how much that gives back at the most."""
        start = max(since, self.rested_until)
        self.rested_until = max(self.rested_until, until)
        given = 0
        for seat, running in enumerate(self.since):
            if running is not None and (pause := until - max(start, running)) > 0:
                self.since[seat] = running + pause
                given = max(given, pause)
        return given

    def _stop(self, seat: int, since: int, now: int) -> None:
        self.left[seat] = max(0, self.left[seat] - max(0, now - since))
        self.since[seat] = None

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if its clock runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def is_late(self, seat: int, now: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline < now

    def to_json(self) -> dict[str, object]:
        return {"rule": msgspec.to_builtins(self.rule), "left": list(self.left), "since": list(self.since)}
