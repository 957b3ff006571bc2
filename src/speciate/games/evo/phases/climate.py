"""Phase 2: the climate moves, by a card or by the die."""

from mypy_extensions import i64

from speciate.games.evo import events
from speciate.games.evo.rules import event_cards
from speciate.games.evo.state import CLIMATE, Table


def open_phase(table: Table) -> None:
    """climate.ask: everyone is asked for a climate card before the roll."""
    table.phase = CLIMATE
    event_cards.open_window(table)


def roll(table: Table, face: i64) -> None:
    """climate.roll: one roll a round, 3 to 6 forward, 1 back, 2 not at all."""
    table.die = face
    if table.listener is not None:
        events.tell(table, "rolled", {"face": face})
    event_cards.move_climate(table, table.setup.die[face - 1])
