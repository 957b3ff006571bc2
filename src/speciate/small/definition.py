"""A small game as its author declares it, and what was agreed before one table of it."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from speciate.core.options import Option
from speciate.small.fields import Field, Types
from speciate.small.kinds import Kind, check_types, codec_of, kinds_of
from speciate.small.texts import Texts

if TYPE_CHECKING:
    from speciate.small.state import SmallGame

OVER: Final = "over"


class Definition:
    """Everything that is the same at every table of a game."""

    def __init__(
        self,
        cls: "type[SmallGame]",
        id: str,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        types: Types,
        sealed: tuple[str, ...],
        texts: Texts,
        pack: Mapping[str, object],
        end_rule: str,
    ) -> None:
        self.cls = cls
        self.id = id
        self.seats = seats
        self.options = options
        self.types = types
        self.kinds = kinds_of(cls)
        check_types(id, self.kinds, types)
        self.phases = tuple(dict.fromkeys(kind.phase for kind in self.kinds))
        self.sealed = frozenset(sealed)
        self.chances = {kind.phase: kind.name for kind in self.kinds if kind.is_chance}
        self.codec = codec_of(self.kinds, types)
        self.texts = texts
        self.pack = pack
        self.end_rule = end_rule  # cited to whoever would play on
        self._check_rules()

    def _check_rules(self) -> None:
        rules = list(self.texts.rules)
        for kind in self.kinds:
            kind.rule = kind.rule or rules[0]
        for slug in (self.end_rule, *[kind.rule for kind in self.kinds]):
            if slug not in rules:
                raise ValueError(f'{self.id}: "{slug}" is cited, but it is not among the rules')

    @property
    def fields(self) -> dict[str, Field]:
        return self.cls._fields

    @property
    def first_choice(self) -> str:
        """The first phase in which a player chooses: a position without a phase is one of it."""
        return next(phase for phase in self.phases if phase not in self.chances)


class Setup:
    """What was agreed before the game; shared by every copy of a position and never changed."""

    def __init__(
        self, definition: Definition, seats: int, options: Mapping[str, object], name: str, data: Mapping[str, object]
    ) -> None:
        self.definition = definition
        self.seats = seats
        self.options: dict[str, Any] = dict(options)
        self.pack = name
        self.data: Mapping[str, Any] = data  # of the pack
        self.types: Types = {**definition.types, "seat": range(seats)}
        self._candidates: dict[str, list[tuple[int, Kind, tuple[Any, ...]]]] = {}

    def candidates(self, phase: str) -> list[tuple[int, Kind, tuple[Any, ...]]]:
        """Every move that could be thought of in a phase."""
        if phase not in self._candidates:
            self._candidates[phase] = [
                (packed, kind, args) for packed, (kind, args) in self.moves.items() if kind.phase == phase
            ]
        return self._candidates[phase]

    @cached_property
    def moves(self) -> dict[int, tuple[Kind, tuple[Any, ...]]]:
        """Every move of a table with so many seats: its kind, and the arguments of its method."""
        return {
            packed: (kind, args)
            for number, kind in enumerate(self.definition.kinds)
            for packed, args in kind.candidates(number, self.types)
        }

    @cached_property
    def components(self) -> dict[str, Counter[str]]:
        """All cards of each type, as they lie before the first move: none is ever lost."""
        fresh = self.definition.cls(self)
        fresh.begin()
        return fresh.lying()
