"""The log tells what happened, and nothing that anyone may not know: no card, no token, no name, no word of a chat."""

import io
import json
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from speciate.server.logs import Json, Plain, bug
from speciate.server.refusals import NotAllowed
from tests.server.backends import LONG
from tests.server.canaries import canaries

GAMES = 10 if LONG else 1
TALK = "Meet me in the glade"
PEOPLE = ("Xanthippe", "Melchior")


class Site(NamedTuple):
    """A server process, asked over the network."""

    http: httpx.Client
    secrets: list[str]  # what must not be in its log

    def ask(self, path: str, data: object, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.post(path, json=data, headers=headers).json()

    def do(self, path: str, token: str, id: str, do: str, **args: object) -> dict[str, Any]:
        answer: dict[str, Any] = self.ask(f"{path}/commands", {"do": do, "id": id, **args}, token)
        return answer


@contextmanager
def logged(folder: Path) -> Iterator[tuple[Site, list[bytes]]]:
    """A real server; its log is there once it has stopped."""
    command = [sys.executable, "-m", "tests.server.canaries", "serve", "--port", "0", "--log", "json"]
    command += ["--log-level", "debug", "--database", f"sqlite:///{folder / 'tables.db'}"]
    log: list[bytes] = []
    with (folder / "log").open("wb") as errors:
        # no bot is so fast; and two players at one address move faster than people do
        settings = {**os.environ, "SPECIATE_BOT_SECONDS": "0.01", "SPECIATE_GENEROSITY": "100"}
        process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=errors)
        try:
            assert process.stdout is not None
            url = re.findall(rb"http://\S+", process.stdout.readline())[0].decode()
            with httpx.Client(base_url=url, trust_env=False, verify=False, timeout=30) as http:
                yield Site(http, [TALK, *PEOPLE]), log
            process.terminate()
            process.communicate(timeout=30)
        finally:
            process.kill()
            process.communicate()
    log += (folder / "log").read_bytes().splitlines()


def play_game(site: Site) -> None:
    """Two people, from the first request to the end; every sort of mistake on the way."""
    opened = site.ask("/api/tables", {"game": "evolution", "seats": 2, "options": {"quick": True}})
    path = f"/api/tables/{opened['table']}"
    tokens = [site.ask(f"{path}/sit", {"name": name})["token"] for name in PEOPLE]
    site.secrets.extend([opened["token"], *tokens])
    for token in tokens:
        assert site.do(path, token, "ready", "ready")["ok"]
    site.do(path, tokens[0], "talk", "chat", text=TALK)
    site.do(path, tokens[0], "wrong", "play", moves=["end"])
    site.http.get(f"/api/tables/{tokens[0]}?token={tokens[1]}")
    site.http.get(f"/nowhere/{tokens[0]}")
    assert site.http.get(path, headers={"authorization": "Bearer nonsense"}).status_code == 403
    listen(site, path, tokens[0])
    play_to_the_end(site, path, tokens)


def let_a_bot_fail(site: Site) -> None:
    """It has no time to think; a simpler one moves for it."""
    opened = site.ask("/api/tables", {"game": "evolution", "seats": 2})
    path = f"/api/tables/{opened['table']}"
    token = site.ask(f"{path}/sit", {"name": PEOPLE[0]})["token"]
    site.secrets.extend([opened["token"], token])
    assert site.do(path, opened["token"], "bot", "seat-bot", seat=1, bot="greedy")["ok"]
    assert site.do(path, token, "ready", "ready")["ok"]
    for _ in range(1000):
        if site.http.get(path).json()["table"]["waiting"] == [0]:
            return
        time.sleep(0.02)
    raise AssertionError("the bot does not move")


def listen(site: Site, path: str, token: str) -> None:
    with connect(f"ws://{site.http.base_url.netloc.decode()}{path}/socket") as line:
        line.send(json.dumps({"protocol": 1, "token": token}))
        assert "update" in json.loads(line.recv())


def play_to_the_end(site: Site, path: str, tokens: list[str]) -> None:
    for number in range(2000):
        for seat, token in enumerate(tokens):
            update = site.http.get(path, headers={"authorization": f"Bearer {token}"}).json()
            if "outcome" in update:
                return
            if "legal" in update:
                site.do(path, token, f"{seat}-{number}", "play", moves=[update["legal"][number % len(update["legal"])]])
    raise AssertionError("the game does not end")


def test_whole_games_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    with logged(tmp_path) as (site, log):
        for _ in range(GAMES):
            play_game(site)
        let_a_bot_fail(site)
    with canaries() as cards:
        secrets = [secret.encode() for secret in (*cards, *site.secrets)]
    data = b"\n".join(log)
    assert [secret for secret in secrets if secret in data] == []
    events = [json.loads(line) for line in log]
    assert not [event for event in events if event["level"] == "error"]
    check_events(events)


def check_events(events: list[dict[str, Any]]) -> None:
    """And yet it tells what happened."""
    assert (events[0]["event"], events[-1]["event"]) == ("started", "stopped")
    commands = [event for event in events if event["event"] == "command"]
    assert {event["command"] for event in commands} == {"seat-bot", "ready", "chat", "play"}
    assert {event["audience"] for event in commands} == {"0", "1", "host"}
    assert {event["ok"] for event in commands} == {True, False}
    requests = [event for event in events if event["event"] == "request"]
    assert {"/api/tables", "/api/tables/{id}", "/api/tables/{id}/commands", "none"} <= {e["route"] for e in requests}
    assert {200, 201, 403, 404} <= {event["status"] for event in requests}
    assert all(event["ms"] >= 0 for event in commands + requests)
    sockets = [event for event in events if event["event"].startswith("socket")]
    assert [(e["event"], e["audience"]) for e in sockets] == [("socket opened", "0"), ("socket closed", "0")] * GAMES
    assert any(event["event"] == "bot failed" and event["audience"] == "1" for event in events)


@pytest.fixture(params=[Json, Plain])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the log writes, in each form."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(request.param())
    logging.getLogger().addHandler(handler)
    yield text
    logging.getLogger().removeHandler(handler)


def test_a_mistake_of_ours_is_told_without_its_message(written: io.StringIO) -> None:
    try:
        raise KeyError("horns+3")
    except KeyError as error:
        bug(error, None)
    assert "KeyError" in written.getvalue() and "test_logs.py" in written.getvalue()
    assert "horns" not in written.getvalue()


def test_what_was_foreseen_is_no_mistake(written: io.StringIO) -> None:
    bug(NotAllowed("the game is paused"), None)
    assert written.getvalue() == ""


def test_of_others_only_who_complains(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("GET /?token=%s", "sesame", extra={"body": "horns+3"})
    assert "uvicorn.error" in written.getvalue()
    assert not re.search("sesame|token|horns", written.getvalue())


def test_fields_that_are_not_listed_are_not_written(written: io.StringIO) -> None:
    logging.getLogger("speciate.server").warning("bot failed", extra={"table": "t1", "moves": ["food horns+3"]})
    assert "bot failed" in written.getvalue() and "t1" in written.getvalue()
    assert "horns" not in written.getvalue()
