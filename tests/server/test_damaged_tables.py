"""A table with a gap in its items, as a server of an older version may have left it: nobody plays on there."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from speciate.client.http import Server
from tests.client.players import run
from tests.server.club import Club, Setting
from tests.server.processes import Served, admin, verify

REFUSED = 4403  # the close code of a socket that may not be here


async def played_table(url: str) -> tuple[str, str]:
    """A game that has begun, left in the middle; its id and the token of its first seat."""
    async with Club(url, [Setting("evolution", 2)]) as club:
        assert await club.goes_on(6, 30) is not None
        await club.stop()
        table = club.ledger.tables[0]
        return table.id, table.seats[0].token


def cut_out(file: Path, table: str) -> int:
    """Takes an item out of the middle; returns how many came before it."""
    with closing(sqlite3.connect(file)) as connection, connection:
        count = connection.execute("SELECT count(*) FROM items WHERE table_id = ?", [table]).fetchone()[0]
        connection.execute("DELETE FROM items WHERE table_id = ? AND number = ?", [table, count - 3])
        return int(count) - 4


@pytest.mark.long
def test_a_table_with_a_gap_is_not_opened_and_the_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path) as server:
        damaged, token = run(played_table(server.url))
        sound, _ = run(played_table(server.url))
        server.stop()
        cut_out(file, damaged)
        verdict = verify(server.database)
        assert verdict.code == 2 and damaged in verdict.text and sound not in verdict.text

        server.start()
        with httpx.Client(
            base_url=server.url, trust_env=False, verify=False, headers={"authorization": f"Bearer {token}"}
        ) as http:
            shown = http.get(f"/api/tables/{damaged}")
            assert (shown.status_code, shown.json()["key"]) == (409, "table-damaged"), shown.text
            command = {"do": "chat", "id": "hello", "text": "hello"}
            played = http.post(f"/api/tables/{damaged}/commands", json=command)
            assert (played.status_code, played.json()["key"]) == (409, "table-damaged"), played.text
        asyncio.run(refused(server, damaged, token))
        another, _ = run(played_table(server.url))
        verdict = verify(server.database)
        assert verdict.code == 2 and damaged in verdict.text and another not in verdict.text


async def refused(server: Served, table: str, token: str) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps({"protocol": 1, "token": token}))
        assert json.loads(await socket.recv())["key"] == "table-damaged"
        await socket.wait_closed()
        assert socket.close_code == REFUSED


def test_a_damaged_table_is_repaired_up_to_its_last_sound_item(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path) as server:
        damaged, token = run(played_table(server.url))
        server.stop()
        before = cut_out(file, damaged)
        said = admin("repair", damaged, "--yes", "--out", str(tmp_path), "--database", server.database)
        assert said.code == 0, said.text
        assert verify(server.database).code == 0
        with closing(sqlite3.connect(file)) as connection:
            query = "SELECT count(*), max(number) FROM items WHERE table_id = ?"
            count, last = connection.execute(query, [damaged]).fetchone()
        assert last == count and 0 < count <= before + 1 and str(count) in said.text, said.text

        server.start()

        async def look() -> None:
            async with Server(server.url) as http:
                assert (await http.table(damaged, token).show()).table.status == "playing"

        run(look())
