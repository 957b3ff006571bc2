"""Who must choose now."""

from typing import final


@final
class Decision:
    """One choice that `seat` owes. `kind` names it (`feed`, `food`); a sealed one stays hidden until all are in.

    `step` marks the second half of a choice already begun: a card is in hand, its use is to be named.
    """

    __slots__ = ("kind", "sealed", "seat", "step")

    def __init__(self, seat: int, kind: str, sealed: bool = False, step: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.sealed = sealed
        self.step = step

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.kind!r}, sealed={self.sealed!r}, step={self.step!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.sealed, self.step))

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "kind": self.kind, "sealed": self.sealed, "step": self.step}
