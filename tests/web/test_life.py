"""Life at a table: clocks, players who are gone, sound and notices when it is one's turn, one's own colour."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, open_table_with, send

# what a browser would do when it is called, written down instead
LISTEN = """
window.sounds = 0;
window.notices = [];
window.asked = 0;
window.AudioContext = class {
  constructor() { window.sounds++; throw new Error('no sound in tests'); }
};
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked++; return (window.Notification.permission = 'granted'); }
  constructor(title, { body }) { window.notices.push([title, body]); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.looksAway === true });
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where somebody may be replaced as soon as they are gone."""
    process = ServerProcess(tmp_path_factory.mktemp("impatient"), SERVER_GRACE="0")
    process.start()
    yield process
    process.stop()


def three(visit: NewVisitor, url: str = "", fresh: bool = False) -> list[Visitor]:
    """Three people at a table of three, each at a browser."""
    people = [visit("about:blank", url=url, fresh=fresh) for _ in range(3)]
    table, _, tokens = open_table_with(people[0].url, ["Ann", "Bo", "Cy"], 3, {})
    for seat, visitor in enumerate(people):
        visitor.page.goto(f"{visitor.url}/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.ready()
    for visitor in people:
        expect(visitor.what_now).to_contain_text("Choose a card")
    return people


# -- somebody is gone -------------------------------------------------------------------------------


def test_the_others_vote_a_bot_in_and_who_comes_back_plays_again(impatient: ServerProcess, visit: NewVisitor) -> None:
    ann, bo, cy = three(visit, impatient.url)
    address = bo.page.url
    bo.page.goto("about:blank")
    expect(ann.players.nth(1)).to_contain_text("away")
    ann.tab("table")
    ann.page.get_by_role("button", name="Let a bot play for Bo").click()
    expect(ann.page.get_by_role("status").filter(has_text="You asked")).to_be_visible()
    asked = cy.page.get_by_role("status").filter(has_text="Ann asks to let a bot play for Bo, who is gone")
    expect(asked).to_be_visible()
    cy.page.click("[data-vote=yes]")
    for visitor in (ann, cy):
        visitor.tab("log")
        expect(visitor.page.locator("#tab-panel")).to_contain_text("A bot plays for Bo from now on.")
        expect(visitor.page.locator("[data-vote]")).to_have_count(0)
        expect(visitor.players.nth(1)).to_contain_text("Greedy")
    ann.play_first(0)
    cy.play_first(2)
    expect(ann.page.locator("#tab-panel")).to_contain_text("Bo lays", use_inner_text=True)  # by its bot

    bo.page.goto(address)
    bo.page.click("[data-take-back]")
    expect(bo.page.locator("[data-take-back]")).to_have_count(0)
    expect(ann.page.locator("#tab-panel")).to_contain_text("Bo plays again.")
    expect(ann.players.nth(1)).not_to_contain_text("Greedy")


def test_one_no_leaves_the_seat_alone(impatient: ServerProcess, visit: NewVisitor) -> None:
    ann, bo, cy = three(visit, impatient.url)
    bo.page.goto("about:blank")
    expect(ann.players.nth(1)).to_contain_text("away")
    ann.tab("table")
    ann.page.click("[data-ask-hand-over]")
    cy.page.click("[data-vote=no]")
    expect(cy.page.locator("#tab-panel")).to_contain_text("Cy does not agree.")
    expect(ann.page.get_by_role("status").filter(has_text="You asked")).to_have_count(0)


def test_nobody_is_replaced_who_has_only_just_gone(visit: NewVisitor) -> None:
    ann, bo, _ = three(visit)
    bo.page.goto("about:blank")
    expect(ann.players.nth(1)).to_contain_text("away")
    ann.page.click("header [lang=fr]")
    ann.tab("table")
    ann.page.click("[data-ask-hand-over]")
    expect(ann.page.get_by_role("alert")).to_contain_text("absente depuis moins de 60 secondes")


def test_the_table_offers_a_bot_when_it_has_waited_for_long(visit: NewVisitor) -> None:
    ann, bo, cy = three(visit, fresh=True)  # with a clock that is turned
    bo.page.goto("about:blank")
    ann.play_first(0)
    cy.play_first(2)
    expect(ann.what_now).to_contain_text("Bo to move")
    assert ann.page.locator("[data-hand-over]").count() == 0
    ann.page.clock.install()
    ann.page.reload()
    expect(ann.players.nth(1)).to_contain_text("away")
    ann.page.clock.fast_forward(61_000)
    expect(ann.page.locator("[data-hand-over]")).to_contain_text("Let a bot play for Bo")


# -- clocks -----------------------------------------------------------------------------------------


def test_a_clock_is_chosen_agreed_on_and_runs(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=friends]")
    ann.page.get_by_text("Clock", exact=True).click()
    ann.page.get_by_label("Clock").select_option("bank")
    ann.page.get_by_label("Minutes").fill("5")
    ann.page.click("[data-start]")
    expect(ann.page.locator("section[aria-labelledby=agreed]")).to_contain_text("5 min + 10 s")
    ann.page.click("[data-fill]")
    ann.ready()
    clock = ann.players.first.locator(".clock")
    expect(clock).to_have_text("4:58")  # it runs while I think
    ann.tab("table")
    ann.page.click("[data-pause]")
    expect(ann.what_now).to_contain_text("paused")
    expect(clock).not_to_have_class("runs")
    stands = clock.inner_text()
    ann.page.wait_for_timeout(1500)
    expect(clock).to_have_text(stands)


def test_when_the_time_is_up_a_bot_moves(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    clock = {"kind": "move", "seconds": 2}
    table, host, tokens = open_table_with(ann.url, ["Ann"], 2, {}, clock=clock)
    send(ann.url, table, host, {"do": "seat-bot", "seat": 1, "bot": "random"})
    ann.page.goto(f"{ann.url}/table/{table}#seat=0&token={tokens[0]}")
    ann.ready()
    expect(ann.players.first.locator(".clock.low")).to_be_visible()
    expect(ann.page.locator("#tab-panel")).to_contain_text("Ann lays")


# -- when it is my turn -----------------------------------------------------------------------------


def listening(visit: NewVisitor) -> tuple[Visitor, Visitor]:
    """Ann's browser writes down when she is called; it is not her turn, and Bo is to lay a card."""
    ann, bo = visit("about:blank", script=LISTEN), visit("about:blank")
    table, _, tokens = open_table_with(ann.url, ["Ann", "Bo"], 2, {})
    for seat, visitor in enumerate((ann, bo)):
        visitor.page.goto(f"{visitor.url}/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.ready()
    expect(ann.what_now).to_contain_text("Choose a card")
    ann.play_first(0)
    expect(ann.what_now).to_contain_text("Bo to move")
    return ann, bo


def until_my_turn(ann: Visitor, bo: Visitor) -> None:
    while 0 not in bo.update(1)["table"]["waiting"]:
        bo.play_first(1)
    expect(ann.page).to_have_title("● Your turn – Evolution")


def tick(ann: Visitor, name: str) -> None:
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label(name).check()
    ann.page.keyboard.press("Escape")


def test_the_page_is_silent_until_it_is_asked_to_call(visit: NewVisitor) -> None:
    ann, bo = listening(visit)
    ann.page.evaluate("window.looksAway = true")
    until_my_turn(ann, bo)
    assert ann.page.evaluate("[sounds, notices.length, asked]") == [0, 0, 0]


def test_a_sound_when_it_is_my_turn(visit: NewVisitor) -> None:
    ann, bo = listening(visit)
    tick(ann, "A sound when it is my turn")
    assert ann.page.evaluate("sounds") == 0, "not before it is"
    until_my_turn(ann, bo)
    ann.page.wait_for_function("sounds === 1")


def test_a_notice_when_it_is_my_turn_and_i_look_elsewhere(visit: NewVisitor) -> None:
    ann, bo = listening(visit)
    tick(ann, "A browser notification when it is my turn")
    assert ann.page.evaluate("asked") == 1
    ann.page.evaluate("window.looksAway = true")
    until_my_turn(ann, bo)
    ann.page.wait_for_function("notices.length === 1")
    assert ann.page.evaluate("notices[0]") == ["Your turn", "Evolution"]
    ann.page.reload()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_label("A browser notification")).to_be_checked()


