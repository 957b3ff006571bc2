"""How smoothly a round is shown: times between frames, and listeners, in a real browser at a full table."""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, sync_playwright
from scripts.screenshots import chromium
from tests.client.conftest import ServerProcess
from tests.web.pages import open_table_with, send

from bench import results

TITLES = {"evolution": 6, "evo": 5, "s-evolution": 4, "evolutopia": 5}
TARGET = 33.0  # ms, p95
SECONDS = 8  # of each game in each round
ROUNDS = 3  # of all games in turn: what else the machine does meanwhile hits one of them, not one game
CONTROL = "a moving square, nothing else"
LATE = 1.5 * 1000 / 60  # ms: at least one frame was left out

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


# what this machine can do at best: a page without work that moves something
SQUARE = """() => {
  document.body.innerHTML = "<div data-showing style='width: 80px; height: 80px; background: teal'></div>";
  const way = [{ transform: "none" }, { transform: "translateX(800px)" }];
  document.body.firstChild.animate(way, { duration: 1000, iterations: Infinity });
}"""


class Shown(NamedTuple):
    """Times between frames, and how many listeners there were in the end."""

    times: list[float]
    listeners: int

    def at(self, share: float) -> float:
        return self.times[int(len(self.times) * share)]


def watch_square(page: Page) -> Shown:
    page.evaluate(SQUARE)
    page.evaluate(WATCH)
    page.wait_for_timeout(SECONDS * 1000)
    return Shown(sorted(page.evaluate("window.frames_")), 0)


def watch(page: Page, url: str, game: str, seats: int) -> Shown:
    """While bots play."""
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
    return Shown(sorted(page.evaluate("window.frames_")), int(metrics["JSEventListeners"]))


def play(url: str, table: str, token: str) -> None:
    """One's own first move, if one is owed; the bots go on from there."""
    headers = {"Authorization": f"Bearer {token}"}
    update = httpx.get(f"{url}/api/tables/{table}", headers=headers, trust_env=False, verify=False).json()
    if legal := update.get("legal"):
        send(url, table, token, {"do": "play", "moves": [legal[0]]})


def row(game: str, seats: int, rounds: list[Shown]) -> list[str]:
    frames = [time for shown in rounds for time in shown.times]
    ends = [shown.at(0.95) for shown in rounds]
    late = sum(time > LATE for time in frames) / len(frames)
    met = "" if game == CONTROL else "met" if median(ends) <= TARGET else "missed"
    middle = median(shown.at(0.5) for shown in rounds)
    said = f"{median(ends):.1f} ({min(ends):.1f} to {max(ends):.1f})"
    listeners = str(rounds[-1].listeners or "")
    return [game, str(seats or ""), str(len(frames)), f"{middle:.1f}", said, met, f"{late:.1%}", listeners]


def stolen() -> tuple[int, int]:
    """Of all time of the processors since the machine started, in ticks: what its host gave to others; and all."""
    try:
        ticks = [int(each) for each in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:  # only Linux tells
        return 0, 1
    return ticks[7], sum(ticks)


def measure() -> list[str]:
    shown: dict[str, list[Shown]] = {game: [] for game in (CONTROL, *TITLES)}
    before = stolen()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), SERVER_NATURE="1")  # the same round every time
        server.start()
        browser = chromium(playwright)
        try:
            for game in [*shown] * ROUNDS:
                context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
                page = context.new_page()
                look = watch_square(page) if game == CONTROL else watch(page, server.url, game, TITLES[game])
                shown[game].append(look)
                context.close()
        finally:
            browser.close()
            server.stop()
    taken, passed = (now - then for now, then in zip(stolen(), before, strict=True))
    head = ["while a round is shown", "seats", "frames", "p50, ms", "p95, ms", f"target {TARGET:.0f}", "late"]
    return [
        "Chromium without a screen draws in software; time between two frames while what happened is shown, calm. "
        f"Medians of {ROUNDS} rounds of all games in turn; late is a frame before which another was left out. "
        f"Meanwhile the machine's host gave {taken / max(1, passed):.0%} of its processors' time to others.",
        "",
        *results.table(
            [*head, "listeners"], [row(game, TITLES.get(game, 0), rounds) for game, rounds in shown.items()]
        ),
    ]
