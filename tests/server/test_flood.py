"""Connections that are only there to be there: they cost the others nothing, and the log hardly anything."""

import io
import json
import logging
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from speciate.server.limits import TooMuch
from speciate.server.log_limits import LimitedHandler
from speciate.server.logs import Json, kind
from speciate.server.tcp_listener import Connections
from tests.pace import stretched
from tests.server.impatient_server import WITHIN

FRIEND = "127.0.0.2"
ENEMY = "127.0.0.3"
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
HEADERS = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n"
)


class Server(NamedTuple):
    port: int
    log: Path

    def knock(self, said: bytes, address: str = ENEMY) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(address, 0))
        line.sendall(said)
        return line

    def health(self, address: str = FRIEND) -> int:
        transport = httpx.HTTPTransport(local_address=address)
        with httpx.Client(transport=transport, trust_env=False, verify=False, timeout=3) as client:
            return client.get(f"http://127.0.0.1:{self.port}/health").status_code


@contextmanager
def serving(folder: Path, program: str = "speciate.cli", **settings: str) -> Iterator[Server]:
    """A real server process, and its log."""
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--log", "json", "--log-level", "info"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    environment = {**os.environ, "SPECIATE_BOT_WORKERS": "1", **settings}
    with (folder / "log").open("wb") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            port = int(re.findall(rb"http://\S+:(\d+)", said)[0])
            yield Server(port, folder / "log")
            process.terminate()
            process.communicate(timeout=30)
        finally:
            process.kill()
            process.communicate()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), "tests.server.impatient_server") as server:
        yield server


def is_open(line: socket.socket) -> bool:
    """Whether the other side has not closed it."""
    line.setblocking(False)
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def read_all(line: socket.socket) -> bytes:
    """What comes until the other side closes."""
    read = [b"x"]
    with suppress(ConnectionError):
        while read[-1]:
            read.append(line.recv(65536))
    return b"".join(read[1:])


def knock_often(server: Server, crowd: ExitStack, times: int, address: str = ENEMY) -> list[socket.socket]:
    lines = []
    for _ in range(times):
        with suppress(ConnectionError):
            lines.append(crowd.enter_context(closing(server.knock(HALF, address))))
    return lines


def test_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, SPECIATE_GENEROSITY="0.05") as server, ExitStack() as crowd:
        lines = knock_often(server, crowd, 300)
        assert server.health() == 200
        assert sum(map(is_open, lines)) <= 10
        with pytest.raises(httpx.TransportError):
            server.health(ENEMY)
        assert server.health() == 200
    assert server.log.stat().st_size < 20_000
    assert sum(json.loads(line).get("left_out", 0) for line in server.log.read_text().splitlines()) > 200


def test_connections_from_everywhere_have_a_limit_and_pass(tmp_path: Path) -> None:
    with serving(tmp_path, "tests.server.impatient_server", SPECIATE_CONNECTIONS="40") as server, ExitStack() as crowd:
        for number in range(1, 11):
            knock_often(server, crowd, 10, f"127.0.1.{number}")
        with pytest.raises(httpx.TransportError):
            server.health()
        time.sleep(WITHIN + 0.5)
        assert server.health() == 200
    assert server.log.stat().st_size < 20_000


def test_nonsense_does_not_fill_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(200):
            with server.knock(b"nonsense\r\n\r\n") as line:
                assert line.recv(100).startswith(b"HTTP/1.1 400")
        assert server.health() == 200
    assert server.log.stat().st_size < 20_000


@pytest.mark.parametrize("said", [b"", b"G", HALF, HEADERS, HEADERS + b"{", WHOLE + HALF], ids=range(6))
def test_what_does_not_come_is_not_waited_for(hasty: Server, said: bytes) -> None:
    start = time.monotonic()
    with hasty.knock(said) as line:
        read_all(line)
    assert time.monotonic() - start < stretched(WITHIN + 2)


@pytest.mark.parametrize("said", [HALF, HEADERS], ids=["headers", "body"])
def test_a_byte_now_and_then_does_not_help(hasty: Server, said: bytes) -> None:
    with hasty.knock(said) as line, pytest.raises(ConnectionError):
        drip(line, stretched(WITHIN + 2))


