"""Recruit: fill the experts zone from the bag."""

from typing import final

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import DRAW_EXPERT, PLACE, Table
from speciate.games.evolutopia.step import Question


@final
class Dismiss(Question):
    """recruit.dismiss: any experts of the zone are set aside, one at a time; then the drawing begins."""

    def legal(self, table: Table, _: int) -> list[int]:
        out = [moves.move(moves.DISMISS, kind) for kind in experts.kinds_among(table.zone)]
        out.append(moves.DRAW)
        roles.add_legal(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if kind_of(move) == moves.DRAW or table.zone[arg_a(move)] else why.NOT_IN_ZONE

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.DRAW:
            table.steps.pop()
            table.steps.append(PLACE)
            return
        kind = arg_a(move)
        table.zone[kind] -= 1
        table.aside = experts.one_more(table.aside, kind)
        events.tell(table, "expert-aside", kind)


@final
class Place(Question):
    """recruit.draw: the expert drawn goes into the zone or aside, until the zone is full or the bag empty."""

    def legal(self, table: Table, _: int) -> list[int]:
        out = [moves.PLACE]
        if table.asides < table.setup.aside_most:
            out.append(moves.ASIDE)
        plans.add_legal(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if move == moves.PLACE or table.asides < table.setup.aside_most else why.ASIDE_ENOUGH

    def apply(self, table: Table, _: int, move: int) -> None:
        if move == moves.PLACE:
            place(table)
            return
        kind = table.drawn
        table.aside = experts.one_more(table.aside, kind)
        table.asides += 1
        table.drawn = NONE
        events.tell(table, "expert-aside", kind)

    def is_idle(self, table: Table) -> bool:
        return table.drawn == NONE or not (table.asides < table.setup.aside_most or plans.can_play_any(table))

    def follow(self, table: Table) -> None:
        if table.drawn != NONE:
            place(table)  # no more can be set aside
        elif experts.in_zone(table) < table.setup.experts_zone and experts.in_bag(table):
            table.owed.append(DRAW_EXPERT)
        else:
            return_asides(table)
            table.steps.pop()


def place(table: Table) -> None:
    kind = table.drawn
    table.zone[kind] += 1
    table.drawn = NONE
    events.tell(table, "expert-to-zone", kind)


def return_asides(table: Table) -> None:
    """recruit.return: those set aside, before and while drawing."""
    for kind in range(KINDS):
        table.bag[kind] += table.aside[kind]
    table.aside = [0] * KINDS
    table.asides = 0
