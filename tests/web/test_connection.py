"""Never a false board: the server is killed, the network goes, and the page says so and comes back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.client.conftest import ServerProcess
from tests.web.conftest import NewVisitor


@pytest.fixture(scope="module")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("mortal"))
    yield process
    process.stop()


@pytest.fixture
def mortal(other_server: ServerProcess) -> ServerProcess:
    """A server that a test may kill."""
    if not other_server.is_running:
        other_server.start()
    return other_server


def test_the_page_comes_back_after_the_server_was_killed(visit: NewVisitor, mortal: ServerProcess) -> None:
    ann = visit("about:blank", url=mortal.url)
    ann.join_bots()
    ann.expect_live()
    ann.may_fail = True
    mortal.kill()
    expect(ann.page.get_by_role("alert")).to_contain_text("No connection")
    expect(ann.page.locator("[data-live=false]")).to_be_visible()
    ann.say("said while nobody could hear")
    mortal.start()
    ann.expect_live()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.tab("chat")  # the page was loaded again if some part of it was on its way when the server went
    expect(ann.page.get_by_role("log").get_by_text("said while nobody could hear")).to_have_count(1)
    ann.tab("log")
    ann.play_first(0)
    expect(ann.page.locator("#tab-panel")).to_contain_text(re.compile(r"\w+ lays"))


def test_a_part_that_did_not_come_when_the_server_was_killed_comes_later(
    visit: NewVisitor, mortal: ServerProcess
) -> None:
    ann = visit("about:blank", url=mortal.url)
    ann.join_bots()
    ann.expect_live()
    ann.may_fail = True
    mortal.kill()
    ann.tab("table")  # its script was not needed before
    lost = ann.page.locator("#tab-panel [data-lost]")
    expect(lost).to_have_text("This part of the page has not come yet. It will as soon as the server answers.")
    ann.say("said before the page was loaded again")
    ann.tab("table")
    with ann.page.expect_event("load"):
        mortal.start()
    ann.expect_live()
    ann.tab("table")
    expect(ann.page.locator("#tab-panel [data-learn]")).to_be_visible()
    expect(lost).to_have_count(0)
    ann.tab("chat")
    expect(ann.page.get_by_role("log").get_by_text("said before the page was loaded again")).to_have_count(1)


@pytest.mark.parametrize("part", ["App-*.js", "Table-*.css", "evolution-*.js"])
def test_whatever_part_is_lost_on_the_way_the_page_gets_it_by_itself(visit: NewVisitor, part: str) -> None:
    ann = visit("about:blank", fresh=True)
    ann.may_fail = True
    asked: list[str] = []  # whether the server is there: the page wants to know once it has noticed

    def lose(route: Route) -> None:
        """As often as a browser tries by itself: newer ones fetch once more what was to be there beforehand."""
        route.continue_() if asked else route.abort()

    ann.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/files.json") else None)
    ann.page.route(f"**/assets/{part}", lose)
    ann.join_bots()
    ann.expect_live()
    expect(ann.page.locator(".board .hand")).to_be_visible()
    assert ann.page.evaluate("Number(sessionStorage.getItem('speciate.mended'))"), "it was lost indeed"


def test_a_page_without_network_says_so_and_shows_the_truth_afterwards(visit: NewVisitor) -> None:
    ann = visit("about:blank", fresh=True)
    ann.join_bots()
    ann.expect_live()
    ann.may_fail = True
    ann.context.set_offline(True)
    expect(ann.page.get_by_role("alert")).to_contain_text("offline")
    ann.play_first(0)  # from elsewhere, with the same seat
    ann.context.set_offline(False)
    ann.expect_live()
    expect(ann.page.locator("#tab-panel")).to_contain_text(re.compile(r"\w+ lays"))


def test_home_says_when_the_server_is_gone(visit: NewVisitor, mortal: ServerProcess) -> None:
    ann = visit(url=mortal.url)
    ann.page.wait_for_selector("[data-game=evolution]")
    ann.may_fail = True
    mortal.kill()
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    mortal.start()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
