"""A field of a state is declared once: its name, its form, what it means.

From the declarations follow JSON, positions and views, their reading, the digest, the types of the page and the
documentation of positions (docs/adding-a-game.md shows it). Only the class itself and `copy`, which is hot, name a
field a second time; the conformance suite names every field that one of them forgets.
"""

from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from speciate.kit.forms import Form, Numbers, Things
from speciate.kit.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One attribute of a class of the table. What is not plain (two attributes under one key) is a subclass.

    `seen` is the form in views where that is another: a pile that becomes a number. `default` says what is meant where
    a position leaves the field out; without one it is what the class starts with. What views say in another way
    (`for_the_eye`) is not `in_views`.
    """

    def __init__(
        self,
        name: str,
        form: Form,
        about: str,
        key: str = "",
        seen: Form | None = None,
        default: Callable[[Any, Any], object] | None = None,
        in_views: bool = True,
    ) -> None:
        self.names: tuple[str, ...] = (name,)  # the attributes it stands for
        self.key = key or name
        self.form = form
        self.seen = seen or form
        self.about = about
        self.default = default
        self.in_views = in_views

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:
        form = self.seen if view else self.form
        data[self.key] = form.write(getattr(owner, self.names[0]), table)

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        """Sets the attribute of `owner`, a fresh object; `table` is read as far as the fields before this one."""
        if reader.has(self.key):
            form = self.seen if view else self.form
            setattr(owner, self.names[0], form.read(reader, self.key, table))
        elif self.default is not None:
            setattr(owner, self.names[0], self.default(owner, table))

    def add(self, owner: Any, row: list[int]) -> None:
        self.form.add(getattr(owner, self.names[0]), row)

    def is_plain(self) -> bool:
        """Whether the attribute goes into JSON and digest as it is."""
        return type(self) is Field and self.form.plain and self.seen is self.form and self.in_views

    def types(self, view: bool) -> list[tuple[str, str]]:
        """The keys it writes, each with the type the page knows it by."""
        return [(self.key, (self.seen if view else self.form).typescript)]


@final
class ForTheEye:
    """Something a view says that follows from the rest, so that a screen need not know the rule. Never read."""

    def __init__(self, key: str, typescript: str, about: str, value: Callable[[Any, Any, int], object]) -> None:
        self.key = key
        self.typescript = typescript
        self.about = about
        self.value = value  # of its owner, the table, and the seat that looks


@final
class Shape:
    """The fields of one class, in the order of its digest."""

    def __init__(
        self,
        name: str,
        make: Callable[[Any], Any],
        fields: tuple[Field, ...],
        derived: tuple[str, ...] = (),
        for_the_eye: tuple[ForTheEye, ...] = (),
        finish: Callable[[Reader, Any, Any], None] | None = None,
    ) -> None:
        self.name = name  # of the type in the page
        self.make = make  # a fresh object of the class, for a table
        self.fields = fields
        self.derived = derived  # attributes that follow from the rest, worked out again after reading
        self.for_the_eye = for_the_eye
        self.finish = finish  # after reading: works out `derived`, and notes what is impossible of this object alone
        plain = [field for field in fields if field.is_plain()]
        self._plain_keys = [field.key for field in plain]
        self._plain_values = several([field.names[0] for field in plain])
        others = [field for field in fields if not field.is_plain()]
        usual = [field for field in others if type(field).write is Field.write]
        self._kept = [(field.key, field.names[0], field.form) for field in usual]
        self._seen = [(field.key, field.names[0], field.seen) for field in usual if field.in_views]
        self._others = [field for field in others if type(field).write is not Field.write]
        self._runs = runs(fields)

    def attributes(self) -> set[str]:
        return {name for field in self.fields for name in field.names} | set(self.derived)

    def write(self, owner: Any, table: Any) -> dict[str, object]:
        data: dict[str, object] = dict(zip(self._plain_keys, self._plain_values(owner), strict=True))
        for key, name, form in self._kept:
            data[key] = form.write(getattr(owner, name), table)
        for field in self._others:
            field.write(data, owner, table, False)
        return data

    def write_seen(self, owner: Any, table: Any, seat: int) -> dict[str, object]:
        """As `seat` sees it: `table` holds nothing it may not know."""
        data: dict[str, object] = dict(zip(self._plain_keys, self._plain_values(owner), strict=True))
        for key, name, form in self._seen:
            data[key] = form.write(getattr(owner, name), table)
        for field in self._others:
            if isinstance(field, Parts):
                field.write_seen(data, owner, table, seat)
            elif field.in_views:
                field.write(data, owner, table, True)
        for extra in self.for_the_eye:
            data[extra.key] = extra.value(owner, table, seat)
        return data

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        for field in self.fields:
            if field.in_views or not view:
                field.read(reader, owner, table, view)
        if view:
            for extra in self.for_the_eye:
                reader.has(extra.key)
        if self.finish is not None:
            self.finish(reader, owner, table)

    def add(self, owner: Any, row: list[int]) -> None:
        for run in self._runs:
            if run.sort == NUMBER:
                row += run.values(owner)
            elif run.sort == LIST:
                for value, form in zip(run.values(owner), run.forms, strict=True):
                    form.add(value, row)
            else:
                run.field.add(owner, row)


@final
class Run:
    """Fields that follow each other in a digest and are of one sort, so that they are taken at once."""

    def __init__(self, sort: int, fields: list[Field]) -> None:
        self.sort = sort
        self.field = fields[0]
        self.values = nothing if sort == OTHER else several([field.names[0] for field in fields])
        self.forms = [field.form for field in fields]


NUMBER: Final = 0
LIST: Final = 1
OTHER: Final = 2


def sort_of(field: Field) -> int:
    """What a field is to a digest: one number as it is, a list of them, or something only it knows."""
    if len(field.names) != 1 or type(field).add is not Field.add:
        return OTHER
    if isinstance(field.form, Things | Numbers):
        return LIST
    return NUMBER if type(field.form).add is Form.add else OTHER


def runs(fields: tuple[Field, ...]) -> list[Run]:
    found: list[Run] = []
    for sort, alike in groupby(fields, sort_of):
        members = list(alike)
        found += [Run(sort, [field]) for field in members] if sort == OTHER else [Run(sort, members)]
    return found


def several(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Takes these attributes of an object at once: the one way that is as fast as code written by hand."""
    if not names:
        return nothing
    if len(names) == 1:
        only = names[0]  # of one name an attrgetter makes no tuple
        return lambda owner: (getattr(owner, only),)
    found: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
    return found


