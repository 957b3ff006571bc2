"""What a person does on the page, by what they see: for all tests in a browser."""

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
        self.problems: list[str] = []
        self.may_fail = False
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", self._asked)

    def _asked(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _heard(self, message: ConsoleMessage) -> None:
        lost = self.may_fail and any(word in message.text for word in GONE)
        if message.type in ("error", "warning") and not lost:
            self.problems.append(f"{message.type}: {message.text}")

    # -- at home --------------------------------------------------------------------------------

    def play_with_bots(self, game: str = "evolution") -> None:
        """Two clicks."""
        self.page.click(f"[data-game={game}]")
        self.page.click("[data-start]")
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
        reply = httpx.get(f"{self.url}/api/tables/{self.table}", headers=headers, trust_env=False)
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
    reply = httpx.post(f"{url}/api/tables/{table}/commands", json=body, headers=headers, trust_env=False)
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
    with httpx.Client(base_url=url, trust_env=False) as client:
        asked = {"game": game, "seats": seats, "name": game.title(), "options": options, "clock": clock or {}}
        opened = client.post("/api/tables", json=asked).json()
        path = f"/api/tables/{opened['table']}"
        tokens = [
            client.post(f"{path}/sit", json={"name": name, "seat": seat}).json()["token"]
            for seat, name in enumerate(names)
        ]
    return opened["table"], opened["token"], tokens


def has_no_sideways_scroll(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def fits(visitor: Visitor) -> bool:
    """Nothing of the page lies outside the window."""
    return has_no_sideways_scroll(visitor) and bool(
        visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    )


def tab_to(visitor: Visitor, selector: str, most: int = 60) -> None:
    """Goes to an element as whoever has only a keyboard does: Tab from stop to stop, arrows within a row."""
    reached = f"document.activeElement.matches({selector!r})"
    # a row that is one stop of the Tab key holds it: on with the arrows
    row = f"document.activeElement.closest('ul')?.querySelectorAll({selector!r})"
    near = f"[...({row} ?? [])].some((button) => button.tabIndex < 0)"
    for _ in range(most):
        if visitor.page.evaluate(reached):
            return
        visitor.page.keyboard.press("ArrowRight" if visitor.page.evaluate(near) else "Tab")
    raise AssertionError(f"{selector} is not reached by keyboard")
