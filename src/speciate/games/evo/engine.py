"""The doors of the game: what `GameSpec` loads when Evo is first played."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State, View
from speciate.games.evo import components, evaluate, flow, position, stats
from speciate.games.evo.catalogue import RULES
from speciate.games.evo.components import EvoPack
from speciate.games.evo.events import EVENTS, REVEALS
from speciate.games.evo.moves import CODEC
from speciate.games.evo.options import Setup
from speciate.games.evo.state import Table

CARD_TEXT: Final = r"(?P<effect>[a-z][a-z-]*)(?P<amount>[+-]\d+)"  # "leg+2": an effect and an amount


class EvoEngine(Engine):
    def __init__(self) -> None:
        self.codec = CODEC
        self.card_text = CARD_TEXT
        self.rules = RULES
        self.events = EVENTS
        self.reveals = REVEALS

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        return flow.start(Setup(seats, options, cast(EvoPack, pack)))

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        if isinstance(source, Path):
            return components.read_file(source)
        if source is not None:
            return components.read(source, "pack")
        return components.default()

    def position(self, data: Mapping[str, object]) -> State:
        return position.read(data)

    def view(self, data: Mapping[str, object]) -> View:
        return position.read_view(data)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(cast(Table, state), seat)

    def scores(self, state: State) -> list[int]:
        """over.win: points are counted all along."""
        return [player.points for player in cast(Table, state).players]

    def stats(self, state: State) -> dict[str, float]:
        return stats.stats(cast(Table, state))


ENGINE: Final = EvoEngine()
