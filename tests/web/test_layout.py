"""Every board on every screen: nothing lies over another, nothing is cut off, everything can be pressed.

`python -m pytest -n 0 tests/web/test_layout.py -k "[evo-844x390]"` lays out one game at one size; with
`HYPOTHESIS_PROFILE=long` before it every number of players and every decision, with `LAYOUT_POSITIONS=late` only the
positions of such names. What is wrong is said by position and language, with
a picture in build/layout/. What counts as wrong, and how a board says what is meant, is told in `layout/checker.js`.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.client.conftest import ServerProcess
from tests.web.layout.album import PICTURES, Album
from tests.web.layout.positions import GAMES, positions
from tests.web.layout.showing import Showing
from tests.web.layout.sizes import LANGUAGES, SIZES, Size

CASES = [(game, size) for game in GAMES for size in SIZES]

Albums = Callable[[str], Album]


@pytest.fixture(scope="session")
def album(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Albums:
    """A game's album, made once for all the sizes that are asked for: a position is shown once, and resized."""
    functions = [item for item in request.session.items if isinstance(item, pytest.Function)]
    asked = [item.callspec.params for item in functions if "album" in item.fixturenames]
    made: dict[str, Album] = {}

    def of(game: str) -> Album:
        if game not in made:
            sizes = [size for size in SIZES if {"game": game, "size": size} in asked]
            made[game] = Album(browser, server.url, game, sizes)
        return made[game]

    return of


@pytest.mark.parametrize(("game", "size"), CASES, ids=[f"{game}-{size}" for game, size in CASES])
def test_nothing_of_a_board_is_covered_cut_off_or_too_small(game: str, size: Size, album: Albums) -> None:
    faults = album(game).report(size)
    if faults:
        said = "\n  ".join(faults)
        pytest.fail(f"{game} at {size}: {len(faults)} faults; pictures in {PICTURES / game}\n  {said}", pytrace=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_beside_a_board_is_covered_cut_off_or_too_small(
    lang: str, browser: Browser, server: ServerProcess
) -> None:
    """Players, log, talk and the menu of the table, which on a phone open over the board."""
    crowd = [each for each in positions("evolution") if each.name.endswith("late")][-1]
    showing = Showing(browser, server.url, lang, [crowd])
    showing.show(crowd, SIZES[0])
    faults: dict[str, object] = {}
    for size in SIZES:
        for tab in range(3):
            showing.open_tab(tab)
            if found := showing.faults(size, ".side"):
                faults[f"{size}, tab {tab}"] = found
                showing.picture(PICTURES / f"frame-{lang}-{size}-{tab}.png", found)
    showing.close()
    assert not faults
