"""The doors that every game of tables and declared fields has alike."""

from collections.abc import Callable, Mapping
from pathlib import Path

from mypy_extensions import mypyc_attr

from speciate.core.game import Engine, Pack
from speciate.core.moves import Codec
from speciate.core.state import State, View
from speciate.kit.tables import Positions


@mypyc_attr(allow_interpreted_subclasses=True)
class TableEngine(Engine):
    """`Engine` with packs, positions and views kept; a game adds how a table is opened, and how bots judge one."""

    def __init__(
        self,
        codec: Codec,
        rules: tuple[str, ...],
        events: Mapping[str, Mapping[str, str]],
        reveals: frozenset[str],
        positions: Positions,
        usual_pack: Callable[[], Pack],
        read_pack: Callable[[Mapping[str, object], str], Pack],
        read_pack_file: Callable[[Path], Pack],
    ) -> None:
        self.codec = codec
        self.rules = rules
        self.events = events
        self.reveals = reveals
        self.positions = positions
        self._usual_pack = usual_pack
        self._read_pack = read_pack
        self._read_pack_file = read_pack_file

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        if source is None:
            return self._usual_pack()
        return self._read_pack_file(source) if isinstance(source, Path) else self._read_pack(source, "pack")

    def position(self, data: Mapping[str, object]) -> State:
        return self.positions.read(data)

    def view(self, data: Mapping[str, object]) -> View:
        return self.positions.read_view(data)
