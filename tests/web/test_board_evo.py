"""Evo by what its board offers: a whole game, a phone in French, a keyboard alone, every number of players, the end."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, fits, open_table_with, play_on, send, tab_to
from tests.web.test_access import check

GOLDEN = Path(__file__).parents[1] / "golden/evo"
QUIET: dict[str, Any] = {"cards": 0, "quiet_rounds": 9, "dinos": 4}  # small herds, and nobody is asked for cards
CARDS: dict[str, Any] = {"quiet_rounds": 0}  # with them from the first round on

# what is pressed first where several things can be
WAYS = ("bid", "remove", "birth", "attack", "step", "dino", "pass", "end")
MOVED = ("step", "attack", "dino")
RESTS = {"step": MOVED, "attack": MOVED}  # a dino moves once a round; then its owner has had enough


def sit_down(visit: NewVisitor, seats: int, options: dict[str, Any], bot: str = "random", **settings: Any) -> Visitor:
    """Ann at a table of Evo with bots; bots that play at random are the fastest."""
    ann = visit("about:blank", **settings)
    table, host, tokens = open_table_with(ann.url, ["Ann"], seats, options, game="evo")
    for seat in range(1, seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": bot})
    ann.page.goto(f"/table/{table}#seat=0&token={tokens[0]}")
    ann.ready()
    expect(ann.page.locator(".evo-isle")).to_be_visible()
    return ann


def play_until(ann: Visitor, done: str, *skip: str) -> list[str]:
    """Plays by clicks, but none of `skip`, until something is on the page; tells what was clicked."""
    return play_on(ann, [f"[data-verb={way}]" for way in WAYS if way not in skip], done, rests=RESTS)


@pytest.mark.long
def test_a_whole_game_by_clicks_and_how_it_ended(visit: NewVisitor) -> None:
    ann = sit_down(visit, 3, QUIET)
    pressed = play_until(ann, "dialog [data-headline]")
    assert {*pressed} >= {"dino", "step", "birth", "bid"}, "every phase was played by clicks"
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Final scores")
    expect(dialog).to_contain_text("Survivors")
    ann.page.keyboard.press("Escape")
    tally = ann.page.locator(".tally")
    expect(tally.locator("tbody tr")).to_have_count(3)
    expect(tally).to_contain_text("Paid for genes")
    assert fits(ann)
    check(ann, "the end")


def test_a_phone_in_french_by_night(visit: NewVisitor) -> None:
    night: dict[str, Any] = {"color_scheme": "dark", "locale": "fr-FR", **PHONE}
    ann = sit_down(visit, 4, CARDS, **night)
    for verb in ("pass", "dino", "bid"):  # a card could be played; then movement; then the auction
        play_until(ann, f"[data-verb={verb}]", verb)
        assert fits(ann), verb
        if verb != "pass":
            check(ann, f"on a phone: {verb}")
    small = ann.page.evaluate(
        "[...document.querySelectorAll('.board button')].filter((each) => each.offsetHeight < 24).length"
    )
    assert small == 0, "everything is large enough for a finger"


@pytest.mark.parametrize("seats", [*[pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4)], 5])
def test_nothing_scrolls_and_axe_finds_nothing_grave_at_a_full_table(visit: NewVisitor, seats: int) -> None:
    ann = sit_down(visit, seats, QUIET)
    play_until(ann, "[data-verb=dino]", "dino", "end")
    ann.page.locator("[data-verb=dino]").first.click()
    expect(ann.what_now).to_contain_text("where to?")
    assert fits(ann)
    overflow = "(board) => board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth"
    assert not ann.page.locator(".evo-isle").evaluate(overflow)
    if seats == 5:
        check(ann, "moving")
        play_until(ann, "[data-verb=bid]", "bid")
        assert fits(ann)
        check(ann, "the auction")


def test_a_round_by_keyboard_alone(visit: NewVisitor) -> None:
    ann = sit_down(visit, 3, QUIET)
    keys = ann.page.keyboard
    expect(ann.page.locator("[data-verb=dino]")).to_be_visible()
    tab_to(ann, "[data-verb=dino]")
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=step]:focus")).to_be_visible()
    keys.press("Escape")  # laid back, and taken again
    expect(ann.page.locator("[data-verb=step]")).to_have_count(0)
    expect(ann.page.locator("[data-verb=dino]")).to_be_focused()
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=step]:focus")).to_be_visible()
    keys.press("Enter")
    for verb in ("birth", "bid"):
        expect(ann.page.locator(f"[data-verb={verb}]:not([aria-disabled=true])").first).to_be_visible()
        tab_to(ann, f"[data-verb={verb}]:not([aria-disabled=true])")
        keys.press("Enter")
    expect(ann.page.locator("#tab-panel")).to_contain_text("Ann bids")


def test_what_cannot_be_done_says_why_and_a_card_waits_for_its_moment(visit: NewVisitor) -> None:
    ann = sit_down(visit, 3, {"cards": 1, "quiet_rounds": 2})
    play_until(ann, "[data-verb=dino]", "dino", "end")
    ann.page.locator("[data-verb=dino]").first.click()
    ann.page.locator(".regions button:not([data-verb])").last.click()  # far away
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("does not border")
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-verb=card]").first.click(force=True)
    expect(dialog).to_contain_text("No event card is played in the first rounds.")


def test_others_look_on_and_the_end_is_watched_again(visit: NewVisitor) -> None:
    record = next(GOLDEN.rglob("4-greedy.jsonl")).read_text(encoding="utf-8")
    ann = visit("about:blank")
    reply = httpx.post(f"{ann.url}/api/replays", json={"record": record}, trust_env=False, verify=False)
    ann.page.goto(f"/replay/{reply.json()['table']}?at=300&as=1")
    expect(ann.page.locator(".evo-isle .pawn").first).to_be_visible()
    assert not ann.page.locator(".evo-isle [data-verb]").count(), "nothing can be done to the past"
    assert fits(ann)
    ann.page.goto(f"/table/{reply.json()['table']}")
    expect(ann.page.get_by_role("dialog").locator("tbody tr")).to_have_count(4)
