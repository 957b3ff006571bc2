"""`speciate serve` and `speciate admin` as processes of their own: nothing is known of them but what they say."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.server.postgres import free_port

STARTED_WITHIN = 60.0  # seconds, on a busy machine
STOPPED_WITHIN = 40.0
COMMAND = [sys.executable, "-W", "ignore", "-m", "speciate.cli"]
SETTINGS = {
    "SPECIATE_GENEROSITY": "1000",
    "SPECIATE_BOT_SECONDS": "1",
    "SPECIATE_BOT_WORKERS": "1",
    "SPECIATE_LOG_LEVEL": "warning",
}
LOOK = 0.05  # seconds between two looks at a server's health


class Served:
    """A server on a database. Its address stays the same however often it is stopped and started."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        flags = ["--port", str(self.port), "--database", self.database]
        with self._log.open("ab") as out:
            process = subprocess.Popen([*COMMAND, "serve", *flags], env=os.environ | SETTINGS, stdout=out, stderr=out)
        self._process = process
        end = time.monotonic() + STARTED_WITHIN
        while time.monotonic() < end:
            assert process.poll() is None, "the server did not start: " + self.log()
            try:
                if httpx.get(f"{self.url}/health", trust_env=False, verify=False, timeout=2).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(LOOK)
        raise AssertionError("the server did not start: " + self.log())

    def stop(self) -> float:
        """As when its machine is shut down; returns how many seconds it took."""
        assert self._process is not None
        start = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(STOPPED_WITHIN)
        self._process = None
        return time.monotonic() - start

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def log(self) -> str:
        """The end of what it said."""
        return self._log.read_text(encoding="utf-8", errors="replace")[-4000:]


class Said(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    text: str


def admin(*arguments: str) -> Said:
    done = subprocess.run([*COMMAND, "admin", *arguments], check=False, capture_output=True, timeout=300)
    return Said(done.returncode, (done.stdout + done.stderr).decode())


def verify(database: str) -> Said:
    return admin("verify", "--database", database)


class HealthWatch:
    """Asks a server again and again whether it lives and whether it is ready, as whoever runs it would."""

    def __init__(self, url: str) -> None:
        self.slowest = 0.0  # seconds for an answer, of either question
        self.lifeless = 0  # answers to /health other than 200, and answers that did not come
        self.unready = 0  # answers to /ready that were 503
        self.strange: set[int] = set()  # other answers to /ready
        self._url = url
        self._ready = threading.Event()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> "HealthWatch":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        self._thread.join()

    def until_ready(self, within: float) -> float | None:
        """Waits until it says that it is; returns the seconds, None when that was too long."""
        start = time.monotonic()
        self._ready.clear()
        return time.monotonic() - start if self._ready.wait(within) else None

    def until_unready(self, within: float) -> bool:
        before, end = self.unready, time.monotonic() + within
        while self.unready == before and time.monotonic() < end:
            time.sleep(LOOK / 2)
        return self.unready > before

    def _look(self) -> None:
        with httpx.Client(base_url=self._url, trust_env=False, verify=False, timeout=5) as http:
            while not self._ending.wait(LOOK):
                self.lifeless += self._ask(http, "/health") != 200
                status = self._ask(http, "/ready")
                if status == 200:
                    self._ready.set()
                elif status == 503:
                    self.unready += 1
                else:
                    self.strange.add(status)

    def _ask(self, http: httpx.Client, path: str) -> int:
        start = time.monotonic()
        try:
            return http.get(path).status_code
        except httpx.HTTPError:
            return 0
        finally:
            self.slowest = max(self.slowest, time.monotonic() - start)
