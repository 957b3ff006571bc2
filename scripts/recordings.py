"""Records how a table of bots is followed, event by event: the moving pictures of docs/screenshots/.

python -m scripts.recordings          both of them
"""

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.client.conftest import ServerProcess

from scripts.animated_webp import animated
from scripts.screenshots import TARGET, Guest, Json, chromium

QUALITY = 50
DRAWN = 420  # ms after which something that happens is drawn as it should be seen
LONGEST = 1_600  # ms that one picture stands
LAST = 2_500


class Recording(NamedTuple):
    name: str
    game: str
    settings: Json
    round: int  # the first of one's decisions in it is where the recording begins
    frames: int


RECORDINGS = [
    Recording("evolution-round", "evolution", {"viewport": {"width": 960, "height": 600}}, 3, 26),
    Recording("evo-round-phone", "evo", {"viewport": {"width": 390, "height": 760}, "has_touch": True}, 2, 26),
]


def still(session: CDPSession) -> bytes:
    told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(told["data"])


def shown(page: Page) -> str:
    return str(page.evaluate("document.querySelector('[data-showing]')?.dataset.showing ?? ''"))


def record(page: Page, guest: Guest, most: int) -> list[tuple[bytes, int]]:
    """One picture for everything that is shown, until there are enough; one's own moves are the expert's."""
    session = page.context.new_cdp_session(page)
    frames = [(still(session), LONGEST)]
    last, began = "", time.monotonic()
    while len(frames) < most and time.monotonic() - began < 120:
        version = shown(page)
        if version and version != last:
            last = version
            page.wait_for_timeout(DRAWN)
            frames.append((still(session), LONGEST if page.query_selector("[data-moment]") else 2 * DRAWN))
        elif not version:
            guest.move()
            page.wait_for_timeout(100)
    return [*frames[:-1], (frames[-1][0], LAST)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = chromium(playwright)
        try:
            for each in RECORDINGS:
                guest = Guest(server.url, each.game)
                guest.play_until(lambda view, first=each.round: view["round"] >= first)  # type: ignore[misc]  # one argument is asked for
                context = browser.new_context(base_url=server.url, locale="en-GB", **each.settings)
                page = context.new_page()
                page.goto(guest.path)
                page.wait_for_selector(".board [data-piece]")
                page.wait_for_timeout(800)
                size: dict[str, Any] = each.settings["viewport"]
                target = TARGET / f"{each.name}.webp"
                target.write_bytes(animated(record(page, guest, each.frames), size["width"], size["height"]))
                print(f"{target.name}: {target.stat().st_size // 1000} kB", file=sys.stderr)
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
