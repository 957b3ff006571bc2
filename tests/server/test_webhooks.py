"""Webhooks reach whom they should, and nobody inside."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from speciate.server.webhooks import Caller, Forbidden


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/x", "http or https"),
        ("file:///etc/passwd", "http or https"),
        ("http://", "http or https"),
        ("http://user:pass@1.1.1.1/", "must not contain a password"),
        ("http://127.0.0.1/", "public"),
        ("http://localhost/", "public"),
        ("http://10.0.0.1/", "public"),
        ("http://192.168.1.1/", "public"),
        ("http://169.254.169.254/latest/meta-data", "public"),
        ("http://[::1]/", "public"),
        ("http://[::ffff:127.0.0.1]/", "public"),
        ("http://0.0.0.0/", "public"),
        ("http://2130706433/", "public"),
        ("http://100.64.0.1/", "public"),
        ("http://[64:ff9b::7f00:1]/", "public"),
        ("http://[64:ff9b::808:808]/", "public"),
        ("http://[64:ff9b:1::a00:1]/", "public"),
        ("http://[2002:7f00:1::]/", "public"),
        ("http://[2002:808:808::1]/", "public"),
        ("http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", "public"),
        ("http://[::7f00:1]/", "public"),
        ("http://[::808:808]/", "public"),
        ("http://[2a00:1450:4001::5efe:a00:1]/", "public"),
        ("http://[fec0::1]/", "public"),
        ("http://[fd00::1]/", "public"),
        ("http://[fe80::1]/", "public"),
        ("http://[ff02::1]/", "public"),
        ("http://[ff0e::1]/", "public"),
        ("http://224.0.0.1/", "public"),
        ("http://239.1.2.3/", "public"),
        ("http://255.255.255.255/", "public"),
        ("http://192.88.99.1/", "public"),
        ("http://192.0.0.9/", "public"),
        ("http://1.1.1.1:22/", "port 80 or 443"),
        ("http://1.1.1.1:0/", "port 80 or 443"),
        ("http://1.1.1.1:99999/", "not a web address"),
        ("http://1.1.1.1:x/", "not a web address"),
        ("http://[::1", "not a web address"),
        ("http://[x]/", "not a web address"),
        ("http://a\0b/", "not a web address"),
        ("http://" + "ä" * 300 + "/", "not a web address|cannot be found"),
        ("http://" + "a" * 300 + "/", "cannot be found"),
        ("http://a..b/", "not a web address|cannot be found"),
        ("http://@1.1.1.1/", "must not contain a password"),
        ("http://no-such-host.invalid/", "cannot be found"),
    ],
)
def test_an_address_inside_is_never_called(url: str, reason: str) -> None:
    with pytest.raises(Forbidden, match=reason):
        asyncio.run(Caller().check(url))
    assert asyncio.run(Caller().call(url, {})) is False


def test_a_public_address_is_fine() -> None:
    assert asyncio.run(Caller().check("https://1.1.1.1/hook")) == ("1.1.1.1", 443)
    assert asyncio.run(Caller().check("https://[2606:4700::1111]/hook")) == ("2606:4700::1111", 443)


class Answering(BaseHTTPRequestHandler):
    heard: list[dict[str, object]]

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self.heard.append(json.loads(self.rfile.read(length)))
        self.send_response(204 if self.path == "/hook" else 302)
        self.send_header("location", "http://127.0.0.1/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Not on the test's screen."""


def test_a_real_call_arrives_and_redirects_are_not_followed() -> None:
    Answering.heard = []
    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    caller = Caller(["127.0.0.0/8"])
    base = f"http://127.0.0.1:{server.server_port}"
    assert asyncio.run(caller.call(f"{base}/hook", {"table": "t"})) is True
    assert asyncio.run(caller.call(f"{base}/away", {"table": "t"})) is False
    server.shutdown()
    thread.join()
    server.server_close()
    assert Answering.heard == [{"table": "t"}, {"table": "t"}]


OURS = ["127.0.0.0/8"]
TAKEN = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"


class Answer:
    """A real server that answers everyone with one piece again and again, and counts what it got rid of."""

    def __init__(self, first: bytes, again: bytes, pause: float) -> None:
        self.sent = 0
        self._first = first
        self._again = again
        self._pause = pause

    async def say(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(self._first)
            while True:
                writer.write(self._again)
                await writer.drain()
                self.sent += len(self._again)
                await asyncio.sleep(self._pause)
        except ConnectionError:
            pass
        finally:
            writer.close()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.say, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"


async def called(answer: Answer, caller: Caller) -> tuple[bool, float]:
    """Whether the call was taken, and how many seconds it lasted."""
    async with answer.listening() as url:
        start = time.monotonic()
        return await caller.call(url, {"table": "t"}), time.monotonic() - start


def test_of_an_answer_only_the_status_is_read() -> None:
    answer = Answer(TAKEN, b"x" * 100_000, 0.0)
    taken, seconds = asyncio.run(called(answer, Caller(OURS)))
    assert taken
    assert seconds < 3
    assert answer.sent < 10_000_000


@pytest.mark.parametrize(
    ("first", "again", "pause"),
    [
        (b"", b"H", 0.05),
        (b"HTTP/1.1 200 OK\r\n", b"X-More: more\r\n", 0.05),
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n", 0.001),
    ],
    ids=["dribble", "headers", "continue"],
)
def test_an_answer_that_does_not_come_to_its_point_is_left(first: bytes, again: bytes, pause: float) -> None:
    taken, seconds = asyncio.run(called(Answer(first, again, pause), Caller(OURS, seconds=0.5)))
    assert not taken
    assert seconds < 2


def test_headers_without_end_are_left() -> None:
    answer = Answer(b"HTTP/1.1 200 OK\r\nX: ", b"x" * 100_000, 0.0)
    taken, seconds = asyncio.run(called(answer, Caller(OURS)))
    assert not taken
    assert seconds < 3
    assert answer.sent < 10_000_000
