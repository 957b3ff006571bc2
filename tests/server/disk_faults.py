"""What can happen to the disk that an SQLite file lies on."""

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

SIZE = 16 * 2**20  # bytes of a small disk: some minutes of play, with the log of an SQLite file at its longest
LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of its own; skips where one cannot be mounted."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs"]
    mounted = subprocess.run(["mount", *options, str(folder)], check=False, capture_output=True)
    if mounted.returncode:
        pytest.skip("a small disk can be mounted by root only")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Full:
    """No byte is left on the disk."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def begin(self) -> None:
        with self._ballast.open("wb", buffering=0) as ballast:
            for size in (65536, 4096):
                try:
                    while True:
                        ballast.write(b"\0" * size)
                except OSError:
                    continue

    def end(self) -> None:
        self._ballast.unlink()


class Limited:
    """The server's files may grow no further, as under a quota; for that nobody has to be root."""

    def __init__(self, pid: int, file: Path) -> None:
        self._pid = pid
        self._file = file

    def begin(self) -> None:
        longest = max(file.stat().st_size for file in self._file.parent.glob(self._file.name + "*"))
        hard = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (longest, hard))

    def end(self) -> None:
        hard = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (hard, hard))


class Locked:
    """Another process holds the file for itself."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._holder: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        command = [sys.executable, "-c", LOCK, str(self._file)]
        for _ in range(20):  # the server writes all the time: now and then it is faster
            holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert holder.stdout is not None
            if holder.stdout.readline() == "locked\n":
                self._holder = holder
                return
            holder.wait()
        raise AssertionError("the file cannot be locked")

    def end(self) -> None:
        assert self._holder is not None
        self._holder.communicate(timeout=20)


class ReadOnly:
    """Nobody may write to the files any more, nor make new ones beside them; not even root, who has them open."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def begin(self) -> None:
        self._change("+i")

    def end(self) -> None:
        self._change("-i")

    def is_possible(self) -> bool:
        """Whether this file system knows of it, and we may say so."""
        try:
            self.begin()
            with closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
                try:
                    connection.execute("BEGIN IMMEDIATE")
                    connection.execute("CREATE TABLE trial (id INTEGER)")
                except sqlite3.OperationalError:
                    return True
                connection.execute("ROLLBACK")
                return False
        except subprocess.CalledProcessError:
            return False
        finally:
            self.end() if os.geteuid() == 0 else None

    def _change(self, how: str) -> None:
        """All but the file that is mapped into memory: to write there would be the end of any process."""
        files = [self._file, Path(f"{self._file}-wal"), self._file.parent]
        there = [str(file) for file in files if file.exists()]
        subprocess.run(["chattr", how, *there], check=True, capture_output=True)
