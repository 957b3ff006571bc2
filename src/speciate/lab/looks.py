"""The styles of pages and pictures: read once, put into each of them."""

from functools import cache
from importlib.resources import files

COLOURS, PLOTS, PAGE = "colours", "plots", "report"


@cache
def looks(*names: str, package: str = "speciate.lab") -> str:
    """Style sheets one after another."""
    return "".join((files(package) / f"{name}.css").read_text(encoding="utf-8") for name in names)
