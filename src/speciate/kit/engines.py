"""The doors that every game of tables and declared fields has alike."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from speciate.core.game import Engine, Pack
from speciate.core.moves import Codec
from speciate.core.state import State, View
from speciate.kit.announcements import Announcement
from speciate.kit.packs import Packs
from speciate.kit.tables import Positions


@mypyc_attr(allow_interpreted_subclasses=True)
class TableEngine(Engine):
    """`Engine` with packs, positions and views kept; a game adds how a table is opened, and how bots judge one."""

    def __init__(
        self,
        codec: Codec,
        rules: tuple[str, ...],
        announcements: Mapping[str, Announcement],
        positions: Positions,
        packs: Packs[Any],
        facts: Callable[[Any, int], dict[str, object]],
        stats: Callable[[Any], dict[str, float]],
        card_text: str = "",
    ) -> None:
        self.codec = codec
        self.rules = rules
        self.events = {name: row.args for name, row in announcements.items()}
        self.reveals = frozenset([name for name, row in announcements.items() if row.reveals])
        self.positions = positions
        self.packs = packs
        self.facts = facts  # what a seat can foresee
        self.numbers = stats  # what a designer asks of a finished game
        self.card_text = card_text

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        pack: Pack
        if source is None:
            pack = self.packs.usual()
        else:
            pack = self.packs.read_file(source) if isinstance(source, Path) else self.packs.read(source, "pack")
        return pack

    def position(self, data: Mapping[str, object]) -> State:
        return self.positions.read(data)

    def view(self, data: Mapping[str, object]) -> View:
        return self.positions.read_view(data)

    def foresight(self, state: State, seat: int) -> dict[str, object]:
        return self.facts(state, seat)

    def stats(self, state: State) -> dict[str, float]:
        return self.numbers(state)
