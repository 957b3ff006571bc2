"""Takes Evolutopia's pictures of docs/screenshots/, as scripts/screenshots.py takes the others.

python -m scripts.screenshots_evolutopia
"""

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright
from tests.client.conftest import ServerProcess
from tests.web.conftest import NAMES
from tests.web.pages import PHONE, open_table_with, send

from scripts.screenshots import DESK, TARGET, take

GAME = "evolutopia"
SEATS = 3
BUILT = 4  # evolutions in place: the city has begun to recover
PLACING = "[data-verb=build]"

Json = dict[str, Any]


def play(url: str, level: str) -> str:
    """Plays what a bot would until an evolution is placed in a city worth looking at; its address."""
    table, host, [token] = open_table_with(url, ["Ada"], SEATS, {"level": level}, game=GAME)
    for seat in range(1, SEATS):
        send(url, table, host, {"do": "seat-bot", "seat": seat, "bot": "greedy"})
    send(url, table, token, {"do": "ready", "ready": True})
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{url}/api/tables/{table}", trust_env=False, timeout=60, headers=headers) as client:
        while True:
            seen: Json = client.get("").json()
            view = seen["view"]
            if view is not None and view["phase"] == "over":
                return play(url, level)
            if view is None or 0 not in seen["table"]["waiting"]:
                time.sleep(0.05)
            elif is_worth_a_picture(view):
                return f"/table/{table}#seat=0&token={token}"
            else:
                send(url, table, token, {"do": "play", "moves": [client.post("/hint", json={}).json()["move"]]})


def is_worth_a_picture(view: Json) -> bool:
    built = sum(1 for content in view["squares"].values() if content.startswith("e"))
    return view["steps"][-1] == "build" and built >= BUILT and view["crisis"] is not None


def main() -> None:
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    path = next(found for name in NAMES if name and (found := shutil.which(name)))
    english, french = {"locale": "en-GB"}, {"locale": "fr-FR", "color_scheme": "dark"}
    try:
        where = play(server.url, "1")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            for name, settings in (
                ("desk-en", {**DESK, **english}),
                ("desk-fr-dark", {**DESK, **french}),
                ("phone-en", {**PHONE, **english}),
            ):
                take(browser, server.url, f"{GAME}-{name}", where, PLACING, **settings)
            browser.close()
    finally:
        server.stop()
        print(f"in {TARGET}")


if __name__ == "__main__":
    main()
