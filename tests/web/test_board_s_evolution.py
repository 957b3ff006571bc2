"""S-Evolution by what its board offers: a whole game by clicks, a keyboard alone, a phone, both editions, the end."""

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from speciate.bots.registry import make_bot
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.match import Match
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, fits, open_table_with, play_on, send, tab_to
from tests.web.test_access import check

GOLDEN = Path(__file__).parents[1] / "golden/s-evolution"
GAME = "s-evolution"
# whatever the board offers can be pressed; of these the first, so that things get built and turns end
WAYS = (
    "trump",
    "play",
    "discovery",
    "flip",
    "take",
    "suffer",
    "protect",
    "gain",
    "lose",
    "dismiss",
    "rise",
    "get",
    "give",
    "build",
    "grow",
    "done",
)
ENOUGH = ("build", "grow")
RESTS = {"build": ENOUGH, "grow": ENOUGH}  # one purchase a turn, then it ends
BUY = "[data-verb=build]:not([aria-disabled=true])"
# nothing of the board is cut off, and nothing needs scrolling
WHOLE = """() => {
  const board = document.querySelector(".sevo");
  if (!board?.querySelector(".near")) return false; // not drawn yet
  const middle = board.querySelector(".middle");
  const low = board.querySelector(".near").getBoundingClientRect().bottom;
  return board.scrollHeight <= board.clientHeight && middle.scrollHeight <= middle.clientHeight + 1
    && middle.scrollWidth <= middle.clientWidth + 1 && low <= board.getBoundingClientRect().bottom + 1;
}"""


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """What the engine foresees comes from the server, a moment after the click."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < 10, what
        time.sleep(0.02)


def sit_down(ann: Visitor, seats: int = 3, bot: str = "random", **options: Any) -> None:
    """Ann's table against bots, begun."""
    table, host, [token] = open_table_with(ann.url, ["Ann"], seats, options, game=GAME)
    for seat in range(1, seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": bot})
    ann.page.goto(f"/table/{table}#seat=0&token={token}")
    ann.ready()
    expect(ann.page.locator(".sevo")).to_be_visible()


def shows_all(visitor: Visitor) -> bool:
    """Nothing is cut off, as soon as the board has found its size."""
    visitor.page.wait_for_function(WHOLE)
    return fits(visitor)


def play_until(visitor: Visitor, selector: str, ways: Sequence[str] = WAYS) -> set[str]:
    """Presses what is offered until something is on the page; tells what was pressed."""
    return set(play_on(visitor, [f"[data-verb={way}]" for way in ways], selector, rests=RESTS))


def finished(visitor: Visitor) -> None:
    """A game of bots to its end, opened as a record."""
    record = next(GOLDEN.rglob("3-greedy*.jsonl")).read_text(encoding="utf-8")
    reply = httpx.post(f"{visitor.url}/api/replays", json={"record": record}, trust_env=False, verify=False)
    visitor.page.goto(f"/table/{reply.json()['table']}")


def test_a_whole_game_is_played_by_clicks(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=2, rounds=3)
    pressed = play_until(ann, "dialog [data-headline]")
    assert pressed >= {"play", "discovery", "take", "rise", "build", "done"}
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Final scores")
    expect(dialog).to_contain_text("Discoveries")
    expect(dialog.locator("tbody tr")).to_have_count(2)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".tally tbody tr")).to_have_count(2)
    expect(ann.page.locator(".tally [aria-label=winner]")).to_have_count(1)
    assert shows_all(ann)


def test_the_first_edition_is_played_unseen(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=2, edition="2013", rounds=2)
    expect(ann.page.locator("[data-verb=flip]").first).to_be_visible()
    assert ann.page.locator("[data-verb=play]").count() == 0
    ann.page.get_by_role("button", name="what 2.0 changed").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).to_have_count(15)
    expect(dialog).to_contain_text("At Age I you shuffle your hand and play it unseen.")
    dialog.get_by_role("button", name="The rule").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("s-evolution:hand.blind-age-one")
    ann.page.keyboard.press("Escape")
    assert "flip" in play_until(ann, ".tally")


def test_purchases_are_undone_before_they_are_confirmed(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=2, rounds=4, generous=True)  # some rounds there is nothing one can pay for
    ways = ("trump", "play", "discovery", "take", "gain", "lose", "suffer", "dismiss", "rise")
    buy = ann.page.locator(BUY)
    play_until(ann, BUY, ways)
    what = str(buy.first.get_attribute("data-move"))
    stock = ann.page.locator(".near .stock")
    expect(stock).to_contain_text("next round")  # the engine has said what it foresees
    before = stock.inner_text()
    buy.first.click()
    expect(ann.page.locator(".basket li")).to_have_count(1)
    expect(ann.what_now).to_contain_text("1 purchase chosen")
    wait_until(lambda: stock.inner_text() != before, "the price is taken off at once")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".basket li")).to_have_count(0)
    wait_until(lambda: stock.inner_text() == before, "what was taken back is in stock again")
    assert "Ann places a worker" not in ann.page.locator("#tab-panel").inner_text()
    ann.page.click(f"[data-move='{what}']")
    ann.page.click("[data-verb=done]")
    expect(ann.page.locator("#tab-panel")).to_contain_text(re.compile("Ann (places|raises) a worker"))


