"""Together: one person at several seats without a curtain, and a game that all win or lose."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor
from tests.web.pages import open_table_with
from tests.web.test_access import check

GOLDEN = Path(__file__).parents[1] / "golden" / "evolutopia"


@pytest.fixture(scope="module")
def city(server: ServerProcess) -> str:
    """A game of Evolutopia that is over."""
    record = next(path for path in sorted(GOLDEN.rglob("*.jsonl")) if path.name.startswith("3"))
    body = {"record": record.read_text(encoding="utf-8"), "name": "The city"}
    found: str = httpx.post(f"{server.url}/api/replays", json=body, trust_env=False, verify=False).json()["table"]
    return found


def test_one_person_plays_all_seats_without_a_curtain(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.select_option("dialog select >> nth=0", "3")
    ann.page.check("[data-alone]")
    check(ann, "start, alone")
    ann.page.fill("input[autocomplete=nickname]", "Ann")
    ann.page.click("[data-start]")
    for seat, name in enumerate(["Ann", "Ann 2", "Ann 3"]):
        expect(ann.what_now).to_contain_text(f"As {name}:")
        expect(ann.page.locator(".curtain")).to_have_count(0)
        ann.play_first(seat)
    expect(ann.page.locator("#tab-panel")).to_contain_text("Ann 3 lays")
    expect(ann.players.get_by_role("button")).to_have_count(3)
    check(ann, "game, alone")
    hand = ann.page.locator(".hand").inner_text()
    ann.page.get_by_role("button", name="See the table as Ann 2 does").click()
    expect(ann.page.locator(".hand")).not_to_have_text(hand)


def test_bots_take_the_seats_that_nobody_at_the_screen_plays(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.select_option("dialog select >> nth=0", "4")
    ann.page.select_option("[data-at-screen]", "2")
    ann.page.fill("dialog input.field >> nth=0", "Ann")
    ann.page.fill("dialog input.field >> nth=1", "Bo")
    ann.page.click("[data-start]")
    ann.page.click("[data-lift]")
    for number, kind in enumerate(("you", "you", "Casual", "Casual")):
        expect(ann.players.nth(number)).to_contain_text(kind)


def test_two_at_one_screen_agree_to_an_undo_there(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.select_option("dialog select >> nth=0", "2")
    ann.page.click("[data-start]")
    for seat in (0, 1):
        ann.page.click("[data-lift]")
        ann.play_first(seat)
    curtain = ann.page.locator("[data-lift]")  # chance decides who is first, and has the screen
    expect(curtain.or_(ann.page.locator("[data-verb=card]")).first).to_be_visible()
    if curtain.count():
        curtain.click()
    ann.page.click("[data-undo]")
    vote = ann.page.locator("[data-vote=yes]")
    done = ann.page.locator(".curtain").or_(ann.page.locator("#tab-panel", has_text="takes back")).first
    expect(vote.or_(done).first).to_be_visible()
    if vote.count():  # whoever chose last takes it back freely: nobody has seen it
        vote.click()
    expect(done).to_be_visible()


def test_a_second_seat_is_taken_under_the_same_name(visit: NewVisitor) -> None:
    ann = visit()
    ann.open_table(name="Ann", seats=2)
    ann.page.fill("input[autocomplete=nickname]", "Ann")
    ann.page.get_by_role("button", name="Sit here: seat 2").click()
    expect(ann.page.locator("main ol > li").nth(1)).to_contain_text("Ann 2")
    ann.page.get_by_role("button", name="We are ready").click()
    expect(ann.what_now).to_contain_text("As Ann:")
    expect(ann.page.locator(".curtain")).to_have_count(0)


def test_home_says_which_game_is_played_together(visit: NewVisitor) -> None:
    ann = visit()
    plate = ann.page.locator("article", has=ann.page.locator("[data-game=evolutopia]"))
    expect(plate).to_contain_text("all together")
    plate.locator("[data-game]").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("on the same side")


@pytest.mark.parametrize(
    ("lang", "words"),
    [pytest.param("en", "They (win|lose) together", marks=pytest.mark.long), ("fr", "La table (gagne|perd)")],
    ids=["en", "fr"],
)
def test_all_win_or_lose_together(visit: NewVisitor, city: str, lang: str, words: str) -> None:
    ann = visit(f"/table/{city}", locale=lang)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("[data-headline]")).to_have_text(re.compile(words))
    expect(dialog.locator("[data-team] li")).to_have_count(3)
    expect(dialog.locator("[data-decided] li")).not_to_have_count(0)
    expect(dialog.locator("table")).to_have_count(0)
    check(ann, "the end of a co-operative game")


def test_the_replay_of_such_a_game_has_no_empty_scores(visit: NewVisitor, city: str) -> None:
    ann = visit(f"/replay/{city}")
    expect(ann.page.locator(".board[data-at]")).to_be_visible()
    expect(ann.page.get_by_role("tab")).to_have_count(1)


def test_whoever_waits_points_at_a_choice_and_all_see_it(visit: NewVisitor) -> None:
    ann, bo = visit("about:blank"), visit("about:blank")
    table, _, tokens = open_table_with(ann.url, ["Ann", "Bo"], 2, {}, game="evolutopia")
    for seat, one in enumerate((ann, bo)):
        one.page.goto(f"/table/{table}#seat={seat}&token={tokens[seat]}")
        one.ready()
    for one in (ann, bo):
        expect(one.page.locator("[data-move='act site']")).to_be_visible()
    waits, acts = (bo, ann) if "Take an action" in ann.what_now.inner_text() else (ann, bo)
    waits.page.locator("[data-move='act site']").click()
    for one in (ann, bo):
        expect(one.page.locator("#tab-panel")).to_contain_text("suggests: ")
    acts.page.locator("[data-move='act site']").click()
    expect(acts.page.locator("#tab-panel")).to_contain_text("Start a site")