def test_a_browser_that_forbids_notices_is_believed(visit: NewVisitor) -> None:
    ann = visit("about:blank", script=LISTEN.replace("= 'granted'", "= 'denied'"))
    ann.page.goto(f"{ann.url}/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("A browser notification").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(ann.page.get_by_label("A browser notification")).not_to_be_checked()


# -- one's own colour -------------------------------------------------------------------------------


def test_a_colour_is_chosen_in_the_waiting_room_and_seen_by_all(visit: NewVisitor) -> None:
    ann = visit()
    bo = visit(ann.open_table(name="Ann", seats=2).replace(ann.url, ""))
    bo.sit("Bo")
    bo.page.click("[data-colour]")
    expect(bo.page.locator("[data-choose=red]")).to_be_disabled()  # Ann's
    bo.page.locator("[data-choose=teal]").focus()
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("[data-colour=teal]")).to_be_focused()
    expect(ann.page.locator("main ol > li").nth(1).locator("[data-seat='6']")).to_be_visible()
    ann.page.click("[data-colour]")
    expect(ann.page.locator("[data-choose=teal]")).to_be_disabled()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-choose]")).to_have_count(0)
    for visitor in (ann, bo):
        visitor.ready()
    expect(ann.players.nth(1).locator("[data-seat='6']")).to_be_visible()
