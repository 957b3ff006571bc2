"""Evolution by what the board offers: two browsers and a bot to the end, one screen for two, a keyboard alone."""

import httpx
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, begin_to_play, open_table_with, play_on, send, tab_to, what_was_played

# many cards a round, and most of the deck set aside: few rounds, and every phase
SMALL = {"cards_each_round": 9, "cards_per_species": 0, "set_aside": 80}
# the first halves of a move, or whole moves; a player feeds before they end the turn
WAYS = (
    "[data-verb=food]",
    "[data-verb=attack]",
    "[data-verb=feed]",
    "[data-verb=hunt]",
    "[data-verb=long-neck]",
    "[data-verb=fertile]",
    "[data-verb=trait]",
    "[data-verb=population]",
    "[data-verb=body]",
    "[data-verb=new-right]",
    "[data-verb=card]",
    "[data-verb=end]",
)
USES = ("trait", "population", "body", "new-right")
RESTS = dict.fromkeys(USES, ("card",))  # one card a turn is played, so that the game stays short
OVER = "dialog [data-headline]"


def test_two_browsers_and_a_bot_play_a_whole_game(visit: NewVisitor) -> None:
    ann, bo = visit("about:blank"), visit("about:blank")
    table, host, tokens = open_table_with(ann.url, ["Ann", "Bo"], 3, SMALL)
    send(ann.url, table, host, {"do": "seat-bot", "seat": 2, "bot": "random"})
    for seat, visitor in enumerate((ann, bo)):
        visitor.page.goto(f"/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.ready()
    for visitor in (ann, bo):
        visitor.page.wait_for_selector(".board")
        begin_to_play(visitor, WAYS, OVER, rests=RESTS)
    pressed = [verb for visitor in (ann, bo) for verb in what_was_played(visitor, OVER)]
    assert {*pressed} >= {"food", "card", "trait", "feed"}, "every phase was played by clicks"
    rows = []
    for visitor in (ann, bo):
        expect(visitor.page.get_by_role("dialog")).to_contain_text("Final scores")
        rows.append(visitor.page.get_by_role("dialog").locator("tbody tr").all_inner_texts())
    assert len(rows[0]) == 3
    held = httpx.get(f"{ann.url}/api/tables/{table}", trust_env=False, verify=False).json()
    assert held["outcome"] is not None and held["table"]["status"] == "over"


def lift(ann: Visitor, name: str) -> None:
    expect(ann.page.locator(".curtain")).to_contain_text(f"Pass the screen to {name}")
    assert ann.page.locator(".board").count() == 0, "nothing of the game is on the page"
    ann.page.click("[data-lift]")


def hand(ann: Visitor) -> Locator:
    return ann.page.locator(".hand")


def test_two_at_one_screen_take_turns_behind_the_curtain(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.select_option("dialog select >> nth=0", "2")
    ann.page.fill("dialog input.field >> nth=0", "Ann")
    ann.page.fill("dialog input.field >> nth=1", "Bo")
    ann.page.click("[data-start]")
    for name in ("Ann", "Bo"):  # food cards are laid in secret, one after the other
        lift(ann, name)
        expect(hand(ann).locator("[data-verb=food]")).to_have_count(4)
        hand(ann).locator("[data-verb=food]").first.click()
    for _ in range(4):  # whoever is first plays a card as a trait and ends the turn, then the other; then they feed
        play_on(ann, WAYS, "[data-lift]", rests=RESTS)
        ann.page.click("[data-lift]")


def test_a_turn_by_keyboard_alone(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    table, host, tokens = open_table_with(ann.url, ["Ann"], 2, {})
    send(ann.url, table, host, {"do": "seat-bot", "seat": 1, "bot": "random"})
    ann.page.goto(f"/table/{table}#seat=0&token={tokens[0]}")
    ann.ready()
    keys = ann.page.keyboard
    expect(ann.page.locator("[data-verb=food]").first).to_be_visible()
    tab_to(ann, "[data-verb=food]")
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=card]").first).to_be_visible()
    tab_to(ann, "[data-verb=card]")
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=trait]")).to_be_focused()
    keys.press("Escape")  # laid back, and taken again
    expect(ann.page.locator("[data-verb=card][aria-pressed=true]")).to_have_count(0)
    tab_to(ann, "[data-verb=card]")
    keys.press("Enter")
    expect(ann.page.locator("[data-verb=trait]")).to_be_focused()
    keys.press("Enter")
    expect(ann.page.locator("#tab-panel")).to_contain_text("face down")
    expect(ann.page.locator("[data-verb=end]")).to_be_visible()
    tab_to(ann, "[data-verb=end]")
    keys.press("Enter")
    expect(ann.page.locator("[data-go-on]")).to_be_focused()  # there are cards left to play
    keys.press("Enter")
    expect(ann.page.locator("#tab-panel")).to_contain_text("Ann has finished playing cards.")
