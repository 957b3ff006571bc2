"""As much of WebDriver BiDi as it takes to look at a page in a browser of the system, Firefox above all."""

import json
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.client.conftest import free_port

NAMES = ("firefox-esr", "firefox")
PATIENCE = 40.0  # seconds


def firefox() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox:
    """One window. `problems` is what the page complained of."""

    def __init__(self, path: str, width: int = 1280, height: int = 800) -> None:
        self._open = ExitStack()
        self._folder = tempfile.TemporaryDirectory()
        self._port = free_port()
        profile = Path(self._folder.name)
        (profile / "user.js").write_text('user_pref("intl.accept_languages", "en-GB");\n', encoding="utf-8")
        size = [f"--width={width}", f"--height={height}"]
        command = [path, "--headless", f"--remote-debugging-port={self._port}", "--profile", str(profile), *size]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._socket = self._reach()
        self._count = 0
        self.problems: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _reach(self) -> ClientConnection:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._open.enter_context(connect(f"ws://127.0.0.1:{self._port}/session", max_size=None))
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """A command and its answer; what the browser says meanwhile is noted."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in ("error", "warn"):
                self.problems.append(str(told["params"]["text"]))
            if told.get("id") == self._count:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """A plain value of the page."""
        target = {"context": self._window}
        answer = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def wait_for(self, expression: str) -> Any:
        end = time.monotonic() + PATIENCE
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < end, f"it did not come true: {expression}"
            time.sleep(0.1)
        return value

    def click(self, selector: str) -> None:
        self.wait_for(f"!!document.querySelector({json.dumps(selector)})")
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait(20)
        self._folder.cleanup()
