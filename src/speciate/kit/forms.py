"""How the values of a table are written: as JSON, as numbers of a digest, as a type of the page."""

from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import mypyc_attr

from speciate.core.errors import SpeciateError, UnknownName
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
        mask: int = value
        return [name for bit, name in enumerate(self.names) if mask >> bit & 1] if mask else []

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        mask = 0
        for name in reader.words(key):
            if name in self.names:
                mask |= 1 << self.names.index(name)
            else:
                reader.refuse(key, UnknownName(self.what, name, self.names))
        return mask


@final
class Code:
    """How one kind of thing is written: a card, a gene, a region. `parse` raises a SpeciateError for a wrong text.

    Both get the table, for what has other names at other tables. `unknown` is the number of a thing that is not seen,
    written "?", and `none` that of no thing at all, written null. `texts` are those of all numbers where every table
    has the same; `texts_at` gives those of one table.
    """

    def __init__(
        self,
        text: Callable[[int, Any], str],
        parse: Callable[[str, Any], int],
        unknown: int | None = None,
        none: int | None = None,
        texts: Sequence[str] = (),
        texts_at: Callable[[Any], list[str]] | None = None,
    ) -> None:
        self.text = text
        self.texts_at = texts_at
        self.parse = parse
        self.unknown = unknown
        self.none = none
        #: By number, where they are the same at every table. The unknown is -1, so the last one stands for it.
        self.texts = list(texts) if unknown is None else [*texts, "?"]
        self.is_listed = len(texts) > 0

    def write(self, value: int, table: Any) -> str:
        if self.is_listed:
            return self.texts[value]
        return "?" if value == self.unknown else self.text(value, table)

    def write_all(self, values: list[int], table: Any) -> list[str]:
        if self.is_listed:
            texts = self.texts
            return [texts[value] for value in values]
        if self.texts_at is not None:
            here = self.texts_at(table)
            return [here[value] for value in values]
        return [self.write(value, table) for value in values]

    def read(self, text: str, table: Any) -> int:
        if text == "?" and self.unknown is not None:
            return self.unknown
        return self.parse(text, table)


def numbered(what: str, names: Sequence[str], text: str) -> int:
    """The place of a name; `what` says what it should have been."""
    if text not in names:
        raise UnknownName(what, text, names)
    return names.index(text)


def named(what: str, names: Sequence[str], none: int | None = None) -> Code:
    """Things known by their names, each the place of its own; where there can be none, that is written null."""
    return Code(lambda at, _: names[at], lambda text, _: numbered(what, names, text), none=none, texts=names)


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
            reader.refuse(key, error)
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
        if not value:
            return []
        in_order = self.bag and len(value) > 1
        return self.code.write_all(sorted(value) if in_order else list(value), table)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        found: list[int] = []
        for text in reader.words(key):
            try:
                found.append(self.code.read(text, table))
            except SpeciateError as error:
                reader.refuse(key, error)
        if self.bag:
            found.sort()
        return tuple(found) if self.as_tuple else found

    def add(self, value: Any, row: list[int]) -> None:
        if not self.fixed:
            row.append(len(value))
        row += sorted(value) if self.bag and len(value) > 1 else value


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
        return reader.numbers(key, self.low, bound(self.high, table))

    def add(self, value: Any, row: list[int]) -> None:
        if not self.fixed:
            row.append(len(value))
        row += value


@final
class ByName(Form):
    """A number for each of several names; of `sparse` ones only those that are not 0 are written."""

    def __init__(self, names: Sequence[str], high: Bound, low: int = 0, sparse: bool = False, as_tuple: bool = False):
        self.names = names
        self.high = high
        self.low = low
        self.sparse = sparse
        self.as_tuple = as_tuple
        record = f"Record<{one_of(names)}, number>"
        self.typescript = f"Partial<{record}>" if sparse else record

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        if not self.sparse:
            return dict(zip(self.names, value, strict=True))
        return {name: value[which] for which, name in enumerate(self.names) if value[which]} if any(value) else {}

    def read(self, reader: Reader, key: str, table: Any) -> object:
        inner = reader.reader(key)
        found = [inner.integer(name, self.low, bound(self.high, table), 0) for name in self.names]
        return tuple(found) if self.as_tuple else found

    def add(self, value: Any, row: list[int]) -> None:
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


@final
class Packed(Form):
    """Small numbers in one, a few bits each: written by name. `most` depends on the table and the place of the name."""

    def __init__(self, names: Sequence[str], bits: int, most: Callable[[Any, int], int]) -> None:
        self.names = names
        self.bits = bits
        self.most = most
        self.typescript = "{ " + "; ".join([f"{name}: number" for name in names]) + " }"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        packed: int = value
        bits = self.bits
        mask = (1 << bits) - 1
        return {name: packed >> (bits * at) & mask for at, name in enumerate(self.names)}

    def read(self, reader: Reader, key: str, table: Any) -> object:
        inner = reader.reader(key)
        value = 0
        for at, name in enumerate(self.names):
            value |= inner.integer(name, 0, self.most(table, at), 0) << (self.bits * at)
        return value


@final
class Bits(Form):
    """A set of the numbers from 1 to `most`, a bit each: written as the list of them."""

    typescript = "number[]"

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [number for number in range(1, self.most + 1) if value >> (number - 1) & 1]

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return sum([1 << (number - 1) for number in set(reader.numbers(key, 1, self.most))])


@final
class Places(Form):
    """So many places, each with a thing or with none: written as a list with null where there is none."""

    typescript = "(string | null)[]"

    def __init__(self, code: Code, count: int) -> None:
        self.code = code
        self.count = count
        self.one = Thing(code)

    def write(self, value: Any, table: Any) -> object:
        return [self.one.write(thing, table) for thing in value]

    def read(self, reader: Reader, key: str, table: Any) -> object:
        items = reader.items(key)
        if len(items) != self.count:
            what = "are {count}, one a place makes {places}"
            reader.wrong(key, what, "places", count=len(items), places=self.count)
            items = [None] * self.count
        inner = Reader({str(at): item for at, item in enumerate(items)}, f"{reader.path}.{key}", reader.mistakes)
        return tuple([self.one.read(inner, str(at), table) for at in range(self.count)])

    def add(self, value: Any, row: list[int]) -> None:
        row += value


@final
class ThingsByName(Form):
    """A thing at each of several named places; what is left out is `empty`."""

    typescript = "Record<string, string>"

    def __init__(self, names: Sequence[str], code: Code, empty: int) -> None:
        self.names = names
        self.one = Thing(code)
        self.empty = empty

    def write(self, value: Any, table: Any) -> object:
        return dict(zip(self.names, self.one.code.write_all(value, table), strict=True))

    def read(self, reader: Reader, key: str, table: Any) -> object:
        inner = reader.reader(key)
        return [self.one.read(inner, name, table) if inner.has(name) else self.empty for name in self.names]

    def add(self, value: Any, row: list[int]) -> None:
        row += value
