"""A finished game in the browser: a link to a position, other eyes, the keys, and the record out and in again."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from speciate.core.registry import get_game
from speciate.table.match import Match
from tests.table.matches import play_on
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, fits
from tests.web.test_access import check

ROOT = Path(__file__).parents[2]
RECORD = next((ROOT / "tests/golden/evolution").rglob("2-random.jsonl"))


@pytest.fixture(scope="module")
def table(server: Any) -> str:
    """A replay on the server."""
    body = {"record": RECORD.read_text(encoding="utf-8"), "name": "Friday"}
    reply = httpx.post(f"{server.url}/api/replays", json=body, trust_env=False, verify=False)
    found: str = reply.json()["table"]
    return found


def position(visitor: Visitor) -> int:
    """The position whose board is shown."""
    return int(visitor.page.locator(".board[data-at]").get_attribute("data-at") or -1)


def expect_address(visitor: Visitor, **wanted: int) -> None:
    """The address names the position, once one has stopped."""
    query = "&".join(f"{name}={number}" for name, number in wanted.items())
    visitor.page.wait_for_url(f"**?{query}")


def expect_at(visitor: Visitor, at: int) -> None:
    expect(visitor.page.locator(f'.board[data-at="{at}"]')).to_be_visible()


def test_a_link_opens_a_position_and_steps_keep_it_in_the_address(visit: NewVisitor, table: str) -> None:
    ann = visit(f"/replay/{table}?at=57&as=1")
    page = ann.page
    expect_at(ann, 57)
    expect(page.locator("[data-as='1'][aria-pressed=true]")).to_be_visible()

    page.keyboard.press("ArrowRight")
    expect(page.locator(".board[data-at]")).not_to_have_attribute("data-at", "57")
    later = position(ann)
    assert later > 57
    expect_address(ann, at=later, **{"as": 1})
    page.click("[data-back]")
    expect(page.locator(".board[data-at]")).not_to_have_attribute("data-at", str(later))
    assert position(ann) <= 57

    page.keyboard.press("End")
    expect(page.locator("[data-on]")).to_be_disabled()
    page.locator("body").press("Home")
    expect(page.locator("[data-back]")).to_be_disabled()
    page.locator("body").press(" ")
    first = position(ann)
    expect(page.locator(".board[data-at]")).not_to_have_attribute("data-at", str(first))  # it plays by itself
    page.locator("body").press(" ")

    page.select_option("[data-rounds]", "3")
    expect(page.locator("[data-happened]")).not_to_be_empty()
    expect(page.locator(".where")).to_contain_text("Round 3")


def test_everything_that_happened_is_an_instant_with_a_table_and_a_sentence(visit: NewVisitor, table: str) -> None:
    """As at the table: event by event, also within one answer to a move, and by itself with the drawings of moments."""
    line = httpx.get(
        f"{(ann := visit('about:blank')).url}/api/tables/{table}/line?as=-2", trust_env=False, verify=False
    ).json()
    ends = next(
        step for step in line["steps"] if step.get("round") == 2
    )  # the last feeding of a round, and what follows
    assert len(ends["news"]) > 2
    ann.page.goto(f"{ann.url}/replay/{table}?at={ends['at'] - 1}&as=-2")
    page = ann.page
    board = page.locator(".board[data-at]")
    said: list[str] = []
    for nth in range(1, len(ends["news"]) + 1):
        page.click("[data-on]")
        expect(page.locator(f".board[data-at='{ends['at']}'][data-nth='{nth}']")).to_be_visible()
        said.append(page.locator("[data-happened]").inner_text())
        if nth == 1:
            expect_address(ann, at=ends["at"], **{"as": -2, "event": 1})
    assert "Round 2 begins" in said[-1] or "Round 2 begins" in " ".join(said)
    assert len(set(said)) > 2
    page.wait_for_url(lambda url: "event=" not in url)  # the address follows when one has come to rest
    page.reload()  # a link to the end of an answer is one too
    expect(board).to_have_attribute("data-at", str(ends["at"]))
    page.click("[data-back]")
    expect(board).to_have_attribute("data-nth", str(len(ends["news"]) - 1))


def test_a_replay_that_plays_shows_moments_and_stops_at_a_click(visit: NewVisitor, table: str) -> None:
    ann = visit("about:blank")
    page = ann.page
    line = httpx.get(f"{ann.url}/api/tables/{table}/line?as=-2", trust_env=False, verify=False).json()
    revealed = (step["at"] for step in line["steps"] for item in step["news"] if item.get("event") == "food-revealed")
    feast = next(revealed)
    page.goto(f"{ann.url}/replay/{table}?at={feast - 1}&as=-2")
    expect_at(ann, feast - 1)
    page.click("[data-play]")
    page.wait_for_selector("[data-moment]")
    page.locator("[data-showing]").click(position={"x": 8, "y": 8})
    expect(page.locator("[data-play]")).to_have_attribute("aria-label", "Play")
    board = page.locator(".board[data-at]")
    here = (position(ann), board.get_attribute("data-nth"))
    page.locator("[data-showing]").click(position={"x": 8, "y": 8})  # another click takes the drawing away
    expect(page.locator("[data-showing]")).to_have_count(0)
    assert here == (position(ann), board.get_attribute("data-nth"))


def test_the_log_and_the_graph_lead_to_where_it_happened(visit: NewVisitor, table: str) -> None:
    ann = visit(f"/replay/{table}")
    page = ann.page
    line = page.locator(".log .round .line").nth(1)  # the second round begins
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".where")).to_contain_text("Round 2")
    page.click("#tab-scores")
    page.get_by_role("button", name="To the end of round 1").click()
    expect(page.locator(".where")).to_contain_text("Round 1")
    expect(page.get_by_role("img", name="Scores")).to_be_visible()


def test_every_seat_sees_its_own_hand_and_a_spectator_none(visit: NewVisitor, table: str) -> None:
    ann = visit(f"/replay/{table}?at=40&as=0")
    page = ann.page
    hand = page.locator(".hand li button")
    expect_at(ann, 40)
    seen: list[list[str]] = []
    for seat in (0, 1):
        page.click(f".eyes [data-as='{seat}']")
        expect(page.locator(f".board[data-as='{seat}']")).to_be_visible()
        view = httpx.get(f"{ann.url}/api/tables/{table}?at=40&as={seat}", trust_env=False, verify=False).json()["view"]
        seen.append(view["players"][seat]["hand"])
        expect(hand).to_have_count(len(seen[-1]))
    assert seen[0] != seen[1]
    page.click(".eyes [data-as='-2']")
    expect(hand).to_have_count(0)
    expect_address(ann, at=40, **{"as": -2})


def test_a_tip_reads_on_in_the_rules(visit: NewVisitor, table: str) -> None:
    ann = visit(f"/replay/{table}?at=40&as=0")
    ann.page.locator(".hand li button").first.hover()
    with ann.context.expect_page() as opening:
        ann.page.get_by_role("tooltip").get_by_role("link").click()
    expect(opening.value.locator("article.target")).to_be_in_viewport()
    assert "/rules/evolution#trait." in opening.value.url


def test_a_record_is_saved_and_opened_again(visit: NewVisitor, table: str, tmp_path: Path) -> None:
    ann = visit(f"/replay/{table}?at=57&as=-2")
    with ann.page.expect_download() as saving:
        ann.page.click("[data-save]")
    saved = tmp_path / "friday.jsonl"
    saving.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == RECORD.read_text(encoding="utf-8")

    ann.page.goto("/")
    with ann.page.expect_file_chooser() as choosing:
        ann.page.click("[data-open-record]")
    choosing.value.set_files(saved)
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.locator("h1")).to_have_text("friday")
    assert urlsplit(ann.page.url).path != f"/replay/{table}"
    expect(ann.page.locator(".board[data-at]")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_one_line(visit: NewVisitor, tmp_path: Path) -> None:
    ann = visit()
    ann.may_fail = True  # the browser notes the server's refusal
    bad = tmp_path / "notes.txt"
    bad.write_text("not a game\n", encoding="utf-8")
    with ann.page.expect_file_chooser() as choosing:
        ann.page.click("[data-open-record]")
    choosing.value.set_files(bad)
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
    assert urlsplit(ann.page.url).path == "/"


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"color_scheme": "light"}, marks=pytest.mark.long),
        {"color_scheme": "dark", "locale": "fr-FR", **PHONE},
    ],
    ids=["light desk", "dark phone in French"],
)
def test_a_replay_is_for_everyone_and_fits_the_screen(visit: NewVisitor, table: str, settings: dict[str, Any]) -> None:
    ann = visit(f"/replay/{table}?at=57", **settings)
    expect_at(ann, 57)
    assert fits(ann)
    check(ann, "replay, log beside the board")
    if "is_mobile" in settings:
        ann.page.locator("nav.tabs button").last.click()
    else:
        ann.tab("scores")
    check(ann, "replay, scores")
    assert fits(ann)


def test_a_finished_table_leads_to_its_replay(visit: NewVisitor, table: str) -> None:
    ann = visit(f"/table/{table}")
    ann.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    ann.page.wait_for_url(f"**/replay/{table}*")
    expect(ann.page.locator(".board[data-at]")).to_be_visible()
    expect_address(ann, at=position(ann), **{"as": -2})
    assert parse_qs(urlsplit(ann.page.url).query)["as"] == ["-2"]


def test_a_game_with_house_rules_says_so(visit: NewVisitor, table: str) -> None:
    game = get_game("evolution")
    data: dict[str, Any] = json.loads(json.dumps(game.engine.pack().to_json()))
    data["food"]["horns"] = [9]
    played = play_on(Match.new(game, ["Ann", "Bo"], pack=game.engine.pack(data), seed=1))
    ann = visit("about:blank")
    body = {"record": "\n".join(played.record.lines()) + "\n", "name": "House"}
    house = httpx.post(f"{ann.url}/api/replays", json=body, trust_env=False, verify=False).json()["table"]
    ann.page.goto(f"/replay/{house}")
    expect(ann.page.locator("[data-house]")).to_have_text("house rules")
    ann.page.goto(f"/replay/{table}")
    expect(ann.page.locator("[data-happened]")).to_be_visible()
    expect(ann.page.locator("[data-house]")).to_have_count(0)
