"""Starting: two clicks, a link, a keyboard, a phone, French, dark."""

import re

import httpx
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, fits, has_no_sideways_scroll, open_table_with, send
from tests.web.test_access import check


def test_two_clicks_from_the_page_to_a_game_with_bots(visit: NewVisitor) -> None:
    ann = visit()
    ann.play_with_bots()
    assert re.search(r"/table/\w", ann.page.url)
    expect(ann.what_now).to_contain_text("Choose a card")
    expect(ann.players).to_have_count(4)
    assert ann.page.title().startswith("● Your turn")
    assert fits(ann), "no scrolling at 1280 x 800"


def test_home_says_what_every_game_is_about_and_what_runs(visit: NewVisitor) -> None:
    ann = visit()
    expect(ann.page.locator(".plates article")).not_to_have_count(0)
    expect(ann.page.locator(".plates p.line:empty")).to_have_count(0)
    runs = httpx.get(f"{ann.url}/health", trust_env=False, verify=False).json()
    expect(ann.page.locator(f"[data-engine={runs['engine']}]")).to_contain_text(f"Speciate {runs['version']}.")


def test_a_game_of_mine_is_found_again(visit: NewVisitor) -> None:
    ann = visit()
    ann.play_with_bots()
    ann.page.goto("/")
    row = ann.page.locator("section[aria-labelledby=my-games] li")
    expect(row).to_contain_text("Your turn")
    row.locator("a").click()
    expect(ann.what_now).to_contain_text("Choose a card")


def test_friends_come_by_link_and_a_bot_fills_the_table(visit: NewVisitor) -> None:
    ann = visit()
    link = ann.open_table(name="Ann", seats=3)
    bo = visit(link.replace(ann.url, ""))
    bo.sit("Bo")
    expect(ann.page.locator("main ol")).to_contain_text("Bo")
    ann.page.click("[data-fill]")
    ann.ready()
    expect(bo.page.locator("main ol")).to_contain_text("✓ Ready")
    bo.ready()
    for visitor in (ann, bo):
        expect(visitor.what_now).to_contain_text("Choose a card")
        expect(visitor.players.nth(1)).to_contain_text("Bo")
    cyd = visit(link.replace(ann.url, ""))  # a third comes too late, and looks on
    expect(cyd.what_now).to_contain_text("You are watching")


def test_a_host_finds_the_link_first_and_a_guest_what_is_played(visit: NewVisitor) -> None:
    ann = visit()
    link = ann.open_table("evolutopia", name="Ann", seats=2)
    headings = ann.page.locator("main h2")
    expect(headings.first).to_have_text("Invite")
    expect(ann.page.get_by_role("status").first).to_contain_text("1 seat is still free")
    bo = visit(link.replace(ann.url, ""), **PHONE)  # never here before
    game = bo.page.locator("[data-table-game=evolutopia]")
    expect(bo.page.locator("main h2").first).to_have_text("Evolutopia")
    expect(game).to_contain_text("1 to 5 players")
    expect(game).to_contain_text("45 min")
    expect(game.get_by_role("link", name="Learn Evolutopia")).to_have_attribute("href", "/learn/evolutopia")
    expect(game.get_by_role("link", name="Rules of Evolutopia")).to_have_attribute("href", "/rules/evolutopia")
    assert has_no_sideways_scroll(bo)
    bo.sit("Bo")
    expect(ann.page.get_by_role("status").first).to_contain_text("Ann, Bo")


def test_a_name_that_is_taken_is_refused_in_words(visit: NewVisitor) -> None:
    ann = visit()
    bo = visit(ann.open_table(name="Ann").replace(ann.url, ""))
    bo.page.fill("input[autocomplete=nickname]", "Ann")
    bo.may_fail = True
    bo.page.locator("main ol button.main").first.click()
    expect(bo.page.get_by_role("alert")).to_contain_text("Ann")


