"""What cannot be done says why, with the rule's text; and a rule is shown on hover, on focus and on a long press."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, open_table_with, send, tab_to
from tests.web.test_access import check

LONG = 700  # ms: a press that lasts so long asks


class Two:
    """Ann and Bo at a table, played past the page."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table, _, self.tokens = open_table_with(url, ["Ann", "Bo"], 2, {})
        for token in self.tokens:
            send(url, self.table, token, {"do": "ready"})

    @property
    def path(self) -> str:
        return f"{self.url}/table/{self.table}#seat=0&token={self.tokens[0]}"

    def seen(self, seat: int) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        data: dict[str, Any] = httpx.get(
            f"{self.url}/api/tables/{self.table}", headers=headers, trust_env=False, verify=False
        ).json()
        return data

    def legal(self, seat: int) -> list[str]:
        return list(self.seen(seat).get("legal", []))

    def play(self, seat: int, *moves: str) -> None:
        send(self.url, self.table, self.tokens[seat], {"do": "play", "moves": list(moves)})

    def lay_food(self) -> None:
        """Everybody brings as much as they can."""
        for seat in (0, 1):
            self.play(seat, max(self.legal(seat), key=lambda code: int(code.replace("-", "+-").rsplit("+", 1)[-1])))

    def until_ann_has_fed_one_of_two(self) -> bool:
        """Ann's first species is full and her second is hungry, and it is her turn; False where there was no food."""
        self.lay_food()
        while True:
            mine = self.legal(0)
            if "feed 1" in mine and "feed 0" not in mine:
                return True
            if "feed 0" in mine:
                self.play(0, "feed 0")
            elif mine and len(self.seen(0)["view"]["players"][0]["species"]) < 2:
                self.play(0, next(code for code in mine if code.startswith("card")), "new right")
            elif mine and mine[0].startswith("food"):
                return False  # the round is over
            elif mine:
                self.play(0, "end")
            else:
                theirs = self.legal(1)
                self.play(1, "end" if "end" in theirs else theirs[0])


def feeding(url: str) -> Two:
    for _ in range(20):
        two = Two(url)
        if two.until_ann_has_fed_one_of_two():
            return two
    raise AssertionError("there was never enough to eat")


WHY = {
    "en": ("Why not?", "no room for more food", "Room for food"),
    "fr": ("Pourquoi pas ?", "place", "Place pour manger"),
}


@pytest.mark.parametrize("lang", WHY)
def test_a_piece_that_cannot_be_used_says_why_with_the_rule(visit: NewVisitor, lang: str) -> None:
    ann = visit("about:blank", locale=lang)
    ann.page.goto(feeding(ann.url).path)
    title, reason, rule = WHY[lang]
    full = ann.page.locator("[data-move='feed 0'][aria-disabled=true]").first
    full.click(force=True)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_have_text(title)
    expect(dialog.locator("[data-reason]")).to_contain_text(reason)
    expect(dialog).to_contain_text(rule)
    expect(dialog).to_contain_text("evolution:feed.capacity")
    expect(dialog.get_by_role("link")).to_have_attribute("href", "/rules/evolution#feed.capacity")
    check(ann, "refusal")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(full).to_be_focused()
    assert ann.page.locator("[data-move='feed 1']:not([aria-disabled=true])").count(), "nothing was played"


def test_why_not_by_keyboard_alone(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.page.goto(feeding(ann.url).path)
    ann.page.wait_for_selector("[data-move='feed 0'][aria-disabled=true]")
    tab_to(ann, "[data-move='feed 0']")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-reason]")).to_contain_text("no room for more food")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-reason]")).to_have_count(0)


def test_an_undo_that_cannot_be_says_why_in_the_language_of_the_page(visit: NewVisitor) -> None:
    ann = visit("about:blank", locale="fr")
    ann.join_bots()
    ann.page.click("[data-undo]", force=True)  # it looks as if it could not be pressed, and says why it cannot
    expect(ann.page.locator("[data-reason]")).to_have_text("Il n’y a rien à reprendre.")


# -- tips -------------------------------------------------------------------------------------------


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator(".hand [data-verb=food]")


def tooltip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tooltip")


def test_a_tip_comes_on_hover_and_goes_with_the_pointer(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    cards(ann).first.hover()
    expect(tooltip(ann)).to_be_visible()
    expect(tooltip(ann).locator("p")).not_to_be_empty()
    ann.page.locator("[data-what-now]").hover()
    expect(tooltip(ann)).to_have_count(0)


def test_a_tip_comes_on_focus_and_escape_closes_it(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    cards(ann).first.wait_for()
    tab_to(ann, "[data-verb=food]")
    expect(tooltip(ann)).to_be_visible()
    check(ann, "a tip")
    said = tooltip(ann).locator("strong").inner_text()
    expect(ann.page.locator(".unseen[aria-live=polite]").filter(has_text=said)).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(tooltip(ann)).to_have_count(0)
    expect(cards(ann).first).to_be_visible()  # nothing was played


def test_a_tip_comes_on_a_long_press_which_plays_nothing(visit: NewVisitor) -> None:
    ann = visit("about:blank", **PHONE)
    ann.join_bots()
    card = cards(ann).first
    box = card.bounding_box()
    assert box is not None
    count = cards(ann).count()
    touch = ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    ann.page.wait_for_timeout(LONG)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tooltip(ann)).to_be_visible()
    bubble = tooltip(ann).bounding_box()
    assert bubble is not None and bubble["x"] >= 0 and bubble["x"] + bubble["width"] <= 390
    ann.page.wait_for_timeout(LONG)
    assert cards(ann).count() == count, "the end of a long press is no click"
    ann.page.touchscreen.tap(195, 60)  # elsewhere
    expect(tooltip(ann)).to_have_count(0)
    card.tap()
    expect(cards(ann)).to_have_count(0)  # a short one plays


def test_a_tap_shows_the_tip_of_what_does_nothing_else(visit: NewVisitor) -> None:
    ann = visit("about:blank", **PHONE)
    ann.join_bots("evo")
    ann.page.locator("[data-piece=climate]").tap()
    expect(tooltip(ann)).to_contain_text("Climate")
    ann.page.locator("[data-what-now]").tap()  # elsewhere
    expect(tooltip(ann)).to_have_count(0)


def test_a_line_of_the_log_shows_its_rule_and_lights_its_pieces(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    two = Two(ann.url)
    two.lay_food()
    ann.page.goto(two.path)
    line = ann.page.locator("#tab-panel li button").filter(has_text="lays").last
    line.hover()
    expect(tooltip(ann)).to_be_visible()
    line.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("evolution:")
