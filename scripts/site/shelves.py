"""What stands where in the navigation, by docs/shelves.toml."""

import fnmatch
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
HOME = {"en": "Home", "fr": "Accueil"}
SHELVES = ROOT / "docs/shelves.toml"

Navigation = list[Any]  # a page, or a title with what stands under it


def navigation(lang: str, pages: Iterable[str]) -> Navigation:
    """The shelves of a language. A page that stands on none is put on the last one, so that none is lost."""
    with SHELVES.open("rb") as file:
        shelves = tomllib.load(file)[lang]
    left = sorted(set(pages) - {"index.md"})
    filled = [{shelf["title"]: fill(shelf["pages"], left)} for shelf in shelves]
    next(iter(filled[-1].values())).extend(left)
    return [{HOME[lang]: "index.md"}, *filled]


def fill(items: list[Any], left: list[str]) -> Navigation:
    """What stands under a title; a page that is put there is no longer `left`."""
    filled: Navigation = []
    for item in items:
        if isinstance(item, dict):
            filled.append({item["title"]: fill(item["pages"], left)})
            continue
        found = fnmatch.filter(left, item)
        if not found and "*" not in item:
            raise FileNotFoundError(f"docs/shelves.toml names {item}, which does not exist or stands elsewhere")
        for page in found:
            filled.append(page)
            left.remove(page)
    return filled
