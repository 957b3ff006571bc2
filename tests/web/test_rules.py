"""The rules reference in the browser: search as one types, in both languages, and a link to a single rule."""

from typing import Any

import pytest
from playwright.sync_api import expect

from speciate.core.registry import get_game
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, has_no_sideways_scroll
from tests.web.test_access import check


def test_all_rules_are_there_and_a_search_in_french_needs_no_accents(visit: NewVisitor) -> None:
    ann = visit("/rules/evolution", locale="fr-FR")
    rules = ann.page.locator("[data-rule]")
    slugs = get_game("evolution").engine.rules
    expect(rules).to_have_count(len(slugs))
    ann.page.fill("[data-search]", "egalite")
    expect(ann.page.locator("mark").first).to_have_text("Égalité")
    assert 0 < rules.count() < len(slugs)
    expect(ann.page.get_by_role("status").first).to_contain_text("règle")
    ann.page.fill("[data-search]", "zzz")
    expect(rules).to_have_count(0)
    ann.page.click("header [lang=en]")
    expect(ann.page.get_by_role("status").first).to_contain_text("No rule")
    ann.page.fill("[data-search]", "")
    expect(ann.page.locator("[data-rule='attack.size'] h3")).to_contain_text("Larger than the prey")


def test_a_rule_has_a_link_and_home_leads_to_the_rules(visit: NewVisitor) -> None:
    ann = visit()
    ann.page.get_by_role("link", name="Rules of Evolution", exact=True).click()
    ann.page.wait_for_url("**/rules/evolution")
    ann.page.locator("[data-rule='attack.size'] a").click()
    ann.page.wait_for_url("**/rules/evolution#attack.size")
    bo = visit("/rules/evolution#attack.size")
    shown = bo.page.locator("[data-rule='attack.size']")
    expect(shown).to_be_in_viewport()
    expect(bo.page.locator("article.target")).to_have_attribute("data-rule", "attack.size")


#: The heading of a topic and the line under the header that stays above the rules.
EDGES = """topic => [
  document.querySelector(topic).getBoundingClientRect().top,
  document.querySelector("main header").getBoundingClientRect().bottom,
]"""


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_the_first_click_on_a_topic_puts_its_heading_below_the_header(
    visit: NewVisitor, settings: dict[str, Any]
) -> None:
    ann = visit("/rules/evolution", **settings)
    ann.page.fill("[data-search]", "food")  # goes when a topic is chosen that it hides
    for topic in ("#topic-feed", "#topic-leaf"):
        ann.page.locator(f"nav [href='{topic}']").click()
        ann.page.wait_for_url(f"**/rules/evolution{topic}")
        ann.page.wait_for_function(
            f"topic => {{ const [top, low] = ({EDGES})(topic); return Math.abs(top - low) < 20; }}", arg=topic
        )
        top, low = ann.page.evaluate(EDGES, topic)
        assert low <= top < low + 20, topic


@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia"])
def test_rules_begin_with_the_goal_and_show_the_pieces(visit: NewVisitor, game: str) -> None:
    ann = visit(f"/rules/{game}")
    overview = ann.page.get_by_role("region", name="At a glance")
    expect(overview.get_by_role("heading", name="The goal")).to_be_visible()
    pieces = overview.get_by_role("listitem")
    assert pieces.count() >= 4
    assert pieces.locator("svg").count() >= pieces.count()
    drawn = ann.page.locator("[data-rule] .drawing svg")
    assert drawn.count() >= 10


def test_a_table_leads_to_the_rules_of_its_game(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.join_bots()
    ann.tab("table")
    link = ann.page.get_by_role("tabpanel").get_by_role("link", name="Rules")
    expect(link).to_have_attribute("href", "/rules/evolution")


def test_a_game_that_is_not_there_leads_nowhere(visit: NewVisitor) -> None:
    ann = visit("/rules/chess")
    expect(ann.page.get_by_text("nothing at this address")).to_be_visible()


@pytest.mark.parametrize(
    "settings",
    [{"color_scheme": "dark"}, {"color_scheme": "light", "locale": "fr-FR", **PHONE}],
    ids=["dark desk", "light phone in French"],
)
def test_the_rules_are_for_everyone(visit: NewVisitor, settings: dict[str, Any]) -> None:
    ann = visit("/rules/evolution#attack.size", **settings)
    ann.page.wait_for_selector("article.target")
    ann.page.fill("[data-search]", "atta")  # attack, attaque
    ann.page.wait_for_selector(".target mark")
    check(ann, "rules, searched")
    assert has_no_sideways_scroll(ann)
