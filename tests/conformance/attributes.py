"""Everything an object holds, by walking its attributes: works on compiled and on plain classes."""

from collections.abc import Callable

PLAIN = (bool, int, float, str, bytes, type(None))
_declared: dict[type, list[str]] = {}  # by class


def snapshot(value: object, loose: bool = False) -> object:
    """Nested plain data of all that `value` holds; `loose` forgets the order of lists of ints (bags)."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list | tuple):
        if loose and all(isinstance(item, int) for item in value):
            return sorted(value)
        return [snapshot(item, loose) for item in value]
    if isinstance(value, dict):
        return {str(key): snapshot(item, loose) for key, item in value.items()}
    return {name: snapshot(getattr(value, name), loose) for name in names(value)}


def scribble(value: object, copies: Callable[[], object]) -> None:
    """Changes every number, flag and list of numbers an object holds, so that no attribute has its first value.

    An empty list may be one of objects; then a number in it breaks `copies`, and is taken out again.
    """
    for name in names(value):
        held = getattr(value, name)
        if name in ("setup", "seats"):  # agreed before the game, never changed
            continue
        if isinstance(held, bool):
            setattr(value, name, not held)
        elif isinstance(held, int):
            setattr(value, name, held + 1)
        elif isinstance(held, tuple):
            setattr(value, name, (*held, 1))
        elif isinstance(held, list) and all(isinstance(item, int) for item in held):
            setattr(value, name, [*held, 1])  # a new list: an empty one may be shared by all that have nothing
            try:
                copies()
            except (AttributeError, TypeError):
                setattr(value, name, held)
        elif held is not None:
            for part in held if isinstance(held, list) else [held]:
                scribble(part, copies)


def names(value: object) -> list[str]:
    """The data attributes of an object, without who listens and looks on, and whether a copy still shares something
    (`is_hand_shared`): they are never part of a position."""
    found = {*declared(type(value)), *getattr(value, "__dict__", ())} - {"listener", "witness"}
    found = {name for name in found if not name.startswith("_") and not name.endswith("_shared")}
    return [name for name in sorted(found) if not callable(getattr(value, name))]


def declared(kind: type) -> list[str]:
    """What a class says of its objects: all it has that is no method. Found out once, because `dir` is slow."""
    if kind not in _declared:
        _declared[kind] = [name for name in dir(kind) if not callable(getattr(kind, name))]
    return _declared[kind]
