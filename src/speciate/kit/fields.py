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

    def write_seen(self, data: dict[str, object], owner: Any, table: Any, seat: int) -> None:  # noqa: ARG002 (parts are seen by a seat)
        """As `seat` sees it: `table` holds nothing it may not know."""
        self.write(data, owner, table, True)

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
        usual = [field for field in fields if type(field).write is Field.write]
        self._usual = Writer(usual, view=False)
        self._usual_seen = Writer([field for field in usual if field.in_views], view=True)
        self._others = [field for field in fields if type(field).write is not Field.write]
        self._others_seen = [field for field in self._others if field.in_views]
        self._runs = runs(fields)

    def attributes(self) -> set[str]:
        return {name for field in self.fields for name in field.names} | set(self.derived)

    def write(self, owner: Any, table: Any) -> dict[str, object]:
        data = self._usual.write(owner, table)
        for field in self._others:
            field.write(data, owner, table, False)
        return data

    def write_seen(self, owner: Any, table: Any, seat: int) -> dict[str, object]:
        """As `seat` sees it: `table` holds nothing it may not know."""
        data = self._usual_seen.write(owner, table)
        for field in self._others_seen:
            field.write_seen(data, owner, table, seat)
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
                values = run.values(owner)
                for at, form in enumerate(run.forms):
                    form.add(values[at], row)
            else:
                run.field.add(owner, row)


@final
class Slot:
    """Where a value goes in JSON, and how it is written: without a form, as it is."""

    def __init__(self, key: str, form: Form | None) -> None:
        self.key = key
        self.form = form


@final
class Writer:
    """Writes the usual fields of an object: it reads them all at once, the plain ones first."""

    def __init__(self, fields: list[Field], view: bool) -> None:
        fields = sorted(fields, key=lambda field: not field.is_plain())
        self._values = several([field.names[0] for field in fields])
        forms = [None if field.is_plain() else field.seen if view else field.form for field in fields]
        self._slots = [Slot(field.key, form) for field, form in zip(fields, forms, strict=True)]
        #: Every key with nothing under it: a copy of it is filled faster than a dictionary that grows.
        self._blank: dict[str, object] = dict.fromkeys([field.key for field in fields])

    def write(self, owner: Any, table: Any) -> dict[str, object]:
        data = self._blank.copy()
        values = self._values(owner)
        for at, slot in enumerate(self._slots):
            form = slot.form
            data[slot.key] = values[at] if form is None else form.write(values[at], table)
        return data


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


@final
class MaybePart(Field):
    """An object with fields of its own, or none: then its key is left out. `shape` is asked for when it is needed."""

    def __init__(self, name: str, shape: Callable[[], Shape], about: str) -> None:
        super().__init__(name, NOTHING, about)
        self.shape = shape

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        part = getattr(owner, self.names[0])
        if part is not None:
            data[self.key] = self.shape().write(part, table)

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        if reader.has(self.key):
            part = self.shape().make(table)
            self.shape().read(reader.reader(self.key), part, table, view)
            setattr(owner, self.names[0], part)

    def add(self, owner: Any, row: list[int]) -> None:
        part = getattr(owner, self.names[0])
        row.append(0 if part is None else 1)
        if part is not None:
            self.shape().add(part, row)

    def types(self, view: bool) -> list[tuple[str, str]]:  # noqa: ARG002 (the contract of `Field`)
        return [(f"{self.key}?", self.shape().name)]


@final
class SeenOnly(Field):
    """What only views say, because it follows from the whole table and they cannot work it out."""

    def __init__(self, name: str, form: Form, about: str) -> None:
        super().__init__(name, form, about)
        self.attribute = name
        self.names = ()

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:
        if view:
            data[self.key] = self.form.write(getattr(owner, self.attribute), table)

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        if view:
            setattr(owner, self.attribute, self.form.read(reader, self.key, table))

    def add(self, owner: Any, row: list[int]) -> None:
        pass

    def types(self, view: bool) -> list[tuple[str, str]]:
        return [(self.key, self.form.typescript)] if view else []


@final
class Columns(Field):
    """Lists that belong together, such as lots with their bids: written as one list of objects, a key for each list."""

    def __init__(self, key: str, columns: tuple[tuple[str, str, Form], ...], about: str) -> None:
        super().__init__(key, NOTHING, about)
        self.columns = columns  # key, attribute and form of each
        self.names = tuple([attribute for _, attribute, _ in columns])

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        lists = [getattr(owner, attribute) for attribute in self.names]
        data[self.key] = [
            {key: form.write(lists[at][row], table) for at, (key, _, form) in enumerate(self.columns)}
            for row in range(len(lists[0]))
        ]

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        entries = reader.readers(self.key)
        for key, attribute, form in self.columns:
            setattr(owner, attribute, [self.read_one(entry, key, form, table) for entry in entries])

    def read_one(self, entry: Reader, key: str, form: Form, table: Any) -> object:
        none = getattr(form, "none", None)
        return none if none is not None and not entry.has(key) else form.read(entry, key, table)

    def add(self, owner: Any, row: list[int]) -> None:
        for attribute in self.names:
            part = getattr(owner, attribute)
            row.append(len(part))
            row += part

    def types(self, view: bool) -> list[tuple[str, str]]:  # noqa: ARG002 (the contract of `Field`)
        inner = "; ".join([f"{key}: {form.typescript}" for key, _, form in self.columns])
        return [(self.key, f"{{ {inner} }}[]")]


NOTHING: Final = Form()  # the form of a field that has parts instead
