"""The doors of the game: what `GameSpec` loads when it is first played. Everything else is private to the folder."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State, View
from speciate.games.evolutopia import components, evaluate, flow, policy, position, preview, stats
from speciate.games.evolutopia.catalogue import RULES
from speciate.games.evolutopia.components import EvolutopiaPack
from speciate.games.evolutopia.events import EVENTS, REVEALS
from speciate.games.evolutopia.moves import CODEC
from speciate.games.evolutopia.options import Setup
from speciate.games.evolutopia.state import BLOCK, Table


class EvolutopiaEngine(Engine):
    def __init__(self) -> None:
        self.codec = CODEC
        self.rules = RULES
        self.events = EVENTS
        self.reveals = REVEALS

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        return flow.start(Setup(seats, options, cast(EvolutopiaPack, pack)))

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        if isinstance(source, Path):
            return components.read_file(source)
        return components.default() if source is None else components.read(source, "pack")

    def position(self, data: Mapping[str, object]) -> State:
        return position.read(data)

    def view(self, data: Mapping[str, object]) -> View:
        return position.read_view(data)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(cast(Table, state), seat)

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:  # noqa: ARG002 (the contract's)
        return policy.choose(cast(Table, state), random)

    def is_quiet(self, state: State) -> bool:
        """Between two cycles: the old crisis is settled, the new one has come, and every action is free."""
        return cast(Table, state).step() == BLOCK

    def is_open(self, state: State, seat: int) -> bool:  # noqa: ARG002 (the contract's)
        """Nobody has secrets here."""
        return True

    def foresight(self, state: State, seat: int) -> dict[str, object]:  # noqa: ARG002 (the contract's)
        return preview.facts(cast(Table, state))

    def stats(self, state: State) -> dict[str, float]:
        return stats.stats(cast(Table, state))


ENGINE: Final = EvolutopiaEngine()
