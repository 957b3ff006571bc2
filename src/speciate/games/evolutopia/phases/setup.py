"""The start: what is laid out, and what nature draws before the first turn."""

from typing import final

from speciate.games.evolutopia import names
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.phases import solo, turn
from speciate.games.evolutopia.rules import ending, experts
from speciate.games.evolutopia.state import Player, Table
from speciate.games.evolutopia.step import TableStep


def lay_out(table: Table) -> None:
    """Everything in its place; the draws in rulebook order."""
    setup = table.setup
    table.players = [Player([], []) for _ in range(setup.seats)]  # setup.players
    table.squares[setup.start_square] = at.START_TILE
    table.bag = names.EXPERTS_OF_A_KIND * experts.ANY_KIND
    box = setup.pack
    table.tiles = box.tiles[:]
    table.crises = box.crises[:]  # setup.crises: none is in play
    table.plans = box.plan_cards[:]  # setup.plans
    table.nuisances = box.nuisances[:]
    table.roles = [role for role in box.roles if not setup.solo or box.plays_alone(role)]
    owed = [at.DRAW_STUDY] * names.STUDIED_FIRST + [at.DRAW_SITE] * names.ON_SITE_FIRST + [at.DRAW_TOP]
    owed += [at.DRAW_ZONE] * setup.experts_drawn
    owed += [at.DRAW_NUISANCE] * len(setup.nuisance_squares)
    if not setup.solo:
        owed += [at.DRAW_ROLE] * setup.seats
    table.owed = [*owed, at.DRAW_FIRST]  # setup.first


@final
class SetUp(TableStep):
    """When all is drawn: alone one chooses a role; then the first turn begins."""

    def follow(self, table: Table) -> None:
        if table.setup.solo and not table.players[0].roles:
            solo.offer(table)
        elif not ending.judge(table):
            turn.begin(table, table.first)
