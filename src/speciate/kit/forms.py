"""How the values of a table are written: as JSON, as numbers of a digest, as a type of the page."""

from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import mypyc_attr

from speciate.core.errors import SpeciateError
from speciate.kit.reading import Reader

#: A bound that is the same at every table, or one that depends on it.
Bound = int | Callable[[Any], int]


def bound(limit: Bound, table: object) -> int:
    return limit if isinstance(limit, int) else limit(table)


def one_of(names: Sequence[str]) -> str:
    """The type of one of these words, in the page."""
    return " | ".join([f'"{name}"' for name in names])


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """One way of writing a value. `table` is the table it lies on, for names and bounds that depend on it."""

    typescript = "number"
    #: Whether JSON and digest take the value as it is: such fields are written many at a time.
    plain = False

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return value

    def read(self, reader: Reader, key: str, table: Any) -> object:
        """The value under `key`, which is there; a harmless one and a mistake noted when it is wrong."""
        raise NotImplementedError

    def add(self, value: Any, row: list[int]) -> None:
        """Puts the value into the row a digest is made of."""
        row.append(int(value))


@final
class Number(Form):
    """A whole number; `none` is the one that stands for nothing, and is written null."""

    def __init__(self, low: int, high: Bound, none: int | None = None) -> None:
        self.low = low
        self.high = high
        self.none = none
        self.plain = none is None
        self.typescript = "number" if none is None else "number | null"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return None if value == self.none else value

    def read(self, reader: Reader, key: str, table: Any) -> object:
        if self.none is not None and reader.data[key] is None:
            return self.none
        return reader.integer(key, self.low, bound(self.high, table))


@final
class Flag(Form):
    typescript = "boolean"
    plain = True

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return reader.flag(key)


@final
class Word(Form):
    """A number that has a name, such as a phase; `none` is the number without one, and is written null."""

    def __init__(self, names: Sequence[str], none: int | None = None) -> None:
        self.names = names
        self.none = none
        self.typescript = one_of(names) if none is None else f"{one_of(names)} | null"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return None if value == self.none else self.names[value]

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        if self.none is not None and reader.data[key] is None:
            return self.none
        return self.names.index(reader.word(key, self.names))


@final
class Mask(Form):
    """A set of named things, a bit each: written as the list of their names."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        self.names = names
        self.what = what
        self.typescript = f"({one_of(names)})[]"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [name for bit, name in enumerate(self.names) if value >> bit & 1] if value else []

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        mask = 0
        for name in reader.words(key):
            if name in self.names:
                mask |= 1 << self.names.index(name)
            else:
                reader.wrong(key, f'names "{name}", which is no {self.what}')
        return mask


@final
class Code:
    """How one kind of thing is written: a card, a gene, a region. `parse` raises a SpeciateError for a wrong text.

    Both get the table, for what has other names at other tables. `unknown` is the number of a thing that is not seen,
    written "?", and `none` that of no thing at all, written null.
    """

    def __init__(
        self,
        text: Callable[[int, Any], str],
        parse: Callable[[str, Any], int],
        what: str = "card",
        unknown: int | None = None,
        none: int | None = None,
        texts: Sequence[str] = (),
    ) -> None:
        self.text = text
        self.parse = parse
        self.what = what
        self.unknown = unknown
        self.none = none
        self.texts = texts  # by number, where they are the same at every table: many are written at once

    def write(self, value: int, table: Any) -> str:
        return "?" if value == self.unknown else self.text(value, table)

    def read(self, text: str, table: Any) -> int:
        if text == "?" and self.unknown is not None:
            return self.unknown
        return self.parse(text, table)


@final
class Thing(Form):
    """One thing with a code, or none."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.typescript = "string" if code.none is None else "string | null"

    def write(self, value: Any, table: Any) -> object:
        return None if value == self.code.none else self.code.write(value, table)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        none = self.code.none
        if none is not None and reader.data[key] is None:
            return none
        try:
            return self.code.read(reader.word(key), table)
        except SpeciateError as error:
            reader.wrong(key, f"is unreadable: {error}")
            return 0 if none is None else none


@final
class Things(Form):
    """Several things with codes, in their order; a `bag` has none, and is written and counted sorted.

    `fixed` is for lists that are always as long: a digest does not need their length.
    """

    typescript = "string[]"

    def __init__(self, code: Code, bag: bool = False, as_tuple: bool = False, fixed: bool = False) -> None:
        self.code = code
        self.bag = bag
        self.as_tuple = as_tuple
        self.fixed = fixed

    def write(self, value: Any, table: Any) -> object:
        code = self.code
        if code.texts:
            texts, unknown = code.texts, code.unknown
            return ["?" if item == unknown else texts[item] for item in (sorted(value) if self.bag else value)]
        return [code.write(item, table) for item in (sorted(value) if self.bag else value)]

    def read(self, reader: Reader, key: str, table: Any) -> object:
        found: list[int] = []
        for text in reader.words(key):
            try:
                found.append(self.code.read(text, table))
            except SpeciateError as error:
                reader.wrong(key, f"holds an unreadable {self.code.what}: {error}")
        if self.bag:
            found.sort()
        return tuple(found) if self.as_tuple else found

    def add(self, value: Any, row: list[int]) -> None:
        if not self.fixed:
            row.append(len(value))
        row += sorted(value) if self.bag else value


@final
class Numbers(Form):
    """A list of whole numbers, such as seats in turn order."""

    typescript = "number[]"

    def __init__(self, low: int, high: Bound, fixed: bool = False) -> None:
        self.low = low
        self.high = high
        self.fixed = fixed

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return list(value)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        high = bound(self.high, table)
        found: list[int] = []
        for item in reader.items(key):
            if isinstance(item, bool) or not isinstance(item, int) or not self.low <= item <= high:
                reader.wrong(key, f"holds {item!r}, not only whole numbers from {self.low} to {high}")
            else:
                found.append(item)
        return found

    def add(self, value: Any, row: list[int]) -> None:
        if not self.fixed:
            row.append(len(value))
        row += value


@final
class Count(Form):
    """A pile that nobody looks into: only how many things lie there. For views, where each of them is `unknown`."""

    def __init__(self, unknown: int, most: int) -> None:
        self.unknown = unknown
        self.most = most

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return len(value)

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [self.unknown] * reader.integer(key, 0, self.most)
