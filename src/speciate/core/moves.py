"""Moves: packed ints inside the engine; at the boundary a value with names, a JSON form and a text code.

A packed move is a kind (6 bits) and up to three arguments (12 bits each). Every game declares its kinds
once, as patterns (`attack {attacker:species}>{seat:seat}.{target:species}`), and `Codec` does the rest.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from speciate.core.errors import UnknownName, UnreadableMove, quoted

KIND_MASK: Final = 63
ARG_MASK: Final = 4095
# where the arguments of a packed move begin
A: Final = 6
B: Final = 18
C: Final = 30
SHIFTS: Final = (A, B, C)


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind | a << A | b << B | c << C


def kind_of(move: i64) -> i64:
    return move & KIND_MASK


def arg_a(move: i64) -> i64:
    return (move >> A) & ARG_MASK


def arg_b(move: i64) -> i64:
    return (move >> B) & ARG_MASK


def arg_c(move: i64) -> i64:
    return (move >> C) & ARG_MASK


def any_of(moves: list[int], random: Callable[[], float]) -> int:
    """One of them, each as likely."""
    return moves[int(random() * float(len(moves)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class ArgType:
    """How one kind of argument is written. The plain one is a number."""

    def __init__(self, name: str, pattern: str = r"\d+") -> None:
        self.name = name
        self.pattern = pattern

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, text: str) -> int:
        """The packed value; raises UnreadableMove or UnknownName with the reason."""
        value = int(text) if len(text) < 9 else ARG_MASK + 1  # int() refuses to read thousands of digits
        if value > ARG_MASK:
            raise UnreadableMove(f"{self.name} {quoted(text)} is out of range")
        return value

    def allows(self, value: int) -> bool:
        """Whether some text stands for this packed value."""
        return value <= ARG_MASK

    def to_json(self, value: int) -> object:
        return value


class Choice(ArgType):
    """An argument that is one of a fixed list of names."""

    def __init__(self, name: str, names: list[str], pattern: str = r"[a-z][a-z-]*") -> None:
        super().__init__(name, pattern)
        self.names = names

    def text(self, value: int) -> str:
        return self.names[value]

    def parse(self, text: str) -> int:
        if text not in self.names:
            raise UnknownName(self.name, text, self.names)
        return self.names.index(text)

    def allows(self, value: int) -> bool:
        return value < len(self.names)

    def to_json(self, value: int) -> object:
        return self.names[value]


class Coded(ArgType):
    """An argument with a code of its own, such as a card: `texts` by its number, and whether one is in use."""

    def __init__(
        self,
        name: str,
        pattern: str,
        texts: Sequence[str],
        parse: Callable[[str], int],
        allows: Callable[[int], bool],
    ) -> None:
        super().__init__(name, pattern)
        self.texts = texts
        self._parse = parse
        self._allows = allows

    def text(self, value: int) -> str:
        return self.texts[value]

    def parse(self, text: str) -> int:
        return self._parse(text)

    def allows(self, value: int) -> bool:
        return value < len(self.texts) and self._allows(value)

    def to_json(self, value: int) -> object:
        return self.texts[value]


@final
class MoveKind:
    """One kind of move: its name, and its arguments in the order they are packed and written."""

    def __init__(self, number: int, pattern: str, types: dict[str, ArgType]) -> None:
        self.number = number
        self.name = pattern.split(" ")[0]
        self.args: list[tuple[str, ArgType]] = []
        self.template: list[str] = []  # literal text around the arguments: one more than there are of them
        regex = ""
        at = 0
        for field in re.finditer(r"\{(\w+):(\w+)\}", pattern):
            literal = pattern[at : field.start()]
            arg_type = types[field.group(2)]
            self.args.append((field.group(1), arg_type))
            self.template.append(literal)
            regex += re.escape(literal) + "(" + arg_type.pattern + ")"
            at = field.end()
        self.template.append(pattern[at:])
        self.regex = re.compile(regex + re.escape(pattern[at:]))
        self.form = re.sub(r"\{(\w+):\w+\}", r"<\1>", pattern)


@final
class Move:
    """A move at the boundary: `kind`, named arguments as plain JSON, its text `code`, and the packed int."""

    __slots__ = ("args", "code", "kind", "packed")

    def __init__(self, kind: str, args: dict[str, object], code: str, packed: int) -> None:
        self.kind = kind
        self.args = args
        self.code = code
        self.packed = packed

    def __repr__(self) -> str:
        return f"Move({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def to_json(self) -> dict[str, object]:
        return {"move": self.kind, **self.args}


REMEMBERED: Final = 20_000  # moves of a game whose texts are kept, until there are more
LONGEST: Final = 100  # letters of such a text: who writes one may write any number of spaces


@final
class Codec:
    """Translates between packed moves, text codes, JSON and `Move` for one game."""

    def __init__(self, patterns: dict[int, str], types: list[ArgType]) -> None:
        by_name = {arg_type.name: arg_type for arg_type in types}
        self.kinds = {number: MoveKind(number, pattern, by_name) for number, pattern in patterns.items()}
        self.by_name = {kind.name: kind for kind in self.kinds.values()}
        self._texts: dict[int, str] = {}  # a game has many moves and not so many different ones
        self._moves: dict[str, int] = {}

    def text(self, move: int) -> str:
        found = self._texts.get(move)
        if found is None:
            found = self._write(move)
            if len(self._texts) >= REMEMBERED:
                self._texts = {}
            self._texts[move] = found
        return found

    def _write(self, move: int) -> str:
        kind = self.kinds[move & KIND_MASK]
        out = kind.template[0]
        for i, (_, arg_type) in enumerate(kind.args):
            out += arg_type.text((move >> SHIFTS[i]) & ARG_MASK) + kind.template[i + 1]
        return out

    def parse(self, text: str) -> int:
        """The packed move written as `text`; raises UnreadableMove naming what is wrong."""
        found = self._moves.get(text)
        if found is None:
            found = self._read(text)
            if len(self._moves) >= REMEMBERED:
                self._moves = {}
            if len(text) <= LONGEST:
                self._moves[text] = found
        return found

    def _read(self, text: str) -> int:
        code = " ".join(text.split())
        kind = self._kind(code.split(" ")[0])
        match = kind.regex.fullmatch(code)
        if match is None:
            raise UnreadableMove(f'unreadable move {quoted(text)}; it is written "{kind.form}"')
        move = kind.number
        for i, (_, arg_type) in enumerate(kind.args):
            move |= self._value(text, arg_type, match.group(i + 1)) << SHIFTS[i]
        return move

    def from_json(self, data: dict[str, object]) -> int:
        """The packed move of a JSON form; unknown or missing fields are an error."""
        name = data.get("move")
        if not isinstance(name, str):
            raise UnreadableMove('a move needs a field "move" with its kind')
        kind = self._kind(name)
        wanted = {arg for arg, _ in kind.args}
        if set(data) - {"move"} != wanted:
            raise UnreadableMove(f'move "{name}" has the fields: {", ".join(sorted(wanted)) or "none"}')
        code = kind.template[0]
        for i, (arg, _) in enumerate(kind.args):
            code += str(data[arg]) + kind.template[i + 1]
        return self.parse(code)

    def move(self, packed: int) -> Move:
        kind = self.kinds[packed & KIND_MASK]
        args = {
            name: arg_type.to_json((packed >> SHIFTS[i]) & ARG_MASK) for i, (name, arg_type) in enumerate(kind.args)
        }
        return Move(kind.name, args, self.text(packed), packed)

    def readable(self, packed: int) -> bool:
        """Whether `packed` is a move some text code stands for (it may still be illegal)."""
        kind = self.kinds.get(packed & KIND_MASK)
        if kind is None or packed < 0:
            return False
        rest = packed >> A
        for _, arg_type in kind.args:
            if not arg_type.allows(rest & ARG_MASK):
                return False
            rest >>= B - A
        return rest == 0

    def _kind(self, name: str) -> MoveKind:
        kind = self.by_name.get(name)
        if kind is None:
            raise UnknownName("move", name, self.by_name)
        return kind

    def _value(self, text: str, arg_type: ArgType, word: str) -> int:
        try:
            return arg_type.parse(word)
        except (UnknownName, UnreadableMove) as error:
            raise UnreadableMove(f"unreadable move {quoted(text)}: {error}") from None
