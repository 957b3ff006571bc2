"""What the positions of every game say alike: which options, and which pack of components."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from speciate.core.errors import SpeciateError, phrase
from speciate.core.game import Pack
from speciate.core.options import Option, read_options
from speciate.kit.mistakes import Mistakes
from speciate.kit.reading import Reader

P = TypeVar("P", bound=Pack)


def options_of(top: Reader, options: tuple[Option, ...]) -> dict[str, object]:
    """The options that are given, the defaults for the rest; a wrong one is noted."""
    given = dict(top.whole("options"))
    try:
        return dict(read_options(options, given))
    except SpeciateError as error:
        top.mistakes.append(phrase("{error}", "said", error=error))
        return dict(read_options(options, {}))


def pack_of(top: Reader, usual: P, read: Callable[[Mapping[str, object], str], P], earlier: Sequence[P] = ()) -> P:
    """The usual pack, one that used to be and is named, or another whose data the position holds as `components`."""
    name = top.word("pack", default=usual.name)
    if top.has("components"):
        try:
            return read(top.whole("components"), "components")
        except SpeciateError as error:
            top.mistakes.append(phrase("{error}", "said", error=error))
    elif name != usual.name:
        for pack in earlier:
            if pack.name == name:
                return pack
        what = 'is "{name}", not "{usual}", so `components` must hold its data'
        top.wrong("pack", what, "other-pack", name=name, usual=usual.name)
    return usual


def remainder(
    everything: list[int],
    held: list[int],
    pile: list[int] | None,
    names: Sequence[str],
    mistakes: Mistakes,
    what: str = "pieces",
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
            said = "{name} lies {count} times, the pack has {most}"
            mistakes.found.append(phrase(said, "too-often", name=names[item], count=have - count, most=have))
    missing = [item for item, count in left.items() for _ in range(count)]
    if pile is None:
        return missing
    if missing:
        said = "{count} {what} lie nowhere, {name} for one"
        mistakes.found.append(phrase(said, "pieces-nowhere", count=len(missing), what=what, name=names[missing[0]]))
    return pile


def once(names: Sequence[str], box: list[int], lying: list[int], mistakes: Mistakes) -> None:
    """Notes by its name each thing of the box that does not lie in exactly one place, and what is not in the box."""
    for number, name in enumerate(names):
        count = lying.count(number)
        if number not in box:
            if count:
                said = "{name} lies {count} times, the pack has {most}"
                mistakes.found.append(phrase(said, "too-often", name=name, count=count, most=0))
        elif count == 0:
            mistakes.found.append(phrase("{name} lies nowhere", "nowhere", name=name))
        elif count > 1:
            mistakes.found.append(phrase("{name} lies in {count} places", "in-places", name=name, count=count))


def all_known(cards: list[int], unknown: int, mistakes: Mistakes) -> bool:
    """Whether a position says which card each is; only views may not."""
    if unknown in cards:
        mistakes.found.append(phrase("a position knows every card; only views have ?", "all-known"))
    return unknown not in cards
