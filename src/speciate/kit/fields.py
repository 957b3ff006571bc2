"""A field of a state is declared once: its name, its form, what it means.

From the declarations follow JSON, positions and views, their reading, the digest, the types of the page and the
documentation of positions (docs/adding-a-game.md shows it). Only the class itself and `copy`, which is hot, name a
field a second time; the conformance suite names every field that one of them forgets.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from speciate.kit.forms import Form
from speciate.kit.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One attribute of a class of the table. What is not plain (two attributes under one key) is a subclass.

    `seen` is the form in views where that is another: a pile that becomes a number. `default` says what is meant where
    a position leaves the field out; without one it is what the class starts with. What views say in another way
    (`for_the_eye`) is not `in_views`. `beside` are other attributes of its owner that its writing looks at.
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
        beside: tuple[str, ...] = (),
    ) -> None:
        self.names: tuple[str, ...] = (name,)  # the attributes it stands for
        self.key = key or name
        self.form = form
        self.seen = seen or form
        self.about = about
        self.default = default
        self.in_views = in_views
        self.beside = beside

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

    def shows(self) -> tuple[str, ...]:
        """The attributes of its owner that decide what it writes, together with what was agreed before the game."""
        return (*self.names, *self.beside)

    def is_plain(self) -> bool:
        """Whether the attribute goes into JSON and digest as it is."""
        return type(self) is Field and self.form.plain and self.seen is self.form and self.in_views

    def types(self, view: bool) -> list[tuple[str, str]]:
        """The keys it writes, each with the type the page knows it by."""
        return [(self.key, (self.seen if view else self.form).typescript)]


WIDE: Final = 2  # the reach of what looks round the table


@final
class ForTheEye:
    """Something a view says that follows from the rest, so that a screen need not know the rule. Never read."""

    def __init__(
        self,
        key: str,
        typescript: str,
        about: str,
        value: Callable[[Any, Any, int], object],
        follows: tuple[str, ...] | None = None,
    ) -> None:
        self.key = key
        self.typescript = typescript
        self.about = about
        self.value = value  # of its owner, the table, and the seat that looks
        #: The attributes of its owner that it follows from, besides what was agreed; None if it looks any further.
        self.follows = follows

    def reach(self) -> int:
        """How far it looks: not even at its owner, at its owner, or round the table."""
        return WIDE if self.follows is None else len(self.follows[:1])


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


@final
class SeenOnly(Field):
    """What only views say, because it follows from the whole table and they cannot work it out."""

    def __init__(self, name: str, form: Form, about: str) -> None:
        super().__init__(name, form, about)
        self.attribute = name
        self.names = ()

    def shows(self) -> tuple[str, ...]:
        return (self.attribute,)

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
