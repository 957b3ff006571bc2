"""How one JSON value becomes another, told briefly: of two views in a row most is the same.

A difference is a list or an object. `[value]` puts the value in the old one's place, `[]` takes it away. An object says
what becomes of single keys of an object, or of single places of a list of the same length. The page has the other
half: `web/src/live/differences.ts`.
"""

from typing import Any

Difference = list[Any] | dict[str, Any]

_NOTHING: Difference = {}


def difference(old: Any, new: Any) -> Difference:
    """What turns `old` into `new`; an empty object where nothing does."""
    if type(old) is type(new) is dict:
        changed = {key: difference(old[key], value) if key in old else [value] for key, value in new.items()}
        gone: dict[str, Difference] = {key: [] for key in old if key not in new}
        return {key: change for key, change in changed.items() if change != _NOTHING} | gone
    if type(old) is type(new) is list and len(old) == len(new):
        places = ((str(place), difference(a, b)) for place, (a, b) in enumerate(zip(old, new, strict=True)))
        return {place: change for place, change in places if change != _NOTHING}
    return _NOTHING if old == new and type(old) is type(new) else [new]
