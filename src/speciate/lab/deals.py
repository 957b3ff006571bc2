"""Deals that were played, as columns of numbers.

A number takes eight bytes and a column is one object, however many deals there are: columns are handed from process to
process, counted and made a table of as they are, and give the garbage collector nothing to do.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

Deal = tuple[tuple[float, ...], ...]  # the measures of each game of a deal, table by table and variant by variant
Column = array  # of numbers, one a deal


class Deals(Sequence[Deal]):
    """`places` has for each table and variant, in the order of a deal, a column for each measure."""

    def __init__(self, places: "list[list[Column[float]]]") -> None:
        self.places = places

    @classmethod
    def of(cls, deals: Iterable[Deal]) -> "Deals":
        return cls([[array("d", values) for values in zip(*games, strict=True)] for games in zip(*deals, strict=True)])

    def __len__(self) -> int:
        return len(self.places[0][0]) if self.places else 0

    def __iter__(self) -> Iterator[Deal]:
        return zip(*[zip(*columns, strict=True) for columns in self.places], strict=True)

    @overload
    def __getitem__(self, at: int) -> Deal: ...

    @overload
    def __getitem__(self, at: slice) -> "Deals": ...

    def __getitem__(self, at: int | slice) -> "Deal | Deals":
        if isinstance(at, slice):
            return Deals([[column[at] for column in columns] for columns in self.places])
        return tuple([tuple([column[at] for column in columns]) for columns in self.places])
