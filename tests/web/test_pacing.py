"""Who follows a game keeps the say: what is shown can be skipped, takes no choice away, and leaves nothing behind."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, open_table_with, send
from tests.web.test_showing import HURRY

# a page on which time hardly passes: what is shown stays until it is skipped
LINGER = HURRY.replace("ms / 20", "ms * 100")
# a finger drawn over an element
SWIPE = """(element) => {
  const touch = (x) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })];
  element.dispatchEvent(new TouchEvent("touchstart", { changedTouches: touch(300), bubbles: true }));
  element.dispatchEvent(new TouchEvent("touchend", { changedTouches: touch(200), bubbles: true }));
}"""
# notes down, for all that is shown, whether one could choose meanwhile
WATCH = """() => {
  window.free = [];
  new MutationObserver(() => {
    const shown = document.querySelector("[data-showing]")?.dataset.showing;
    if (!shown || window.free.at(-1)?.[0] === shown) return;
    window.free.push([shown, document.querySelectorAll(".hand [data-verb=food]:not([aria-disabled=true])").length]);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def seated(visit: NewVisitor, seats: int, people: int = 1, **settings: Any) -> tuple[Visitor, str, list[str]]:
    """Ann is about to choose in a game of Evolution that she is shown calmly; bots where no people are."""
    ann = visit("about:blank", speed="calm", fresh=True, **settings)
    table, host, tokens = open_table_with(ann.url, ["Ann", "Bo", "Cy"][:people], seats, {})
    for seat in range(people, seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "random"})
    for token in tokens:
        send(ann.url, table, token, {"do": "ready"})
    ann.page.goto(f"{ann.url}/table/{table}#seat=0&token={tokens[0]}")
    ann.page.wait_for_selector(".hand [data-verb=food]")
    return ann, table, tokens


Skip = Callable[[Page, Locator], None]


def click(_: Page, over: Locator) -> None:
    over.click(position={"x": 8, "y": 8})


def press_space(page: Page, _: Locator) -> None:
    page.keyboard.press("Space")


def swipe(_: Page, over: Locator) -> None:
    over.evaluate(SWIPE)


@pytest.mark.parametrize("skip", [click, press_space, swipe])
def test_what_is_shown_can_be_skipped(visit: NewVisitor, skip: Skip) -> None:
    ann, _, _ = seated(visit, 4, **(PHONE if skip is swipe else {}))
    ann.page.add_init_script(LINGER)
    ann.page.reload()
    ann.page.locator(".hand [data-verb=food]").first.click()
    over = ann.page.locator("[data-showing]")
    over.wait_for()
    while ann.update(0)["table"]["waiting"] != [0]:
        ann.page.wait_for_timeout(50)  # until nothing new comes
    ann.page.wait_for_timeout(200)
    assert over.count() == 1
    skip(ann.page, over)
    assert over.count() == 0, "at once"


def test_what_others_do_meanwhile_is_shown_and_takes_no_choice_away(visit: NewVisitor) -> None:
    ann, table, tokens = seated(visit, 3, people=3)
    ann.page.evaluate(WATCH)
    cards = ann.page.locator(".hand [data-verb=food]").count()
    for seat in (1, 2):
        send(ann.url, table, tokens[seat], {"do": "play", "moves": [legal(ann, table, tokens[seat])]})
        ann.page.wait_for_function(f"() => free.length === {seat}")
    assert [free for _, free in ann.page.evaluate("free")] == [cards, cards]
    ann.page.locator(".hand [data-verb=food]").first.click()  # through what is shown
    expect(ann.page.locator(".hand [data-verb=food]")).to_have_count(0)


def legal(ann: Visitor, table: str, token: str) -> str:
    headers = {"Authorization": f"Bearer {token}"}
    code: str = ann.context.request.get(f"{ann.url}/api/tables/{table}", headers=headers).json()["legal"][0]
    return code


@pytest.mark.long
def test_listeners_do_not_pile_up_while_rounds_are_shown(visit: NewVisitor) -> None:
    """Six players, everything shown: after some rounds as many wait for clicks as the pieces need."""
    ann, table, (token,) = seated(visit, 6)
    session = ann.context.new_cdp_session(ann.page)
    session.send("Performance.enable")
    ann.page.add_init_script(HURRY)
    ann.page.reload()
    ann.page.wait_for_selector(".hand [data-verb=food]")

    def listeners() -> tuple[int, int]:
        session.send("HeapProfiler.collectGarbage")
        found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        return int(found["JSEventListeners"]), ann.page.locator("[data-verb], button").count()

    before, pieces = listeners()
    rounds = 1
    while rounds < 3:
        update = ann.update(0)
        rounds = update["view"]["round"]
        if legal := update.get("legal"):
            send(ann.url, table, token, {"do": "play", "moves": [legal[-1]]})
    ann.page.wait_for_selector(".what.mine", timeout=60_000)
    after, pieces_then = listeners()
    assert after < before + 4 * max(0, pieces_then - pieces) + 150, (before, pieces, after, pieces_then)
