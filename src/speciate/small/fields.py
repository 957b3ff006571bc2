"""What lies on the table of a small game: each field is declared once, as a class attribute.

Copies, positions, views, imagined tables and the page's board follow from the declaration. A field is open to all,
`secret` (only its owner sees it) or `hidden` (nobody does).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from speciate.core.errors import Phrase, phrase
from speciate.kit.reading import Reader

UNKNOWN: Final = "?"  # what a view shows of something one may not know
MANY: Final = 999

Names = tuple[str, ...]
Types = Mapping[str, Names | range]


def short(value: object) -> str:
    """What somebody wrote, cut to a length for a message."""
    return f"{value!r:.40}"


class Field:
    """One thing on the table, or one for each player."""

    shape = ""  # how a board draws it

    def __init__(self, type: str, start: Any, secret: bool, hidden: bool) -> None:
        self.type = type  # of its values, as in the moves' patterns
        self.start = start
        self.secret = secret
        self.hidden = hidden
        self.each = False

    def fresh(self) -> Any:
        return self.start

    def tidy(self, value: Any, types: Types) -> Any:  # noqa: ARG002 (only piles have an order to forget)
        return value

    def veil(self, value: Any) -> Any:
        """What those see who may not know the value."""
        return None if value is None else UNKNOWN

    def read(self, reader: Reader, key: str, types: Types, veiled: bool) -> Any:
        """The value of a position, or of a view, which may be unknown; mistakes are noted."""
        if not reader.has(key):
            return self.fresh()
        value = reader.data[key]
        if veiled and value == UNKNOWN:
            return UNKNOWN
        if not self.fits(value, types):
            reader.wrong(
                key, "cannot be {value}; {expected}", "cannot-be", value=short(value), expected=self.expected(types)
            )
            return self.fresh()
        return value

    def fits(self, value: object, types: Types) -> bool:
        raise NotImplementedError

    def expected(self, types: Types) -> Phrase:
        raise NotImplementedError

    def fill(self, value: Any, any_of: Callable[[str], Any], types: Types) -> Any:  # noqa: ARG002 (piles are sorted)
        """The value with everything unknown in it imagined; `any_of` draws a card of a type."""
        return any_of(self.type) if value == UNKNOWN else value

    def cards(self, value: Any) -> list[str]:  # noqa: ARG002 (cards override it)
        """The cards that lie here: none is ever lost, and none appears."""
        return []


class Number(Field):
    shape = "number"

    def __init__(self, start: int, low: int, high: int, secret: bool, hidden: bool) -> None:
        super().__init__("number", start, secret, hidden)
        self.low = low
        self.high = high

    def fits(self, value: object, types: Types) -> bool:  # noqa: ARG002 (other fields need it)
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def expected(self, types: Types) -> Phrase:  # noqa: ARG002 (other fields need it)
        return phrase("it is a whole number from {low} to {high}", "is-number", low=self.low, high=self.high)

    def fill(self, value: Any, any_of: Callable[[str], Any], types: Types) -> Any:  # noqa: ARG002 (other fields need it)
        return any_of(f"{self.low} {self.high}") if value == UNKNOWN else value


class Seat(Number):
    """A player, or -1 for nobody."""

    shape = "seat"

    def fits(self, value: object, types: Types) -> bool:
        return super().fits(value, types) and isinstance(value, int) and value < len(types["seat"])

    def expected(self, types: Types) -> Phrase:
        return phrase("it is a seat from 0 to {last}, or -1 for nobody", "is-seat", last=len(types["seat"]) - 1)


class Numbers(Field):
    """A row of numbers, such as dice or pits."""

    shape = "numbers"

    def __init__(self, start: list[int], low: int, high: int, secret: bool, hidden: bool, of: str) -> None:
        super().__init__(of, start, secret, hidden)
        self.one = Number(low, low, high, False, False)

    def fresh(self) -> Any:
        return list(self.start)

    def veil(self, value: Any) -> Any:
        return [UNKNOWN] * len(value)

    def read(self, reader: Reader, key: str, types: Types, veiled: bool) -> Any:
        if not reader.has(key):
            return self.fresh()
        out = []
        for item in reader.items(key):
            if self.one.fits(item, types) or (veiled and item == UNKNOWN):
                out.append(item)
            else:
                expected = self.one.expected(types)
                reader.wrong(
                    key, "cannot hold {value}; {expected}", "cannot-hold", value=short(item), expected=expected
                )
        if self.start and len(out) != len(self.start):
            what = "has {count} numbers, not {length}"
            reader.wrong(key, what, "row-length", count=len(out), length=len(self.start))
            return self.fresh()
        return out

    def fill(self, value: Any, any_of: Callable[[str], Any], types: Types) -> Any:
        return [self.one.fill(item, any_of, types) for item in value]


class Grid(Field):
    """Squares in rows from top to bottom, each empty (-1) or held by a player."""

    shape = "grid"

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__("seat", -1, False, False)
        self.rows = rows
        self.columns = columns
        self.one = Seat(-1, -1, MANY, False, False)

    def fresh(self) -> Any:
        return [[-1] * self.columns for _ in range(self.rows)]

    def read(self, reader: Reader, key: str, types: Types, veiled: bool) -> Any:  # noqa: ARG002 (other fields need it)
        if not reader.has(key):
            return self.fresh()
        rows = [row for row in reader.items(key) if isinstance(row, list)]
        fits = [row for row in rows if len(row) == self.columns and all(self.one.fits(cell, types) for cell in row)]
        if len(fits) != self.rows or len(fits) != len(reader.items(key)):
            what = "needs {rows} rows of {columns} squares; of each, {expected}"
            expected = self.one.expected(types)
            reader.wrong(key, what, "grid-size", rows=self.rows, columns=self.columns, expected=expected)
            return self.fresh()
        return [list(row) for row in fits]


class Card(Field):
    """One card, or None."""

    shape = "card"

    def fits(self, value: object, types: Types) -> bool:
        return value is None or value in types[self.type]

    def expected(self, types: Types) -> Phrase:
        return phrase("it is one of {names}", "is-one-of", names=", ".join(str(name) for name in types[self.type]))

    def cards(self, value: Any) -> list[str]:
        return [] if value is None else [value]


class Word(Card):
    """One of a few names, which is no card: it is not dealt, and there may be any number of it."""

    shape = "word"

    def fits(self, value: object, types: Types) -> bool:
        return value in types[self.type]

    def cards(self, value: Any) -> list[str]:  # noqa: ARG002 (other fields need it)
        return []


class Cards(Field):
    """A pile or hand: its order means nothing, and it is kept sorted. Hidden from all, a view shows how many."""

    shape = "cards"

    def fresh(self) -> Any:
        return list(self.start)

    def tidy(self, value: Any, types: Types) -> Any:
        order = {name: at for at, name in enumerate(types[self.type])}
        return sorted(value, key=lambda card: order.get(card, -1))

    def veil(self, value: Any) -> Any:
        return len(value) if self.hidden else [UNKNOWN] * len(value)

    def read(self, reader: Reader, key: str, types: Types, veiled: bool) -> Any:
        if veiled and self.hidden:
            return [UNKNOWN] * reader.integer(key, 0, MANY, 0)
        out = []
        for card in reader.words(key):
            if card in types[self.type] or (veiled and card == UNKNOWN):
                out.append(card)
            else:
                names = ", ".join(map(str, types[self.type]))
                what = 'cannot hold "{value}"; cards are {names}'
                reader.wrong(key, what, "no-such-card", value=card[:40], names=names)
        return out

    def fill(self, value: Any, any_of: Callable[[str], Any], types: Types) -> Any:
        return self.tidy([any_of(self.type) if card == UNKNOWN else card for card in value], types)

    def cards(self, value: Any) -> list[str]:
        return list(value)


# -- declarations: `pot: list[str] = cards("seed")` ---------------------------------------------------
# They return Any, so that the annotation beside them says what the attribute holds.


def number(start: int = 0, low: int = 0, high: int = MANY, secret: bool = False, hidden: bool = False) -> Any:
    """A whole number, such as a round or points; a secret one is imagined as a die would fall."""
    return Number(start, low, high, secret, hidden)


def numbers(
    start: list[int] | tuple[int, ...] = (),
    low: int = 0,
    high: int = MANY,
    secret: bool = False,
    hidden: bool = False,
    of: str = "number",
) -> Any:
    """A row of whole numbers: pits, tracks, dice. With a start it keeps its length; `of` names what each belongs to."""
    return Numbers(list(start), low, high, secret, hidden, of)


def player(start: int = -1) -> Any:
    """One of the players; -1 is nobody."""
    return Seat(start, -1, MANY, False, False)


def word(type: str, start: str) -> Any:
    """One of the names of a type."""
    return Word(type, start, False, False)


def card(type: str, secret: bool = False, hidden: bool = False) -> Any:
    """A place for one card of a type, or None."""
    return Card(type, None, secret, hidden)


def cards(type: str, start: tuple[str, ...] = (), secret: bool = False, hidden: bool = False) -> Any:
    """A pile or a hand of cards of a type."""
    return Cards(type, list(start), secret, hidden)


def grid(rows: int, columns: int) -> Any:
    """A board of squares for the players' pieces: `grid[row][column]` is a seat, or -1."""
    return Grid(rows, columns)


def each(field: Any) -> Any:
    """The same for every player: `hand[seat]`."""
    field.each = True
    return field
