"""What a person can answer: each move with the number typed for it and its words, and which of them are listed."""

from collections.abc import Callable, Sequence
from typing import Any

from speciate.cli.look import Json, Look
from speciate.core.moves import Move
from speciate.table.words import species_ids


class Rows:
    """Numbered from 1 on, unless a board has better numbers; those not `listed` can be typed all the same."""

    def __init__(self, moves: Sequence[Move], numbers: Sequence[int] = (), listed: Sequence[int] = ()) -> None:
        self.by_number = dict(zip(numbers or range(1, len(moves) + 1), moves, strict=True))
        self.listed = listed or list(self.by_number)
        self.low = min(self.by_number, default=1)
        self.high = max(self.by_number, default=1)

    @property
    def moves(self) -> list[Move]:
        """Those that are listed."""
        return [self.by_number[number] for number in self.listed]

    @property
    def is_cut(self) -> bool:
        return len(self.listed) < len(self.by_number)

    @property
    def span(self) -> str:
        """What can be typed, for the prompt."""
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


def rows_of(board: object, legal: Sequence[Move]) -> Rows:
    """As the board of the game numbers its moves, if it does."""
    own: Callable[[Sequence[Move]], Rows | None] = getattr(board, "rows", _nothing)
    return own(legal) or Rows(legal)


def say_moves(board: object, moves: Sequence[Move], seat: int, view: Json, look: Look) -> list[str]:
    """What each move does, in the board's own words where these say more than the game's: it sees the table."""
    own: Callable[[Json, Move, Look], str] = getattr(board, "say_move", _nothing)
    ids = species_ids(view)
    return [own(view, move, look) or look.words.move(move, seat, ids) for move in moves]


def question(board: object, kind: str, view: Json, look: Look) -> str:
    """What to do now, in the board's own words where it knows more."""
    own: Callable[[Json, str, Look], str] = getattr(board, "question", _nothing)
    return own(view, kind, look) or look.words.decision(kind)


def _nothing(*_: Any) -> Any:
    return None
