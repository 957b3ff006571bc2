"""Phase 6, first half: the meteor comes nearer. And what it brings: the end."""

from typing import final

from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import scoring
from speciate.games.evo.state import AUCTION, OVER, Table


@final
class Meteor(Phase):
    def open(self, table: Table) -> None:
        """meteor.advance"""
        table.meteor += 1
        if table.listener is not None:
            left = len(table.setup.cells) - 1 - table.meteor
            events.tell(table, "meteor", {"cell": table.meteor, "left": left})

    def next_actor(self, table: Table) -> int:
        return NATURE if must_roll(table) and not has_struck(table) else NOBODY

    def follow(self, table: Table) -> None:
        table.open(OVER if has_struck(table) else self.then)


@final
class Over(Phase):
    """meteor.roll, meteor.last: at once; meteor.no-auction."""

    def open(self, table: Table) -> None:
        if table.listener is not None:
            events.tell(table, "impact", {})
            events.game_over(table, scoring.score(table))

    def next_actor(self, table: Table) -> int:  # noqa: ARG002 (nobody, whatever lies on the table)
        return NOBODY


def has_struck(table: Table) -> bool:
    """meteor.last: on the last cell there is no escape."""
    return table.meteor >= len(table.setup.cells) - 1


def must_roll(table: Table) -> bool:
    """meteor.roll: on a cell with faces the first player rolls."""
    return len(table.setup.cells[table.meteor]) > 0


def roll(table: Table, face: int) -> None:
    """meteor.roll: one of the faces shown ends the game at once."""
    if table.listener is not None:
        events.tell(table, "meteor-rolled", {"face": face})
    table.open(OVER if face in table.setup.cells[table.meteor] else AUCTION)
