"""The rules of a game by their slugs: they are written once, with their texts."""

import re
from importlib.resources import files
from typing import Final

RULE: Final = re.compile(r"^rule-([\w-]+) *=", re.MULTILINE)


def slugs_of(package: str) -> tuple[str, ...]:
    """Every slug that has a text in a game's English locale, in its order: that of the rulebook."""
    text = (files(package) / "locales" / "en.ftl").read_text(encoding="utf-8")
    return tuple([key.replace("_", ".") for key in RULE.findall(text)])
