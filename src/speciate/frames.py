"""Frames of a socket in the order they were sent, whatever the way between has done to them."""

from typing import Generic, TypeVar

MOST = 64  # frames that may be ahead of a missing one

T = TypeVar("T")


class FrameMissing(Exception):
    """Too much has come after a frame that has not: the line is of no use any more."""


class Inbox(Generic[T]):
    """Frames are numbered one by one. What comes twice is dropped; what comes early waits for what is before it.

    All that waits may be of `room` bytes together, if that is given, and of MOST frames.
    """

    def __init__(self, first: int, room: int | None = None) -> None:
        self._next = first
        self._room = room
        self._early: dict[int, tuple[T, int]] = {}

    def take(self, number: int, frame: T, size: int = 0) -> list[T]:
        """The frames whose turn has come with this one, in order; FrameMissing when too much would have to wait."""
        if number > self._next + MOST:
            raise FrameMissing
        if number >= self._next:
            self._early.setdefault(number, (frame, size))
        ready: list[T] = []
        while self._next in self._early:
            ready.append(self._early.pop(self._next)[0])
            self._next += 1
        if self._room is not None and sum(held for _, held in self._early.values()) > self._room:
            raise FrameMissing
        return ready

    @property
    def is_waiting(self) -> bool:
        """Whether something has come before its turn."""
        return bool(self._early)
