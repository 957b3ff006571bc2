"""A short pass of every title in the system's Firefox, if there is one: it starts, is shown and is played on."""

from collections.abc import Iterator

import pytest

from tests.client.conftest import ServerProcess
from tests.web.bidi import Firefox, firefox

SHOWING = "Number(document.querySelector('[data-showing]')?.dataset.showing ?? 0)"
WAITS = "document.querySelector('.what')?.classList.contains('mine') === true"
# whatever the board offers first
PRESS = """(() => {
  const offered = [...document.querySelectorAll(".board [data-verb]:not([aria-disabled=true])")];
  const button = offered.find((each) => each.offsetParent);
  button?.click();
  return button !== undefined;
})()"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Firefox]:
    """One for all games: it takes longer to start than a game does."""
    path = firefox()
    if path is None:
        pytest.skip("no Firefox here; Debian: apt install firefox-esr")
    with Firefox(path) as found:
        yield found


@pytest.mark.long
@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia"])
def test_a_game_begins_and_goes_on_in_firefox(server: ServerProcess, browser: Firefox, game: str) -> None:
    browser.go(server.url)
    browser.click(f"[data-game={game}]")
    browser.click("[data-start]")
    browser.wait_for("document.querySelectorAll('.board [data-piece]').length > 3")
    browser.wait_for(f"{SHOWING} > 0 || {WAITS}")
    browser.wait_for(WAITS)
    assert browser.evaluate(PRESS), "the board offers nothing to press"
    assert browser.evaluate("document.documentElement.scrollWidth <= innerWidth")
    problems, browser.problems = browser.problems, []
    assert problems == []