def nothing(owner: Any) -> tuple[Any, ...]:  # noqa: ARG001 (it stands for a getter of attributes)
    return ()


class Parts(Field):
    """A list of objects with fields of their own: players, species."""

    def __init__(self, name: str, shape: Shape, about: str, counted: bool = True) -> None:
        super().__init__(name, NOTHING, about)
        self.shape = shape
        self.counted = counted  # whether a digest needs to know how many: not where there is one a seat

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        data[self.key] = [self.shape.write(part, table) for part in getattr(owner, self.names[0])]

    def write_seen(self, data: dict[str, object], owner: Any, table: Any, seat: int) -> None:
        data[self.key] = [self.shape.write_seen(part, table, seat) for part in getattr(owner, self.names[0])]

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        parts: list[Any] = []
        for item in reader.readers(self.key):
            part = self.shape.make(table)
            self.shape.read(item, part, table, view)
            item.close()
            parts.append(part)
        setattr(owner, self.names[0], parts)

    def add(self, owner: Any, row: list[int]) -> None:
        parts = getattr(owner, self.names[0])
        if self.counted:
            row.append(len(parts))
        for part in parts:
            self.shape.add(part, row)

    def types(self, view: bool) -> list[tuple[str, str]]:  # noqa: ARG002 (the contract of `Field`)
        return [(self.key, f"{self.shape.name}[]")]


NOTHING: Final = Form()  # the form of a field that has parts instead
