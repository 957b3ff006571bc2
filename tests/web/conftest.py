"""The real page in a real browser, on a real server: one of each for all tests of a session."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from speciate.server.page import is_built
from tests.client.conftest import ServerProcess
from tests.web.pages import Visitor
from tests.web.windows import Windows

NAMES = (os.environ.get("CHROMIUM", ""), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NATURE = os.environ.get("NATURE", "1")  # how tables are dealt: every run alike, unless another number is asked for
PATIENCE = 20_000  # ms for anything to appear; a busy machine takes its time

# one process or thread where there would be several: as many tests run as there are cores
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--in-process-gpu",
    "--js-flags=--single-threaded",
)

# what somebody has chosen before they come
CHOICE = """
    try {
        if (!localStorage.getItem("speciate.settings")) localStorage.setItem("speciate.settings", '{"speed": "%s"}');
    } catch {} // not in every document
"""

expect.set_options(timeout=PATIENCE)

BLANK = "about:blank"
NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert is_built(), "the page has not been built: make page"
    folder = tmp_path_factory.mktemp("web")
    process = ServerProcess(folder, SERVER_LAB=str(folder / "lab"), SERVER_NATURE=NATURE)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Note: while it runs, this process cannot start an event loop of its own; these tests come last."""
    path = next((found for name in NAMES if name and (found := shutil.which(name))), None)
    assert path is not None, "these tests need Chromium: scripts/chromium.sh installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def visit(windows: Windows, server: ServerProcess) -> Iterator[NewVisitor]:
    """Opens the page as somebody new, with storage of their own. Whatever went wrong on a page fails the test."""

    def come(
        path: str = "/", url: str = "", speed: str = "instant", script: str = "", fresh: bool = False, **settings: Any
    ) -> Visitor:
        """`speed` is how fast the page shows what happened; most tests look at what it comes to."""
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # what is kept for a time without a network has a test of its own
            **settings,
        }
        is_fresh = fresh or bool(url and url != server.url)
        visitor = windows.open(url or server.url, CHOICE % speed + script, settings, PATIENCE, is_fresh)
        if path != BLANK:
            visitor.page.goto(path)
        return visitor

    yield come
    problems = windows.leave()
    assert not problems, problems
