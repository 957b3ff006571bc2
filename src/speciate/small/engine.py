"""The working parts of a small game, made of its definition."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State, View
from speciate.kit import packs as files
from speciate.small import packs
from speciate.small.definition import Definition, Setup
from speciate.small.fields import Cards, Number, Seat
from speciate.small.position import read_position, read_view
from speciate.small.state import SmallGame


class SmallEngine(Engine):
    def __init__(
        self, definition: Definition, events: Mapping[str, Mapping[str, str]], reveals: tuple[str, ...]
    ) -> None:
        self.definition = definition
        self.codec = definition.codec
        self.rules = tuple(definition.texts.rules)
        self.events = events
        drawn = [kind.name for kind in definition.kinds if kind.is_chance]
        self.reveals = frozenset(event for name in (*reveals, *drawn) for event in (name, f"{name}-unseen"))
        self._pack = packs.default_pack(definition)

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        table = self.definition.cls(Setup(self.definition, seats, options, pack.name, pack.data))
        table.begin()
        table.go_on()
        return table

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        if source is None:
            return self._pack
        if isinstance(source, Path):
            pack = packs.read(self.definition, files.load(source), str(source))
            files.forget_game(pack.data)
            return pack
        return packs.read(self.definition, source, "pack")

    def position(self, data: Mapping[str, object]) -> State:
        return read_position(self.definition, self._pack, data)

    def view(self, data: Mapping[str, object]) -> View:
        return read_view(self.definition, self._pack, data)

    def evaluate(self, state: State, seat: int) -> float:
        """One's own prospects less the best of the others'."""
        table = cast(SmallGame, state)
        others = [table.promise(other) for other in range(table.seats) if other != seat]
        return float(table.promise(seat) - max(others, default=0))

    def scores(self, state: State) -> list[int]:
        return cast(SmallGame, state).result().scores

    def stats(self, state: State) -> dict[str, float]:
        """Every number on the table, and how many cards each pile has; those of the players are added."""
        table = cast(SmallGame, state)
        found: dict[str, float] = {}
        for name, field in self.definition.fields.items():
            values = getattr(table, name) if field.each else [getattr(table, name)]
            if isinstance(field, Cards):
                found[name] = float(sum(len(value) for value in values))
            elif isinstance(field, Number) and not isinstance(field, Seat):
                found[name] = float(sum(values))
        return found
