"""A whole position as JSON, and back: what was agreed, and the fields. What is impossible is in `possible.py`."""

from collections.abc import Mapping
from typing import Any, Final, final

from speciate.core.digest import canonical
from speciate.games.evo import fields, flow, possible
from speciate.games.evo.components import PACKS
from speciate.games.evo.options import FEWEST, MOST, OPTIONS, Setup
from speciate.kit.mistakes import Mistakes
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions


@final
class EvoPositions(Positions):
    """Only `players` is required. A pile or a bag that is left out is made of what lies nowhere else."""

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        return flow.EvoState(Setup(seats, options, PACKS.of_position(top)))

    def agreed(self, table: Any) -> dict[str, object]:
        return PACKS.agreed(table.setup.options, table.setup.pack)

    def signature(self, table: Any) -> bytes:
        own = b"" if table.setup.pack is PACKS.usual() else canonical(table.setup.pack.data)
        return super().signature(table) + own

    def check(self, table: Any, data: Mapping[str, object], mistakes: Mistakes) -> None:
        possible.check_components(table, "pile" in data, "bag" in data, mistakes)
        if not mistakes.found:
            possible.check(table, mistakes)


POSITIONS: Final[EvoPositions] = EvoPositions("evo", (FEWEST, MOST), OPTIONS, fields.TABLE)
