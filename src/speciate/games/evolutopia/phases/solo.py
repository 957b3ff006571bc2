"""Alone: one role at a time, chosen of two, renewed each time the crises were managed."""

from typing import final

from speciate.core.moves import arg_a
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, steps
from speciate.games.evolutopia.names import OFFERED
from speciate.games.evolutopia.rules import piles
from speciate.games.evolutopia.state import DRAW_CHOICE, PICK, SETUP, Table
from speciate.games.evolutopia.step import OneOf, TableStep


def offer(table: Table) -> None:
    for _ in range(OFFERED):
        piles.owe(table, DRAW_CHOICE)
    steps.push(table, PICK)


@final
class Renew(TableStep):
    """solo.renew: the current role goes under the pile, then two from the top are offered."""

    def follow(self, table: Table) -> None:
        steps.pop(table)
        if table.setup.solo:
            player = table.players[0]
            table.roles_under = table.roles_under + player.roles
            player.roles = []
            offer(table)


@final
class Pick(OneOf):
    """solo.roles: one is kept; the other one goes under the pile, face down, but it has been seen."""

    def choices(self, table: Table) -> list[int]:
        return table.offered

    def otherwise(self, table: Table) -> Reason:
        return super().otherwise(table) if steps.bottom(table) == SETUP else why.ROLE_NOT_RENEWED

    def apply(self, table: Table, _: int, move: int) -> None:
        role = arg_a(move)
        table.roles_under = table.roles_under + piles.without(table.offered, role)
        table.offered = []
        table.players[0].roles = [role]
        steps.pop(table)
        events.tell(table, "role-dealt", 0, role)
