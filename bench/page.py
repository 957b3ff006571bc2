"""How smoothly a round is shown: times between frames, and listeners, in a real browser at a full table."""

import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright
from scripts.screenshots import chromium
from tests.client.conftest import ServerProcess
from tests.web.pages import open_table_with, send

from bench import results

TITLES = {"evolution": 6, "evo": 5, "s-evolution": 4, "evolutopia": 5}
TARGET = 33.0  # ms, p95
SECONDS = 12  # of each game

# the time since the frame before, for as long as something is shown
WATCH = """() => {
  window.frames_ = [];
  let last = 0;
  const frame = (now) => {
    if (last && document.querySelector("[data-showing]")) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def watch(page: Page, url: str, game: str, seats: int) -> tuple[list[float], int]:
    """Frame times while bots play, and how many listeners there are in the end."""
    table, host, [token] = open_table_with(url, ["Ada"], seats, {}, game=game)
    for seat in range(1, seats):
        send(url, table, host, {"do": "seat-bot", "seat": seat, "bot": "greedy"})
    page.goto(f"/table/{table}#seat=0&token={token}")
    page.click("[data-ready]")
    page.wait_for_selector(".board [data-piece]")
    page.evaluate(WATCH)
    for _ in range(SECONDS * 2):
        play(url, table, token)
        page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    metrics: dict[str, Any] = {
        each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]
    }
    times: list[float] = page.evaluate("window.frames_")
    return sorted(times), int(metrics["JSEventListeners"])


def play(url: str, table: str, token: str) -> None:
    """One's own first move, if one is owed; the bots go on from there."""
    headers = {"Authorization": f"Bearer {token}"}
    update = httpx.get(f"{url}/api/tables/{table}", headers=headers, trust_env=False, verify=False).json()
    if legal := update.get("legal"):
        send(url, table, token, {"do": "play", "moves": [legal[0]]})


def row(game: str, seats: int, times: list[float], listeners: int) -> list[str]:
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    met = "met" if late <= TARGET else "missed"
    return [game, str(seats), str(len(times)), f"{middle:.1f}", f"{late:.1f}", met, str(listeners)]


def measure() -> list[str]:
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), SERVER_NATURE="1")  # the same round every time
        server.start()
        browser = chromium(playwright)
        try:
            for game, seats in TITLES.items():
                context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
                times, listeners = watch(context.new_page(), server.url, game, seats)
                rows.append(row(game, seats, times, listeners))
                context.close()
        finally:
            browser.close()
            server.stop()
    head = ["while a round is shown", "seats", "frames", "p50, ms", "p95, ms", f"target {TARGET:.0f}", "listeners"]
    return [
        "Chromium without a screen draws in software; time between two frames while what happened is shown, calm.",
        "",
        *results.table(head, rows),
    ]
