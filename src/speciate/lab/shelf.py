"""Runs that are kept in a folder, each in one of its own: what was asked for, how far it has come, what came of it.

Everything is in files, so that runs outlive whatever has started them; `job.py` is the process that plays one.
"""

import json
import secrets
import shutil
import time
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from speciate.core.errors import SpeciateError
from speciate.lab.asked_run import FILE, AskedRun, write_files
from speciate.lab.comparison import KeptRun, compare
from speciate.lab.experiment_run import SUMMARY
from speciate.table.files import write_atomically

ASKED, PROGRESS, TROUBLE, LOCK = "asked.json", "progress.json", "trouble.json", "lock"
RESULTS: Final = Path(FILE).with_suffix(".lab").name  # where `speciate lab show` looks for them
MOST_RUNS: Final = 500

RunState = Literal["running", "stopped", "finished", "failed"]


class NoSuchRun(SpeciateError):
    """There is no run of that id."""

    def __init__(self) -> None:
        super().__init__("there is no such run; it may have been deleted", "no-run")


class TracePoint(msgspec.Struct):
    """What was known of a difference after so many deals."""

    deals: int
    difference: float
    half_width: float | None


class Trace(msgspec.Struct):
    """How a difference became known."""

    table: str
    measure: str
    variant: str
    points: list[TracePoint]


class RunProgress(msgspec.Struct):
    """How far a run is: `seconds` of playing, and the summary of what there is (docs/lab.md)."""

    deals: int
    seconds: float
    summary: dict[str, Any]
    traces: list[Trace]


class RunHead(msgspec.Struct):
    """A run in a list."""

    id: str
    title: str
    game: str
    at: int  # when it was asked for, in ms
    state: RunState
    deals: int
    games: int


class LabRun(msgspec.Struct):
    """All of a run. `trouble` says by language why it could not go on."""

    head: RunHead
    asked: AskedRun
    progress: RunProgress | None
    trouble: dict[str, str] | None


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, asked: AskedRun) -> str:
        """A new run, not begun; whatever is wrong with it is raised, and nothing is kept then."""
        if len(self._folders()) >= MOST_RUNS:
            raise SpeciateError(f"there are {MOST_RUNS} runs already; delete some first", "many-runs", most=MOST_RUNS)
        now = int(time.time() * 1000)
        folder = self.folder / f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now // 1000))}-{secrets.token_hex(4)}"
        folder.mkdir(parents=True)
        try:
            write_files(folder, asked)
            text = msgspec.json.encode({"at": now, "asked": asked}).decode()
            write_atomically(folder / ASKED, text)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return folder.name

    def place(self, id: str) -> Path:
        """The folder of a run; NoSuchRun for anything else, wherever it may lead."""
        folder = self.folder / id
        if folder.parent != self.folder or not (folder / ASKED).is_file():
            raise NoSuchRun
        return folder

    def heads(self, running: frozenset[str]) -> list[RunHead]:
        """All runs, the newest first."""
        return [self._head(folder, running) for folder in self._folders()]

    def read(self, id: str, running: frozenset[str]) -> LabRun:
        folder = self.place(id)
        _, asked = read_asked(folder)
        return LabRun(self._head(folder, running), asked, read_progress(folder), read_trouble(folder))

    def remove(self, id: str) -> None:
        shutil.rmtree(self.place(id))

    def compare(self, one: str, other: str) -> dict[str, Any]:
        """Two finished runs, paired by deal."""
        return compare(*[KeptRun(self.place(id) / RESULTS) for id in (one, other)])

    def _folders(self) -> list[Path]:
        found = sorted(self.folder.glob(f"*/{ASKED}"), reverse=True)
        return [path.parent for path in found]

    def _head(self, folder: Path, running: frozenset[str]) -> RunHead:
        at, asked = read_asked(folder)
        progress = read_progress(folder)
        state: RunState = "running" if folder.name in running else state_of(folder)
        deals = 0 if progress is None else progress.deals
        return RunHead(folder.name, asked.title, asked.game, at, state, deals, asked.games)


def state_of(folder: Path) -> RunState:
    """Of a run that nobody plays just now."""
    if (folder / RESULTS / SUMMARY).is_file():
        return "finished"
    return "failed" if (folder / TROUBLE).is_file() else "stopped"


def read_asked(folder: Path) -> tuple[int, AskedRun]:
    data = json.loads((folder / ASKED).read_bytes())
    return data["at"], msgspec.convert(data["asked"], AskedRun)


def read_progress(folder: Path) -> RunProgress | None:
    try:
        return msgspec.json.decode((folder / PROGRESS).read_bytes(), type=RunProgress)
    except (OSError, msgspec.DecodeError):
        return None


def read_trouble(folder: Path) -> dict[str, str] | None:
    try:
        return dict(json.loads((folder / TROUBLE).read_bytes()))
    except (OSError, ValueError):
        return None
