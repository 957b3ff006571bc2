"""The load generator: tables of scripted clients beside a real server, more and more of them."""

import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GOOD = 0.250  # seconds: what 95 of 100 moves must stay under
THINK = (1.0, 2.0)  # seconds a table thinks between two moves
SATURATED = 50  # tables that do not think at all
OPENERS = 8  # tables opened at the same time
SETTLE = 2.0  # seconds after the last table was opened


class Step(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    p50: float  # seconds
    p95: float
    p99: float
    moves: float  # a second
    updates: float  # a second
    megabytes: float  # of the server, a table
    server_cores: float
    generator_cores: float


class Load(msgspec.Struct):
    steps: list[Step]
    saturated: Step


class Update(msgspec.Struct):
    """What a client reads of an update; the rest is passed over."""

    legal: list[str] = []
    outcome: dict[str, Any] | None = None


class Answer(msgspec.Struct):
    ok: bool


class Frame(msgspec.Struct):
    update: Update | None = None
    answer: Answer | None = None


decode = msgspec.json.Decoder(Frame).decode


class Counts:
    """What all tables add up to."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.opened = 0
        self.moves = 0
        self.updates = 0


class Client:
    """A seat on a socket."""

    def __init__(self, table: "LoadTable", token: str) -> None:
        self.table = table
        self.token = token
        self.legal: list[str] = []
        self._socket: ClientConnection | None = None

    async def run(self, url: str) -> None:
        async with connect(url, max_size=None, compression=None) as self._socket:
            await self._socket.send(msgspec.json.encode({"protocol": 1, "token": self.token}).decode())
            async for text in self._socket:
                frame = decode(text)
                if frame.update is not None:
                    self.legal = frame.update.legal
                    self.table.seen(frame.update)
                elif frame.answer is not None:
                    self.table.answered(frame.answer)

    async def move(self, id: str) -> None:
        assert self._socket is not None
        move = {"do": "play", "id": id, "moves": [random.choice(self.legal)]}
        await self._socket.send(msgspec.json.encode(move).decode())


class LoadTable:
    """Four clients; one move at a time is under way, so what is seen after it is its doing."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._clients: list[Client] = []
        self._sent = 0.0
        self._answered = asyncio.Event()
        self._is_over = False

    def seen(self, update: Update) -> None:
        self._counts.updates += 1
        self._is_over = self._is_over or update.outcome is not None
        if self._sent:
            self._counts.waits.append(time.perf_counter() - self._sent)

    def answered(self, answer: Answer) -> None:
        if not answer.ok:
            sys.exit("the server refused a move that it had listed")
        self._counts.moves += 1
        self._answered.set()

    async def live(self, front: "Front", gate: asyncio.Semaphore, think: tuple[float, float]) -> None:
        """One game after the other."""
        while True:
            async with gate:
                path = await self._open(front)
                self._counts.opened += 1
            playing = asyncio.create_task(self._play(think))
            sockets = [asyncio.create_task(client.run(front.socket(path))) for client in self._clients]
            try:
                done, _ = await asyncio.wait([playing, *sockets], return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()  # a client that ends before the game does so by a mistake, which is ours
            finally:
                for task in (playing, *sockets):
                    task.cancel()
                await asyncio.gather(playing, *sockets, return_exceptions=True)

    async def _open(self, front: "Front") -> str:
        opened = await front.ask("/api/tables", {"game": "evolution", "seats": SEATS})
        path = f"/api/tables/{opened['table']}"
        self._clients = []
        for seat in range(SEATS):
            sat = await front.ask(f"{path}/sit", {"name": f"P{seat}"})
            self._clients.append(Client(self, sat["token"]))
            await front.ask(f"{path}/commands", {"do": "ready", "id": "r"}, sat["token"])
        return f"{path}/socket"

    async def _play(self, think: tuple[float, float]) -> None:
        self._is_over, self._sent, number = False, 0.0, 0
        while not self._is_over:
            await asyncio.sleep(random.uniform(*think))
            able = [client for client in self._clients if client.legal]
            if not able:  # the sockets are opening, or the last update is on its way
                await asyncio.sleep(0.01)
                continue
            number += 1
            mover = random.choice(able)
            self._answered.clear()
            self._sent = time.perf_counter()
            await mover.move(f"m{number}")
            await self._answered.wait()


Spread = Callable[[str], int]  # for a path a number, which counts the servers round and round


def always_first(_: str) -> int:
    return 0


class Front:
    """What clients reach: a server, or several as behind a proxy."""

    def __init__(self, http: httpx.AsyncClient, bases: list[str], spread: Spread) -> None:
        self._http = http
        self._bases = bases
        self._spread = spread

    def _url(self, path: str) -> str:
        return self._bases[self._spread(path) % len(self._bases)] + path

    def socket(self, path: str) -> str:
        return self._url(path).replace("http", "ws", 1)

    async def ask(self, path: str, data: object, token: str = "") -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        reply = await self._http.post(self._url(path), json=data, headers=headers)
        result: dict[str, Any] = reply.raise_for_status().json()
        return result


# -- the server -----------------------------------------------------------------------------------


class Server:
    """`speciate serve` as anyone would start it, but without limits for one client."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        where = ["--port", str(port), "--database", database]
        command = [sys.executable, "-m", "speciate.cli", "serve", *where, "--bot-pause", "0"]
        environment = {**os.environ, "SPECIATE_GENEROSITY": "1000", "SPECIATE_PURE": "0"}
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 (closed when the server stops)
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=self._log)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(300):
                with suppress(httpx.TransportError):
                    await http.get(f"{self.base}/health")
                    return
                await asyncio.sleep(0.1)
        self._log.seek(0)
        sys.exit(f"the server did not start: {self._log.read().decode()}")

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        self._log.close()


# -- measuring ------------------------------------------------------------------------------------


async def measure_tables(
    servers: Sequence[Server],
    count: int,
    think: tuple[float, float],
    seconds: float,
    spread: Spread = always_first,
    opened: Callable[[], None] = lambda: None,
) -> Step:
    """Of several servers what is measured is that of all together; `opened` is called when all tables are."""
    counts = Counts()
    gate = asyncio.Semaphore(OPENERS)
    empty = sum(server.megabytes() for server in servers)
    async with httpx.AsyncClient(timeout=60) as http:
        front = Front(http, [server.base for server in servers], spread)
        tables = [asyncio.create_task(LoadTable(counts).live(front, gate, think)) for _ in range(count)]
        try:
            while counts.opened < count and not any(table.done() for table in tables):
                await asyncio.sleep(0.1)
            opened()
            await asyncio.sleep(SETTLE)
            counts.waits, counts.moves, counts.updates = [], 0, 0
            start, used, ours = time.perf_counter(), cpu_seconds(servers), time.process_time()
            await asyncio.sleep(seconds)
            span = time.perf_counter() - start
            cores = (cpu_seconds(servers) - used) / span, (time.process_time() - ours) / span
            megabytes = (sum(server.megabytes() for server in servers) - empty) / count
        finally:
            for table in tables:
                table.cancel()
            ended = await asyncio.gather(*tables, return_exceptions=True)
    for mistake in ended:
        if not isinstance(mistake, asyncio.CancelledError):
            raise RuntimeError("a table of the load generator came to an end") from mistake
    cuts = quantiles(counts.waits, n=100)
    rates = counts.moves / span, counts.updates / span
    return Step(count, cuts[49], cuts[94], cuts[98], *rates, megabytes, *cores)


def cpu_seconds(servers: Iterable[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


async def measure_step(database: str, count: int, think: tuple[float, float], seconds: float) -> Step:
    """A server of its own for each step, so that its memory is that of these tables."""
    server = Server(database)
    try:
        await server.ready()
        return await measure_tables([server], count, think, seconds)
    finally:
        server.stop()


def say(name: str, step: Step) -> None:
    """Progress."""
    p95 = f"p95 {step.p95 * 1000:.0f} ms"
    print(f"{name}: {step.tables} tables, {p95}, {step.moves:.0f} moves/s", file=sys.stderr, flush=True)


def hold_many_files() -> None:
    """One for each socket, here and in the server that is started from here."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def measure_load(name: str, new_database: Callable[[], str], steps: Iterable[int], seconds: float) -> Load:
    """More and more tables until they are not held, `seconds` for each step; then a few that never think."""
    print(f"{name}: opening tables", file=sys.stderr)
    hold_many_files()
    measured: list[Step] = []
    for count in steps:
        measured.append(asyncio.run(measure_step(new_database(), count, THINK, seconds)))
        say(name, measured[-1])
        if measured[-1].p95 >= GOOD:
            break
    print(f"{name}: without a pause between moves", file=sys.stderr)
    saturated = asyncio.run(measure_step(new_database(), SATURATED, (0.0, 0.0), seconds))
    say(name, saturated)
    return Load(measured, saturated)
