"""The doors that every game of tables and declared fields has alike."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, final

from mypy_extensions import mypyc_attr

from speciate.core.game import Engine, Pack
from speciate.core.moves import Codec
from speciate.core.state import State, View
from speciate.kit.announcements import Announcement
from speciate.kit.packs import Packs
from speciate.kit.tables import Positions


@final
class Kept:
    """A table as it was laid out, and what for."""

    def __init__(self, seats: int, options: Mapping[str, object], pack: Pack, table: State) -> None:
        self.seats = seats
        self.options = dict(options)
        self.pack = pack
        self.table = table

    def is_for(self, seats: int, options: Mapping[str, object], pack: Pack) -> bool:
        return self.seats == seats and self.pack is pack and self.options == options


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
        self.kept: Kept | None = None

    def lay_out(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        """The position before the first chance move, made anew."""
        raise NotImplementedError

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        """A copy of the table that was laid out last: most games begin like the one before them."""
        kept = self.kept
        if kept is None or not kept.is_for(seats, options, pack):
            kept = Kept(seats, options, pack, self.lay_out(seats, options, pack))
            self.kept = kept
        return kept.table.copy()

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
