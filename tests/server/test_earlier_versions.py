"""What every earlier version has stored is read, and played on, by this one; its records are those of tests/golden."""

import asyncio
import gzip
from pathlib import Path
from random import Random

import pytest

from speciate.server.backend import Backend
from speciate.server.backup import restore
from speciate.table.timeline import replay
from tests.server.backends import running, table_of
from tests.server.club_evening import mistakes, play_on
from tests.server.keep_version import BACKUP, DATABASE, KEPT

VERSIONS = sorted(path.name for path in KEPT.iterdir())


def test_a_version_is_kept() -> None:
    assert VERSIONS


async def by_status(backend: Backend, ids: list[str]) -> dict[str, str]:
    return {(await table_of(backend, id)).status: id for id in ids}


def goes_on(url: str) -> None:
    """Nothing is wrong with what is there; what is over can be looked at, the others go on."""
    found = mistakes(url)
    assert len(found) == 3 and not any(found.values())

    async def run() -> None:
        async with running(url) as backend:
            tables = await by_status(backend, list(found))
            over = (await table_of(backend, tables["over"])).playing.timeline.sealed()
            assert over.is_finished and len(replay(over)[0]) > 0
            assert await play_on(backend, tables["playing"], Random(1), 20) >= 20
            seat, _ = await backend.seating.sit(tables["gathering"], "Late", None)
            assert seat == 1

    asyncio.run(run())
    assert not any(mistakes(url).values())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_earlier_version_goes_on(version: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((KEPT / version / DATABASE).read_bytes()))
    goes_on(f"sqlite:///{path}")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_an_earlier_version_is_restored(version: str, database: str) -> None:
    restore(database, KEPT / version / BACKUP)
    goes_on(database)
