"""Results on disk: a journal while the games run, then one CSV or Parquet file, written whole or not at all."""

import csv
import importlib.util
import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from speciate.core.errors import SpeciateError
from speciate.lab.arena import ArenaSeatResult
from speciate.lab.journal import JournalFile, read_origin
from speciate.lab.origin import check_same
from speciate.lab.plan import Plan
from speciate.lab.simulate import SeatResult
from speciate.table.files import replacing, write_atomically

BATCH = 4000  # rows in memory at a time


class Journal(JournalFile[SeatResult]):
    """The games of a simulation, beside the file they are for."""

    def __init__(self, out: Path, plan: Plan) -> None:
        check_suffix(out)
        made_by = plan.origin()
        super().__init__(out.with_name(out.name + ".journal"), made_by, SeatResult)
        self.out = out
        self._about = out.with_name(out.name + ".origin.json")
        self._made_by = made_by

    def is_finished(self) -> bool:
        """Whether the file is there already, made by the same; SpeciateError if it was made by something else."""
        if not self.out.exists() or self.path.exists():
            return False
        text = self._about.read_text(encoding="utf-8") if self._about.exists() else ""
        check_same(self.out, read_origin(text), self._made_by)
        return True

    def open(self, games: list[list[SeatResult]]) -> "Journal":
        self.begin(games)
        return self

    def finish(self) -> None:
        """Turns the journal into the file that was asked for."""
        self.close()
        # said first: a file is there only with what made it
        write_atomically(self._about, json.dumps({"origin": self._made_by}, indent=1) + "\n")
        write_rows(self.out, (flat(seat) for seat in self.rows()))
        self.path.unlink()


def check_suffix(out: Path) -> None:
    """Before the first game: whether the file can be written in the form its name asks for."""
    if out.suffix not in (".csv", ".parquet"):
        raise SpeciateError(f'"{out}": results are written as .csv or .parquet')
    if not out.parent.exists():
        raise SpeciateError(f'"{out}": the folder {out.parent} does not exist')
    if out.suffix == ".parquet":
        pyarrow_or_why()


def pyarrow_or_why() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SpeciateError("Parquet needs pyarrow: pip install speciate[parquet], or write a .csv") from None
    return pyarrow


def has_parquet() -> bool:
    return importlib.util.find_spec("pyarrow") is not None


def flat(seat: SeatResult | ArenaSeatResult) -> dict[str, Any]:
    """One row: the seat's fields, then the parts of its score, then the game's statistics."""
    row = {key: value for key, value in asdict(seat).items() if key not in ("parts", "stats")}
    row |= {f"score_{name}": value for name, value in seat.parts.items()}
    return row | {f"game_{name}": value for name, value in seat.stats.items()}


def write_rows(out: Path, rows: Iterator[dict[str, Any]]) -> None:
    """As .parquet or .csv, as the name says."""
    if out.suffix == ".parquet":
        write_parquet(out, rows)
    else:
        write_csv(out, rows)


def parquet_table(path: Path) -> Any:
    """A file of rows as an Arrow table."""
    return pyarrow_or_why().parquet.read_table(path)


def write_csv(out: Path, rows: Iterator[dict[str, Any]]) -> None:
    first = next(rows)
    with replacing(out) as beside, beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(first), lineterminator="\n")
        writer.writeheader()
        writer.writerow(first)
        writer.writerows(rows)


def write_parquet(out: Path, rows: Iterator[dict[str, Any]]) -> None:
    pyarrow = pyarrow_or_why()
    first = pyarrow.Table.from_pylist(list(islice(rows, BATCH)))
    with replacing(out) as beside, pyarrow.parquet.ParquetWriter(beside, first.schema) as writer:
        writer.write_table(first)
        while batch := list(islice(rows, BATCH)):
            writer.write_table(pyarrow.Table.from_pylist(batch, schema=first.schema))
