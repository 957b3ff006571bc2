"""Moves by number: a fixed table of them, or an alphabet that spells them."""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from speciate.core.encoding import SEAT, Encoding
from speciate.core.moves import ARG_MASK, KIND_MASK, SHIFTS, A, ArgType, Coded

WAIT: Final = 0  # the action of who has nothing to choose
ARG_BITS: Final = 12
NO_MOVE: Final = -1


@final
class MoveTable:
    """Every move within the bounds has a number, from 1 on; the same number means the same seen from any seat."""

    def __init__(self, encoding: Encoding) -> None:
        listed = [move for kind in encoding.kinds() for move in encoding.moves(kind)]
        self.moves: list[list[int]] = []  # by seat and number
        self.numbers: list[dict[int, int]] = []
        for seat in range(encoding.seats):
            own = [NO_MOVE, *[turned(encoding, move, seat) for move in listed]]
            self.moves.append(own)
            self.numbers.append({move: number for number, move in enumerate(own)})
        self.size = len(listed) + 1
        self._blank = bytes(self.size)

    def mark(self, seat: i64, legal: list[int], out: BytesWriter) -> i64:
        """Appends the mask of these moves. Returns how many of them lie beyond the bounds.

        Where all of them do, and where there are none, there is only waiting.
        """
        at: i64 = len(out)
        out.write(self._blank)
        numbers: dict[Any, Any] = self.numbers[seat]
        moves: list[Any] = legal  # objects, which a dictionary takes as they are
        beyond: i64 = 0
        for move in moves:
            number = numbers.get(move)
            if number is None:
                beyond += 1
            else:
                place: i64 = number
                out[at + place] = 1
        if beyond == len(legal):
            out[at + WAIT] = 1
        return beyond

    def list_marks(self, seat: i64, legal: list[int], at: i64, out: BytesWriter) -> i64:
        """Appends where the ones of that mask are, if it begins at `at`. Returns how many moves lie beyond bounds."""
        numbers: dict[Any, Any] = self.numbers[seat]
        moves: list[Any] = legal
        beyond: i64 = 0
        for move in moves:
            number = numbers.get(move)
            if number is None:
                beyond += 1
            else:
                place: i64 = number
                write_i64_le(out, at + place)
        if beyond == len(legal):
            write_i64_le(out, at + WAIT)
        return beyond

    def can_wait(self, seat: i64, legal: list[int]) -> bool:
        """Whether there is only waiting: all moves lie beyond the bounds."""
        numbers = self.numbers[seat]
        for move in legal:
            if move in numbers:
                return False
        return True


def turned(encoding: Encoding, move: i64, by: i64) -> i64:
    """A move whose seats count from whoever makes it, as seat `by` makes it."""
    kind = encoding.codec.kinds[move & KIND_MASK]
    for place, (_, arg_type) in enumerate(kind.args):
        if arg_type.name == SEAT:
            shift: i64 = SHIFTS[place]
            seats: i64 = encoding.seats
            seat = ((move >> shift & ARG_MASK) + by) % seats
            move = (move & ~(ARG_MASK << shift)) | seat << shift
    return move


@final
class Alphabet:
    """Moves spelt by tokens: the kind, then each argument. Token 0 is waiting; equal arguments are one token."""

    def __init__(self, encoding: Encoding) -> None:
        self.seats: i64 = encoding.seats
        self.names: list[str] = ["wait"]
        self.kinds: dict[int, int] = {}  # tokens of kinds, by number
        self.types: dict[str, dict[int, int]] = {}  # tokens of arguments, by type and packed value
        self.spelt: dict[int, list[str]] = {}  # the types of a kind's arguments
        self._written: dict[str, Sequence[str] | None] = {}
        for kind in encoding.kinds():
            self.kinds[kind.number] = len(self.names)
            self.names.append(kind.name)
        for kind in encoding.kinds():
            self.spelt[kind.number] = [arg_type.name for _, arg_type in kind.args]
            for _, arg_type in kind.args:
                self._learn(arg_type, encoding.domains[arg_type.name])
        self.size = len(self.names)
        self._blank = bytes(self.size)

    def _learn(self, arg_type: ArgType, domain: list[int]) -> None:
        """A token for every value; types that are written alike and have the same values share them."""
        if arg_type.name in self.types:
            return
        written = arg_type.texts if isinstance(arg_type, Coded) else None
        for like, texts in self._written.items():
            if written is not None and texts is written and list(self.types[like]) == domain:
                self.types[arg_type.name] = self.types[like]
                return
        self._written[arg_type.name] = written
        self.types[arg_type.name] = {value: len(self.names) + at for at, value in enumerate(domain)}
        self.names += [f"{arg_type.name} {arg_type.text(value)}" for value in domain]

    def token(self, seat: i64, move: i64, depth: i64) -> i64:
        """The token at a place of a move's spelling: the kind at 0. -1 where it lies beyond the bounds or the end."""
        kind = move & KIND_MASK
        if depth == 0:
            return self.kinds.get(kind, -1)
        types = self.spelt[kind]
        if depth > len(types):
            return -1
        name = types[depth - 1]
        value = move >> (A + ARG_BITS * (depth - 1)) & ARG_MASK
        if name == SEAT:
            value = (value - seat + self.seats) % self.seats
        return self.types[name].get(value, -1)

    def spelling(self, seat: i64, move: i64) -> list[int]:
        """All tokens of a move; empty if one lies beyond the bounds."""
        found: list[int] = []
        for depth in range(len(self.spelt[move & KIND_MASK]) + 1):
            token = self.token(seat, move, depth)
            if token < 0:
                return []
            found.append(token)
        return found

    def within(self, seat: i64, legal: list[int]) -> list[int]:
        """The moves that can be spelt."""
        return [move for move in legal if self.spelling(seat, move)]

    def fitting(self, seat: i64, moves: list[int], depth: i64, token: i64) -> list[int]:
        """Those with this token at this place."""
        return [move for move in moves if self.token(seat, move, depth) == token]

    def open_place(self, seat: i64, moves: list[int], depth: i64) -> i64:
        """The first place from `depth` on where these moves, all alike before it, differ."""
        while len(moves) > 1:
            first = self.token(seat, moves[0], depth)
            for move in moves:
                if self.token(seat, move, depth) != first:
                    return depth
            depth += 1
        return depth

    def mark(self, seat: i64, moves: list[int], depth: i64, out: BytesWriter) -> None:
        """Appends the mask of the tokens that can stand at a place; only waiting where there is no move."""
        at: i64 = len(out)
        out.write(self._blank)
        if not moves:
            out[at + WAIT] = 1
        for move in moves:
            out[at + self.token(seat, move, depth)] = 1
