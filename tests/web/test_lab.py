"""The lab's page: a pack is changed, an experiment is run, looked at, stopped, gone on with, compared, and played."""

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from speciate.server.laboratory import owner_key
from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor
from tests.web.test_access import check

HORNS = "[data-variant='1'] [data-place='food.horns[0]']"
LONG = 200_000  # deals: nobody waits for them
SHORT: dict[str, Any] = {
    "game": "evolution",
    "variants": [{"name": "printed"}, {"name": "four cards", "options": {"cards_each_round": 4}}],
    "tables": [{"name": "two", "bots": ["random", "random"]}],
    "measures": ["rounds"],
    "games": 12,
}


@pytest.fixture
def key(server: ServerProcess) -> str:
    return owner_key(server.folder / "lab")


@pytest.fixture
def owner(visit: NewVisitor, key: str) -> Visitor:
    return visit(f"/lab#key={key}")


def points(page: Page) -> int:
    return int(page.locator("[data-plot^=curve]").first.get_attribute("data-points") or 0)


def test_a_card_is_changed_run_watched_stopped_and_gone_on_with(owner: Visitor) -> None:
    page = owner.page
    page.fill(HORNS, "99")
    expect(page.locator("[data-mistake='food.horns']")).to_contain_text("-15 to 16")
    expect(page.locator(HORNS)).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-go]")).to_be_disabled()
    page.fill(HORNS, "")  # what is not there is wrong too
    expect(page.locator("[data-mistake='food.horns']")).to_contain_text("not a whole number")
    page.fill(HORNS, "9")
    expect(page.locator("[data-mistake]")).to_have_count(0)
    expect(page.locator("[data-variant='1'] ins")).to_have_text("9, 2, 3, 3, 4, 4, 5")
    for seat in (0, 1):
        page.locator("[data-bot]").nth(seat).select_option("random")
    page.fill("[data-deals]", str(LONG))
    page.fill("[data-title]", "Dear horns")
    page.click("[data-go]")
    expect(page.get_by_role("heading", name="Dear horns")).to_be_visible()
    page.wait_for_selector("[data-plot^=curve] svg")
    before = points(page)
    page.wait_for_function("n => +document.querySelector('[data-plot^=curve]').dataset.points > n", arg=before)
    page.click("[data-stop]")
    expect(page.locator("[data-state]")).to_have_text("stopped")
    stopped = points(page)
    page.reload()  # everything is on the disk
    page.click("[data-resume]")
    page.wait_for_function("n => +document.querySelector('[data-plot^=curve]')?.dataset.points > n", arg=stopped)
    page.click("[data-stop]")
    expect(page.locator("[data-state]")).to_have_text("stopped")
    page.click("[data-play] >> nth=1")
    page.wait_for_selector("[data-what-now]")
    owner.tab("table")
    expect(page.locator("[role=tabpanel]")).to_contain_text("House rules: My change")


def test_runs_are_kept_and_compared(owner: Visitor, key: str) -> None:
    page = owner.page
    with httpx.Client(
        base_url=owner.url, headers={"Authorization": f"Bearer {key}"}, trust_env=False, verify=False
    ) as client:
        ids = [client.post("/api/lab/runs", json={**SHORT, "title": title}).json()["id"] for title in ("One", "Other")]
        while any(client.get(f"/api/lab/runs/{id}").json()["head"]["state"] != "finished" for id in ids):
            time.sleep(0.1)
    page.click(f"[data-run='{ids[0]}']")
    page.wait_for_selector("[data-finding=rounds] svg")
    page.select_option("[data-against]", ids[1])
    expect(page.locator("[data-finding=rounds] .found").first).to_contain_text("no certain difference")
    page.click("[data-delete]")
    page.click("[data-delete-sure]")
    page.wait_for_selector(f"[data-run='{ids[1]}']")
    expect(page.locator(f"[data-run='{ids[0]}']")).to_have_count(0)


def test_a_stranger_is_told_where_the_link_is(visit: NewVisitor) -> None:
    page = visit("/lab").page
    expect(page.locator("main")).to_contain_text("speciate serve --lab")
    expect(page.locator("[data-go]")).to_have_count(0)


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"color_scheme": "light"}, marks=pytest.mark.long),
        {"color_scheme": "dark", "locale": "fr-FR", **PHONE},
    ],
    ids=["light desk", "dark phone in French"],
)
def test_axe_finds_nothing_grave_and_every_pack_is_drawn(visit: NewVisitor, key: str, settings: dict[str, Any]) -> None:
    ann = visit(f"/lab#key={key}", **settings)
    page = ann.page
    page.fill(HORNS, "99")
    page.wait_for_selector("[data-mistake]")
    check(ann, "a mistake in a pack")
    parts = {"evo": ("events", "halves"), "s-evolution": ("cards", "discoveries"), "evolutopia": ("crisis", "level")}
    for game, names in parts.items():
        page.check(f"[data-game={game}]")
        for name in names:
            page.click(f"[data-part={name}]")
            page.wait_for_selector("[data-editor] .drawing, [data-editor] .card, [data-editor] [data-place]")
    check(ann, "levels of Evolutopia")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
