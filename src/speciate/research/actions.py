"""Actions: the moves of a game by number. `fixed` gives each move one, `tokens` spells a move from a small alphabet."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from speciate.core.encoding import SEAT, Encoding
from speciate.core.errors import BadOption, SpeciateError
from speciate.core.moves import SHIFTS
from speciate.research.native.numbering import NO_MOVE, WAIT, Alphabet, MoveTable

Mask = NDArray[np.int8]
FORMS = ("fixed", "tokens")


class BeyondBounds(SpeciateError):
    """A move that has no number: something in it lies beyond a stated bound."""


class IllegalAction(BadOption):
    """An action that the mask forbids."""


class Choosing(Protocol):
    """One decision under way, of one seat: what can be chosen now, until a move has come of it."""

    beyond: int  # legal moves that cannot be chosen, because they lie beyond the bounds

    def mask(self) -> Mask: ...

    def choose(self, action: int) -> int | None:
        """The move it makes; None while more is to be said."""
        ...


class Actions(Protocol):
    """The actions of one table. 0 is waiting; the others mean the same seen from every seat."""

    size: int
    space: spaces.Discrete

    def encode(self, seat: int, move: int) -> list[int]:
        """The actions that make a packed move, one after the other; BeyondBounds if there are none."""
        ...

    def decode(self, seat: int, actions: Sequence[int]) -> int:
        """The packed move that these make."""
        ...

    def name(self, action: int) -> str: ...

    def choosing(self, seat: int, legal: list[int]) -> Choosing: ...

    def waiting(self) -> Mask:
        """The mask of who has nothing to choose."""
        ...


def actions_of(encoding: Encoding, form: str = "fixed") -> "FixedActions | TokenActions":
    if form == "fixed":
        return FixedActions(encoding)
    if form == "tokens":
        return TokenActions(encoding)
    raise BadOption(f'actions are one of {", ".join(FORMS)}, not "{form}"')


def _array(out: BytesWriter) -> Mask:
    return np.frombuffer(bytearray(out.getvalue()), np.int8)


def _only_waiting(size: int) -> Mask:
    mask = np.zeros(size, np.int8)
    mask[WAIT] = 1
    return mask


class FixedActions:
    """A number for every move within the bounds: a decision is one action."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.table = MoveTable(encoding)
        self.size = self.table.size
        self.space = spaces.Discrete(self.size)

    def encode(self, seat: int, move: int) -> list[int]:
        number = self.table.numbers[seat].get(move)
        if number is None:
            raise BeyondBounds(f"{self.encoding.codec.text(move)} lies beyond the bounds {self.encoding.bounds}")
        return [number]

    def decode(self, seat: int, actions: Sequence[int]) -> int:
        (action,) = actions
        return self.table.moves[seat][action]

    def name(self, action: int) -> str:
        """The code of the move as seat 0 makes it: seats in it count from whoever moves."""
        return "wait" if action == WAIT else self.encoding.codec.text(self.table.moves[0][action])

    def mask(self, seat: int, legal: list[int]) -> tuple[Mask, int]:
        """Which actions are legal moves, and how many legal moves have no action."""
        out = BytesWriter()
        beyond = self.table.mark(seat, legal, out)
        return _array(out), beyond

    def waiting(self) -> Mask:
        return _only_waiting(self.size)

    def choosing(self, seat: int, legal: list[int]) -> "FixedChoosing":
        return FixedChoosing(self, seat, legal)


class FixedChoosing:
    def __init__(self, actions: FixedActions, seat: int, legal: list[int]) -> None:
        self._actions = actions
        self._seat = seat
        self._legal = legal
        self._mask: Mask | None
        self._mask, self.beyond = actions.mask(seat, legal)

    def mask(self) -> Mask:
        """A new array each time: whoever gets one may keep and change it."""
        mask, self._mask = self._mask, None
        return self._actions.mask(self._seat, self._legal)[0] if mask is None else mask

    def choose(self, action: int) -> int | None:
        """Waiting is possible only where every legal move lies beyond the bounds: then the first of them is made."""
        moves = self._actions.table.moves[self._seat]
        move = moves[action] if 0 <= action < len(moves) else NO_MOVE
        if action == WAIT and self.beyond == len(self._legal):
            return self._legal[0]
        if move not in self._legal:
            raise IllegalAction(f"action {action} is not legal now")
        return move


class TokenActions:
    """An alphabet that spells moves: the kind, then each argument. What all moves left have in common is not asked."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.alphabet = Alphabet(encoding)
        self.size = self.alphabet.size
        self.space = spaces.Discrete(self.size)
        self._kinds = {token: kind for kind, token in self.alphabet.kinds.items()}
        self._values = {
            name: {token: value for value, token in tokens.items()} for name, tokens in self.alphabet.types.items()
        }

    def encode(self, seat: int, move: int) -> list[int]:
        spelling = self.alphabet.spelling(seat, move)
        if not spelling:
            raise BeyondBounds(f"{self.encoding.codec.text(move)} lies beyond the bounds {self.encoding.bounds}")
        return spelling

    def decode(self, seat: int, actions: Sequence[int]) -> int:
        """Of a whole spelling, forced tokens too."""
        first, *rest = actions
        move = kind = self._kinds[first]
        for place, (name, token) in enumerate(zip(self.alphabet.spelt[kind], rest, strict=True)):
            value = self._values[name][token]
            if name == SEAT:
                value = (value + seat) % self.encoding.seats
            move |= value << SHIFTS[place]
        return move

    def name(self, action: int) -> str:
        return self.alphabet.names[action]

    def waiting(self) -> Mask:
        return _only_waiting(self.size)

    def choosing(self, seat: int, legal: list[int]) -> "Spelling":
        return Spelling(self, seat, legal)


class Spelling:
    """A move as far as it is spelt: the moves that still fit, and the place of the next token."""

    def __init__(self, actions: TokenActions, seat: int, legal: list[int]) -> None:
        self._alphabet = actions.alphabet
        self._seat = seat
        self._legal = legal
        self._fitting = actions.alphabet.within(seat, legal)
        self._depth = self._alphabet.open_place(seat, self._fitting, 0) if len(self._fitting) > 1 else 0
        self.beyond = len(legal) - len(self._fitting)

    def spelt(self) -> list[int]:
        """The tokens so far, the forced ones too."""
        return self._alphabet.spelling(self._seat, self._fitting[0])[: self._depth] if self._depth else []

    def mask(self) -> Mask:
        out = BytesWriter()
        self._alphabet.mark(self._seat, self._fitting, self._depth, out)
        return _array(out)

    def choose(self, action: int) -> int | None:
        if not self._fitting and action == WAIT:
            return self._legal[0]  # all of them lie beyond the bounds
        fitting = self._alphabet.fitting(self._seat, self._fitting, self._depth, action)
        if not fitting:
            raise IllegalAction(f"action {action} is not legal now")
        self._fitting = fitting
        self._depth = self._alphabet.open_place(self._seat, fitting, self._depth + 1)
        return fitting[0] if len(fitting) == 1 else None
