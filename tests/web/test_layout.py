"""Every board on every screen: nothing lies over another, nothing is cut off, everything can be pressed.

`LAYOUT_SIZE=844x390 python -m pytest -n 0 tests/web/test_layout.py -k evo-fr` lays out one game in one language at
one size, `LAYOUT_POSITIONS=late` only the positions of such names, `HYPOTHESIS_PROFILE=long` every size, every
number of players and every decision. What is wrong is said by size and position, with a picture in build/layout/.
What counts as wrong, and how a board says what is meant, is told in `layout/checker.js`.
"""

import pytest
from playwright.sync_api import Browser

from tests.client.conftest import ServerProcess
from tests.web.layout.album import PICTURES, Album, usual_sizes
from tests.web.layout.positions import GAMES, positions
from tests.web.layout.showing import Showing
from tests.web.layout.sizes import LANGUAGES

CASES = [(game, lang) for game in GAMES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), CASES, ids=[f"{game}-{lang}" for game, lang in CASES])
def test_nothing_of_a_board_is_covered_cut_off_or_too_small(
    game: str, lang: str, browser: Browser, server: ServerProcess
) -> None:
    faults = Album(browser, server.url, game, lang).report()
    if faults:
        said = "\n  ".join(faults)
        pytest.fail(f"{game}, {lang}: {len(faults)} faults; pictures in {PICTURES / game}\n  {said}", pytrace=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_beside_a_board_is_covered_cut_off_or_too_small(
    lang: str, browser: Browser, server: ServerProcess
) -> None:
    """Players, log, talk and the menu of the table, which on a phone open over the board."""
    crowd = [each for each in positions("evolution") if each.name.endswith("late")][-1]
    showing = Showing(browser, server.url, lang, [crowd])
    sizes = usual_sizes(lang)
    showing.show(crowd, sizes[0])
    faults: dict[str, object] = {}
    for size in sizes:
        for tab in range(3):
            showing.open_tab(tab)
            if found := showing.faults(size, ".side"):
                faults[f"{size}, tab {tab}"] = found
                showing.picture(PICTURES / f"frame-{lang}-{size}-{tab}.png", found)
    showing.close()
    assert not faults
