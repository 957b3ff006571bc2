"""What a seat may know: everything. Nothing is hidden but what chance has still to show, and no table holds that.

A view is a type of its own all the same, so that no code can hand out a State by mistake.
"""

from random import Random
from typing import TYPE_CHECKING, final

from speciate.core.state import State, View
from speciate.games.evolutopia import position

if TYPE_CHECKING:
    from speciate.games.evolutopia import flow


@final
class EvolutopiaView(View):
    def __init__(self, seat: int, table: "flow.EvolutopiaState") -> None:
        super().__init__(seat)
        self.table = table

    def to_json(self) -> dict[str, object]:
        return position.write_view(self)

    def determinize(self, rng: Random) -> State:  # noqa: ARG002 (nothing is hidden, so nothing is imagined)
        return self.table.copy()


def make_view(table: "flow.EvolutopiaState", seat: int) -> EvolutopiaView:
    return EvolutopiaView(seat, table.copy())
