"""The table of a run, a row a game, which grows with it. docs/lab.md has its schema."""

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from speciate.lab.columns import Again, ColumnFile, column_file
from speciate.lab.deals import Column, Deals
from speciate.lab.experiment import Experiment
from speciate.lab.results import has_parquet
from speciate.table.files import replacing

ROWS = 20_000  # written at once, or as many as make whole deals
NAME = "games"
Number = TypeVar("Number", int, float)


class GamesTable:
    """Deal by deal, in each table by table and variant by variant."""

    def __init__(self, experiment: Experiment, file: ColumnFile) -> None:
        self._places = [(seats.name, one.name) for seats in experiment.tables for one in experiment.variants]
        self._names = experiment.measures
        self._file = file
        self._written = self._done = 0  # deals
        self._measured = [array("d") for _ in self._names]

    @property
    def _room(self) -> int:
        """Deals until some are written: always as many, whatever comes at once, so that any run gives the same file."""
        return max(1, ROWS // len(self._places)) - (self._done - self._written)

    def add(self, deals: Deals) -> None:
        start = 0
        while start < len(deals):
            some = deals[start : start + self._room]
            for column, values in zip(self._measured, zip(*some.places, strict=True), strict=True):
                column.extend(in_turn(values))
            start += len(some)
            self._done += len(some)
            if not self._room:
                self.write()

    def write(self) -> None:
        """What has come since the last time."""
        deals = array("q", range(self._written, self._done))
        if not deals:
            return
        words = {
            "table": Again([table for table, _ in self._places], len(deals)),
            "variant": Again([variant for _, variant in self._places], len(deals)),
        }
        measured = dict(zip(self._names, self._measured, strict=True))
        self._file.write({"deal": in_turn([deals] * len(self._places)), **words, **measured})
        self._written, self._measured = self._done, [array("d") for _ in self._names]


@contextmanager
def games_table(experiment: Experiment, folder: Path) -> Iterator[GamesTable]:
    """A table that takes the place of the one before as soon as it is whole."""
    for left in folder.glob(f".{NAME}.*"):  # by a run that was killed
        left.unlink()
    path = folder / (f"{NAME}.parquet" if has_parquet() else f"{NAME}.csv")
    with replacing(path) as beside, column_file(beside, path.suffix) as file:
        table = GamesTable(experiment, file)
        yield table
        table.write()


def in_turn(columns: "Sequence[Column[Number]]") -> "Column[Number]":
    """The first of each column, the second of each, and so on."""
    one, *others = columns
    if not others:
        return one
    whole = one * len(columns)
    for at, column in enumerate(columns):
        whole[at :: len(columns)] = column
    return whole