def drip(line: socket.socket, seconds: float) -> None:
    """A byte now and then, for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line.sendall(b"x")
        time.sleep(0.1)


def test_an_answer_that_is_not_taken_is_not_kept(hasty: Server) -> None:
    """Without the limit all the answers would be there in the end, however late they are taken."""
    asked = b"GET /api/games/evolution/words HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with hasty.knock(b"") as line:
        line.sendall(asked * 200)
        time.sleep(WITHIN + 1)
        assert read_all(line).count(b"HTTP/1.1 200") < 200


def test_who_asks_again_and_again_is_not_cut_off(hasty: Server) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{hasty.port}", trust_env=False, verify=False) as client:
        lines = set()
        for _ in range(8):
            reply = client.get("/health")
            lines.add(reply.extensions["network_stream"].get_extra_info("client_addr"))
            time.sleep(WITHIN / 4)
    assert len(lines) == 1


def test_a_socket_stays_open(hasty: Server) -> None:
    url = f"http://127.0.0.1:{hasty.port}"
    table = httpx.post(
        f"{url}/api/tables", json={"game": "evolution", "seats": 2}, trust_env=False, verify=False
    ).json()["table"]
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as line:
        line.send(json.dumps({"protocol": 1}))
        assert "update" in line.recv(timeout=5)
        time.sleep(WITHIN * 2)
        line.send('{"ping":1}')
        assert "pong" in line.recv(timeout=5)


def test_a_cut_body_is_no_mistake_of_the_server(hasty: Server) -> None:
    with hasty.knock(HEADERS) as line:
        read_all(line)
    time.sleep(0.2)
    assert "a mistake in the server" not in hasty.log.read_text()
    assert "trouble" not in hasty.log.read_text()


def test_a_socket_under_a_foreign_name_is_refused_in_words(hasty: Server) -> None:
    asked = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: rebound.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    asked += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with hasty.knock(asked) as line:
        answer = read_all(line)
    assert answer.startswith(b"HTTP/1.1 421")
    assert b"--allow-host" in answer


def test_who_has_many_addresses_of_ipv6_has_one_share(tmp_path: Path) -> None:
    with serving(tmp_path, SPECIATE_GENEROSITY="0.1") as server:
        statuses = [
            httpx.post(
                f"http://127.0.0.1:{server.port}/api/tables",
                json={"game": "evolution", "seats": 2},
                headers={"X-Forwarded-For": f"2001:db8::{number}"},
                trust_env=False,
                verify=False,
            ).status_code
            for number in range(1, 6)
        ]
    assert statuses == [201, 201, 429, 429, 429]


def test_a_process_without_files_says_so_now_and_then_and_goes_on() -> None:
    command = [sys.executable, "-m", "tests.server.short_of_files"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.split()
    complaints, seconds, is_in = int(said[0]), float(said[1]), said[2]
    assert 1 <= complaints <= 5
    assert seconds < 1
    assert is_in == "True"


# -- counting --------------------------------------------------------------------------------------


def test_connections_of_a_proxy_count_in_all_only() -> None:
    connections = Connections(5, 2, "127.0.0.1, 10.0.0.0/8 unix:/socket")
    leaving = [connections.enter("10.1.2.3") for _ in range(3)]
    leaving += [connections.enter("2001:db8::1"), connections.enter("2001:db8::2")]
    with pytest.raises(TooMuch, match="in all"):
        connections.enter("192.0.2.1")
    leaving[0]()
    with pytest.raises(TooMuch, match="close one"):
        connections.enter("2001:db8::3")
    connections.enter("192.0.2.1")


def logged(handler: LimitedHandler, text: str, level: int = logging.WARNING) -> None:
    handler.handle(logging.LogRecord("speciate.server", level, "", 0, text, None, None))


def test_of_many_lines_of_one_kind_some_are_written_and_the_rest_are_counted() -> None:
    now = [0.0]
    written = io.StringIO()
    handler = LimitedHandler(written, kind, lambda: now[0])
    handler.setFormatter(Json())
    for _ in range(100):
        logged(handler, "bot failed")
    logged(handler, "another kind")
    now[0] = 3.0
    logged(handler, "another kind")
    for _ in range(50):
        logged(handler, "bot failed")
    handler.close()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines].count("another kind") == 2
    bots = [line for line in lines if line["event"] == "bot failed"]
    assert len(bots) < 30
    assert len(bots) + sum(line.get("left_out", 0) for line in bots) == 150


def test_a_busy_evening_is_written_whole() -> None:
    written = io.StringIO()
    handler = LimitedHandler(written, kind)
    for _ in range(1000):
        logged(handler, "request", logging.INFO)
    assert len(written.getvalue().splitlines()) == 1000
