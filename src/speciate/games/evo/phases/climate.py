"""Phase 2: the climate moves, by a card or by the die."""

from typing import final

from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import event_cards
from speciate.games.evo.state import MOVEMENT, Table


@final
class Climate(Phase):
    """climate.ask: everyone is asked for a climate card before the roll."""

    def next_actor(self, table: Table) -> int:
        return NOBODY if table.climate_played else NATURE


def roll(table: Table, face: int) -> None:
    """climate.roll: one roll a round, 3 to 6 forward, 1 back, 2 not at all."""
    if table.listener is not None:
        events.tell(table, "rolled", {"face": face})
    event_cards.move_climate(table, table.setup.die[face - 1])
    table.open(MOVEMENT)
