"""The server's database goes away in the middle of a game: the page says so, keeps the move, and goes on by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.client.conftest import ServerProcess
from tests.server.postgres import Cluster, run_cluster
from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, open_table_with, send
from tests.web.test_access import check

KEPT = {
    "en": "The server cannot store moves just now. Yours is kept and will be sent again by itself.",
    "fr": "Le serveur ne peut pas enregistrer les coups pour le moment. Le vôtre est gardé et sera renvoyé tout seul.",
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with run_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def process(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("outage"), SERVER_DATABASE=cluster.new_database())
    process.start()
    yield process
    process.stop()


@pytest.fixture
def server_on(process: ServerProcess, cluster: Cluster) -> Iterator[ServerProcess]:
    """A server whose database a test may take away."""
    yield process
    cluster.start_again()


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_a_move_made_meanwhile_is_kept_and_played_once(
    cluster: Cluster, server_on: ServerProcess, visit: NewVisitor, lang: str
) -> None:
    people = [visit("about:blank", server_on.url, locale=lang) for _ in range(2)]
    ann, bo = people
    table, _, tokens = open_table_with(server_on.url, ["Ann", "Bo"], 2, {})
    for token in tokens:
        send(server_on.url, table, token, {"do": "ready"})
    for seat, visitor in enumerate(people):
        visitor.page.goto(f"{server_on.url}/table/{table}#seat={seat}&token={tokens[seat]}")
        visitor.expect_live()
        visitor.may_fail = (
            True  # what would come of a move cannot be asked meanwhile, and the browser tells of each try
        )
    cluster.stop_now()
    cards = ann.page.locator(".hand [data-verb=food]")
    count = cards.count()
    cards.first.click()
    kept = ann.page.locator("[data-storage=kept]")
    expect(kept).to_have_text(KEPT[lang])
    expect(bo.page.locator("[data-storage=away]")).to_be_visible()  # who has nothing waiting is told otherwise
    check(ann, "outage")
    if lang == "en":  # once is enough: longer than a line that says nothing would be taken for alive
        ann.page.wait_for_timeout(11_000)
    expect(kept).to_be_visible()
    expect(ann.page.locator("[data-live=true]")).to_be_visible()
    cluster.start()
    for visitor in people:
        expect(visitor.page.locator("[data-storage]")).to_have_count(0)
        visitor.expect_live()
    expect(cards).to_have_count(0)
    assert len(ann.update(0)["view"]["players"][0]["hand"]) == count - 1, "it was played once"


def test_a_table_is_opened_as_soon_as_it_can_be_stored(
    cluster: Cluster, server_on: ServerProcess, visit: NewVisitor
) -> None:
    ann = visit("/", server_on.url, **PHONE)
    ann.page.click("[data-game=evolution]")
    ann.may_fail = True  # the browser itself tells of each try
    cluster.stop_now()
    ann.page.click("[data-start]")
    expect(ann.page.get_by_role("dialog").get_by_role("status")).to_contain_text("What you asked for is kept")
    cluster.start()
    ann.page.wait_for_url("**/table/*")
    ann.expect_live()
