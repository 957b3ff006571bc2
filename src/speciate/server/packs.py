"""Components that the tables of this server are played with in place of the usual ones."""

from collections.abc import Iterable
from pathlib import Path

from speciate.core.errors import BadOption
from speciate.core.game import Pack
from speciate.core.registry import get_game


def read_packs(given: Iterable[str]) -> dict[str, Pack]:
    """By game, of words like `evo=mine.toml`; BadPack names every mistake of a file."""
    found: dict[str, Pack] = {}
    for word in given:
        name, sign, file = word.partition("=")
        if not sign:
            raise BadOption(f"a pack is given as GAME=FILE, such as evo=mine.toml, not {word}", "pack-form", word=word)
        game = get_game(name)
        if game.id in found:
            raise BadOption(f"there are two packs of {name}; a server plays with one", "pack-twice", game=name)
        found[game.id] = game.engine.pack(Path(file))
    return found
