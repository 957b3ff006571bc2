"""Records of many games in files, each read when it is wanted."""

from collections.abc import Sequence
from pathlib import Path
from typing import overload

from speciate.core.errors import BadRecord, in_file


class RecordFiles(Sequence[str]):
    """Files of a game each, or folders of them."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = [file for path in paths for file in files_of(path)]

    @property
    def names(self) -> list[str]:
        return [str(path) for path in self.paths]

    def __len__(self) -> int:
        return len(self.paths)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[place] for place in range(len(self))[at]]
        path = self.paths[at]
        try:
            return path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            why = str(error.strerror)
            raise in_file(path, BadRecord(f"cannot be read: {why}", "record-unreadable", why=why)) from None


def files_of(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
