"""Goes through the layouts of a game, and keeps their faults and a picture of each that has any."""

import os
from collections import defaultdict
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.web.layout.positions import Position, further, positions
from tests.web.layout.showing import Fault, Showing
from tests.web.layout.sizes import FURTHER_IN, LANGUAGES, Size

PICTURES: Final = Path(__file__).parents[3] / "build/layout"
SAID: Final = 4  # layouts that are named of each fault


class Album:
    """The faults of one game, by size."""

    def __init__(self, browser: Browser, url: str, game: str, sizes: list[Size]) -> None:
        self.game = game
        self._faults: dict[Size, list[tuple[str, Fault]]] = defaultdict(list)
        self._folder = PICTURES / game
        self._folder.mkdir(parents=True, exist_ok=True)
        for size in sizes:
            for old in self._folder.glob(f"{size}-*.png"):
                old.unlink()
        wanted = os.environ.get("LAYOUT_POSITIONS", "")
        played, others = ([each for each in made if wanted in each.name] for made in (positions(game), further(game)))
        for lang in LANGUAGES:
            showing = Showing(browser, url, lang, [*played, *others])
            for position in played:
                self._lay_out(showing, position, sizes)
            for position in others:
                self._lay_out(showing, position, [size for size in sizes if (str(size), lang) in FURTHER_IN])
            showing.close()

    def _lay_out(self, showing: Showing, position: Position, sizes: list[Size]) -> None:
        if not sizes:
            return
        showing.show(position, sizes[0])
        for size in sizes:
            faults = showing.faults(size)
            layout = f"{position.name} {showing.lang}"
            self._faults[size] += [(layout, fault) for fault in faults]
            if faults:
                showing.picture(self._folder / f"{size}-{showing.lang}-{position.name}.png", faults)

    def report(self, size: Size) -> list[str]:
        """The faults at a size, those of the same elements together: where they are, and in which layouts."""
        found: dict[str, list[str]] = defaultdict(list)
        for layout, fault in self._faults[size]:
            x, y, width, height = fault["box"]
            said = f"{fault['kind']}: {fault['what']}" + (f"  <>  {fault['with']}" if fault["with"] else "")
            found[said].append(f"{layout}: “{fault['text']}” at {x},{y} {width}×{height}")
        return [_named(each, places) for each, places in found.items()]


def _named(fault: str, places: list[str]) -> str:
    more = [f"and {len(places) - SAID} more"] if len(places) > SAID else []
    return "\n      ".join([fault, *places[:SAID], *more])
