"""What a person does on the page, by what they see: for all tests in a browser."""

from collections.abc import Mapping, Sequence
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Locator, expect

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# what the browser itself says of a request that fails; a test that expects one allows it
GONE = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource", "ERR_EMPTY_RESPONSE", "ERR_SOCKET")


class Visitor:
    """Somebody at a browser."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.size = self.page.viewport_size
        self.problems: list[str] = []
        self.may_fail = False
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", self._asked)

    def forget(self) -> list[str]:
        """What went wrong so far; from now on somebody else sits here."""
        problems, self.problems, self.may_fail = self.problems, [], False
        return problems

    def _asked(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _heard(self, message: ConsoleMessage) -> None:
        if "Service Worker registration blocked" in message.text:
            return
        lost = self.may_fail and any(word in message.text for word in GONE)
        if message.type in ("error", "warning") and not lost:
            self.problems.append(f"{message.type}: {message.text}")

    # -- at home --------------------------------------------------------------------------------

    def play_with_bots(self, game: str = "evolution") -> None:
        """Two clicks."""
        self.page.click(f"[data-game={game}]")
        self.page.click("[data-start]")
        self.page.wait_for_selector("[data-what-now]")

    def join_bots(self, game: str = "evolution", seats: int = 4) -> None:
        """The same past the page: for tests of what comes after the start."""
        table, host, [token] = open_table_with(self.url, ["Ann"], seats, {}, game)
        for seat in range(1, seats):
            send(self.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "random"})
        send(self.url, table, token, {"do": "ready"})
        self.page.goto(f"{self.url}/table/{table}#seat=0&token={token}")
        self.page.wait_for_selector("[data-what-now]")

    def open_table(self, game: str = "evolution", name: str = "Ann", seats: int = 3) -> str:
        """A table for friends; returns its address."""
        self.page.click(f"[data-game={game}]")
        self.page.check("input[value=friends]")
        self.page.fill("input[autocomplete=nickname]", name)
        self.page.select_option("select >> nth=0", str(seats))
        self.page.click("[data-start]")
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector("[data-ready]")
        return self.page.url

    # -- in the waiting room --------------------------------------------------------------------

    def sit(self, name: str) -> None:
        self.page.fill("input[autocomplete=nickname]", name)
        self.page.locator("main ol button.main").first.click()
        self.page.wait_for_selector("[data-ready]")

    def ready(self) -> None:
        self.page.click("[data-ready]")

    # -- at the table ---------------------------------------------------------------------------

    @property
    def what_now(self) -> Locator:
        return self.page.locator("[data-what-now]")

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    @property
    def players(self) -> Locator:
        return self.page.locator(".players li")

    def tab(self, name: str) -> None:
        self.page.click(f"#tab-{name}")

    def say(self, text: str) -> None:
        self.tab("chat")
        self.page.locator("[role=tabpanel] form input").fill(text)
        self.page.locator("[role=tabpanel] form button").click()

    def expect_live(self) -> None:
        expect(self.page.locator("[data-live=true]")).to_be_visible()

    # -- past the page: what the same seat does over HTTP ---------------------------------------

    def token(self, seat: int) -> str:
        """The token of a seat that this browser holds; -4 is the host's."""
        held = self.page.evaluate("JSON.parse(localStorage.getItem('speciate.seats'))")
        return next(str(each["token"]) for each in held if each["table"] == self.table and each["seat"] == seat)

    def update(self, seat: int) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token(seat)}"}
        reply = httpx.get(f"{self.url}/api/tables/{self.table}", headers=headers, trust_env=False, verify=False)
        data: dict[str, Any] = reply.json()
        return data

    def play_first(self, seat: int) -> str:
        """Makes the seat's first legal move."""
        move: str = self.update(seat)["legal"][0]
        send(self.url, self.table, self.token(seat), {"do": "play", "moves": [move]})
        return move


_sent = 0


def send(url: str, table: str, token: str, command: dict[str, Any]) -> None:
    global _sent
    _sent += 1
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = {"id": f"test-{_sent}", **command}
    reply = httpx.post(f"{url}/api/tables/{table}/commands", json=body, headers=headers, trust_env=False, verify=False)
    assert reply.json()["ok"], reply.text


