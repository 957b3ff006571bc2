"""Writing files so that a crash leaves the old one or the new one, never half of either."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write beside `path`; when all went well it is flushed to the disk and takes its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path = path.resolve()  # a link stays a link
    beside = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666  # the umask takes its part of a new file's
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        yield beside
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def write_atomically(path: Path, text: str) -> None:
    with replacing(path) as beside:
        beside.write_text(text, encoding="utf-8")
