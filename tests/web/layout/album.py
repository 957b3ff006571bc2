"""Goes through the layouts of a game, and keeps their faults and a picture of each that has any."""

import os
from collections import defaultdict
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.server.extent import LONG
from tests.web.layout.positions import Position, further, positions
from tests.web.layout.showing import Fault, Showing
from tests.web.layout.sizes import FURTHER_IN, SIZES, USUAL, Size

PICTURES: Final = Path(__file__).parents[3] / "build/layout"
SAID: Final = 4  # layouts that are named of each fault


class Album:
    """The layouts of one game in one language: each position is shown once, and resized."""

    def __init__(self, browser: Browser, url: str, game: str, lang: str) -> None:
        self._found: dict[str, list[str]] = defaultdict(list)
        self._folder = PICTURES / game
        self._folder.mkdir(parents=True, exist_ok=True)
        asked = os.environ.get("LAYOUT_SIZE", "")
        sizes = [size for size in SIZES if asked in str(size)] if asked else usual_sizes(lang)
        for old in (old for size in sizes for old in self._folder.glob(f"{size}-{lang}-*.png")):
            old.unlink()
        wanted = os.environ.get("LAYOUT_POSITIONS", "")
        played, others = ([each for each in made if wanted in each.name] for made in (positions(game), further(game)))
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
            for fault in faults:
                self._note(f"{size} {position.name}", fault)
            if faults:
                showing.picture(self._folder / f"{size}-{showing.lang}-{position.name}.png", faults)

    def _note(self, layout: str, fault: Fault) -> None:
        x, y, width, height = fault["box"]
        said = f"{fault['kind']}: {fault['what']}" + (f"  <>  {fault['with']}" if fault["with"] else "")
        self._found[said].append(f"{layout}: “{fault['text']}” at {x},{y} {width}×{height}")

    def report(self) -> list[str]:
        """The faults, those of the same elements together: where they are, and in which layouts."""
        return [_named(each, places) for each, places in self._found.items()]


def usual_sizes(lang: str) -> list[Size]:
    return SIZES if LONG else [size for size in SIZES if str(size) in USUAL[lang]]


def _named(fault: str, places: list[str]) -> str:
    more = [f"and {len(places) - SAID} more"] if len(places) > SAID else []
    return "\n      ".join([fault, *places[:SAID], *more])
