"""Takes the pictures of docs/screenshots/ from the built page, on a server of its own, in a real browser.

python -m scripts.screenshots          all of them
python -m scripts.screenshots GAME     those of a game's own board
"""

import base64
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.client.conftest import ServerProcess
from tests.web.conftest import NAMES
from tests.web.pages import PHONE, open_table_with, send

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs/screenshots"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
QUALITY = 60  # no difference is seen, and they are part of every package
WIDEST = 960  # pixels: as wide as a document shows them
ROUND = 4  # when the table is worth looking at
SEATS = 4

Json = dict[str, Any]
Shot = tuple[str, str, str, Json]  # its name, where it is, what must be there, and in which browser

ENGLISH: Json = {"locale": "en-GB"}
FRENCH: Json = {"locale": "fr-FR"}
DARK: Json = {"color_scheme": "dark"}


class Guest:
    """Seat 0 of a table, which plays what a bot would."""

    def __init__(self, url: str, game: str = "evolution") -> None:
        self.url = url
        self.table, host, [self.token] = open_table_with(url, ["Ada"], SEATS, {}, game=game)
        for seat in range(1, SEATS):
            send(url, self.table, host, {"do": "seat-bot", "seat": seat, "bot": "greedy"})
        send(url, self.table, self.token, {"do": "ready", "ready": True})
        self.client = httpx.Client(base_url=f"{url}/api/tables/{self.table}", trust_env=False, timeout=30)

    def ask(self, method: str, path: str) -> Json:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer: Json = self.client.request(method, path, headers=headers, json={}).json()
        return answer

    def play_until(self, is_ready: Callable[[Json], bool]) -> None:
        """Up to the first of one's decisions at which the view is worth a picture."""
        while True:
            seen = self.ask("GET", "")
            view = seen["view"]
            if view is None or 0 not in seen["table"]["waiting"]:
                time.sleep(0.05)
                continue
            if is_ready(view):
                return
            self.move()

    def move(self) -> None:
        """What the expert would do, if it is one's turn."""
        if 0 in self.ask("GET", "")["table"]["waiting"]:
            move = self.ask("POST", "/hint")["move"]
            send(self.url, self.table, self.token, {"do": "play", "moves": [move]})

    @property
    def path(self) -> str:
        return f"/table/{self.table}#seat=0&token={self.token}"


def chromium(playwright: Playwright) -> Browser:
    path = next(found for name in NAMES if name and (found := shutil.which(name)))
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(600)  # pictures and letters are there
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": min(1.0, WIDEST / size["width"])}
    settings = {"format": "webp", "quality": QUALITY, "clip": clip}
    data = page.context.new_cdp_session(page).send("Page.captureScreenshot", settings)
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


# -- what is worth a picture, by game ------------------------------------------------------------------


def is_feeding(view: Json) -> bool:
    """Evolution: the first meal of a later round."""
    return bool(view["round"] >= ROUND and view["phase"] == "feed")


def is_trick(view: Json) -> bool:
    """S-Evolution: a trick with a set colour, and cards to choose from."""
    hand = view["players"][0]["hand"]
    return bool(view["round"] >= ROUND and view["phase"] == "play" and view["colour"] and len(hand) > 2)


READY: dict[str, Callable[[Json], bool]] = {"s-evolution": is_trick}


def board_shots(url: str, game: str) -> list[Shot]:
    guest = Guest(url, game)
    guest.play_until(READY[game])
    return [
        (f"{game}-desk-en", guest.path, "[data-verb]", {**DESK, **ENGLISH}),
        (f"{game}-desk-fr-dark", guest.path, "[data-verb]", {**DESK, **FRENCH, **DARK}),
        (f"{game}-phone-en", guest.path, "[data-verb]", {**PHONE, **ENGLISH}),
    ]


def page_shots(url: str) -> list[Shot]:
    """The home screen, Evolution's table and its tutorial."""
    guest = Guest(url)
    guest.play_until(is_feeding)
    return [
        ("home-desk-en", "/", "[data-game=evolution]", {**DESK, **ENGLISH}),
        ("home-phone-fr-dark", "/", "[data-game=evolution]", {**PHONE, **FRENCH, **DARK}),
        ("table-desk-en", guest.path, "[data-verb]", {**DESK, **ENGLISH}),
        ("table-desk-fr-dark", guest.path, "[data-verb]", {**DESK, **FRENCH, **DARK}),
        ("table-phone-en", guest.path, "[data-verb]", {**PHONE, **ENGLISH}),
        ("learn-desk-fr", "/learn/evolution?step=9", "[data-here]", {**DESK, **FRENCH}),
        ("learn-phone-en-dark", "/learn/evolution?step=8", "[data-here]", {**PHONE, **ENGLISH, **DARK}),
    ]


def main(games: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    try:
        shots = [] if games else page_shots(server.url)
        for game in games or READY:
            shots += board_shots(server.url, game)
        with sync_playwright() as playwright:
            browser = chromium(playwright)
            for name, where, ready, settings in shots:
                take(browser, server.url, name, where, ready, **settings)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
