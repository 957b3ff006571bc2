"""A whole position as JSON, and back. `possible.py` names what is impossible about one."""

from collections.abc import Mapping
from typing import Any, Final, final

from speciate.core import digest
from speciate.core.digest import canonical, canonical_whole
from speciate.core.errors import BadPosition
from speciate.games.evolutopia import fields, fingerprint, flow, possible
from speciate.games.evolutopia.components import PACKS
from speciate.games.evolutopia.options import OPTIONS, SEATS, Setup
from speciate.games.evolutopia.state import Table
from speciate.kit.mistakes import Mistakes
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions, TableView


@final
class EvolutopiaPositions(Positions):
    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        return flow.EvolutopiaState(Setup(seats, options, PACKS.of_position(top)))

    def agreed(self, table: Any) -> dict[str, object]:
        return PACKS.agreed(table.setup.options, table.setup.pack)

    def check(self, table: Any, data: Mapping[str, object], mistakes: Mistakes) -> None:  # noqa: ARG002 (the contract of `Positions`)
        possible.check(table, mistakes)

    def read_view(self, data: Mapping[str, object]) -> TableView:
        """Nothing is hidden, so all that is asked of a position is asked of a view."""
        view = super().read_view(data)
        mistakes = Mistakes(self.prefix, [])
        self.check(view.table, data, mistakes)
        if mistakes.found:
            raise BadPosition(mistakes.found)
        return view

    def digest(self, table: GameState) -> str:
        """Of the JSON form: records have known it so since the first. A pack of one's own may hold fractions."""
        data = self.write(table)
        return digest.fingerprint(canonical(data) if "components" in data else canonical_whole(data))

    def signature(self, table: Any) -> bytes:
        """The options as that JSON has them; nothing where a pack of one's own goes into it too."""
        agreed = self.agreed(table)
        return b"" if "components" in agreed else canonical_whole(agreed["options"])

    def digest_by_hand(self, table: Table) -> str:
        """The same digest, of the same JSON, which is written without making an object of it first."""
        settled = self.settled(table)
        if not settled.signature:
            return self.digest(table)
        pack = canonical_whole(settled.agreed["pack"]).decode()
        return digest.fingerprint(fingerprint.json_of(table, settled.signature.decode(), pack).encode())


POSITIONS: Final[EvolutopiaPositions] = EvolutopiaPositions("evolutopia", SEATS, OPTIONS, fields.TABLE)
