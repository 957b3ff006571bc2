"""A whole position as JSON, and back: what was agreed, and the fields. What is impossible is in `possible.py`."""

from collections.abc import Mapping
from typing import Any, Final, final

from speciate.core.digest import canonical
from speciate.games.evo import components, fields, flow, possible
from speciate.games.evo.options import FEWEST, MOST, OPTIONS, Setup
from speciate.kit.positions import pack_of
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions


@final
class EvoPositions(Positions):
    """Only `players` is required. A pile or a bag that is left out is made of what lies nowhere else."""

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        return flow.EvoState(Setup(seats, options, pack_of(top, components.default(), components.read)))

    def agreed(self, table: Any) -> dict[str, object]:
        """A pack of one's own travels with the position."""
        setup = table.setup
        data: dict[str, object] = {"options": setup.options, "pack": setup.pack.name}
        if setup.pack is not components.default():
            data["components"] = setup.pack.data
        return data

    def signature(self, table: Any) -> bytes:
        own = b"" if table.setup.pack is components.default() else canonical(table.setup.pack.data)
        return super().signature(table) + own

    def check(self, table: Any, data: Mapping[str, object], mistakes: list[str]) -> None:
        possible.check_components(table, "pile" in data, "bag" in data, mistakes)
        if not mistakes:
            possible.check(table, mistakes)


POSITIONS: Final[EvoPositions] = EvoPositions("evo", (FEWEST, MOST), OPTIONS, fields.TABLE)
