"""What a seat can do now, as a collection."""

from collections.abc import Iterator, Sequence
from typing import overload

from speciate.core.errors import SpeciateError
from speciate.core.moves import Codec, Move


class LegalMoves(Sequence[Move]):
    """What a seat can do now: `len`, iteration, `in` (a Move, its code, or the packed int) and places from 0.

    >>> import speciate
    >>> legal = speciate.new("evolution", seats=3, seed=1).legal(0)
    >>> len(legal), "food horns+3" in legal, str(legal[0])
    (4, False, 'food fat-tissue+4')
    """

    def __init__(self, codec: Codec, packed: list[int]) -> None:
        self._codec = codec
        self.packed = packed

    def __len__(self) -> int:
        return len(self.packed)

    def __iter__(self) -> Iterator[Move]:
        return (self._codec.move(move) for move in self.packed)

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> "LegalMoves": ...
    def __getitem__(self, place: int | slice) -> "Move | LegalMoves":
        if isinstance(place, slice):
            return LegalMoves(self._codec, self.packed[place])
        return self._codec.move(self.packed[place])

    def codes(self) -> list[str]:
        """The text codes, as they are played and written down."""
        return [self._codec.text(move) for move in self.packed]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.packed in self.packed
        if isinstance(move, str):
            try:
                return self._codec.parse(move) in self.packed
            except SpeciateError:
                return False
        return move in self.packed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and self.codes() == other.codes()

    def __hash__(self) -> int:
        return hash(tuple(self.packed))

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(self.codes())}>"
