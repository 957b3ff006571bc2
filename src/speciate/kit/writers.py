"""How several fields of one object are written at once: as a dictionary, or as a piece of JSON text."""

from itertools import pairwise
from typing import Any, Final, final

from speciate.core.digest import sent
from speciate.core.fragments import Fragments
from speciate.core.seats import SPECTATOR
from speciate.kit.fields import WIDE, Field, ForTheEye, several
from speciate.kit.forms import Count, Form

MOST: Final = 12  # fields of a section: with more of them it changes more often, with fewer there are more to look up


@final
class Slot:
    """Where a value goes that has to be spelt, and how it is."""

    def __init__(self, key: str, form: Form) -> None:
        self.key = key
        self.form = form


@final
class Writer:
    """Writes the usual fields of an object: it reads them all at once, the plain ones first."""

    def __init__(self, fields: list[Field], view: bool) -> None:
        plain = [field for field in fields if field.is_plain()]
        spelt = [field for field in fields if not field.is_plain()]
        self._values = several([field.names[0] for field in plain + spelt])
        self._plain = [field.key for field in plain]
        self._slots = [Slot(field.key, field.seen if view else field.form) for field in spelt]
        #: Every key with nothing under it: a copy of it is filled faster than a dictionary that grows.
        self._blank: dict[str, object] = dict.fromkeys([field.key for field in plain + spelt])

    def write(self, owner: Any, table: Any) -> dict[str, object]:
        data = self._blank.copy()
        self.fill(data, owner, table)
        return data

    def fill(self, data: dict[str, object], owner: Any, table: Any) -> None:
        values = self._values(owner)
        at = 0
        for key in self._plain:
            data[key] = values[at]
            at += 1
        for slot in self._slots:
            data[slot.key] = slot.form.write(values[at], table)
            at += 1


@final
class Section:
    """What a view says of one object by some of its fields alone, as text without its brackets.

    It is looked up by the values of those fields, and written only where they were never met.
    """

    def __init__(self, fields: list[Field], extras: list[ForTheEye]) -> None:
        usual = [field for field in fields if is_usual(field)]
        self._usual = Writer(usual, view=True)
        self._others = [field for field in fields if not is_usual(field)]
        self._extras = extras
        piles = [field.names[0] for field in usual if isinstance(field.seen, Count)]  # only their size shows
        names = [name for field in fields for name in field.shows()]
        names += [name for extra in extras for name in extra.follows or ()]
        self._values = several(list(dict.fromkeys([name for name in names if name not in piles])))
        self._piles = several(piles)

    def text(self, owner: Any, table: Any, fragments: Fragments) -> str:
        key: list[object] = [self]
        for value in self._values(owner):
            key.append(tuple(value) if isinstance(value, list) else value)
        for pile in self._piles(owner):
            key.append(len(pile))
        values = tuple(key)
        found = fragments.find(values)
        if found is None:
            found = self.written(owner, table)
            fragments.keep(values, found)
        return found

    def written(self, owner: Any, table: Any) -> str:
        """Whoever looks, it is the same: so nothing here may depend on the seat."""
        data = self._usual.write(owner, table)
        for field in self._others:
            field.write_seen(data, owner, table, SPECTATOR)
        for extra in self._extras:
            data[extra.key] = extra.value(owner, table, SPECTATOR)
        return sent(data)[1:-1].decode()


def is_usual(field: Field) -> bool:
    return type(field).write is Field.write


def sections(fields: list[Field]) -> list[Section]:
    """The fields in the order in which they are written, a section for every few."""
    ordered = sorted(fields, key=lambda field: (not is_usual(field), not field.is_plain()))
    count = -(-len(ordered) // MOST)
    cuts = [at * len(ordered) // count for at in range(count + 1)]
    return [Section(ordered[start:end], []) for start, end in pairwise(cuts)]


def following(extras: list[ForTheEye]) -> list[Section]:
    """What is for the eye and follows from what was agreed alone, or from fields of its owner: a section each."""
    alike = [[extra for extra in extras if extra.reach() == reach] for reach in range(WIDE)]
    return [Section([], some) for some in alike if some]
