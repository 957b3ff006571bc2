"""Webhooks reach whom they should, and nobody inside."""

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from speciate.server.webhooks import Caller, Forbidden


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/x", "http or https"),
        ("file:///etc/passwd", "http or https"),
        ("http://", "http or https"),
        ("http://user:pass@1.1.1.1/", "no password"),
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
        ("http://1.1.1.1:22/", "port 80 or 443"),
        ("http://no-such-host.invalid/", "cannot be found"),
    ],
)
def test_an_address_inside_is_never_called(url: str, reason: str) -> None:
    with pytest.raises(Forbidden, match=reason):
        asyncio.run(Caller().check(url))
    assert asyncio.run(Caller().call(url, {})) is False


def test_a_public_address_is_fine() -> None:
    assert asyncio.run(Caller().check("https://1.1.1.1/hook")) == ("1.1.1.1", 443)


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
