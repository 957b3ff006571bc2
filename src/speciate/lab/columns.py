"""A file of columns, written part by part as Parquet or CSV. Numbers are kept as Arrow keeps them, and not copied."""

import csv
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from speciate.lab.results import pyarrow_or_why


class Again(NamedTuple):
    """A column of some words that come so many times, one after the other."""

    words: list[str]
    times: int


Columns = dict[str, "array[Any] | Again"]  # by name, all of the same length


class ColumnFile(ABC):
    """All parts have the same names."""

    @abstractmethod
    def write(self, part: Columns) -> None: ...


@contextmanager
def column_file(path: Path, suffix: str) -> Iterator[ColumnFile]:
    if suffix != ".parquet":
        with path.open("w", encoding="utf-8", newline="") as file:
            yield CsvColumns(file)
        return
    parquet = ParquetColumns(path)
    try:
        yield parquet
    finally:
        parquet.close()


class CsvColumns(ColumnFile):
    def __init__(self, file: TextIO) -> None:
        self._writer = csv.writer(file, lineterminator="\n")
        self._is_begun = False

    def write(self, part: Columns) -> None:
        if not self._is_begun:
            self._writer.writerow(part)
            self._is_begun = True
        columns = [column.words * column.times if isinstance(column, Again) else column for column in part.values()]
        self._writer.writerows(zip(*columns, strict=True))


class ParquetColumns(ColumnFile):
    def __init__(self, path: Path) -> None:
        self._pyarrow = pyarrow_or_why()
        self._path = path
        self._writer: Any = None

    def write(self, part: Columns) -> None:
        table = self._pyarrow.table({name: self._arrow(column) for name, column in part.items()})
        if self._writer is None:
            self._writer = self._pyarrow.parquet.ParquetWriter(self._path, table.schema)
        self._writer.write_table(table)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def _arrow(self, column: "array[Any] | Again") -> Any:
        arrow = self._pyarrow
        if isinstance(column, Again):
            turns = array("q", range(len(column.words))) * column.times
            return arrow.array(column.words).take(self._arrow(turns))
        kind = arrow.int64() if column.typecode == "q" else arrow.float64()
        return arrow.Array.from_buffers(kind, len(column), [None, arrow.py_buffer(column)])
