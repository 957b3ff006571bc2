"""Keeps what this version stores, for the tests of all later ones: `python -m tests.server.keep_version`, at a release.

A database of SQLite as it lies on the disk, and a backup of it: a game that is over, one in play, one that waits.
"""

import gzip
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import speciate
from tests.server.club_evening import Evening

KEPT = Path(__file__).parent / "versions"
DATABASE = "tables.db.gz"
BACKUP = "backup.jsonl.gz"


def keep(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        path = Path(folder) / "evening.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM")  # and what still lies in its log
        target.mkdir(parents=True)
        with path.open("rb") as source, gzip.GzipFile(target / DATABASE, "wb", mtime=0) as file:
            shutil.copyfileobj(source, file)
        shutil.copyfile(evening.file, target / BACKUP)


if __name__ == "__main__":
    place = KEPT / speciate.__version__
    if place.exists():
        sys.exit(f"{place.name} is kept already: what a version has stored does not change")
    keep(place)
