"""The components of a small game. It has one pack, the data its author gives, or none.

Another pack has the same shape: the same names, and numbers where there are numbers.
"""

from collections.abc import Mapping
from typing import Final

from speciate.core.errors import BadPack
from speciate.core.game import Pack
from speciate.kit.packs import changed_tables, read_about
from speciate.kit.reading import Reader
from speciate.small.definition import Definition

MOST: Final = 999
ABOUT: Final = ("pack", "provenance")  # what every pack says of itself


def default_pack(definition: Definition) -> Pack:
    return made(definition, definition.pack)


def read(definition: Definition, data: Mapping[str, object], source: str) -> Pack:
    """A pack like the game's own, or BadPack with every mistake."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    read_about(top, definition.id, tuple(table_of(definition.pack, "provenance")))
    compare({key: usual for key, usual in definition.pack.items() if key not in ABOUT}, top)
    top.close()
    if mistakes:
        raise BadPack(source, mistakes)
    pack = made(definition, data)
    pack.departures = changed_tables(pack, default_pack(definition))
    return pack


def made(definition: Definition, data: Mapping[str, object]) -> Pack:
    pack = Pack(name_of(data) or definition.id, dict(data))
    pack.tables = {key: value for key, value in data.items() if key not in ABOUT}
    return pack


def table_of(data: Mapping[str, object], key: str) -> Mapping[str, object]:
    table = data.get(key)
    return table if isinstance(table, Mapping) else {}


def name_of(data: Mapping[str, object]) -> str:
    return str(table_of(data, "pack").get("name", ""))


def compare(usual: Mapping[str, object], reader: Reader) -> None:
    """Notes where a pack has another shape than the usual one."""
    for key, value in usual.items():
        if isinstance(value, Mapping):
            compare(value, reader.reader(key))
        elif isinstance(value, int):
            reader.integer(key, 0, MOST)
        else:
            reader.word(key)
