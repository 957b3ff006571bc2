"""What processes on one database tell each other: a table, and what is new about it. Nothing of a game is in it."""

from collections.abc import Iterable
from typing import NamedTuple

CHANNEL = "speciate"  # where PostgreSQL says them
WRITTEN = ""  # something happened at the table
TOKENS = "tokens"  # a token of it lost its worth
WHO = "who"  # who is with you?
HERE = "here"  # these are with me
RELOAD = "reload"  # the items of the table were changed by hand: what is in memory counts for nothing
MISSED = "missed"  # from one's own listener: it was away, and whatever was said meanwhile was not heard


class Notice(NamedTuple):
    table: str
    what: str = WRITTEN
    process: str = ""
    seats: tuple[int, ...] = ()
    items: int = 0  # how many there are now, where something was written

    def __str__(self) -> str:
        words = [self.table, self.what, self.process, ",".join(str(seat) for seat in self.seats), str(self.items or "")]
        return " ".join(words).rstrip()


def here(table: str, process: str, seats: Iterable[int]) -> Notice:
    return Notice(table, HERE, process, tuple(seats))


def read_notice(text: str) -> Notice:
    """The inverse of `str`."""
    table, what, process, seats, count = (text.split(" ") + [""] * 4)[:5]
    return Notice(table, what, process, tuple(int(seat) for seat in seats.split(",") if seat), int(count or 0))
