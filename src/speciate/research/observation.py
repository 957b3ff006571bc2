"""Observations: what a seat may know, as a vector with a name for every number, or as a dictionary of arrays."""

from collections.abc import Iterator, Sequence
from itertools import product

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from speciate.core.encoding import Encoding, Part
from speciate.core.errors import BadOption, UnknownName
from speciate.core.game import GameSpec
from speciate.core.state import State, View

Bytes = NDArray[np.uint8]


def encoding_of(game: GameSpec, state: State, bounds: dict[str, int] | None = None) -> Encoding:
    """The numbers of a game; BadOption where it has none."""
    found = game.engine.encoding(state, bounds or {})
    if found is None:
        raise BadOption(f"{game.id} has no numbers to learn from: its engine offers no encoding")
    return found


class Observations:
    """How the views of one table are written as numbers.

    Every number is a byte from 0 up to `high`; seats are counted from whoever looks. `flat` is all of it as one vector,
    `named` the same memory as arrays by name.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.parts: Sequence[Part] = encoding.layout.parts
        self.size = encoding.layout.size
        self.high: Bytes = np.concatenate([_highs(part).ravel() for part in self.parts])
        self.flat_space = spaces.Box(np.zeros(self.size, np.uint8), self.high, dtype=np.uint8)
        self.named_space = spaces.Dict({part.name: _box(part) for part in self.parts})

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownName("part", name, [part.name for part in self.parts])

    def flat(self, view: View) -> Bytes:
        """A new vector that belongs to the caller."""
        out = BytesWriter()
        self.encoding.write(view, out)
        return np.frombuffer(bytearray(out.getvalue()), np.uint8)

    def seen(self, state: State, seat: int) -> Bytes:
        """The same as `flat(state.view(seat))`, sooner."""
        out = BytesWriter()
        self.encoding.write_seen(state, seat, out)
        return np.frombuffer(bytearray(out.getvalue()), np.uint8)

    def named(self, vector: Bytes) -> dict[str, Bytes]:
        """The parts of a vector (or of many, along the first axes) by name; they share its memory."""
        lead = vector.shape[:-1]
        return {
            part.name: vector[..., part.at : part.at + part.size].reshape(*lead, *part.shape) for part in self.parts
        }

    def explain(self, vector: Bytes) -> str:
        """A vector in words: everything in it that is not 0."""
        lines = [line for part in self.parts for line in _lines(part, vector)]
        return "\n".join(lines)


def _highs(part: Part) -> Bytes:
    return np.broadcast_to(np.array(part.highs, np.uint8), part.shape)


def _box(part: Part) -> spaces.Box:
    return spaces.Box(np.zeros(part.shape, np.uint8), _highs(part), dtype=np.uint8)


def _lines(part: Part, vector: Bytes) -> Iterator[str]:
    block = vector[part.at : part.at + part.size].reshape(part.shape)
    *rows, columns = part.axes
    for place in product(*[range(len(axis)) for axis in rows]):
        words = _words(part, columns, block[place])
        if words:
            where = ", ".join(rows[axis][at] for axis, at in enumerate(place))
            yield f"{part.name}{f' ({where})' if where else ''}: {', '.join(words)}"


def _words(part: Part, columns: Sequence[str], numbers: Bytes) -> list[str]:
    """Flags by their names alone, counts with their number."""
    words: list[str] = []
    for name, high, number in zip(columns, part.highs, numbers.tolist(), strict=True):
        if number != part.zero:
            value = part.values[number] if part.values else "" if high == 1 else f"= {number - part.zero}"
            words.append(f"{name} {value}".rstrip())
    return words
