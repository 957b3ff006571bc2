"""Records of many games in files."""

from collections.abc import Sequence
from pathlib import Path

from speciate.core.errors import BadRecord, in_file
from speciate.lab.metrics.record_texts import RecordTexts


class RecordFiles(RecordTexts):
    """Files of a game each, or folders of them."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.names = [str(file) for path in paths for file in files_of(path)]

    def read(self, name: str) -> str:
        try:
            return Path(name).read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            why = str(error.strerror)
            raise in_file(Path(name), BadRecord(f"cannot be read: {why}", "record-unreadable", why=why)) from None


def files_of(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
