"""Who is at a table now: by the sockets of this process, and by what other processes say of theirs.

An open socket is not a person: who owes a decision and does nothing for long counts as gone all the same.
"""

import time
from collections.abc import Iterable

BEAT = 10.0  # seconds between two times a process says who is with it
IDLE = 180.0  # seconds somebody may think before an open socket alone does not count as being here
FORGET = 25.0  # seconds after which a process that says nothing is taken for gone


class Presence:
    def __init__(self) -> None:
        self._here: dict[int, int] = {}  # open sockets of each seat, in this process
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # by process: when it said so, and the seats
        self._left: dict[int, float] = {}
        self._owing: dict[int, float] = {}  # seats that owe a decision: since when they have done nothing about it
        self._born = time.monotonic()
        self.changes = 0  # grows whenever somebody comes or goes

    def enter(self, seat: int) -> bool:
        """A socket opens; whether it is the first of its seat here."""
        self.changes += 1
        self._here[seat] = self._here.get(seat, 0) + 1
        self.acted(seat)
        return self._here[seat] == 1

    def leave(self, seat: int) -> bool:
        """A socket ends; whether it was the last of its seat here."""
        self.changes += 1
        self._here[seat] -= 1
        if self._here[seat]:
            return False
        del self._here[seat]
        self._left[seat] = time.monotonic()
        return True

    @property
    def seats(self) -> list[int]:
        """The seats with a socket in this process."""
        return sorted(seat for seat in self._here if seat >= 0)

    def hear(self, process: str, seats: Iterable[int]) -> bool:
        """Another process says who is with it; whether that is news."""
        self.changes += 1
        now = time.monotonic()
        before = self._elsewhere.get(process, (now, frozenset()))[1]
        said = frozenset(seats)
        self._elsewhere[process] = (now, said)
        self._left |= dict.fromkeys(before - said, now)
        return before != said

    def forget(self) -> bool:
        """Processes that have been silent for too long are gone, and who was with them; whether any were."""
        self.changes += 1
        silent = [process for process, (at, _) in self._elsewhere.items() if time.monotonic() - at > FORGET]
        gone = [self._elsewhere.pop(process)[1] for process in silent]
        for seats in gone:
            self._left |= dict.fromkeys(seats, time.monotonic())
        return any(gone)

    def is_here(self, seat: int) -> bool:
        return seat in self._here or any(seat in seats for _, seats in self._elsewhere.values())

    def acted(self, seat: int) -> None:
        """Somebody at the seat has done something; they may have no socket, and were here all the same."""
        if not self.is_here(seat):
            self._left[seat] = time.monotonic()
        if seat in self._owing:
            self._owing[seat] = time.monotonic()

    def set_owing(self, seats: Iterable[int]) -> None:
        """The seats that owe a decision now."""
        now = time.monotonic()
        self._owing = {seat: self._owing.get(seat, now) for seat in seats}

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat, or has been idle there for too long."""
        now = time.monotonic()
        if self.is_here(seat):
            return max(0.0, now - self._owing.get(seat, now) - IDLE)
        return now - self._left.get(seat, self._born)
