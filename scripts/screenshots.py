"""Takes the pictures of docs/screenshots/ from the built page, on a server of its own, in a real browser.

python -m scripts.screenshots
"""

import base64
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from tests.client.conftest import ServerProcess
from tests.web.conftest import NAMES
from tests.web.pages import PHONE, open_table_with, send

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs/screenshots"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
QUALITY = 85
ROUND = 4  # when the table is worth looking at
SEATS = 4

Json = dict[str, Any]


class Guest:
    """Seat 0 of a table, which plays what a bot would."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table, host, [self.token] = open_table_with(url, ["Ada"], SEATS, {})
        for seat in range(1, SEATS):
            send(url, self.table, host, {"do": "seat-bot", "seat": seat, "bot": "greedy"})
        send(url, self.table, self.token, {"do": "ready", "ready": True})
        self.client = httpx.Client(base_url=f"{url}/api/tables/{self.table}", trust_env=False, timeout=30)

    def ask(self, method: str, path: str) -> Json:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer: Json = self.client.request(method, path, headers=headers, json={}).json()
        return answer

    def play_until_feeding(self) -> None:
        """Up to the first meal of a later round."""
        while True:
            seen = self.ask("GET", "")
            view = seen["view"]
            if view is None or 0 not in seen["table"]["waiting"]:
                time.sleep(0.05)
                continue
            if view["round"] >= ROUND and view["phase"] == "feed":
                return
            move = self.ask("POST", "/hint")["move"]
            send(self.url, self.table, self.token, {"do": "play", "moves": [move]})

    @property
    def path(self) -> str:
        return f"/table/{self.table}#seat=0&token={self.token}"


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(600)  # pictures and letters are there
    data = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    target = TARGET / f"{name}.webp"
    target.write_bytes(base64.b64decode(data["data"]))
    print(f"{target.name}: {target.stat().st_size // 1000} kB", file=sys.stderr)


def take(browser: Browser, url: str, name: str, path: str, ready: str, **settings: Any) -> None:
    context = browser.new_context(base_url=url, reduced_motion="reduce", **settings)
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector(ready)
    save(page, name)
    context.close()


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    path = next(found for name in NAMES if name and (found := shutil.which(name)))
    english, french = {"locale": "en-GB"}, {"locale": "fr-FR"}
    dark = {"color_scheme": "dark"}
    try:
        guest = Guest(server.url)
        guest.play_until_feeding()
        shots: list[tuple[str, str, str, Json]] = [
            ("home-desk-en", "/", "[data-game=evolution]", {**DESK, **english}),
            ("home-phone-fr-dark", "/", "[data-game=evolution]", {**PHONE, **french, **dark}),
            ("table-desk-en", guest.path, "[data-verb]", {**DESK, **english}),
            ("table-desk-fr-dark", guest.path, "[data-verb]", {**DESK, **french, **dark}),
            ("table-phone-en", guest.path, "[data-verb]", {**PHONE, **english}),
            ("learn-desk-fr", "/learn/evolution?step=9", "[data-here]", {**DESK, **french}),
            ("learn-phone-en-dark", "/learn/evolution?step=8", "[data-here]", {**PHONE, **english, **dark}),
        ]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            for name, where, ready, settings in shots:
                take(browser, server.url, name, where, ready, **settings)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
