"""How a game ended."""

from typing import final


@final
class Outcome:
    """`scores` a seat, `winners` (several when shared), and for each seat the parts its score is made of.

    A co-operative game has every seat in `winners`, or none.
    """

    __slots__ = ("breakdown", "scores", "winners")

    def __init__(self, scores: list[int], winners: list[int], breakdown: list[dict[str, int]]) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown

    def __repr__(self) -> str:
        return f"Outcome({self.scores!r}, {self.winners!r}, {self.breakdown!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.winners)))

    def to_json(self) -> dict[str, object]:
        return {"scores": self.scores, "winners": self.winners, "breakdown": self.breakdown}
