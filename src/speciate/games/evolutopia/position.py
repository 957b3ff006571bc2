"""A whole position as JSON, and back. `possible.py` names what is impossible about one."""

from collections.abc import Mapping
from typing import Any, Final, final

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadPosition
from speciate.games.evolutopia import components, fields, flow, possible
from speciate.games.evolutopia.options import OPTIONS, SEATS, Setup
from speciate.kit.positions import pack_of
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions, TableView


@final
class EvolutopiaPositions(Positions):
    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        return flow.EvolutopiaState(Setup(seats, options, pack_of(top, components.default(), components.read)))

    def agreed(self, table: Any) -> dict[str, object]:
        """A pack of one's own travels with the position."""
        pack = table.setup.pack
        data: dict[str, object] = {"options": table.setup.options, "pack": pack.name}
        return data if pack is components.default() else {**data, "components": pack.data}

    def check(self, table: Any, data: Mapping[str, object], mistakes: list[str]) -> None:  # noqa: ARG002 (the contract of `Positions`)
        possible.check(table, mistakes)

    def read(self, data: Mapping[str, object]) -> GameState:
        table = super().read(data)
        mistakes = possible.stuck(table)
        if mistakes:
            raise BadPosition(mistakes)
        return table

    def read_view(self, data: Mapping[str, object]) -> TableView:
        """Nothing is hidden, so all that is asked of a position is asked of a view."""
        view = super().read_view(data)
        mistakes: list[str] = []
        self.check(view.table, data, mistakes)
        if mistakes:
            raise BadPosition(mistakes)
        return view

    def digest(self, table: GameState) -> str:
        """Of the JSON form: records have known it so since the first."""
        return fingerprint(canonical(self.write(table)))


POSITIONS: Final[Positions] = EvolutopiaPositions("evolutopia", SEATS, OPTIONS, fields.TABLE)
