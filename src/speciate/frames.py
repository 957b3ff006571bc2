"""Frames of a socket in the order they were sent, whatever the way between has done to them."""

from typing import Generic, TypeVar

MOST = 64  # frames that may be ahead of a missing one

T = TypeVar("T")


class FrameMissing(Exception):
    """Too much has come after a frame that has not: the line is of no use any more."""


class Inbox(Generic[T]):
    """Frames are numbered one by one. What comes twice is dropped; what comes early waits for what is before it."""

    def __init__(self, first: int) -> None:
        self._next = first
        self._early: dict[int, T] = {}

    def take(self, number: int, frame: T) -> list[T]:
        """The frames whose turn has come with this one, in order."""
        if number >= self._next:
            self._early.setdefault(number, frame)
        if len(self._early) > MOST:
            raise FrameMissing
        ready: list[T] = []
        while self._next in self._early:
            ready.append(self._early.pop(self._next))
            self._next += 1
        return ready

    @property
    def is_waiting(self) -> bool:
        """Whether something has come before its turn."""
        return bool(self._early)
