"""The start: what is laid out, and what nature draws before the first turn."""

from typing import Final, final

from speciate.games.evolutopia import names
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.phases import solo, turn
from speciate.games.evolutopia.rules import ending
from speciate.games.evolutopia.state import Player, Table
from speciate.games.evolutopia.step import TableStep

# copied for every game: a copy is cheaper than a list made of a range
ALL_TILES: Final = list(range(names.TILES))
ALL_CRISES: Final = list(range(names.CRISES))
ALL_PLANS: Final = list(range(names.PLANS))
ALL_NUISANCES: Final = list(range(names.NUISANCES))


def lay_out(table: Table) -> None:
    """Everything in its place; the draws in rulebook order."""
    setup = table.setup
    table.players = [Player([], []) for _ in range(setup.seats)]  # setup.players
    table.squares[setup.start_square] = at.START_TILE
    table.bag = [names.EXPERTS_OF_A_KIND] * names.KINDS
    table.tiles = ALL_TILES[:]
    table.crises = ALL_CRISES[:]  # setup.crises: none is in play
    table.plans = ALL_PLANS[:]  # setup.plans
    table.nuisances = ALL_NUISANCES[:]
    table.roles = [role for role in range(names.ROLES) if not setup.solo or setup.pack.plays_alone(role)]
    table.owed = [at.DRAW_STUDY] * names.STUDIED_FIRST + [at.DRAW_SITE] * names.ON_SITE_FIRST + [at.DRAW_TOP]
    table.owed += [at.DRAW_ZONE] * setup.experts_drawn
    table.owed += [at.DRAW_NUISANCE] * len(setup.nuisance_squares)
    if not setup.solo:
        table.owed += [at.DRAW_ROLE] * setup.seats
    table.owed.append(at.DRAW_FIRST)  # setup.first


@final
class SetUp(TableStep):
    """When all is drawn: alone one chooses a role; then the first turn begins."""

    def follow(self, table: Table) -> None:
        if table.setup.solo and not table.players[0].roles:
            solo.offer(table)
        elif not ending.judge(table):
            turn.begin(table, table.first)
