"""Who is at a table now: by the sockets of this process, and by what other processes say of theirs."""

import time
from collections.abc import Iterable

BEAT = 10.0  # seconds between two times a process says who is with it
FORGET = 25.0  # seconds after which a process that says nothing is taken for gone


class Presence:
    def __init__(self) -> None:
        self._here: dict[int, int] = {}  # open sockets of each seat, in this process
        self._far: dict[str, tuple[float, frozenset[int]]] = {}  # by process: when it said so, and the seats
        self._left: dict[int, float] = {}
        self._born = time.monotonic()

    def enter(self, seat: int) -> bool:
        """A socket opens; whether it is the first of its seat here."""
        self._here[seat] = self._here.get(seat, 0) + 1
        return self._here[seat] == 1

    def leave(self, seat: int) -> bool:
        """A socket ends; whether it was the last of its seat here."""
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
        now = time.monotonic()
        before = self._far.get(process, (now, frozenset()))[1]
        said = frozenset(seats)
        self._far[process] = (now, said)
        self._left |= dict.fromkeys(before - said, now)
        return before != said

    def forget(self) -> bool:
        """Processes that have been silent for too long are gone, and who was with them; whether any were."""
        silent = [process for process, (at, _) in self._far.items() if time.monotonic() - at > FORGET]
        gone = [self._far.pop(process)[1] for process in silent]
        for seats in gone:
            self._left |= dict.fromkeys(seats, time.monotonic())
        return any(gone)

    def is_here(self, seat: int) -> bool:
        return seat in self._here or any(seat in seats for _, seats in self._far.values())

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""
        return 0.0 if self.is_here(seat) else time.monotonic() - self._left.get(seat, self._born)
