"""A process that may use only a part of a core, as if it had a slower machine to itself (Linux, control groups)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

PERIOD = 50_000  # microseconds: short enough to slow a process down, long enough that a wait costs it no share
GROUPS = Path("/sys/fs/cgroup")
_numbers = count(1)


class NoShares(Exception):
    """This machine does not let us limit a process."""

    def __init__(self) -> None:
        super().__init__("a process cannot be held to a part of a core: control groups are not here, or not writable")


class CpuShare:
    """A group that processes can be put into; what they start belongs to it too."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, process: int) -> None:
        (self._folder / "cgroup.procs").write_text(str(process))


@contextmanager
def cpu_share(cores: float, groups: Path = GROUPS) -> Iterator[CpuShare]:
    """NoShares if there is no such thing here. The processes in it must have ended before it is left."""
    quota = round(cores * PERIOD)
    older = groups / "cpu"  # before version 2 each resource had groups of its own
    folder = (older if older.is_dir() else groups) / f"speciate-{os.getpid()}-{next(_numbers)}"
    try:
        folder.mkdir()
        try:
            if older.is_dir():
                (folder / "cpu.cfs_period_us").write_text(str(PERIOD))
                (folder / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (groups / "cgroup.subtree_control").write_text("+cpu")
                (folder / "cpu.max").write_text(f"{quota} {PERIOD}")
        except OSError:
            folder.rmdir()
            raise
    except OSError as error:
        raise NoShares from error
    try:
        yield CpuShare(folder)
    finally:
        with suppress(OSError):  # the end of a process may still be under way: an empty group costs nothing
            folder.rmdir()
