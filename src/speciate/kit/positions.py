"""What the positions of every game say alike: which options, and which pack of components."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from speciate.core.errors import SpeciateError
from speciate.core.game import Pack
from speciate.core.options import Option, read_options
from speciate.kit.reading import Reader

P = TypeVar("P", bound=Pack)


def options_of(top: Reader, options: tuple[Option, ...]) -> dict[str, object]:
    """The options that are given, the defaults for the rest; a wrong one is noted."""
    given = dict(top.reader("options").data) if top.has("options") else {}
    try:
        return dict(read_options(options, given))
    except SpeciateError as error:
        top.mistakes.append(str(error))
        return dict(read_options(options, {}))


def pack_of(top: Reader, usual: P, read: Callable[[Mapping[str, object], str], P]) -> P:
    """The usual pack, or another whose data the position holds as `components`."""
    name = top.word("pack", default=usual.name)
    if top.has("components"):
        try:
            return read(top.reader("components").data, "components")
        except SpeciateError as error:
            top.mistakes.append(str(error))
    elif name != usual.name:
        top.wrong("pack", f'is "{name}", not "{usual.name}", so `components` must hold its data')
    return usual


def remainder(
    everything: list[int], held: list[int], pile: list[int] | None, names: Sequence[str], mistakes: list[str]
) -> list[int]:
    """The pile as it was given, or all that is not held; what lies too often or nowhere is noted by its name."""
    left: dict[int, int] = {}
    for item in everything:
        left[item] = left.get(item, 0) + 1
    for item in held + (pile or []):
        left[item] = left.get(item, 0) - 1
    for item, count in left.items():
        if count < 0:
            have = everything.count(item)
            mistakes.append(f"{names[item]} lies {have - count} times, the pack has {have}")
    missing = [item for item, count in left.items() for _ in range(count)]
    if pile is None:
        return missing
    if missing:
        mistakes.append(f"{len(missing)} pieces lie nowhere, {names[missing[0]]} for one")
    return pile
