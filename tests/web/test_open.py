"""`speciate serve --open`: a server on this machine, and the page in a browser."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.client.conftest import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    """A browser that only writes down what it was asked to open."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "opened"}\n')
    script.chmod(0o755)
    return script


def test_the_page_is_opened_and_games_are_kept_at_home(tmp_path: Path, opened: Path) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "SPECIATE_HOME": str(tmp_path / "home"),
        "BROWSER": f"{opened} %s",
        "DISPLAY": ":0",
    }
    command = [sys.executable, "-m", "speciate.cli", "--lang", "en", "serve", "--open", "--port", str(port)]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            told = tmp_path / "opened"
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end and not (told.exists() and told.read_text()):
                assert server.poll() is None
                time.sleep(0.05)
            assert told.read_text().strip() == f"http://127.0.0.1:{port}"
            reply = httpx.get(f"http://127.0.0.1:{port}/", trust_env=False, verify=False)
            assert reply.status_code == 200
        finally:
            server.send_signal(signal.SIGINT)
            out, _ = server.communicate(timeout=PATIENCE)
    assert "Open that address in a browser" in out
    assert (tmp_path / "home" / "tables.db").exists()
