"""How many tables a server holds on this machine: four scripted clients each, a move a second and table.

A table counts as held while a move, from sending it to seeing it on a board, takes less than
250 ms for 95 in 100. The generator runs beside the server on the same cores. Prints one JSON line a step.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import websockets

SEATS = 4
GOOD = 0.250  # seconds


class Client:
    """One seat: hears updates, and when its table says so makes a random move."""

    def __init__(self, table: "LoadTable", token: str) -> None:
        self.table = table
        self.token = token
        self.update: dict[str, Any] = {}
        self.socket: Any = None

    async def run(self, url: str) -> None:
        async with websockets.connect(url, max_size=None) as self.socket:
            await self.socket.send(json.dumps({"protocol": 1, "token": self.token}))
            async for frame in self.socket:
                data = json.loads(frame)
                if "update" in data:
                    self.update = data["update"]
                    self.table.heard()

    async def move(self, number: int) -> None:
        code = random.choice(self.update.pop("legal"))
        await self.socket.send(json.dumps({"do": "play", "id": f"m{number}", "moves": [code]}))


class LoadTable:
    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.waits: list[float] = []
        self._sent = 0.0
        self._mover: Client | None = None
        self._moves = 0

    def heard(self) -> None:
        """The move is on a board: the mover's own, for a step that others do not see."""
        if self._sent:
            self.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0

    async def play(self, until: float) -> None:
        await asyncio.sleep(random.random())
        while time.perf_counter() < until:
            able = [client for client in self.clients if client.update.get("legal")]
            if able and not self._sent:
                self._mover = random.choice(able)
                self._moves += 1
                self._sent = time.perf_counter()
                await self._mover.move(self._moves)
            await asyncio.sleep(1.0)


async def open_table(http: httpx.AsyncClient, base: str) -> tuple[str, LoadTable]:
    table = LoadTable()
    opened = (await http.post("/api/tables", json={"game": "evolution", "seats": SEATS})).json()
    id = opened["table"]
    for seat in range(SEATS):
        sat = (await http.post(f"/api/tables/{id}/sit", json={"name": f"P{seat}"})).json()
        table.clients.append(Client(table, sat["token"]))
        headers = {"authorization": f"Bearer {sat['token']}"}
        await http.post(f"/api/tables/{id}/commands", json={"do": "ready", "id": "r"}, headers=headers)
    return f"{base.replace('http', 'ws')}/api/tables/{id}/socket", table


async def step(base: str, tables: list[tuple[str, LoadTable]], count: int, seconds: float) -> list[float]:
    """Adds tables up to `count`, plays on all of them, and returns how long each move took."""
    async with httpx.AsyncClient(base_url=base, timeout=30) as http:
        while len(tables) < count:
            url, table = await open_table(http, base)
            tables.append((url, table))
            for client in table.clients:
                client.table = table
    running = [asyncio.create_task(client.run(url)) for url, table in tables for client in table.clients]
    await asyncio.sleep(2.0)
    for _, table in tables:
        table.waits.clear()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until) for _, table in tables))
    await asyncio.sleep(1.0)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return [wait for _, table in tables for wait in table.waits]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    code = (
        "import sys, uvicorn; from speciate.server.app import create_app; from speciate.server.config import Config;"
        "app = create_app(Config(database=sys.argv[1], generosity=1000.0));"
        "uvicorn.run(app, port=int(sys.argv[2]), log_level='error')"
    )
    return subprocess.Popen([sys.executable, "-c", code, database, str(port)], env={**os.environ, "SPECIATE_PURE": "0"})


def memory_of(process: subprocess.Popen[bytes]) -> float:
    """Megabytes a process holds."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


async def ready(base: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                await http.get(f"{base}/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    sys.exit("the server did not start")


async def measure(database: str, steps: list[int], seconds: float) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    server = start(database, port)
    tables: list[tuple[str, LoadTable]] = []
    try:
        await ready(base)
        empty = memory_of(server)
        for count in steps:
            waits = await step(base, tables, count, seconds)
            p95 = quantiles(waits, n=20)[-1]
            used = (memory_of(server) - empty) / count
            figures = {"tables": count, "p95_ms": round(p95 * 1000), "moves_a_second": round(len(waits) / seconds)}
            print(json.dumps({**figures, "megabytes_a_table": round(used, 2)}), flush=True)
            if p95 > GOOD:
                break
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="a database URL; a temporary SQLite file if none is given")
    parser.add_argument("--steps", default="50,100,200,300,400")
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.db"
        asyncio.run(measure(database, [int(step) for step in args.steps.split(",")], args.seconds))


if __name__ == "__main__":
    main()
