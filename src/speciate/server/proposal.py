"""A question that a seat, or the host, has asked of the table."""

from typing import Any

import msgspec


class Proposal(msgspec.Struct):
    """Something a seat asked of the others, and who has agreed so far."""

    seat: int
    what: str
    to: int
    yes: set[int]
    choice: int = 0  # the position of the move that an undo takes back
    voters: list[int] = []

    @property
    def of(self) -> int:
        """The seat it is about."""
        return self.to if self.what in ("hand-over", "reissue") else self.seat

    def to_json(self) -> dict[str, Any]:
        """As everyone hears it; where an undo leads to is a number that could tell of hidden moves."""
        said = {"seat": self.seat, "what": self.what, "of": self.of}
        return {**said, "yes": sorted(self.yes), "voters": self.voters}
