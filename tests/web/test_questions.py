"""What the table is asked: whose yes it takes can answer, the others see that it is asked, the log tells of it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, open_table_with, send
from tests.web.test_access import check

CLOCK = {"kind": "bank", "seconds": 600, "increment": 0}


def sit_down(visit: NewVisitor, clock: dict[str, Any] | None = None, **settings: Any) -> tuple[list[Visitor], str, str]:
    """Ann, Bo and Cy, each at a browser; the table, and its host's token, which Ann's browser holds too."""
    people = [visit("/", **settings) for _ in range(3)]
    url = people[0].url
    table, host, tokens = open_table_with(url, ["Ann", "Bo", "Cy"], 3, {}, clock=clock)
    for token in tokens:
        send(url, table, token, {"do": "ready"})
    held = [{"table": table, "seat": -4, "token": host, "name": "", "game": "evolution", "at": 1}]
    people[0].page.evaluate("(held) => localStorage.setItem('speciate.seats', JSON.stringify(held))", held)
    for seat, visitor in enumerate(people):
        visitor.page.goto(f"{url}/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.expect_live()
    return people, table, host


def asked(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-question]")


def votes(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-vote]")


def log(visitor: Visitor) -> Locator:
    visitor.tab("log")
    return visitor.page.locator("#tab-panel")


# -- a new link for a seat --------------------------------------------------------------------------


def ask_for_link(ann: Visitor, name: str) -> None:
    ann.tab("table")
    ann.page.get_by_role("button", name=f"New link for {name}").click()
    expect(ann.page.get_by_text("The others were asked")).to_be_visible()


def test_a_new_link_appears_when_everybody_has_agreed(visit: NewVisitor) -> None:
    (ann, bo, cy), table, _ = sit_down(visit)
    ask_for_link(ann, "Cy")
    for visitor in (bo, cy):
        expect(asked(visitor)).to_contain_text("The host asks for a new link for the seat of Cy")
    expect(asked(ann)).to_contain_text("Still to answer: Bo, Cy.")
    expect(votes(ann)).to_have_count(0)  # who asks agrees
    check(bo, "question")
    bo.page.click("[data-vote=yes]")
    expect(votes(bo)).to_have_count(0)
    expect(asked(bo)).to_contain_text("Still to answer: Cy.")
    ann.tab("log")  # looks elsewhere meanwhile
    cy.page.click("[data-vote=yes]")
    ann.tab("table")
    link = ann.page.locator("input[readonly]").nth(1)
    expect(link).to_have_value(re.compile(rf"/table/{table}#seat=2&token=[\w-]"))
    expect(asked(ann)).to_have_count(0)
    expect(log(bo)).to_contain_text("A new link was made for seat 3 (Cy); the old one no longer works.")
    expect(cy.page.get_by_role("alert")).to_contain_text("not yours any more")
    cy.page.goto(link.input_value())
    expect(cy.players.nth(2)).to_contain_text("you")


def test_a_no_ends_the_question_and_the_host_is_told(visit: NewVisitor) -> None:
    (ann, bo, cy), _, _ = sit_down(visit)
    ask_for_link(ann, "Cy")
    bo.page.click("[data-vote=no]")
    expect(ann.page.get_by_role("alert")).to_contain_text("The others did not agree to a new link.")
    for visitor in (ann, bo, cy):
        expect(asked(visitor)).to_have_count(0)
    ann.page.wait_for_timeout(1_500)
    expect(asked(cy)).to_have_count(0)  # nobody is asked again by itself
    expect(cy.players.nth(2)).to_contain_text("you")


# -- a pause where time counts ----------------------------------------------------------------------


def test_a_player_asks_for_a_pause_and_everybody_sees_it(visit: NewVisitor) -> None:
    (ann, bo, cy), table, _ = sit_down(visit, CLOCK)
    di = visit(f"/table/{table}")
    bo.tab("table")
    bo.page.click("[data-pause]")
    for visitor in (ann, cy, di):
        expect(asked(visitor)).to_contain_text("Bo asks to pause the game.")
    expect(votes(di)).to_have_count(0)
    expect(asked(bo)).to_contain_text("You asked; the others have to agree.")
    ann.page.click("[data-vote=yes]")
    cy.page.click("[data-vote=yes]")
    for visitor in (ann, bo, cy, di):
        expect(visitor.what_now).to_contain_text("The game is paused.")
        expect(asked(visitor)).to_have_count(0)
    expect(log(ann)).to_contain_text("Bo asks for a pause.")
    expect(ann.page.locator("[data-verb=food]:not([aria-disabled=true])")).to_have_count(0)
    bo.page.click("[data-pause]")  # and on
    expect(ann.what_now).to_contain_text("Choose a card")


@pytest.mark.parametrize(
    "game",
    ["evolution", *[pytest.param(game, marks=pytest.mark.long) for game in ("evo", "s-evolution", "evolutopia")]],
)
def test_a_paused_board_stays_to_look_at(visit: NewVisitor, game: str) -> None:
    ann = visit()
    ann.play_with_bots(game)
    ann.tab("table")
    ann.page.click("[data-pause]")
    expect(ann.what_now).to_contain_text("The game is paused.")
    expect(ann.page.locator(".board.paused")).to_be_visible()
    check(ann, f"paused {game}")
    ann.page.reload()
    expect(ann.what_now).to_contain_text("The game is paused.")
    ann.tab("table")
    ann.page.click("[data-pause]")
    expect(ann.what_now).not_to_contain_text("The game is paused.")
    expect(ann.page.locator(".board.paused")).to_have_count(0)


# -- a question that lapses -------------------------------------------------------------------------


def test_a_question_about_a_move_lapses_when_somebody_moves(visit: NewVisitor) -> None:
    (ann, bo, cy), _, _ = sit_down(visit)
    for seat, visitor in enumerate((ann, bo, cy)):
        visitor.play_first(seat)
    mover = next(seat for seat, visitor in enumerate((ann, bo, cy)) if visitor.update(seat).get("legal"))
    others = [visitor for seat, visitor in enumerate((ann, bo, cy)) if seat != mover]
    others[0].page.click("[data-undo]")  # the food is shown: the others are asked
    expect(asked(others[1])).to_contain_text("asks to take back their last move")
    for _ in range(2):  # a card is taken in hand unseen by the others, and then put to use before all
        (ann, bo, cy)[mover].play_first(mover)
    expect(asked(others[1])).to_have_count(0)
    expect(log(others[1])).to_contain_text("The question has lapsed, because somebody has moved.")
