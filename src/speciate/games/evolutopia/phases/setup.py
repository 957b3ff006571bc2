"""The start: what is laid out, and what nature draws before the first turn."""

from typing import Final, final

from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import (
    CRISES,
    EXPERTS_OF_A_KIND,
    KINDS,
    NUISANCES,
    ON_SITE_FIRST,
    PLANS,
    ROLES,
    STUDIED_FIRST,
    TILES,
)
from speciate.games.evolutopia.phases import solo, turn
from speciate.games.evolutopia.rules import ending
from speciate.games.evolutopia.state import Player, Table
from speciate.kit.steps import Step

# copied for every game: a copy is cheaper than a list made of a range
ALL_TILES: Final = list(range(TILES))
ALL_CRISES: Final = list(range(CRISES))
ALL_PLANS: Final = list(range(PLANS))
ALL_NUISANCES: Final = list(range(NUISANCES))


def lay_out(table: Table) -> None:
    """Everything in its place; the draws in rulebook order."""
    setup = table.setup
    table.players = [Player([], []) for _ in range(setup.seats)]  # setup.players
    table.squares[setup.start_square] = at.START_TILE
    table.bag = [EXPERTS_OF_A_KIND] * KINDS
    table.tiles = ALL_TILES[:]
    table.crises = ALL_CRISES[:]  # setup.crises: none is in play
    table.plans = ALL_PLANS[:]  # setup.plans
    table.nuisances = ALL_NUISANCES[:]
    table.roles = [role for role in range(ROLES) if not setup.solo or setup.pack.plays_alone(role)]
    table.owed = [at.DRAW_STUDY] * STUDIED_FIRST + [at.DRAW_SITE] * ON_SITE_FIRST + [at.DRAW_TOP]
    table.owed += [at.DRAW_ZONE] * setup.experts_drawn
    table.owed += [at.DRAW_NUISANCE] * len(setup.nuisance_squares)
    if not setup.solo:
        table.owed += [at.DRAW_ROLE] * setup.seats
    table.owed.append(at.DRAW_FIRST)  # setup.first


@final
class SetUp(Step[Table]):
    """When all is drawn: alone one chooses a role; then the first turn begins."""

    def follow(self, table: Table) -> None:
        if table.setup.solo and not table.players[0].roles:
            solo.offer(table)
        elif not ending.judge(table):
            turn.begin(table, table.first)
