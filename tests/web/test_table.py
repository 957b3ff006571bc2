"""At the table: consent, talk, one screen for two, the host, reasons and rules, looking back, the end."""

import re
import time
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, open_table_with, send

GOLDEN = Path(__file__).parents[1] / "golden"


def two_and_a_bot(visit: NewVisitor) -> tuple[Visitor, Visitor]:
    ann = visit()
    bo = visit(ann.open_table(name="Ann", seats=3).replace(ann.url, ""))
    bo.sit("Bo")
    ann.page.click("[data-fill]")
    ann.ready()
    bo.ready()
    for visitor in (ann, bo):
        expect(visitor.what_now).to_contain_text("Choose a card")
    return ann, bo


def wait_for_the_bot(ann: Visitor) -> None:
    """Until one of the two is to move: whoever moves makes a question lapse, and the first player is drawn."""
    end = time.monotonic() + 20
    while not set(ann.update(0)["table"]["waiting"]) & {0, 1}:
        assert time.monotonic() < end, "the bot does not move"
        time.sleep(0.05)


def test_a_move_is_taken_back_when_the_other_agrees(visit: NewVisitor) -> None:
    ann, bo = two_and_a_bot(visit)
    ann.play_first(0)
    expect(ann.what_now).to_contain_text("Bo to move")
    bo.play_first(1)
    expect(ann.page.locator("#tab-panel")).to_contain_text("Bo lays")
    wait_for_the_bot(ann)
    ann.page.click("[data-undo]")
    expect(ann.page.get_by_role("status").filter(has_text="You asked")).to_be_visible()
    expect(bo.page.get_by_role("status").filter(has_text="Ann asks to take back")).to_be_visible()
    bo.page.click("[data-vote=yes]")
    for visitor in (ann, bo):
        expect(visitor.page.locator("#tab-panel")).to_contain_text("Ann takes back a move.")
    expect(bo.page.locator("[data-vote]")).to_have_count(0)
    expect(ann.what_now).to_contain_text("Choose a card")


def test_talk_reaches_everyone_once(visit: NewVisitor) -> None:
    ann, bo = two_and_a_bot(visit)
    bo.say("hello, Ann")
    expect(ann.page.locator("#tab-chat .badge")).to_have_text("1")
    ann.tab("chat")
    expect(ann.page.get_by_role("log").get_by_text("hello, Ann")).to_have_count(1)


def test_the_host_pauses_and_goes_on(visit: NewVisitor) -> None:
    ann, bo = two_and_a_bot(visit)
    ann.tab("table")
    ann.page.click("[data-pause]")
    expect(bo.what_now).to_contain_text("paused")
    ann.page.click("[data-pause]")
    expect(bo.what_now).to_contain_text("Choose a card")


def test_who_leaves_is_shown_as_away(visit: NewVisitor) -> None:
    ann, bo = two_and_a_bot(visit)
    bo.page.goto("about:blank")
    expect(ann.players.nth(1)).to_contain_text("away")


def test_two_people_share_a_screen_and_see_only_their_own_hand(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.select_option("dialog select >> nth=0", "2")
    ann.page.fill("dialog input.field >> nth=0", "Ann")
    ann.page.fill("dialog input.field >> nth=1", "Bo")
    ann.page.click("[data-start]")
    for seat, name in enumerate(["Ann", "Bo"]):
        expect(ann.page.locator(".curtain")).to_contain_text(f"Pass the screen to {name}")
        assert ann.page.locator(".board").count() == 0, "nothing of the game is on the page"
        expect(ann.page.locator("[data-lift]")).to_be_focused()
        ann.page.click("[data-lift]")
        expect(ann.what_now).to_contain_text("Choose a card")
        expect(ann.players.nth(seat)).to_contain_text("to move")
        ann.play_first(seat)


def test_a_game_without_a_board_of_its_own_is_played_on_the_plain_one(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    table, host, tokens = open_table_with(ann.url, ["Ann"], 2, {}, game="template")
    ann.page.goto(f"/table/{table}#seat=0&token={tokens[0]}")
    ann.ready()
    assert "token" not in ann.page.url, "the address forgets the seat"
    send(ann.url, table, host, {"do": "seat-bot", "seat": 1, "bot": "random"})
    move = ann.page.locator("[data-move]").first
    move.click()
    expect(ann.page.locator("aside")).to_contain_text("Ann lays")
    ann.page.click("[data-hint]")
    expect(ann.page.locator("[data-advice]")).to_contain_text("A bot would")


def test_a_hint_goes_on_from_the_card_in_hand_and_goes_with_it(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots(seats=2)
    ann.play_first(0)
    card = ann.page.locator("[data-verb=card]").first
    card.click()
    expect(ann.page.locator("[data-verb=body]").first).to_be_visible()
    ann.page.click("[data-hint]")
    advice = ann.page.locator("[data-advice=begun]")
    expect(advice).to_contain_text("From what you have begun")
    card.click()  # laid back
    expect(advice).to_have_count(0)


def test_a_seat_is_given_a_new_link(visit: NewVisitor) -> None:
    ann, bo = two_and_a_bot(visit)
    ann.tab("table")
    ann.page.get_by_role("button", name="New link for Bo").click()
    bo.page.click("[data-vote=yes]")  # whoever is at the seat is asked too
    link = ann.page.get_by_label("New link for Bo").and_(ann.page.locator("input")).input_value()
    expect(bo.what_now).to_contain_text("You are watching")  # the old token is worth nothing
    expect(bo.page.get_by_role("alert")).to_contain_text("not yours any more")
    again = visit(link.replace(ann.url, ""))
    expect(again.what_now).to_contain_text("Choose a card")
    expect(again.players.nth(1)).to_contain_text("you")


def test_looking_back_shows_an_earlier_position_and_the_way_to_now(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    ann.play_first(0)
    expect(ann.page.locator("#tab-panel")).to_contain_text(re.compile(r"\w+ lays"))
    ann.page.get_by_role("button", name="Look back").click()
    expect(ann.what_now).to_contain_text("You are looking back")
    log = ann.page.locator("#tab-panel").inner_text()
    for _ in range(2):
        before = ann.what_now.inner_text()
        ann.page.get_by_role("button", name="One event earlier").click()
        expect(ann.what_now).not_to_have_text(before)
        found = re.fullmatch(r"You are looking back: event \d+ of \d+\.\s+(.+)", ann.what_now.inner_text())
        assert found and found[1] in log, "what had just happened"
    assert ann.page.locator(".board.past").count() == 1
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.what_now).not_to_contain_text("You are looking back")


def test_the_end_shows_places_and_what_the_scores_are_made_of(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    record = next((GOLDEN / "evolution").rglob("4-greedy.jsonl")).read_text(encoding="utf-8")
    reply = httpx.post(f"{ann.url}/api/replays", json={"record": record}, trust_env=False, verify=False)
    ann.page.goto(f"/table/{reply.json()['table']}")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Final scores")
    expect(dialog.locator("tbody tr")).to_have_count(4)
    expect(dialog).to_contain_text("Food in the bag")
    ann.page.keyboard.press("Escape")
    expect(ann.what_now).to_contain_text("The game is over")
