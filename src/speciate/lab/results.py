"""Results on disk: a journal while the games run, then one CSV or Parquet file, written whole or not at all."""

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from speciate.core.errors import SpeciateError
from speciate.lab.plan import Plan
from speciate.lab.simulate import Seat
from speciate.table.files import replacing, write_atomically

BATCH = 4000  # rows in memory at a time


class Journal:
    """Finished games, a line each, beside the file they are for. An interrupted run goes on from it."""

    def __init__(self, out: Path, plan: Plan) -> None:
        check_suffix(out)
        self.out = out
        self.path = out.with_name(out.name + ".journal")
        self._plan = plan.digest()
        self._file: TextIO | None = None

    def read(self) -> list[list[Seat]]:
        """The games an earlier run of the same plan finished; a half-written last line does not count."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        if lines[0] != self._plan:
            raise SpeciateError(f"{self.path}: was left by another experiment; finish that one, or delete the file")
        return [self._game(line, number) for number, line in enumerate(lines[1:-1], start=2)]

    def _game(self, line: str, number: int) -> list[Seat]:
        try:
            return [Seat(**seat) for seat in json.loads(line)]
        except (ValueError, TypeError, RecursionError):
            raise SpeciateError(f"{self.path}: line {number} is damaged; delete the file to start again") from None

    def open(self, games: list[list[Seat]]) -> "Journal":
        lines = [self._plan, *(_line(game) for game in games)]
        write_atomically(self.path, "\n".join(lines) + "\n")
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def add(self, game: list[Seat]) -> None:
        assert self._file is not None
        self._file.write(_line(game) + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def finish(self) -> None:
        """Turns the journal into the file that was asked for."""
        self.close()
        if self.out.suffix == ".parquet":
            write_parquet(self.out, self.rows())
        else:
            write_csv(self.out, self.rows())
        self.path.unlink()

    def rows(self) -> Iterator[dict[str, Any]]:
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for line in file:
                for seat in json.loads(line):
                    yield flat(Seat(**seat))


def _line(game: list[Seat]) -> str:
    return json.dumps([asdict(seat) for seat in game], separators=(",", ":"))


def check_suffix(out: Path) -> None:
    """Before the first game: whether the file can be written in the form its name asks for."""
    if out.suffix not in (".csv", ".parquet"):
        raise SpeciateError(f'"{out}": results are written as .csv or .parquet')
    if not out.parent.exists():
        raise SpeciateError(f'"{out}": the folder {out.parent} does not exist')
    if out.suffix == ".parquet":
        _pyarrow()


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SpeciateError("Parquet needs pyarrow: pip install speciate[parquet], or write a .csv") from None
    return pyarrow


def flat(seat: Seat) -> dict[str, Any]:
    """One row: the seat's fields, then the parts of its score, then the game's statistics."""
    row = {key: value for key, value in asdict(seat).items() if key not in ("parts", "stats")}
    row |= {f"score_{name}": value for name, value in seat.parts.items()}
    return row | {f"game_{name}": value for name, value in seat.stats.items()}


def write_csv(out: Path, rows: Iterator[dict[str, Any]]) -> None:
    first = next(rows)
    with replacing(out) as beside, beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(first), lineterminator="\n")
        writer.writeheader()
        writer.writerow(first)
        writer.writerows(rows)


def write_parquet(out: Path, rows: Iterator[dict[str, Any]]) -> None:
    pyarrow = _pyarrow()
    first = pyarrow.Table.from_pylist(list(islice(rows, BATCH)))
    with replacing(out) as beside, pyarrow.parquet.ParquetWriter(beside, first.schema) as writer:
        writer.write_table(first)
        while batch := list(islice(rows, BATCH)):
            writer.write_table(pyarrow.Table.from_pylist(batch, schema=first.schema))
