"""No acknowledged move is ever lost: the server is killed at random moments under play, and everything is there."""

import json
import multiprocessing
import time
from random import Random
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import select

from speciate.core.seats import NATURE
from speciate.server import schema
from speciate.server.commands import Answer
from speciate.server.hosted_table import HostedTable
from speciate.server.items import Moved
from speciate.server.store import Store
from tests.server import driver
from tests.server.backends import state_of
from tests.server.extent import extent, tell

KILLS = extent("kills", 6, 200)
PATIENCE = 60.0  # seconds for the first acknowledgement of a run
Line = dict[str, Any]

# A life begins as the copy of a process that has all modules loaded but has never opened a database.
LIVES = multiprocessing.get_context("forkserver")
LIVES.set_forkserver_preload([driver.__name__])


class KilledRun:
    """One life of the server."""

    def __init__(self, url: str, seed: str) -> None:
        self.lines: list[Line] = []
        self._said, out = LIVES.Pipe(duplex=False)
        self._process = LIVES.Process(target=driver.live, args=(url, seed, out))
        self._process.start()
        out.close()
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        try:
            while True:
                self.lines.append(json.loads(self._said.recv_bytes()))
        except (EOFError, OSError):  # dead; the last message may be cut short
            return

    def wait_for(self, count: int) -> None:
        """Until so many lines were said."""
        end = time.monotonic() + PATIENCE
        while len(self.lines) < count and self._process.is_alive() and time.monotonic() < end:
            time.sleep(0.001)
        assert len(self.lines) >= count, "the driver came to an end by itself"

    def kill(self) -> list[Line]:
        self._process.kill()
        self._process.join()
        self._reader.join()
        self._process.close()
        self._said.close()
        return self.lines


def test_every_acknowledged_move_outlives_the_server(database: str) -> None:
    rng = Random(7)
    sent: list[Line] = []
    done: list[Line] = []
    for life in range(KILLS):
        run = KilledRun(database, f"life{life}")
        try:
            run.wait_for(rng.randrange(1, 60))
            time.sleep(rng.random() * 0.02)
        finally:
            lines = run.kill()
        sent += [line for line in lines if "sent" in line]
        new = [line for line in lines if "done" in line]
        done += new
        latest = {line["table"] for line in lines}
        check_all(database, [line for line in sent if line["table"] in latest], new)
        tell(kills=1, sent=sum("sent" in line for line in lines), acknowledged=len(new))
    check_all(database, sent, done)  # what was there once is there still
    print(f"{KILLS} kills, {len(sent)} commands sent, {len(done)} acknowledged")
    assert len(done) > KILLS
    assert any(len(line["moves"]) == 2 for line in sent)


def check_all(url: str, sent: list[Line], done: list[Line]) -> None:
    """Every table of `sent` is whole, and holds all that was acknowledged."""
    acknowledged = {line["done"]: line for line in done}
    store = Store(url)
    try:
        for id in {line["table"] for line in sent}:
            here = [line for line in sent if line["table"] == id]
            check_table(store, id, here, acknowledged)
    finally:
        store.close()


def check_table(store: Store, id: str, sent: list[Line], acknowledged: dict[str, Line]) -> None:
    stored = store.items(id)
    table = HostedTable.read(id, stored)
    check_whole(table)
    answers = answers_of(store, id)
    played: list[tuple[int, str]] = []
    for line in sent:
        answer = answers.get((line["seat"], line["sent"]))
        ack = acknowledged.get(line["sent"])
        assert answer is not None or ack is None, "an acknowledged command is lost"
        if answer is not None:
            assert answer.ok
            played += [(line["seat"], move) for move in line["moves"]]
        if ack is not None:
            assert table.playing.timeline.seek(ack["position"]).digest() == ack["digest"]
    moved = [(item.seat, item.move) for item in stored if isinstance(item, Moved) and item.seat != NATURE]
    assert moved == played, "the moves on disk are those of the answered commands, whole and in order"


def answers_of(store: Store, id: str) -> dict[tuple[int, str], Answer]:
    """Everything that was answered at a table, by seat and command."""
    columns = schema.answers.c
    with store.engine.connect() as connection:
        rows = connection.execute(select(columns.role, columns.command, columns.data).where(columns.table_id == id))
        return {(row.role, row.command): msgspec.json.decode(row.data, type=Answer) for row in rows}


def check_whole(table: HostedTable) -> None:
    """No command stopped half way: nature owes nothing, and nobody holds a card without its use."""
    state = state_of(table)
    assert state.actor != NATURE
    assert not any(decision.step for decision in state.pending())