def test_keyboard_alone_starts_a_game_and_makes_a_move(visit: NewVisitor) -> None:
    ann = visit()
    keys = ann.page.keyboard
    ann.page.wait_for_selector("[data-game=evolution]")
    for _ in range(20):
        keys.press("Tab")
        if ann.page.evaluate("document.activeElement.dataset.game") == "evolution":
            break
    keys.press("Enter")
    expect(ann.page.locator("[data-start]")).to_be_focused()
    keys.press("Enter")
    expect(ann.what_now).to_contain_text("Choose a card")
    for _ in range(60):
        keys.press("Tab")
        if ann.page.evaluate("document.activeElement.closest('.board') !== null"):
            break
    assert ann.page.evaluate("document.activeElement.closest('.board') !== null"), "the board is reached by Tab"


def test_a_phone_in_french_in_the_dark(visit: NewVisitor) -> None:
    ann = visit(locale="fr-FR", color_scheme="dark", **PHONE)
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("jeux de société")
    assert has_no_sideways_scroll(ann)
    ann.play_with_bots()
    expect(ann.what_now).to_contain_text("Posez une carte face cachée")
    assert fits(ann), "no scrolling at 390 x 844"
    ann.page.get_by_role("button", name="Journal").click()
    expect(ann.page.get_by_text("La partie commence.")).to_be_visible()
    assert fits(ann)


def test_the_language_changes_without_loading_the_page_again(visit: NewVisitor) -> None:
    ann = visit()
    ann.play_with_bots()
    ann.page.evaluate("window.loadedOnce = true")
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.what_now).to_contain_text("Choisissez une carte")
    expect(ann.page.locator("#tab-panel")).to_contain_text("La partie commence.")
    ann.page.get_by_role("button", name="English").click()
    expect(ann.what_now).to_contain_text("Choose a card")
    assert ann.page.evaluate("window.loadedOnce")


def test_the_theme_can_be_chosen_and_is_kept(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.select_option("dialog select >> nth=1", "dark")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_every_dead_end_says_why_and_leads_to_the_games(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.may_fail = True  # the browser notes that they are not there
    closed, host, _ = open_table_with(ann.url, ["Ann"], 2, {})
    send(ann.url, closed, host, {"do": "close"})
    gathering, _, _ = open_table_with(ann.url, ["Ann"], 2, {})
    ends = {
        "/table/nosuchtable": "There is no such table",
        "/replay/nosuchtable": "There is no such table",
        f"/table/{closed}": "This table is closed",
        f"/replay/{gathering}": "not over yet",
        "/learn/template": "has no tutorial",
        "/rules/chess": "nothing at this address",
        "/no/such/place": "nothing at this address",
    }
    for path, words in ends.items():
        ann.page.goto(ann.url + path)
        expect(ann.page.get_by_role("alert")).to_contain_text(words)
        check(ann, path)
        assert fits(ann), path
    ann.page.get_by_role("link", name="To the games").click()
    expect(ann.page.locator("[data-game=evolution]")).to_be_visible()


def test_a_table_that_is_full_says_so_and_shows_the_game_when_it_begins(visit: NewVisitor) -> None:
    cy = visit("about:blank")
    table, _, tokens = open_table_with(cy.url, ["Ann", "Bo"], 2, {})
    cy.page.goto(f"{cy.url}/table/{table}")
    expect(cy.page.get_by_role("status").filter(has_text="Every seat is taken")).to_be_visible()
    expect(cy.page.locator("main ol button")).to_have_count(0)
    for token in tokens:
        send(cy.url, table, token, {"do": "ready"})
    expect(cy.what_now).to_contain_text("You are watching")


def test_play_again_opens_the_form_of_the_same_game(visit: NewVisitor) -> None:
    ann = visit("/?play=evo")
    expect(ann.page.get_by_role("dialog")).to_contain_text("A game of Evo")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.page.url == f"{ann.url}/"
