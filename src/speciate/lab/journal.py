"""Finished games on disk, a line each, so that an interrupted run goes on where it stopped."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TextIO, TypeVar

from speciate.core.errors import SpeciateError
from speciate.lab.origin import Origin, check_same
from speciate.table.files import write_atomically

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Row = TypeVar("Row", bound=DataclassInstance)
else:
    Row = TypeVar("Row")


class JournalFile(Generic[Row]):
    """The first line says what makes it, see `origin`; each further one is a game: a list of rows."""

    def __init__(self, path: Path, origin: Origin, row: Callable[..., Row]) -> None:
        self.path = path
        self._origin = origin
        self._row = row
        self._file: TextIO | None = None

    def read(self) -> list[list[Row]]:
        """The games an earlier run of the same experiment finished; a half-written last line does not count."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        check_same(self.path, read_origin(lines[0]), self._origin)
        return [self._game(line, number) for number, line in enumerate(lines[1:-1], start=2)]

    def _game(self, line: str, number: int) -> list[Row]:
        try:
            return [self._row(**row) for row in json.loads(line)]
        except (ValueError, TypeError, RecursionError):
            raise SpeciateError(f"{self.path}: line {number} is damaged; delete the file to start again") from None

    def begin(self, games: list[list[Row]]) -> None:
        """Writes the games there are already, and waits for more."""
        lines = [json.dumps({"origin": self._origin}), *(_line(game) for game in games)]
        write_atomically(self.path, "\n".join(lines) + "\n")
        self._file = self.path.open("a", encoding="utf-8")

    def add(self, game: list[Row]) -> None:
        assert self._file is not None
        self._file.write(_line(game) + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def filled(self, count: int, play: Callable[[int], list[Row]]) -> Iterator[list[list[Row]]]:
        """All games there are so far, each time there is one more, until there are `count`; `play` plays that number.

        What an earlier run kept is not played again; there may be more of it than is asked for.
        """
        done = self.read()
        if len(done) < count:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.begin(done)
            try:
                while len(done) < count:
                    done.append(play(len(done)))
                    self.add(done[-1])
                    yield done
            finally:
                self.close()
        yield done

    def rows(self) -> Iterator[Row]:
        """Every row, without holding them all."""
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for line in file:
                for row in json.loads(line):
                    yield self._row(**row)


def read_origin(text: str) -> object:
    """What a line or a file says it was made by; None if it says nothing."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return said.get("origin") if isinstance(said, dict) else None


def _line(game: list[Row]) -> str:
    rows: list[dict[str, Any]] = [asdict(row) for row in game]
    return json.dumps(rows, separators=(",", ":"))
