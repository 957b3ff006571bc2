"""The proxy of the guide lets through what the server takes, and tells it what the limits count by."""

import re
from pathlib import Path

from speciate.server.app import MAX_BODY, MAX_RECORD

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
UNITS = {"k": 1024, "m": 1024 * 1024}


def snippet() -> str:
    found = re.search(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_proxy_takes_bodies_as_big_as_the_server_does_and_no_bigger() -> None:
    size = re.search(r"client_max_body_size (\d+)([km]);", snippet())
    assert size is not None
    assert int(size[1]) * UNITS[size[2]] == max(MAX_BODY, MAX_RECORD)


def test_the_proxy_passes_on_who_asks_and_what_was_asked_for() -> None:
    passed = dict(re.findall(r"proxy_set_header ([\w-]+) (\S+);", snippet()))
    assert passed["Host"] == "$http_host"
    assert passed["X-Forwarded-For"] == "$remote_addr"  # replaced, not added to: a guest could claim any address
    assert passed["X-Forwarded-Proto"] == "$scheme"
    assert passed["Upgrade"] == "$http_upgrade"
