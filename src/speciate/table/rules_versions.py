"""Which rules of a game can be played here: today's, and earlier ones that differ from them in their components only.

The usual pack of earlier rules stays beside today's, as `pack-1.0.toml`. Records and tables that were begun with it are
read, and played on, with it.
"""

import re
from importlib.util import find_spec
from pathlib import Path

from speciate.core.game import GameSpec, Pack

VERSION = re.compile(r"\d{1,4}\.\d{1,4}")


def usual_pack(game: GameSpec, rules: str) -> Pack | None:
    """The components that go with these rules unless a table has its own; None for rules that are not at hand."""
    if rules == game.rules_version:
        return game.engine.pack()
    file = earlier_file(game, rules)
    return None if file is None else game.engine.pack(file)


def is_playable(game: GameSpec, rules: str) -> bool:
    return rules == game.rules_version or earlier_file(game, rules) is not None


def earlier_file(game: GameSpec, rules: str) -> Path | None:
    """Where the usual pack of earlier rules is kept. A record may say anything, so only a version is looked for."""
    if game.home or VERSION.fullmatch(rules) is None:
        return None  # a game in one file has no folder for packs
    found = find_spec(game.package)
    assert found is not None and found.origin is not None
    file = Path(found.origin).with_name(f"pack-{rules}.toml")
    return file if file.is_file() else None
