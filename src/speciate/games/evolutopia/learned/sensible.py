"""What no team does that knows the game: it does not put off an evolution that is finished and brings something now.

A cycle in which nothing is inaugurated cannot be made up for, and what waits may lose its experts to a crisis. A search
that looks one cycle ahead always finds the next one as good as this one.
"""

from typing import Final

from speciate.games.evolutopia import moves
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.learned import victory, worth
from speciate.games.evolutopia.names import INAUGURATE
from speciate.games.evolutopia.phases import inaugurate, plans, turn
from speciate.games.evolutopia.rules import territory
from speciate.games.evolutopia.state import Table

ANYBODY: Final = -1


def worthwhile(table: Table, seat: int) -> list[int]:
    """Blocking Inaugurate and managing the crises come after what is finished, unless nothing else is possible."""
    legal = table.legal(seat)
    step = table.current()
    if step == at.BLOCK and not victory.has_plan(table, plans.FREE_INAUGURATE, ANYBODY):
        return without(table, legal, moves.move(moves.BLOCK, INAUGURATE))
    if step == at.TURN and turn.can_take(table, INAUGURATE):
        return without(table, legal, moves.MANAGE)
    return legal


def without(table: Table, legal: list[int], foolish: int) -> list[int]:
    if foolish not in legal or len(legal) == 1 or not is_something_due(table):
        return legal
    return [move for move in legal if move != foolish]


def is_something_due(table: Table) -> bool:
    """Whether a finished evolution can be placed now and brings more than it costs, were it on an empty square."""
    for site in table.sites:
        if inaugurate.is_complete(table, site) and worth.worth_at_once(table, site.tile) > 0.0:
            if territory.has_square(table, site.tile, False):
                return True
    return False
