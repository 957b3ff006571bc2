"""The doors of the game: what `GameSpec` loads when it is first played. Everything else is private to the folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State, View
from speciate.games.template import components, evaluate, flow, position, stats
from speciate.games.template.catalogue import RULES
from speciate.games.template.components import TemplatePack
from speciate.games.template.events import EVENTS, REVEALS
from speciate.games.template.moves import CODEC
from speciate.games.template.options import Setup
from speciate.games.template.phases.scoring import score
from speciate.games.template.state import Table


class TemplateEngine(Engine):
    def __init__(self) -> None:
        self.codec = CODEC
        self.rules = RULES
        self.events = EVENTS
        self.reveals = REVEALS

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        seeds = cast(TemplatePack, pack)
        return flow.start(Setup(seats, options, seeds.values, seeds.seeds, pack.name))

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

    def scores(self, state: State) -> list[int]:
        return score(cast(Table, state)).scores

    def stats(self, state: State) -> dict[str, float]:
        return stats.stats(cast(Table, state))


ENGINE: Final = TemplateEngine()
