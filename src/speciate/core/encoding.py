"""A game in numbers, for programs that learn: what a view looks like as a row of bytes, and which moves there are.

A game that offers it (`Engine.encoding`) writes one class, in `encode.py`, compiled with the rest of the game. It is
loaded only by `speciate.research`: who plays does not need it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from speciate.core.errors import BadOption, UnknownName
from speciate.core.moves import SHIFTS, Codec, MoveKind
from speciate.core.state import State, View

MOST: Final = 255  # what a byte holds: a count beyond its bound is written as its bound
SEAT: Final = "seat"  # the type of argument that names a seat


@final
class Part:
    """A named slice of an observation: a block of numbers whose axes have names, the last one its columns.

    `highs` is the highest number of each column. What can be below zero is written from `zero` upwards. Of a `choice`
    at most one number of a row is 1: which of its columns it is. Numbers that stand for something have `values`.
    """

    def __init__(
        self,
        name: str,
        about: str,
        at: int,
        axes: tuple[tuple[str, ...], ...],
        highs: tuple[int, ...],
        zero: int,
        choice: bool,
        values: tuple[str, ...],
    ) -> None:
        self.name = name
        self.about = about
        self.at = at
        self.values = values
        self.axes = axes
        self.shape = tuple([len(axis) for axis in axes])
        self.highs = highs
        self.zero = zero
        self.choice = choice
        self.size = 1
        for length in self.shape:
            self.size *= length


@final
class Layout:
    """The parts of an observation, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def add(
        self,
        name: str,
        about: str,
        columns: Sequence[str],
        highs: int | Sequence[int] = 1,
        rows: tuple[Sequence[str], ...] = (),
        zero: int = 0,
        values: Sequence[str] = (),
    ) -> int:
        """A block of numbers; returns where it begins."""
        most = [highs] * len(columns) if isinstance(highs, int) else list(highs)
        assert len(most) == len(columns), name
        return self._add(name, about, (*rows, columns), [min(high, MOST) for high in most], zero, False, values)

    def choose(self, name: str, about: str, columns: Sequence[str], rows: tuple[Sequence[str], ...] = ()) -> int:
        """One of the columns, or none; returns where it begins."""
        return self._add(name, about, (*rows, columns), [1] * len(columns), 0, True, ())

    def _add(
        self,
        name: str,
        about: str,
        axes: tuple[Sequence[str], ...],
        highs: list[int],
        zero: int,
        choice: bool,
        values: Sequence[str],
    ) -> int:
        at = self.size
        named = tuple([tuple(axis) for axis in axes])
        part = Part(name, about, at, named, tuple(highs), zero, choice, tuple(values))
        self.parts.append(part)
        self.size += part.size
        return at


def put(out: BytesWriter, at: i64, value: i64, high: i64 = MOST) -> None:
    """A number in its place, no higher than its bound."""
    if value > high:
        value = high
    if value > 0:
        out[at] = u8(value)


def count(out: BytesWriter, at: i64) -> None:
    """One more of this."""
    if out[at] < MOST:
        out[at] = out[at] + 1


def around(seats: int) -> tuple[str, ...]:
    """The seats as one of them counts: itself, then clockwise."""
    return ("self", *[f"seat+{k}" for k in range(1, seats)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What one table looks like in numbers, for each of its seats alike: seats are counted from whoever looks.

    `domains` has the packed values of each type of argument, with seats counted from whoever moves; `bounds` are the
    numbers they were cut at, where a game knows no limit: `defaults`, or what was asked for.
    """

    def __init__(
        self,
        codec: Codec,
        seats: int,
        of_chance: Sequence[int],
        defaults: Mapping[str, int],
        bounds: Mapping[str, int],
    ) -> None:
        for name, bound in bounds.items():
            if name not in defaults:
                raise UnknownName("bound", name, defaults)
            if not 1 <= bound <= MOST:
                raise BadOption(f"the bound {name} is 1 to {MOST}, not {bound}")
        self.codec = codec
        self.seats = seats
        self.of_chance = frozenset(of_chance)  # the kinds of moves that are nature's
        self.bounds = {**defaults, **bounds}
        self.domains: dict[str, list[int]] = {SEAT: list(range(seats))}
        self.layout = Layout()
        self.blank = b""  # an observation before anything is put into it: what never changes may stand there

    def kinds(self) -> list[MoveKind]:
        """The kinds of moves that players make."""
        return [kind for number, kind in sorted(self.codec.kinds.items()) if number not in self.of_chance]

    def moves(self, kind: MoveKind) -> list[int]:
        """Every move of a kind within the bounds. A game that knows more leaves out what can never be."""
        found = [kind.number]
        for at, (_, arg_type) in enumerate(kind.args):
            found = [move | value << SHIFTS[at] for move in found for value in self.domains[arg_type.name]]
        return found

    def write(self, view: View, out: BytesWriter) -> None:
        """Appends the observation of a view: as many bytes as the layout says, made of nothing else."""
        self.fill(view, out, self.begin(out))

    def write_seen(self, state: State, seat: int, out: BytesWriter) -> None:
        """Appends the same bytes as `write(state.view(seat), out)`; a game may do without making the view."""
        self.write(state.view(seat), out)

    def begin(self, out: BytesWriter) -> i64:
        """Appends an observation with nothing in it yet; returns where it begins."""
        if not self.blank:
            self.blank = bytes(self.layout.size)
        at: i64 = len(out)
        out.write(self.blank)
        return at

    def fill(self, view: View, out: BytesWriter, at: i64) -> None:
        """Puts the numbers that are not 0 into an observation that begins at `at`."""
        raise NotImplementedError
