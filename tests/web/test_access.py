"""For everyone: axe finds nothing serious or critical on any screen, light or dark."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# what passed is neither described nor sent: that takes longer than to look
RUN = """async () => {
  const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations;
}"""
GRAVE = ("serious", "critical")


def check(visitor: Visitor, screen: str) -> None:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page, whose policy allows none
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)
    grave = [
        f"{each['id']}: {each['help']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]
    assert not grave, (screen, grave)


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"color_scheme": "light"}, marks=pytest.mark.long),
        {"color_scheme": "dark", "locale": "fr-FR", **PHONE},
    ],
    ids=["light desk", "dark phone in French"],
)
def test_axe_finds_nothing_grave_on_any_screen(visit: NewVisitor, settings: dict[str, Any]) -> None:
    ann = visit(**settings)
    page = ann.page
    is_phone = "is_mobile" in settings
    page.wait_for_selector("[data-game=evolution]")
    check(ann, "home")
    page.click("header .gear")
    check(ann, "settings")
    page.keyboard.press("Escape")
    page.click("[data-game=evolution]")
    for mode in ("bots", "hotseat", "friends"):
        page.check(f"input[value={mode}]")
        check(ann, f"start, {mode}")
    page.click("[data-start]")
    page.wait_for_selector("[data-fill]")
    check(ann, "waiting room")
    page.click("[data-fill]")
    page.click("[data-ready]")
    page.wait_for_selector("[data-what-now]")
    for number, tab in enumerate(("log", "chat", "table")):
        if is_phone:
            check(ann, "board on a phone")
            page.locator("nav.tabs button").nth(number).click()
        else:
            ann.tab(tab)
        check(ann, f"game, {tab}")
        if is_phone:
            page.locator("nav.tabs button").nth(number).click()


def test_axe_finds_nothing_grave_behind_the_curtain_and_at_the_end(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.click("[data-game=evolution]")
    ann.page.check("input[value=hotseat]")
    ann.page.click("[data-start]")
    ann.page.wait_for_selector("[data-lift]")
    check(ann, "curtain")
    record = next((ROOT / "tests/golden/evolution").rglob("4-greedy.jsonl")).read_text(encoding="utf-8")
    reply = httpx.post(f"{ann.url}/api/replays", json={"record": record}, trust_env=False, verify=False)
    ann.page.goto(f"/table/{reply.json()['table']}")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Final scores")
    check(ann, "scores")
