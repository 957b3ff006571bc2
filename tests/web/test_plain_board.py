"""Games without a board of their own, here two games in one file: the page draws them from the view and the moves.
Their server also has components of its own for Evo, which are marked in the lobby."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

import speciate
from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, has_no_sideways_scroll, open_table_with, send

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
USUAL = Path(speciate.__file__).parent / "games/evo/pack.toml"
GAMES = [EXAMPLES / "connect_four.py", EXAMPLES / "horse_race.py"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that was told of two games by their files, and of a pack in which a card of Evo is another."""
    folder = tmp_path_factory.mktemp("files")
    (folder / "house.toml").write_text(
        USUAL.read_text(encoding="utf-8").replace('card = "climate+1"', 'card = "climate+3"', 1), encoding="utf-8"
    )
    files = os.pathsep.join(str(path) for path in GAMES)
    process = ServerProcess(folder, SPECIATE_GAMES=files, SERVER_PACKS=f"evo={folder / 'house.toml'}")
    process.start()
    yield process
    process.stop()


def sit_down(visitor: Visitor, game: str, seats: int = 2, lang: str = "") -> None:
    """Ann at a table with bots that move at random."""
    table, host, tokens = open_table_with(visitor.url, ["Ann"], seats, {}, game=game)
    visitor.page.goto(f"/table/{table}{lang}#seat=0&token={tokens[0]}")
    visitor.ready()
    for seat in range(1, seats):
        send(visitor.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "random"})
    visitor.page.wait_for_selector(".plain")


def play_on(visitor: Visitor, count: int) -> None:
    for _ in range(count):
        visitor.page.locator("[data-move]:enabled").first.click()
        visitor.page.wait_for_selector("[data-move]:enabled")


def picture(visitor: Visitor, name: str) -> None:
    """For whoever wants to look: SPECIATE_PICTURES says where."""
    if folder := os.environ.get("SPECIATE_PICTURES"):
        visitor.page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_a_grid_shows_the_pieces_of_the_players(visit: NewVisitor, club: ServerProcess) -> None:
    ann = visit("about:blank", url=club.url)
    sit_down(ann, "connect-four")
    expect(ann.page.locator("[data-field=board] .cell")).to_have_count(42)
    play_on(ann, 3)
    expect(ann.page.locator("[data-field=board] .cell.taken")).to_have_count(6)
    expect(ann.page.get_by_role("img", name="row 6, column 1: Ann")).to_be_visible()
    expect(ann.page.locator("[data-move]")).to_have_text([f"Column {column}" for column in range(1, 8)])
    picture(ann, "connect-four")


def test_a_square_that_a_move_names_can_be_clicked(visit: NewVisitor, club: ServerProcess) -> None:
    ann = visit(url=club.url)
    sit_down(ann, "connect-four")
    ann.page.wait_for_selector("[data-move]:enabled")
    expect(ann.page.locator("[data-square='drop 3']")).to_have_count(6)
    ann.page.locator("[data-square='drop 3']").first.click()
    expect(ann.page.get_by_role("img", name="row 6, column 3: Ann")).to_be_visible()
    ann.page.wait_for_selector("[data-move]:enabled")
    picture(ann, "connect-four-squares")


def test_hidden_cards_are_backs_with_their_number_and_ones_own_have_names(
    visit: NewVisitor, club: ServerProcess
) -> None:
    ann = visit("about:blank", url=club.url)
    sit_down(ann, "horse-race", 4)
    ann.page.wait_for_selector("[data-move]")
    places = ann.page.locator(".place")
    expect(places.nth(0).locator("[data-field=hand] .card")).to_have_count(3)
    expect(places.nth(1).get_by_role("img", name="3 hidden cards")).to_be_visible()
    expect(ann.page.locator("[data-field=stable]")).to_contain_text("6")
    expect(ann.page.locator("[data-field=track] li")).to_have_count(6)
    picture(ann, "horse-race")


def test_it_can_be_played_with_the_keyboard_alone(visit: NewVisitor, club: ServerProcess) -> None:
    ann = visit("about:blank", url=club.url)
    sit_down(ann, "connect-four")
    ann.page.locator("[data-move]").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("[data-move='drop 2']")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("img", name="row 6, column 2: Ann")).to_be_visible()


@pytest.mark.parametrize("game", ["connect-four", "horse-race"])
def test_it_fits_a_phone_and_speaks_french(visit: NewVisitor, club: ServerProcess, game: str) -> None:
    ann = visit("about:blank", url=club.url, **PHONE, locale="fr-FR")
    sit_down(ann, game)
    ann.page.wait_for_selector("[data-move]")
    assert has_no_sideways_scroll(ann)
    expect(ann.page.locator("[data-move]").first).to_contain_text(
        "Colonne" if game == "connect-four" else "Faire avancer"
    )
    expect(ann.page.locator(".turn").first).to_have_text("à vous")
    picture(ann, f"{game}-phone")


def test_a_card_in_hand_that_can_be_played_is_a_button(visit: NewVisitor, club: ServerProcess) -> None:
    ann = visit("about:blank", url=club.url)
    sit_down(ann, "template")
    card = ann.page.locator(".place.own [data-field=hand] button.card").first
    picture(ann, "seeds")
    card.click()
    expect(ann.page.locator("[data-field=round]")).not_to_contain_text("0")


def test_a_game_in_one_file_is_found_at_home_and_played_with_bots_in_two_clicks(
    visit: NewVisitor, club: ServerProcess
) -> None:
    ann = visit(url=club.url)
    expect(ann.page.get_by_role("main")).to_contain_text("Back three horses in secret")
    picture(ann, "home")
    ann.play_with_bots("horse-race")
    expect(ann.page.locator("[data-move]").first).to_be_visible()


def test_the_lobby_marks_house_rules(visit: NewVisitor, club: ServerProcess) -> None:
    for game in ("evo", "evolution"):
        asked = {"game": game, "seats": 3, "name": game.title(), "public": True}
        httpx.post(f"{club.url}/api/tables", json=asked, trust_env=False, verify=False).raise_for_status()
    ann = visit("/", club.url)
    rows = ann.page.locator("section[aria-labelledby=open-tables] li:has(.what)")
    expect(rows).to_have_count(2)
    for row in rows.all():
        title = row.locator("strong").inner_text()
        expect(row.locator("[data-house]")).to_have_count(1 if title == "Evo" else 0)
