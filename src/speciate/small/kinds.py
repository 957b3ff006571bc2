"""The kinds of moves of a small game: a method each, with the pattern of its text.

    @move("lay {seed:seed}", phase="lay", rule="lay.secret")
    def lay(self, seat: int, seed: str) -> None: ...

Every value of its arguments' types is a candidate. `refuse_lay(self, seat, seed)` says which rule forbids one, by its
slug, or None; what is not refused is legal. Nature's moves are declared with `chance`; `weigh_draw(self, seed)` says
how likely each is, 0 if it cannot be.
"""

import re
from collections.abc import Callable
from itertools import product
from typing import Any, Final, TypeVar

from speciate.core.errors import UnreadableMove, quoted
from speciate.core.moves import SHIFTS, ArgType, Choice, Codec
from speciate.small.fields import Types

Method = TypeVar("Method", bound=Callable[..., None])
DECLARED: Final = "_small_kind"
MOST_SEATS: Final = 16
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WORD: Final = r"[a-z0-9-]+"  # names of a small game may have digits


class RangeType(ArgType):
    """A number of a range."""

    def __init__(self, name: str, values: range) -> None:
        super().__init__(name)
        self.values = values

    def parse(self, text: str) -> int:
        if len(text) > 4 or int(text) not in self.values:
            low, high = self.values[0], self.values[-1]
            raise UnreadableMove(f"{self.name} {quoted(text)} is not a number from {low} to {high}")
        return int(text)

    def allows(self, value: int) -> bool:
        return value in self.values


class Kind:
    """What a decorator declares, and the methods that belong to it."""

    def __init__(self, pattern: str, phase: str, rule: str, is_chance: bool, silent: bool) -> None:
        self.name = pattern.split(" ")[0]
        self.pattern = pattern
        self.phase = phase
        self.rule = rule  # cited when it is not the time for this move
        self.is_chance = is_chance
        self.silent = silent  # not announced by itself: the method tells
        self.args = re.findall(r"\{(\w+):(\w+)\}", pattern)  # (name, type)
        self.play: Callable[..., None] = print
        self.judge: Callable[..., Any] | None = None  # refuse_<name>, or weigh_<name> of nature

    def bound(self, cls: type, play: Callable[..., None]) -> "Kind":
        prefix = "weigh" if self.is_chance else "refuse"
        self.play = play
        self.judge = getattr(cls, f"{prefix}_{self.name.replace('-', '_')}", None)
        return self

    def named(self, args: tuple[Any, ...]) -> dict[str, object]:
        return {name: value for (name, _), value in zip(self.args, args, strict=True)}

    def candidates(self, number: int, types: Types) -> list[tuple[int, tuple[Any, ...]]]:
        """Every move of this kind, packed and as the arguments of its method."""
        out = []
        for values in product(*[range(len(types[type])) for _, type in self.args]):
            args = tuple(types[type][at] for at, (_, type) in zip(values, self.args, strict=True))
            packed = number
            for shift, at, arg in zip(SHIFTS, values, args, strict=False):
                packed |= (arg if isinstance(arg, int) else at) << shift
            out.append((packed, args))
        return out


def move(pattern: str, phase: str = "play", rule: str = "", silent: bool = False) -> Callable[[Method], Method]:
    """Declares a kind of move of the players; it is made in one phase."""
    return _declared(Kind(pattern, phase, rule, False, silent))


def chance(pattern: str, phase: str, rule: str = "", silent: bool = False) -> Callable[[Method], Method]:
    """Declares what nature does in a phase of its own: a draw, a roll. The method gets the arguments alone."""
    return _declared(Kind(pattern, phase, rule, True, silent))


def _declared(kind: Kind) -> Callable[[Method], Method]:
    def declare(method: Method) -> Method:
        setattr(method, DECLARED, kind)
        return method

    return declare


def kinds_of(cls: type) -> list[Kind]:
    """The kinds a class declares, in the order they are written."""
    found: list[Kind] = []
    for base in reversed(cls.__mro__):
        for name in vars(base):
            kind = getattr(vars(base)[name], DECLARED, None)
            if isinstance(kind, Kind):
                found.append(kind.bound(cls, getattr(cls, name)))
    return found


def codec_of(kinds: list[Kind], types: Types) -> Codec:
    forms: list[ArgType] = [RangeType("seat", range(MOST_SEATS))]
    for name, values in types.items():
        forms.append(RangeType(name, values) if isinstance(values, range) else Choice(name, list(values), WORD))
    return Codec({number: kind.pattern for number, kind in enumerate(kinds)}, forms)


def check_types(game: str, kinds: list[Kind], types: Types) -> None:
    """What an author may have mistyped, said when the game is loaded."""
    for kind in kinds:
        for _, type in kind.args:
            if type not in types and type != "seat":
                raise ValueError(f'{game}: the move "{kind.pattern}" needs the type "{type}"; give it in `types`')
    for type, values in types.items():
        if isinstance(values, tuple):
            bad = [name for name in values if not NAME.fullmatch(name)]
            if bad:
                raise ValueError(f'{game}: "{bad[0]}" of type {type} is not small letters, digits and hyphens')
