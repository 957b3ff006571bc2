"""The documentation as it is built, on a server, in a browser: whole, searched without a network, on desk and phone."""

from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect
from scripts.site.builder import build, pack

from tests.client.conftest import ServerProcess
from tests.web.conftest import BLANK, NewVisitor
from tests.web.pages import PHONE, has_no_sideways_scroll

ARCHIVE = "handbook.tar.xz"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
# the front, a page with a picture, the widest tables, the longest lines of code, what is made from the code
PAGES = ["", "play/evolution.html", "testing.html", "hosting.html", "reference/commands.html", "fr/rules/evo.html"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Building is strict: every link leads somewhere, to lines of code too, and nothing is loaded from elsewhere.

    It takes as long as twenty other tests: of several workers the first builds it for all.
    """
    folder = tmp_path_factory.getbasetemp()
    work = (folder if worker_id == "master" else folder.parent) / "handbook"
    work.mkdir(exist_ok=True)
    with (work / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        built = work / "built"
        if not built.exists():
            site = build(work / "work")
            pack(site, work / ARCHIVE)
            built.write_text(str(site), encoding="utf-8")
    return Path(built.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def library(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that shows it."""
    process = ServerProcess(tmp_path_factory.mktemp("library"), SERVER_HANDBOOK=str(site.parents[1] / ARCHIVE))
    process.start()
    yield process.url
    process.stop()


def test_the_site_has_every_shelf_and_what_is_made_from_the_code(site: Path) -> None:
    assert (site / "fr/rules/evo.html").is_file()
    [script] = site.glob("fr/assets/javascripts/bundle.*.js")
    assert '"résultat":"résultats"' in script.read_text(encoding="utf-8")
    assert "evolution:attack.size" in (site / "search.json").read_text(encoding="utf-8")
    assert "speciate arena" in (site / "reference/commands.html").read_text(encoding="utf-8")


def asked_elsewhere(visitor: Any, url: str) -> list[str]:
    """Everything that is asked of another server from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((url, "data:", "blob:")):
            asked.append(request.url)

    visitor.page.on("request", note)
    return asked


@pytest.mark.parametrize(
    ("size", "lang", "words", "rule"),
    [
        (DESK, "en", "larger prey", "/docs/reference/rules/evolution.html"),
        (PHONE, "fr", "meteorite", "/docs/fr/rules/evo.html"),
    ],
    ids=["desk", "phone"],
)
def test_a_search_finds_a_rule_and_asks_nobody_else(
    visit: NewVisitor, library: str, size: dict[str, Any], lang: str, words: str, rule: str
) -> None:
    ann = visit(BLANK, url=library, **size)
    asked = asked_elsewhere(ann, library)
    ann.page.goto("/docs" if lang == "en" else "/docs/fr/")
    ann.page.locator(".md-search__button:visible, label[for=__search]:visible").first.click()
    ann.page.get_by_role("combobox", name="Search" if lang == "en" else "Rechercher").fill(words)
    # what was looked for is part of the address; the front page leads to the same rules without it
    ann.page.locator(f"a[href*='{rule.removeprefix('/docs/')}?h=']").filter(visible=True).first.click()
    ann.page.wait_for_url(f"**{rule}*")
    expect(ann.page.locator(":target")).to_be_in_viewport()
    assert asked == []


def test_a_link_to_a_line_of_code_leads_there(visit: NewVisitor, library: str) -> None:
    ann = visit(BLANK, url=library, **DESK)
    ann.page.goto("/docs/source/src/speciate/core/game.py.html#L57")
    line = ann.page.locator(":target")
    expect(line).to_have_text("57")
    expect(line).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_fit_the_window_and_lead_to_every_shelf(visit: NewVisitor, library: str, size: dict[str, Any]) -> None:
    ann = visit(BLANK, url=library, **size)
    for path in PAGES:
        ann.page.goto(f"/docs/{path}")
        assert has_no_sideways_scroll(ann), path
    ann.page.goto("/docs/index.html")
    if size is PHONE:
        ann.page.locator("label[for=__drawer]:visible").first.click()
    for shelf in ("Play", "Build bots and research", "Design games", "Run a server", "Reference", "How it is made"):
        expect(ann.page.locator("nav").get_by_text(shelf, exact=True).filter(visible=True).first).to_be_in_viewport()
