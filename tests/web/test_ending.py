"""Mistakes and endings: taking back against bots, a second thought, the scores, a picture, playing again."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, has_no_sideways_scroll, open_table_with, send

ROOT = Path(__file__).parents[2]
PNG = b"\x89PNG\r\n"


def short_game(visit: NewVisitor, *names: str, **settings: str) -> list[Visitor]:
    """A game that is soon over, each of these people at a browser of their own; a bot where there is only one."""
    visitors = [visit("about:blank", **settings) for _ in names]
    table, host, tokens = open_table_with(visitors[0].url, list(names), 2, {}, game="template")
    for seat, visitor in enumerate(visitors):
        visitor.page.goto(f"/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.ready()
    if len(names) == 1:
        send(visitors[0].url, table, host, {"do": "seat-bot", "seat": 1, "bot": "random"})
    for visitor in visitors:
        visitor.page.wait_for_selector(".board")
    return visitors


def play_out(visitors: list[Visitor]) -> None:
    """First legal moves, until the game is over."""
    while "outcome" not in (update := visitors[0].update(0)):
        for seat, visitor in enumerate(visitors):
            if seat in update["table"]["waiting"]:
                visitor.play_first(seat)
                break


def test_against_bots_a_choice_is_taken_back_with_all_that_followed(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    undo = ann.page.locator("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it says why not
    expect(ann.page.get_by_role("dialog")).to_contain_text("There is nothing to take back")
    ann.page.keyboard.press("Escape")
    ann.play_first(0)
    expect(undo).to_contain_text("Take back: Lay")
    expect(ann.what_now).to_contain_text("Choose a card to play")
    undo.click()
    expect(ann.what_now).to_contain_text("lay face down")
    expect(ann.page.locator("#tab-panel")).to_contain_text("takes back a move")


def test_a_turn_ended_too_early_is_asked_about_until_one_says_not_to(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    ann.play_first(0)
    expect(ann.what_now).to_contain_text("Choose a card to play")
    ann.page.click("[data-verb=end]")
    expect(ann.page.locator("[data-sure]")).to_contain_text("cards in your hand")
    ann.page.click("[data-go-back]")
    expect(ann.what_now).to_contain_text("Choose a card to play")
    ann.page.click("[data-verb=end]")
    ann.page.check("[data-never]")
    ann.page.click("[data-go-on]")
    expect(ann.page.locator("[data-undo]")).to_contain_text("Take back: End your turn")
    ann.page.click("[data-undo]")
    expect(ann.what_now).to_contain_text("Choose a card to play")
    ann.page.click("[data-verb=end]")
    expect(ann.page.locator("[data-undo]")).to_contain_text("Take back: End your turn")
    assert ann.page.locator("[data-sure]").count() == 0


def test_scores_are_counted_and_the_board_is_kept_and_played_again(visit: NewVisitor, tmp_path: Path) -> None:
    (ann,) = short_game(visit, "Ann", reduced_motion="no-preference")
    before = ann.table
    play_out([ann])
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("[data-headline]")).not_to_contain_text("Counting")  # it counts by itself to the end
    expect(dialog.locator("tbody tr")).to_have_count(2)
    with ann.page.expect_download() as download:
        dialog.locator("[data-picture=png]").click()
    assert "Ann" in download.value.suggested_filename
    download.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)
    with ann.page.expect_download() as download:
        dialog.locator("[data-picture=svg]").click()
    download.value.save_as(tmp_path / "board.svg")
    assert "foreignObject" in (tmp_path / "board.svg").read_text(encoding="utf-8")
    dialog.locator("[data-again=play-again]").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    ann.page.wait_for_selector(".board")
    assert ann.update(0)["table"]["status"] == "playing", "nobody else has to come"
    ann.page.goto("/")
    expect(ann.page.locator(".own")).to_contain_text("win")


@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia"])
def test_every_game_ends_with_a_result_a_picture_and_a_replay(visit: NewVisitor, game: str, tmp_path: Path) -> None:
    """On a phone, where there is least room, with as many players as there are in the records."""
    ann = visit("about:blank", **PHONE)
    record = max((ROOT / "tests/golden" / game).rglob("*.jsonl"), key=lambda path: int(path.name[0]))
    body = {"record": record.read_text(encoding="utf-8"), "name": "Friday"}
    table = ann.context.request.post(f"{ann.url}/api/replays", data=body).json()["table"]
    outcome = ann.context.request.get(f"{ann.url}/api/tables/{table}").json()["outcome"]
    ann.page.goto(f"{ann.url}/table/{table}")
    dialog = ann.page.get_by_role("dialog")
    if game != "evolutopia":
        expect(dialog.locator("tbody tr")).to_have_count(len(outcome["scores"]))
        names = [ann.page.locator(".players .name").nth(seat).text_content() for seat in outcome["winners"]]
        for name in names:
            expect(dialog.locator("[data-headline]")).to_contain_text(str(name))
    expect(dialog.locator("[data-headline]")).not_to_be_empty()
    expect(dialog.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)
    expect(dialog.locator("[data-again]")).to_be_in_viewport(ratio=1)
    with ann.page.expect_download() as download:
        dialog.locator("[data-picture=png]").click()
    download.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)
    assert has_no_sideways_scroll(ann)


def test_a_rematch_is_a_click_for_each(visit: NewVisitor) -> None:
    ann, bo = visitors = short_game(visit, "Ann", "Bo")
    before = ann.table
    play_out(visitors)
    ann.page.click("[data-again=rematch]")
    ann.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    bo.page.click("[data-again=rematch-join]")
    for visitor in visitors:
        visitor.page.wait_for_selector(".board")
        assert before not in visitor.page.url
    assert ann.table == bo.table
    assert [place["name"] for place in bo.update(1)["table"]["seats"]] == ["Ann", "Bo"]


def test_a_game_is_left_by_a_button(visit: NewVisitor) -> None:
    ann, bo = short_game(visit, "Ann", "Bo")
    bo.page.click("header [data-leave]")
    bo.page.click("[data-leave=bot]")
    bo.page.wait_for_url(lambda url: "/table/" not in url)
    expect(ann.page.locator("#tab-panel")).to_contain_text("A bot plays for Bo")