def open_table_with(
    url: str,
    names: list[str],
    seats: int,
    options: dict[str, Any],
    game: str = "evolution",
    clock: dict[str, Any] | None = None,
) -> tuple[str, str, list[str]]:
    """A table past the page, its host's token and those of the seats."""
    with httpx.Client(base_url=url, trust_env=False, verify=False) as client:
        asked = {"game": game, "seats": seats, "name": game.title(), "options": options, "clock": clock or {}}
        opened = client.post("/api/tables", json=asked).json()
        path = f"/api/tables/{opened['table']}"
        tokens = [
            client.post(f"{path}/sit", json={"name": name, "seat": seat}).json()["token"]
            for seat, name in enumerate(names)
        ]
    return opened["table"], opened["token"], tokens


# Presses what a board offers until something is on the page: in the page itself, where looking costs next to nothing.
# A move that is on its way is waited for. Who is asked whether they are sure, is; and what a board offered before it
# knew better (it lets the server judge) is answered by a dialog, which is closed; but a board that is told so again and
# again offers something that cannot be done.
PLAY_ON = """async ({ ways, board, until, rests, patience, refusals }) => {
  const pressed = [];
  const cross = () => document.querySelector("dialog:has([data-reason]) .cross");
  const usable = (way) => document.querySelector(`${board} ${way}:not([aria-disabled=true])`);
  const isWanted = (button) => button && !rests[pressed.at(-1)]?.includes(button.dataset.verb);
  const next = () =>
    document.querySelector("dialog [data-go-on]") ??
    cross() ??
    ways.map(usable).find(isWanted);
  let last = performance.now();
  while (!document.querySelector(until) && performance.now() - last < patience && refusals >= 0) {
    const button = document.querySelector(".board[aria-busy=true]") ? null : next();
    if (button) {
      if (button === cross()) refusals -= 1;
      button.click();
      last = performance.now();
      if (button.dataset.verb) pressed.push(button.dataset.verb);
    }
    await new Promise((wake) => setTimeout(wake, 10));
  }
  return pressed;
}"""
STUCK = 60  # seconds in which a board offers nothing
REFUSALS = 20  # in one game


def play_on(
    visitor: Visitor,
    ways: Sequence[str],
    until: str,
    board: str = ".board",
    rests: Mapping[str, Sequence[str]] | None = None,
) -> list[str]:
    """Clicks the first of the ways that the board offers, again and again; tells what was clicked.

    `rests`: verbs that are left alone right after another."""
    begin_to_play(visitor, ways, until, board, rests)
    return what_was_played(visitor, until)


def begin_to_play(
    visitor: Visitor,
    ways: Sequence[str],
    until: str,
    board: str = ".board",
    rests: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """As `play_on`, but while it goes on others can play too."""
    limits = {"patience": STUCK * 1000, "refusals": REFUSALS}
    asked = {"ways": list(ways), "board": board, "until": until, "rests": rests or {}, **limits}
    visitor.page.evaluate(f"(asked) => {{ window.playing = ({PLAY_ON})(asked) }}", asked)


def what_was_played(visitor: Visitor, until: str) -> list[str]:
    pressed: list[str] = visitor.page.evaluate("window.playing")
    # a board may make the only possible move by itself, and ask the same again at once
    expect(visitor.page.locator(until), f"pressed: {pressed}").not_to_have_count(0)
    return pressed


def has_no_sideways_scroll(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def fits(visitor: Visitor) -> bool:
    """Nothing of the page lies outside the window."""
    inside = "((page) => page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight)(document.documentElement)"
    return bool(visitor.page.evaluate(inside))


# the key that leads on to an element, or "" where the focus is on it
NEXT_KEY = """(selector) => {
  const here = document.activeElement;
  if (here.matches(selector)) return "";
  // a row that is one stop of the Tab key holds it: on with the arrows
  const row = here.closest("ul")?.querySelectorAll(selector) ?? [];
  return [...row].some((button) => button.tabIndex < 0) ? "ArrowRight" : "Tab";
}"""


def tab_to(visitor: Visitor, selector: str, most: int = 60) -> None:
    """Goes to an element as whoever has only a keyboard does: Tab from stop to stop, arrows within a row."""
    for _ in range(most):
        key = visitor.page.evaluate(NEXT_KEY, selector)
        if not key:
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached by keyboard")
