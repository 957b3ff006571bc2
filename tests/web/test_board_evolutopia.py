"""Evolutopia's board in a browser: a game by clicks, every number of players, keys alone, a phone, French, axe."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, fits, open_table_with, play_on, send, tab_to
from tests.web.test_access import check

GAME = "evolutopia"
ROOT = Path(__file__).parents[2]
RECORD = next((ROOT / "tests/golden/evolutopia").rglob("3-greedy.jsonl"))
# one nuisance beside the town hall, and one indicator to raise: a game that ends soon, by all its steps
SHORT = {"level": "own", "own_nuisances": 4, "target": 6, "target_count": 1}
SETTLED = 10

# what is clicked, the first that is there; whoever has an expert in hand puts it to work before anything else
BOARD = ".board .topia-art"
WAYS = (
    "[data-verb=put]",
    "[data-verb=build]",
    "[data-verb=confirm]",
    "[data-verb=open]",
    "[data-verb^=expert-]",
    "[data-verb=done]",
    "[data-verb=place]",
    "[data-verb=study]",
    "[data-verb=start]",
    "[data-verb=draw]",
    "[data-verb=leave]",
    "[data-verb=option]",
    "[data-verb=block]",
    "[data-move='act inaugurate']",
    "[data-verb=short-start]",
    "[data-verb=short-recruit]",
    "[data-verb=short-choose]",
    "[data-verb=manage]",
    "[data-verb=end]",
    "[data-verb]:not([data-verb=use]):not([data-verb=copy]):not([data-verb=play])",
)
# pieces of the board that lie outside it, and buttons too small for a finger
OUTSIDE = """() => {
  const board = document.querySelector('.topia-art');
  const room = board.getBoundingClientRect();
  const across = (box) => box.right > room.right + 1 || box.left < room.left - 1;
  const out = (box) => across(box) || box.bottom > room.bottom + 1 || box.top < room.top - 1;
  const bad = [...board.querySelectorAll('button, li, section')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && (out(box) || (each.tagName === 'BUTTON' && Math.min(box.width, box.height) < 24));
  });
  return bad.map((each) => `${each.className}: ${each.ariaLabel ?? each.textContent}`.slice(0, 90));
}"""


def sit_down(visit: NewVisitor, seats: int, options: dict[str, Any], **settings: Any) -> Visitor:
    """At a table with bots; the first seat is mine."""
    ann = visit("about:blank", **settings)
    table, host, tokens = open_table_with(ann.url, ["Ann"], seats, options, game=GAME)
    for seat in range(1, seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "greedy"})
    send(ann.url, table, tokens[0], {"do": "ready", "ready": True})
    ann.page.goto(f"/table/{table}#seat=0&token={tokens[0]}")
    return ann


def my_turn(ann: Visitor) -> None:
    expect(ann.page.locator(".topia-art [data-verb]:not([aria-disabled=true])").first).to_be_visible()


def expect_inside(ann: Visitor) -> None:
    """Every piece lies on the board, once it has been measured."""
    began = time.monotonic()
    while outside := ann.page.evaluate(OUTSIDE):
        assert time.monotonic() - began < SETTLED, outside
        ann.page.wait_for_timeout(50)


@pytest.mark.long
def test_a_whole_game_by_clicks_with_bot_partners(visit: NewVisitor) -> None:
    ann = sit_down(visit, 2, SHORT)
    pressed = {*play_on(ann, WAYS, "[role=dialog], dialog[open]", BOARD)}
    assert len(pressed) > 3, f"several kinds of steps were played by clicks: {pressed}"  # a city may be lost soon
    expect(ann.page.locator("[data-ending]")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_contain_text("together")
    expect(ann.page.locator("dialog [data-decided] li").first).to_be_visible()  # and why


@pytest.mark.parametrize("seats", [1, *[pytest.param(seats, marks=pytest.mark.long) for seats in (2, 3, 4)], 5])
def test_nothing_scrolls_however_many_play(visit: NewVisitor, seats: int) -> None:
    ann = sit_down(visit, seats, {"level": "4"})
    my_turn(ann)
    for size in ((1280, 800), (1920, 1080), (390, 844)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect_inside(ann)
        assert fits(ann), size


def test_on_a_phone_the_place_of_the_next_click_is_shown(visit: NewVisitor) -> None:
    ann = sit_down(visit, 2, {"level": "1"}, locale="fr-FR", **PHONE)
    my_turn(ann)
    expect(ann.page.get_by_role("button", name="Travaux et experts")).to_have_attribute("aria-pressed", "true")
    ann.page.locator("[data-move=manage]").click()  # a crisis comes, and is decided before the city
    expect(ann.page.get_by_role("button", name="La ville")).to_have_attribute("aria-pressed", "true")
    expect_inside(ann)
    assert fits(ann)


def test_turns_by_keyboard_alone(visit: NewVisitor) -> None:
    ann = sit_down(visit, 2, {"level": "discovery"})
    keys = ann.page.keyboard
    log = ann.page.locator("#tab-panel")
    my_turn(ann)
    tab_to(ann, "[data-move='act choose']")
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=study]")).to_be_visible()
    tab_to(ann, "[data-verb=study]")
    keys.press("Enter")
    expect(log).to_contain_text("Ann: Choose an evolution.")
    my_turn(ann)
    expert = "[data-verb^=expert-]:not([aria-disabled=true])"
    if not ann.page.locator(expert).count():  # what the partner did decides whether an expert is needed anywhere
        return
    tab_to(ann, expert)
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=put]").first).to_be_focused()
    expect(ann.what_now).to_contain_text("where is this expert needed?")
    keys.press("Escape")  # laid back, and taken again
    expect(ann.page.locator("[data-verb=put]")).to_have_count(0)
    expect(ann.page.locator("[data-verb^=expert-]:focus")).to_have_count(1)
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=put]").first).to_be_focused()
    keys.press("Enter")
    expect(log).to_contain_text("is assigned")


def test_what_cannot_be_done_says_why(visit: NewVisitor) -> None:
    ann = sit_down(visit, 2, {"level": "1"})
    my_turn(ann)
    ann.page.locator("[data-move='act inaugurate']").click(force=True)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("No evolution on site has all its experts.")
    expect(dialog).to_contain_text("evolutopia:inaugurate.complete")


def test_a_role_is_chosen_when_one_plays_alone(visit: NewVisitor) -> None:
    ann = sit_down(visit, 1, {"level": "1"})
    choice = ann.page.locator("[data-verb=pick]")
    expect(choice).to_have_count(2)
    choice.first.click()
    expect(ann.page.locator("[data-move='act choose']").first).to_be_visible()
    expect(ann.page.locator(".players .role")).to_have_count(1)


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"color_scheme": "light"}, marks=pytest.mark.long),
        {"color_scheme": "dark", "locale": "fr-FR", **PHONE},
    ],
    ids=["light desk", "dark phone in French"],
)
def test_axe_finds_nothing_grave_in_play_and_at_the_end(visit: NewVisitor, settings: dict[str, Any]) -> None:
    ann = sit_down(visit, 3, {"level": "1"}, **settings)
    my_turn(ann)
    check(ann, "the board in play")
    play_on(ann, WAYS, "[data-verb=put]", BOARD)
    check(ann, "an expert in hand")
    reply = httpx.post(
        f"{ann.url}/api/replays", json={"record": RECORD.read_text("utf-8")}, trust_env=False, verify=False
    )
    ann.page.goto(f"/table/{reply.json()['table']}")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check(ann, "the end")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-ending]")).to_be_visible()
    check(ann, "the board at the end")


def test_a_replay_draws_past_positions_and_tells_what_a_line_is_about(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    reply = httpx.post(
        f"{ann.url}/api/replays", json={"record": RECORD.read_text("utf-8")}, trust_env=False, verify=False
    )
    ann.page.goto(f"/replay/{reply.json()['table']}?at=60&as=1")
    expect(ann.page.locator("[data-as='1'][aria-pressed=true]")).to_be_visible()
    expect(ann.page.locator(".topia-art [data-piece='square:b2']")).to_be_visible()
    assert ann.page.locator(".topia-art [data-verb]").count() == 0, "what is past cannot be played"
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[data-ending]")).to_be_visible()
