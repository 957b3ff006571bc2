"""A browser for the page; in a checkout also the one that the tests look at pages with."""

import os
import shutil
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from speciate.cli.checkup.finding import Finding, good, lacking
from speciate.cli.serve import has_screen

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def browser(is_checkout: bool) -> Iterator[Finding]:
    try:
        webbrowser.get()
        is_there = has_screen()
    except webbrowser.Error:
        is_there = False
    yield good("doctor-browser") if is_there else lacking("doctor-browser-none")
    if is_checkout:
        named = os.environ.get("CHROMIUM") or next((name for name in CHROMIUMS if shutil.which(name)), "")
        yield good("doctor-chromium", name=Path(named).name) if named else lacking("doctor-chromium-none")
