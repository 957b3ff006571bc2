"""The disk under an SQLite file is full, locked or read-only for a while: players are told, and nothing is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.server.disk_faults import Full, Limited, Locked, ReadOnly, small_disk
from tests.server.extent import LONG
from tests.server.outages import Fault, Report, Run, check
from tests.server.processes import Served

TIMES = 3 if LONG else 1
LENGTH = (3.0, 3.0) if LONG else (1.5, 1.5)  # seconds
LOCKED = (40.0, 40.0) if LONG else (7.0, 7.0)  # longer than the server waits for the file
READY_WITHIN = 2.0
PATIENCE = 300.0


def play(server: Served, fault: Fault, length: tuple[float, float] = LENGTH) -> Report:
    run = Run(server, server.database, fault, length, print)
    return asyncio.run(asyncio.wait_for(run.play(TIMES), PATIENCE))


def test_on_a_full_disk_players_wait_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, Served(f"sqlite:///{disk}/tables.db", tmp_path) as server:
        check(play(server, Full(disk)), READY_WITHIN)


@pytest.mark.long
def test_where_files_may_not_grow_players_wait_and_go_on_when_they_may(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path) as server:
        check(play(server, Limited(server.pid, file)), READY_WITHIN)


@pytest.mark.long
def test_while_another_process_holds_the_file_players_wait(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path) as server:
        check(play(server, Locked(file), LOCKED), READY_WITHIN)


@pytest.mark.long
def test_while_the_file_is_read_only_players_wait(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    fault = ReadOnly(folder / "tables.db")
    with Served(f"sqlite:///{folder}/tables.db", tmp_path) as server:
        if not fault.is_possible():
            pytest.skip("this file system does not know files that nobody may write to")
        check(play(server, fault), READY_WITHIN)
