"""Reads data in batches of numpy arrays, a file at a time, so that a folder of any size fits in memory."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.research.data.card import Card
from speciate.research.data.settings import shard_paths
from speciate.research.data.shard import arrow

Arrays = dict[str, NDArray[Any]]
ROWS = 1024


class Batches:
    """The rows of a folder, each time it is gone through. `card` tells how they were made.

    `observation` is (rows, numbers) bytes, `mask` (rows, actions) flags, `visits` (rows, actions) counts, 0 where
    nothing was searched; the other columns are one number a row.
    """

    def __init__(self, folder: Path, rows: int, columns: Sequence[str] | None, choices: bool, seed: int | None) -> None:
        if rows < 1:
            raise BadOption(f"a batch has 1 row or more, not {rows}")
        self.card = Card.read(folder)
        known = [name for name in self.card.schema if name != "visited"]
        for name in columns or ():
            if name not in known:
                raise UnknownName("column", name, known)
        self.columns = list(columns or known)
        self.paths = list(shard_paths(folder))
        if not self.paths:
            raise SpeciateError(f"{folder}: there are no whole files in it yet")
        self.rows = rows
        self.choices = choices
        self.seed = seed
        self._times = 0

    def __iter__(self) -> Iterator[Arrays]:
        """A seed mixes the files, and the rows within each; another time they are mixed in another way."""
        mixing = None if self.seed is None else np.random.default_rng([self.seed, self._times])
        self._times += 1
        paths = self.paths if mixing is None else [self.paths[at] for at in mixing.permutation(len(self.paths))]
        rest: Arrays = {}
        for path in paths:
            rest = yield from self._whole(_joined(rest, self._file(path, mixing)))
        if rest and len(next(iter(rest.values()))):
            yield rest

    def _whole(self, arrays: Arrays) -> Generator[Arrays, None, Arrays]:
        """The batches that are full; returns what is left over."""
        count = len(next(iter(arrays.values())))
        full = count - count % self.rows
        for at in range(0, full, self.rows):
            yield {name: array[at : at + self.rows] for name, array in arrays.items()}
        return {name: array[full:].copy() for name, array in arrays.items()}

    def _file(self, path: Path, mixing: np.random.Generator | None) -> Arrays:
        read = {*self.columns, *(["visited"] if "visits" in self.columns else [])}
        read |= {"legal", "action"} if self.choices else set()
        table = arrow().parquet.read_table(path, columns=sorted(read))
        order = np.arange(len(table))
        if self.choices:
            order = np.flatnonzero((table["legal"].to_numpy() > 1) & (table["action"].to_numpy() >= 0))
        if mixing is not None:
            order = mixing.permutation(order)
        return {name: self._column(table, name)[order] for name in self.columns}

    def _column(self, table: Any, name: str) -> NDArray[Any]:
        if name == "observation":
            return _bytes(table[name])
        if name == "mask":
            return np.unpackbits(_bytes(table[name]), axis=1, count=self.card.actions, bitorder="little").astype(bool)
        if name == "visits":
            return self._visits(table)
        values: NDArray[Any] = table[name].to_numpy()
        return values

    def _visits(self, table: Any) -> NDArray[np.int32]:
        dense = np.zeros((len(table), self.card.actions), np.int32)
        counts = table["visits"].combine_chunks()
        ends = counts.offsets.to_numpy()
        at = np.repeat(np.arange(len(table)), np.diff(ends))
        dense[at, table["visited"].combine_chunks().values.to_numpy()] = counts.values.to_numpy()
        return dense

    def torch(self) -> Iterator[dict[str, Any]]:
        """The same as tensors. PyTorch has to be installed."""
        try:
            import torch
        except ImportError:
            raise SpeciateError("tensors need PyTorch, which is not installed here") from None
        for batch in self:
            yield {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in batch.items()}


def load(
    folder: str | Path,
    rows: int = ROWS,
    columns: Sequence[str] | None = None,
    choices: bool = False,
    seed: int | None = None,
) -> Batches:
    """Batches of `rows` rows; `columns` reads some only, `choices` leaves out what was forced or lay beyond the bounds.

    One file is in memory at a time. With a `seed` the files, and the rows within each, come mixed.
    """
    return Batches(Path(folder), rows, columns, choices, seed)


def _bytes(column: Any) -> NDArray[np.uint8]:
    """Rows of equally many bytes."""
    array = column.combine_chunks()
    width = array.type.byte_width
    flat = np.frombuffer(array.buffers()[1], np.uint8, len(array) * width, array.offset * width)
    return flat.reshape(len(array), width)


def _joined(first: Arrays, second: Arrays) -> Arrays:
    return {name: np.concatenate([first[name], array]) for name, array in second.items()} if first else second
