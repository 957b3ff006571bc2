"""An object of the table is the shape of its class: its fields, and the parts that have fields of their own."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from speciate.core.digest import sent
from speciate.core.fragments import Fragments
from speciate.kit.fields import NOTHING, WIDE, Field, ForTheEye, nothing, several
from speciate.kit.forms import Form, Numbers, Things
from speciate.kit.reading import Reader
from speciate.kit.row import IS_COMPILED
from speciate.kit.writers import Writer, following, is_usual, sections


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
        values: Callable[[Any], bytes] | None = None,
    ) -> None:
        self.name = name  # of the type in the page
        self.make = make  # a fresh object of the class, for a table
        self.fields = fields
        self.derived = derived  # attributes that follow from the rest, worked out again after reading
        self.for_the_eye = for_the_eye
        #: All that its own fields show, without those of its parts, written by hand as for a digest: by it a piece of a
        #: view is found several times faster than by asking field after field.
        self.values = values if IS_COMPILED else None  # uncompiled it takes longer than asking
        self.finish = finish  # after reading: works out `derived`, and notes what is impossible of this object alone
        usual = [field for field in fields if is_usual(field)]
        self._usual = Writer(usual, view=False)
        self._usual_seen = Writer([field for field in usual if field.in_views], view=True)
        self._others = [field for field in fields if not is_usual(field)]
        seen = sorted([field for field in fields if field.in_views], key=lambda field: isinstance(field, Inner))
        self._others_seen = [field for field in seen if not is_usual(field)]
        self._sections = sections([field for field in seen if not isinstance(field, Inner)])
        self._inner = [field for field in seen if isinstance(field, Inner)]
        self._extras = sorted(for_the_eye, key=lambda extra: extra.reach())
        self._followers = following(self._extras)
        self._wide = [extra for extra in self._extras if extra.reach() == WIDE]
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
        self._fill_seen(data, owner, table, seat)
        return data

    def fill_seen(self, data: dict[str, object], owner: Any, table: Any, seat: int) -> None:
        """Adds to what is there what `seat` sees."""
        self._usual_seen.fill(data, owner, table)
        self._fill_seen(data, owner, table, seat)

    def _fill_seen(self, data: dict[str, object], owner: Any, table: Any, seat: int) -> None:
        for field in self._others_seen:
            field.write_seen(data, owner, table, seat)
        for extra in self._extras:
            data[extra.key] = extra.value(owner, table, seat)

    def text_seen(self, owner: Any, table: Any, seat: int, fragments: Fragments) -> str:
        """`write_seen` as the JSON that is sent, without the brackets round it."""
        if self.values is None:
            texts = [section.text(owner, table, fragments) for section in self._sections]
        else:
            texts = [self._text_own(owner, table, fragments)]
        for field in self._inner:
            text = field.text_seen(owner, table, seat, fragments)
            if text:
                texts.append(text)
        if self.values is None or self._inner:
            for section in self._followers:
                texts.append(section.text(owner, table, fragments))
        if self._wide:
            texts.append(sent({extra.key: extra.value(owner, table, seat) for extra in self._wide})[1:-1].decode())
        return ",".join(texts)

    def _text_own(self, owner: Any, table: Any, fragments: Fragments) -> str:
        """All of its own fields, and what follows from them where nothing comes between."""
        assert self.values is not None
        key = (self, self.values(owner))
        found = fragments.find(key)
        if found is None:
            parts = self._sections if self._inner else self._sections + self._followers
            found = ",".join([section.written(owner, table) for section in parts])
            fragments.keep(key, found)
        return found

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Inner(Field):
    """A field whose values have fields of their own."""

    def text_seen(self, owner: Any, table: Any, seat: int, fragments: Fragments) -> str:  # noqa: ARG002 (parts have fragments)
        """`write_seen` as text, the key with it; empty where there is nothing to say."""
        data: dict[str, object] = {}
        self.write_seen(data, owner, table, seat)
        return sent(data)[1:-1].decode()


class Parts(Inner):
    """A list of objects with fields of their own: players, species."""

    def __init__(self, name: str, shape: Shape, about: str, counted: bool = True) -> None:
        super().__init__(name, NOTHING, about)
        self.shape = shape
        self.counted = counted  # whether a digest needs to know how many: not where there is one a seat

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        data[self.key] = [self.shape.write(part, table) for part in getattr(owner, self.names[0])]

    def write_seen(self, data: dict[str, object], owner: Any, table: Any, seat: int) -> None:
        data[self.key] = [self.shape.write_seen(part, table, seat) for part in getattr(owner, self.names[0])]

    def text_seen(self, owner: Any, table: Any, seat: int, fragments: Fragments) -> str:
        parts = [self.shape.text_seen(part, table, seat, fragments) for part in getattr(owner, self.names[0])]
        return f'"{self.key}":[{{' + "},{".join(parts) + "}]" if parts else f'"{self.key}":[]'

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
class MaybePart(Inner):
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
