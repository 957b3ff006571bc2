"""A real server: a process of its own on a free port, with a database in a temporary file. It can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
STARTED_WITHIN = 120.0  # seconds, on a busy machine


class ServerProcess:
    """`url` stays the same however often the process is killed and started again."""

    def __init__(self, folder: Path, generosity: float = 1000, **environment: str) -> None:
        self.folder = folder
        self.environment = environment  # what else it is told
        self.generosity = generosity
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        environment |= {"SERVER_PORT": str(self.port), "SERVER_DATABASE": f"sqlite:///{self.folder / 'tables.db'}"}
        environment |= {"SERVER_GENEROSITY": str(self.generosity), **self.environment}
        with (self.folder / "server.log").open("ab") as log:
            command = [sys.executable, "-m", "tests.client.serving"]
            self._process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + STARTED_WITHIN
        with httpx.Client(base_url=self.url, trust_env=False, verify=False, timeout=1) as client:
            while time.monotonic() < end:
                assert self._process is not None and self._process.poll() is None, self.log()
                try:
                    if client.get("/health").is_success:
                        return
                except httpx.HTTPError:
                    time.sleep(0.05)
        self.kill()
        raise AssertionError("the server did not start: " + self.log())

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As when the power goes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As when someone says so."""
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.kill()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.kill()
