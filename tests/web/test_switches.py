"""What whoever opens a table may switch off: hints, spectators, and their chat."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, has_no_sideways_scroll
from tests.web.test_access import check


def open_with(visitor: Visitor, *off: str) -> str:
    """A table for two with a bot, with these switched off; it has not begun."""
    visitor.page.click("[data-game=evolution]")
    visitor.page.check("input[value=friends]")
    visitor.page.locator("summary", has=visitor.page.get_by_text("Hints and spectators")).click()
    for name in off:
        visitor.page.uncheck(f"[data-allow={name}]")
    visitor.page.select_option("select >> nth=0", "2")
    visitor.page.click("[data-start]")
    visitor.page.wait_for_selector("[data-ready]")
    return visitor.page.url


def begin(visitor: Visitor) -> None:
    visitor.page.click("[data-fill]")
    visitor.ready()
    visitor.expect_live()


def test_everything_is_allowed_unless_it_is_switched_off(visit: NewVisitor) -> None:
    ann = visit()
    address = open_with(ann)
    begin(ann)
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    bo = visit(address)
    bo.say("well played")
    expect(bo.page.get_by_role("log")).to_contain_text("well played")


def test_without_hints_there_is_no_button_for_one(visit: NewVisitor) -> None:
    ann = visit()
    open_with(ann, "hints")
    expect(ann.page.locator("section[aria-labelledby=agreed]")).to_contain_text("No hints")
    begin(ann)
    expect(ann.what_now).to_contain_text("Choose a card")
    expect(ann.page.locator("[data-hint]")).to_have_count(0)


def test_without_spectators_one_may_sit_down_but_not_look_on(visit: NewVisitor) -> None:
    ann = visit()
    address = open_with(ann, "spectators")
    bo = visit(address)
    expect(bo.page.get_by_role("button", name="Sit here")).to_be_visible()
    begin(ann)
    expect(ann.what_now).to_contain_text("Choose a card")
    cy = visit(address)
    expect(cy.page.get_by_role("alert")).to_have_text("Only the players may see this table.")
    cy.page.click("text=To the games")
    cy.page.wait_for_url("**/")


def test_where_those_who_look_on_are_silent_players_still_talk(visit: NewVisitor) -> None:
    ann = visit()
    address = open_with(ann, "spectator-chat")
    expect(ann.page.locator("section[aria-labelledby=agreed]")).to_contain_text("Spectators cannot chat")
    begin(ann)
    ann.say("good luck")
    bo = visit(address)
    bo.tab("chat")
    expect(bo.page.get_by_role("log")).to_contain_text("good luck")
    expect(bo.page.locator("[role=tabpanel] form")).to_have_count(0)
    expect(bo.page.locator("#tab-panel")).to_contain_text("Spectators cannot chat")


@pytest.mark.parametrize(
    "settings",
    [pytest.param({}, marks=pytest.mark.long), {"locale": "fr", **PHONE}],
    ids=["a screen", "a phone in French"],
)
def test_the_form_can_be_read_and_reached(visit: NewVisitor, settings: dict[str, object]) -> None:
    ann = visit(**settings)
    ann.page.click("[data-game=evolution]")
    ann.page.locator("summary").last.click()
    chat = ann.page.locator("[data-allow=spectator-chat]")
    chat.scroll_into_view_if_needed()
    expect(chat).to_be_checked()
    check(ann, "switches")
    ann.page.uncheck("[data-allow=spectators]")
    expect(chat).to_be_disabled()
    expect(chat).not_to_be_checked()
    assert has_no_sideways_scroll(ann)
