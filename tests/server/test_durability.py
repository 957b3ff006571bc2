"""No acknowledged move is ever lost: the server is killed at random moments under play, and everything is there."""

import json
import os
import subprocess
import sys
import time
from random import Random
from threading import Thread
from typing import Any

from speciate.core.seats import NATURE
from speciate.server.items import Moved
from speciate.server.store import Store
from speciate.server.table import Table
from tests.server.houses import LONG, replayed, state_of

KILLS = 200 if LONG else 12
PATIENCE = 60.0  # seconds for the first acknowledgement of a run
Line = dict[str, Any]


class Run:
    """One life of the server."""

    def __init__(self, url: str, seed: str) -> None:
        self.lines: list[Line] = []
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.server.driver", url, seed],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith(b"\n"):  # the last may be cut short
                self.lines.append(json.loads(line))

    def wait_for(self, count: int) -> None:
        """Until so many lines were said."""
        end = time.monotonic() + PATIENCE
        while len(self.lines) < count and self.process.poll() is None and time.monotonic() < end:
            time.sleep(0.001)
        assert len(self.lines) >= count, "the driver came to an end by itself"

    def kill(self) -> list[Line]:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.lines


def test_every_acknowledged_move_outlives_the_server(database: str) -> None:
    rng = Random(7)
    sent: list[Line] = []
    done: list[Line] = []
    for life in range(KILLS):
        run = Run(database, f"life{life}")
        try:
            run.wait_for(rng.randrange(1, 60))
            time.sleep(rng.random() * 0.02)
        finally:
            lines = run.kill()
        sent += [line for line in lines if "sent" in line]
        done += [line for line in lines if "done" in line]
        latest = {line["table"] for line in lines}
        check_all(database, [line for line in sent if line["table"] in latest], done)
    check_all(database, sent, done)
    print(f"{KILLS} kills, {len(sent)} commands sent, {len(done)} acknowledged")
    assert len(done) > KILLS
    assert any(len(line["moves"]) == 2 for line in done)


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
    table = replayed(store, id)
    check_whole(table)
    played: list[tuple[int, str]] = []
    for line in sent:
        answer = store.answer(id, line["seat"], line["sent"])
        ack = acknowledged.get(line["sent"])
        assert answer is not None or ack is None, "an acknowledged command is lost"
        if answer is not None:
            assert answer.ok
            played += [(line["seat"], move) for move in line["moves"]]
        if ack is not None:
            assert table.playing.timeline.seek(ack["position"]).digest() == ack["digest"]
    moved = [(item.seat, item.move) for item in stored if isinstance(item, Moved) and item.seat != NATURE]
    assert moved == played, "the moves on disk are those of the answered commands, whole and in order"


def check_whole(table: Table) -> None:
    """No command stopped half way: nature owes nothing, and nobody holds a card without its use."""
    state = state_of(table)
    assert state.actor != NATURE
    assert not any(decision.step for decision in state.pending())
