"""A hundred hostile strings in titles, names and talk: none runs, none breaks the layout."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor
from tests.web.hostile import HOSTILE
from tests.web.pages import PHONE, Visitor, fits, has_no_sideways_scroll, send

SEATS = 6

WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));
"""


class Planted:
    """Where the strings were put: those that the server takes as names and titles, and all of them in talk."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, trust_env=False, verify=False)
        self.url = url
        self.used: set[str] = set()
        self.rooms: list[str] = []
        self.games: list[str] = []

    def open(self, titles: list[str], names: list[str]) -> None:
        """A public table called by the first title that is taken, with people called by the names."""
        table = token = ""
        for title in titles:
            body = {"game": "evolution", "seats": SEATS, "name": title[:30], "public": True}
            reply = self.client.post("/api/tables", json=body)
            if reply.status_code == 201:
                self.used.add(title)
                table, token = reply.json()["table"], reply.json()["token"]
        seated = []
        for name in names:
            reply = self.client.post(f"/api/tables/{table}/sit", json={"name": name[:30]})
            if reply.status_code == 201:
                self.used.add(name)
                seated.append(reply.json()["token"])
        if len(seated) == SEATS:
            for seat in seated:
                send(self.url, table, seat, {"do": "ready"})
            self.games.append(table)
        else:
            for seat in range(len(seated), SEATS - 1):
                send(self.url, table, token, {"do": "seat-bot", "seat": seat, "bot": "random"})
            self.rooms.append(table)


@pytest.fixture(scope="module")
def planted(server: ServerProcess) -> Iterator[Planted]:
    found = Planted(server.url)
    for first in range(0, len(HOSTILE), SEATS):
        part = HOSTILE[first : first + SEATS]
        found.open(part, part)
    for number, text in enumerate(HOSTILE):
        for table in found.games[:1] if number % 10 else [found.games[0], found.rooms[0]]:
            body = {"do": "chat", "id": f"say-{number}", "text": text}
            assert found.client.post(f"/api/tables/{table}/commands", json=body).json()["ok"], text
        found.used.add(text)
    yield found
    found.client.close()


def expect_unhurt(visitor: Visitor) -> None:
    page = visitor.page
    assert page.evaluate("window.hurt") is None
    assert page.evaluate("window.violations") == [], "nothing even tried"
    assert page.evaluate("document.querySelectorAll('iframe, object, embed, base, main script, main img').length") == 0


@pytest.mark.parametrize("settings", [pytest.param({}, marks=pytest.mark.long), PHONE], ids=["desk", "phone"])
def test_hostile_strings_run_nowhere_and_break_no_layout(
    visit: NewVisitor, planted: Planted, settings: dict[str, object]
) -> None:
    assert len(HOSTILE) == 100 == len(set(HOSTILE)) == len(planted.used)
    ann = visit("about:blank", script=WATCH, **settings)

    ann.page.goto(f"{ann.url}/")
    expect(ann.page.locator("section[aria-labelledby=open-tables] li").nth(20)).to_be_attached()
    assert has_no_sideways_scroll(ann)
    expect_unhurt(ann)

    ann.page.goto(f"{ann.url}/table/{planted.rooms[0]}")
    expect(ann.page.locator(".messages p").nth(9)).to_be_attached()
    assert has_no_sideways_scroll(ann)
    expect_unhurt(ann)

    ann.page.goto(f"{ann.url}/table/{planted.games[0]}")
    ann.page.wait_for_selector("[data-what-now]")
    if settings:
        ann.page.locator("nav.tabs button").nth(1).click()
    else:
        ann.tab("chat")
    expect(ann.page.locator(".messages p").nth(99)).to_be_attached()
    assert fits(ann)
    expect_unhurt(ann)

    for table in planted.games[1:3]:
        ann.page.goto(f"{ann.url}/table/{table}")
        ann.page.wait_for_selector("[data-what-now]")
        assert fits(ann)
        expect_unhurt(ann)
