"""Takes Evo's pictures of docs/screenshots/: a table of four in the fifth round, one's own dino in the hand.

python -m scripts.screenshots_evo
"""

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from tests.client.conftest import ServerProcess
from tests.web.conftest import NAMES
from tests.web.pages import PHONE, open_table_with, send

from scripts.screenshots import DESK, TARGET, save

SEATS = 4
ROUND = 5  # when herds and portraits are worth looking at
PEOPLE = ["Ada", "Bruno", "Chloé", "Dmitri"]

Json = dict[str, Any]


class Herd:
    """A table at which all play what a bot would, until it is Ada's turn to move."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table, _, self.tokens = open_table_with(url, PEOPLE, SEATS, {}, game="evo")
        for token in self.tokens:
            send(url, self.table, token, {"do": "ready", "ready": True})
        self.client = httpx.Client(base_url=f"{url}/api/tables/{self.table}", trust_env=False, timeout=30)

    def ask(self, seat: int, method: str, path: str) -> Json:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer: Json = self.client.request(method, path, headers=headers, json={}).json()
        return answer

    def play_until_moving(self) -> None:
        while True:
            seen = self.ask(0, "GET", "")
            waiting = seen["table"]["waiting"]
            if not waiting:
                time.sleep(0.05)
                continue
            view = seen["view"]
            if view["round"] >= ROUND and view["phase"] == "movement" and not view["asking"] and waiting == [0]:
                return
            move = self.ask(waiting[0], "POST", "/hint")["move"]
            send(self.url, self.table, self.tokens[waiting[0]], {"do": "play", "moves": [move]})

    @property
    def path(self) -> str:
        return f"/table/{self.table}#seat=0&token={self.tokens[0]}"


def take(browser: Browser, herd: Herd, name: str, **settings: Any) -> None:
    context = browser.new_context(base_url=herd.url, reduced_motion="reduce", **settings)
    page = context.new_page()
    page.goto(herd.path)
    page.wait_for_selector("[data-verb=dino]")
    page.locator("[data-verb=dino]").last.click()
    page.mouse.move(5, 5)
    save(page, name)
    context.close()


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    path = next(found for name in NAMES if name and (found := shutil.which(name)))
    try:
        herd = Herd(server.url)
        herd.play_until_moving()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            take(browser, herd, "evo-desk-en", locale="en-GB", **DESK)
            take(browser, herd, "evo-desk-fr-dark", locale="fr-FR", color_scheme="dark", **DESK)
            take(browser, herd, "evo-phone-en", locale="en-GB", **PHONE)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
