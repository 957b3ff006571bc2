"""Phase 6, first half: the meteor comes nearer."""

from mypy_extensions import i64

from speciate.games.evo import events
from speciate.games.evo.state import METEOR, Table


def open_phase(table: Table) -> None:
    """meteor.advance"""
    table.phase = METEOR
    table.meteor += 1
    if table.listener is not None:
        left = len(table.setup.cells) - 1 - table.meteor
        events.tell(table, "meteor", {"cell": table.meteor, "left": left})


def has_struck(table: Table) -> bool:
    """meteor.last: on the last cell there is no escape."""
    return table.meteor >= len(table.setup.cells) - 1


def must_roll(table: Table) -> bool:
    """meteor.roll: on a cell with faces the first player rolls."""
    return len(table.setup.cells[table.meteor]) > 0


def roll(table: Table, face: i64) -> bool:
    """meteor.roll: one of the faces shown ends the game at once; whether it does."""
    table.die = face
    if table.listener is not None:
        events.tell(table, "meteor-rolled", {"face": face})
    return face in table.setup.cells[table.meteor]
