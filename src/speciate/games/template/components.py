"""Reads and checks a pack: the components of the game, and where each datum comes from.

A pack may be written by hand, so everything wrong about it is listed at once.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speciate.core.errors import BadPack
from speciate.core.game import Pack
from speciate.games.template.cards import KINDS
from speciate.kit import packs
from speciate.kit.reading import Reader

DEFAULT: Final = Path(__file__).with_name("pack.toml")
MOST_VALUE: Final = 99
MOST_COUNT: Final = 40


class TemplatePack(Pack):
    def __init__(self, name: str, data: dict[str, object], values: tuple[int, ...], seeds: tuple[int, ...]) -> None:
        super().__init__(name, data)
        self.values = values
        self.seeds = seeds


_defaults: Final[list[TemplatePack]] = []


def default() -> TemplatePack:
    """The pack that comes with the game, read from its file once."""
    if not _defaults:
        _defaults.append(read_file(DEFAULT))
    return _defaults[0]


def read_file(path: Path) -> TemplatePack:
    pack = read(packs.load(path), str(path))
    packs.forget_game(pack.data)
    return pack


def read(data: Mapping[str, object], source: str) -> TemplatePack:
    """The pack, or BadPack with every mistake."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    name = packs.read_about(top, "template", ("values", "counts"))
    values: list[int] = []
    seeds: list[int] = []
    read_seeds(top.reader("seeds"), values, seeds)
    top.close()
    if mistakes:
        raise BadPack(source, mistakes)
    return TemplatePack(name, dict(data), tuple(values), tuple(seeds))


def read_seeds(table: Reader, values: list[int], seeds: list[int]) -> None:
    """setup.bag: a higher kind is worth more, so that "the highest seed" needs no second look."""
    for number, kind in enumerate(KINDS):
        entry = table.reader(kind)
        value = entry.integer("value", 1, MOST_VALUE)
        if values and value <= values[-1]:
            what = "is {value}, not above that of {kind}"
            entry.wrong("value", what, "template:no-more", value=value, kind=KINDS[number - 1])
        values.append(value)
        for _ in range(entry.integer("count", 1, MOST_COUNT)):
            seeds.append(number)
        entry.close()
    table.close()
