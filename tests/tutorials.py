"""Follows a tutorial as a reader would: writes its files, types its commands, compares what is shown.

A block with a title is a file. A `console` block has commands after `$` and what they print, with `…` for anything;
nothing at all means that it is not looked at. `pycon` blocks are one session of Python. Port 8000 is replaced by one
that is free.
"""

import doctest
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.client.conftest import free_port

FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PORT = "8000"
STARTED_WITHIN = 60.0  # seconds, on a busy machine

Speciate = Callable[[list[str]], str]


class Block(NamedTuple):
    kind: str
    title: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*match) for match in FENCE.findall(page)]


class Reader:
    """Sits in an empty folder. `speciate` runs a command line in this process, which saves its start."""

    def __init__(self, folder: Path, speciate: Speciate) -> None:
        self.folder = folder
        self.speciate = speciate
        self.port = str(free_port())
        self.session: dict[str, object] = {}
        self.servers: list[subprocess.Popen[bytes]] = []

    def follow(self, page: str) -> None:
        try:
            for block in blocks(page.replace(f":{PORT}", f":{self.port}").replace(f"= {PORT}", f"= {self.port}")):
                self.do(block)
        finally:
            for server in self.servers:
                server.terminate()
                server.wait(30)

    def do(self, block: Block) -> None:
        if block.title:
            (self.folder / block.title).write_text(block.text, encoding="utf-8")
        elif block.kind == "console":
            for command, expected in commands(block.text):
                shown = self.type(command)
                assert not expected or matches(expected, shown), f"$ {command}\n{shown}"
        elif block.kind == "pycon":
            self.converse(block.text)
        else:
            raise AssertionError(f"a {block.kind} block that is neither a file nor run:\n{block.text}")

    def type(self, command: str) -> str:
        words = command.split()
        if words[:2] == ["speciate", "serve"]:
            self.serve(words[1:])
            return ""
        if words[0] == "speciate" and not set("|>'") & set(command):
            return self.speciate(words[1:])
        return shell(command, self.folder)

    def serve(self, words: list[str]) -> None:
        server = [sys.executable, "-m", "speciate.cli", *words]
        unseen = subprocess.DEVNULL
        self.servers.append(subprocess.Popen(server, cwd=self.folder, stdout=unseen, stderr=unseen))
        end = time.monotonic() + STARTED_WITHIN
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False, verify=False) as client:
            while time.monotonic() < end:
                try:
                    client.get("/health").raise_for_status()
                    return
                except httpx.HTTPError:
                    time.sleep(0.05)
        raise AssertionError("the server did not start")

    def converse(self, text: str) -> None:
        test = doctest.DocTestParser().get_doctest(text, self.session, "session", None, None)
        said: list[str] = []
        doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
        self.session.update(test.globs)
        assert not said, "".join(said)


def shell(command: str, folder: Path) -> str:
    """With the commands of this environment, whatever the reader's own."""
    here = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{here}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": "", "LANG": "en"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # ours take longer than the reader's tests
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True, env=environment, timeout=300)
    return done.stdout + done.stderr


def commands(text: str) -> list[tuple[str, str]]:
    """Each command with what is shown under it; a comment after a command is not typed."""
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    lines = [part.partition("\n") for part in parts]
    return [(command.partition("  #")[0].strip(), shown.strip()) for command, _, shown in lines]


def matches(expected: str, shown: str) -> bool:
    """Spaces do not count: tables are as wide as their window."""
    pattern = r"\s*".join(".*?" if piece == "…" else re.escape(piece) for piece in re.findall(r"…|[^\s…]+", expected))
    return re.fullmatch(rf"\s*{pattern}\s*", shown, re.DOTALL) is not None
