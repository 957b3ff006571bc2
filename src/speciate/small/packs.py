"""The components of a small game. It has one pack, the data its author gives, or none.

Another pack has the same shape: the same names, and numbers where there are numbers.
"""

from collections.abc import Mapping
from typing import Final

from speciate.core.errors import BadPack
from speciate.core.game import Pack
from speciate.small.definition import Definition

MOST: Final = 999


def default_pack(definition: Definition) -> Pack:
    return Pack(name_of(definition.pack) or definition.id, dict(definition.pack))


def read(definition: Definition, data: Mapping[str, object], source: str) -> Pack:
    """A pack like the game's own, or BadPack with every mistake."""
    mistakes: list[str] = []
    compare(definition.pack, data, "", mistakes)
    if mistakes:
        raise BadPack(source, mistakes)
    return Pack(name_of(data) or definition.id, dict(data))


def name_of(data: Mapping[str, object]) -> str:
    about = data.get("pack")
    return str(about.get("name", "")) if isinstance(about, Mapping) else ""


def compare(wanted: object, given: object, path: str, mistakes: list[str]) -> None:
    """Notes where a pack has another shape than the usual one."""
    where = path or "the pack"
    if isinstance(wanted, Mapping):
        if not isinstance(given, Mapping):
            mistakes.append(f"{where} is not a table")
            return
        for key in dict.fromkeys([*wanted, *given]):
            inner = f"{path}.{key}" if path else str(key)
            if key not in given:
                mistakes.append(f"{inner} is missing")
            elif key in wanted:
                compare(wanted[key], given[key], inner, mistakes)
            elif inner != "pack.game":
                mistakes.append(f"{inner} is not a field that belongs here")
    elif isinstance(wanted, int):
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST:
            mistakes.append(f"{where} is {given!r:.40}, not a whole number from 0 to {MOST}")
    elif not isinstance(given, str):
        mistakes.append(f"{where} is {given!r:.40}, not a word")
