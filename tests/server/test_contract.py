"""Limits, waits, settings, schema, database and addresses of a server are what clients and databases count on."""

from difflib import unified_diff

from tests.server.contract import KEPT, lines


def test_what_a_server_is_run_with_is_what_it_was() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert not list(unified_diff(kept, lines(), "kept", "now", lineterm="", n=0))
