"""What the page costs: bytes over the wire, and what a browser keeps, so that it starts without a network."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.extent import tell
from tests.web.conftest import NewVisitor

HOME = 130_000
TABLE = 180_000


class Meter:
    """Counts what a page receives, headers and all."""

    def __init__(self, page: Page) -> None:
        self._addresses: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        session: CDPSession = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda told: self._ask(told["requestId"], told["request"]["url"]))
        session.on("Network.loadingFinished", lambda told: self._add(told["requestId"], told["encodedDataLength"]))
        session.on("Network.webSocketFrameReceived", lambda told: self._add("socket", told["response"]["payloadData"]))

    def _ask(self, request: str, address: str) -> None:
        self._addresses[request] = address

    def _add(self, request: str, size: float | str) -> None:
        address = self._addresses.get(request, request)
        self.sizes[address] = self.sizes.get(address, 0) + (len(size) if isinstance(size, str) else int(size))

    @property
    def total(self) -> int:
        return sum(self.sizes.values())


def test_home_is_light(visit: NewVisitor) -> None:
    ann = visit("/health", fresh=True)
    meter = Meter(ann.page)
    ann.page.goto("/")
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.page.wait_for_load_state("networkidle")
    tell(home=meter.total)
    assert 50_000 < meter.total <= HOME, meter.sizes


@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia"])
def test_a_table_is_light(visit: NewVisitor, game: str) -> None:
    """Opened by its link, with nothing in the browser yet."""
    ann = visit("about:blank")
    ann.join_bots(game)
    ann.page.wait_for_selector(".what.mine")  # what the bots do before it would be counted, or not
    guest = visit("/health", fresh=True)
    meter = Meter(guest.page)
    guest.page.goto(f"/table/{ann.table}")
    guest.page.wait_for_selector(".board [data-piece]")
    guest.page.wait_for_load_state("networkidle")
    tell(table=meter.total, socket=meter.sizes.get("socket", 0))
    assert 80_000 < meter.total <= TABLE, meter.sizes


def test_what_has_not_changed_is_not_sent_again(visit: NewVisitor) -> None:
    ann = visit(fresh=True)
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.page.wait_for_load_state("networkidle")
    meter = Meter(ann.page)
    ann.page.goto("/?again")
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.page.wait_for_load_state("networkidle")
    assert meter.total < 10_000, meter.sizes


def test_without_a_network_lessons_and_rules_go_on_and_tables_say_what_they_need(visit: NewVisitor) -> None:
    ann = visit(service_workers="allow", fresh=True)
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.page.evaluate(
        """async () => {
          const { active } = await navigator.serviceWorker.ready;
          active.postMessage({ keep: ["/api/games/evolution/words?lang=en"] });
          const kept = await caches.open("speciate");
          const files = await (await fetch("/files.json")).json();
          while ((await kept.keys()).filter(({ url }) => url.includes("/assets/")).length < files.length)
            await new Promise((wake) => setTimeout(wake, 50));
          while (!(await kept.match("/api/games/evolution/words?lang=en")))
            await new Promise((wake) => setTimeout(wake, 50));
        }"""
    )
    ann.page.reload()
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.may_fail = True
    documentation = ann.page.goto("/docs")
    assert documentation is not None and not documentation.from_service_worker, "it would be kept as the page"
    ann.context.set_offline(True)
    ann.page.goto("/")
    expect(ann.page.locator("[data-game=evolution]")).to_be_visible()
    expect(ann.page.locator("[data-offline]")).to_be_visible()
    ann.page.goto("/learn/evolution")
    expect(ann.page.locator(".board [data-piece]").first).to_be_visible()
    ann.page.goto("/rules/evolution")
    expect(ann.page.locator("main")).to_contain_text("Carnivore")
    ann.context.set_offline(False)
    ann.page.goto("/")
    expect(ann.page.locator("[data-offline]")).to_have_count(0)