def test_what_cannot_be_done_says_why(visit: NewVisitor) -> None:
    ann = visit("/learn/s-evolution?step=5")
    ann.page.locator("[data-move='play science-3+3']").click(force=True)
    expect(ann.page.locator("[data-miss]")).to_contain_text("must follow")
    ann.page.get_by_role("button", name="The rule").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("s-evolution:trick.age-3-4")


def test_some_turns_by_keyboard_alone(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=2)
    keys = ann.page.keyboard
    log = ann.page.locator("#tab-panel")
    expect(ann.page.locator("[data-verb=play]").first).to_be_visible()
    tab_to(ann, "[data-verb=play]")
    keys.press("Enter")
    expect(log).to_contain_text("Ann plays")
    choice = "[data-verb=take], [data-verb=play]"
    for said in (re.compile("Ann (takes|plays)"), "takes"):
        expect(ann.page.locator(choice).first).to_be_visible()
        tab_to(ann, choice)
        keys.press("Enter")
        expect(log).to_contain_text(said)


@pytest.mark.parametrize("seats", [*[pytest.param(seats, marks=pytest.mark.long) for seats in (2, 3)], 4])
def test_nothing_scrolls_with_any_number_of_players(visit: NewVisitor, seats: int) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=seats)
    for size in ({"width": 1280, "height": 800}, {"width": 1920, "height": 1080}, {"width": 1280, "height": 720}):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert shows_all(ann), size
    play_until(ann, "[data-verb=done]")
    assert shows_all(ann)


def test_on_a_phone_in_french(visit: NewVisitor) -> None:
    ann = visit("about:blank", color_scheme="dark", locale="fr-FR", **PHONE)
    sit_down(ann, seats=4)
    assert shows_all(ann)
    sizes = "[...document.querySelectorAll('.sevo [data-verb]')].map((b) => Math.min(b.offsetWidth, b.offsetHeight))"
    assert min(ann.page.evaluate(sizes)) >= 24, "everything can be touched"
    check(ann, "board on a phone")
    ann.page.locator(".strip button").first.tap()
    expect(ann.page.locator(".strip .panel")).to_be_visible()
    check(ann, "another's board on a phone")
    ann.page.get_by_role("button", name="Fermer").tap()
    play_until(ann, "[data-verb=done]")
    expect(ann.page.locator(".basket")).to_contain_text(re.compile("Finir sans acheter|Confirmer et finir"))
    assert shows_all(ann)
    check(ann, "management on a phone")


def check_by_day_and_night(visitor: Visitor, screen: str) -> None:
    for theme in ("light", "dark"):
        visitor.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        check(visitor, f"{screen}, {theme}")


def test_axe_finds_nothing_grave(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    sit_down(ann, seats=4)
    expect(ann.page.locator("[data-verb=play]").first).to_be_visible()
    check_by_day_and_night(ann, "the trick")
    finished(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("Final scores")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".tally")).to_be_visible()
    check_by_day_and_night(ann, "the end")


def test_a_spectator_sees_no_hand_and_is_offered_nothing(visit: NewVisitor) -> None:
    ann, bo = visit("about:blank"), visit("about:blank")
    sit_down(ann, seats=3)
    bo.page.goto(f"/table/{ann.table}")
    expect(bo.page.locator(".sevo")).to_be_visible()
    expect(bo.what_now).to_contain_text("You are watching")
    assert bo.page.locator(".sevo [data-verb]").count() == 0
    assert bo.page.locator(".hand").get_by_role("button", name="a card face down").count() == 4


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Curio"), ("fr-FR", "Trouvaille")])
def test_discoveries_of_ones_own_pack_have_its_names(visit: NewVisitor, locale: str, name: str) -> None:
    game = get_game(GAME)
    decks = [f"{colour}-{age}" for colour in ("red", "green", "blue", "yellow") for age in range(1, 7)]
    names = {each: {"en": f"Curio {each}", "fr": f"Trouvaille {each}"} for each in decks}
    pack = game.engine.pack({**game.engine.pack().to_json(), "names": names})
    match = Match.new(game, ["Ann", "Bo"], ["greedy", "greedy"], seed=1, pack=pack)
    while match.step({seat: make_bot("greedy", stream(1, f"seat {seat}")) for seat in range(2)}) is not None:
        pass
    visitor = visit("about:blank", locale=locale)
    record = "\n".join(match.record.lines()) + "\n"
    reply = httpx.post(f"{visitor.url}/api/replays", json={"record": record}, trust_env=False, verify=False)
    assert reply.status_code == 201, reply.text
    visitor.page.goto(f"/replay/{reply.json()['table']}")
    expect(visitor.page.locator("[data-line]", has_text=f"{name} red-1").first).to_be_visible()
