"""Recruit: fill the experts zone from the bag."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import DISMISS, DRAW_EXPERT, PLACE, Table
from speciate.games.evolutopia.step import Step


class Dismiss(Step):
    """recruit.dismiss: any experts of the zone are set aside, one at a time; then the drawing begins."""

    number = DISMISS
    name = "dismiss"
    kinds = (moves.DISMISS, moves.DRAW, moves.USE, moves.COPY)
    is_half = False

    def legal(self, table: Table) -> list[int]:
        out = [moves.move(moves.DISMISS, kind) for kind in range(KINDS) if table.zone[kind]]
        out.append(moves.DRAW)
        roles.add_legal(table, out)
        return out

    def refuse(self, table: Table, move: i64) -> Reason | None:
        return None if kind_of(move) == moves.DRAW or table.zone[arg_a(move)] else why.NOT_IN_ZONE

    def apply(self, table: Table, move: i64) -> None:
        if kind_of(move) == moves.DRAW:
            table.steps.pop()
            table.steps.append(PLACE)
            return
        kind = arg_a(move)
        table.zone[kind] -= 1
        table.aside[kind] += 1
        events.expert(table, "expert-aside", kind)


class Place(Step):
    """recruit.draw: the expert drawn goes into the zone or aside, until the zone is full or the bag empty."""

    number = PLACE
    name = "place"
    kinds = (moves.PLACE, moves.ASIDE, moves.PLAY)
    is_half = False

    def legal(self, table: Table) -> list[int]:
        out = [moves.PLACE]
        if table.asides < table.setup.aside_most:
            out.append(moves.ASIDE)
        plans.add_legal(table, out)
        return out

    def refuse(self, table: Table, move: i64) -> Reason | None:
        return None if move == moves.PLACE or table.asides < table.setup.aside_most else why.ASIDE_ENOUGH

    def apply(self, table: Table, move: i64) -> None:
        if move == moves.PLACE:
            table.zone[table.drawn] += 1
            events.expert(table, "expert-to-zone", table.drawn)
        else:
            table.aside[table.drawn] += 1
            table.asides += 1
            events.expert(table, "expert-aside", table.drawn)
        table.drawn = NONE

    def run(self, table: Table) -> bool:
        if table.drawn == NONE:
            if experts.in_zone(table) < table.setup.experts_zone and experts.in_bag(table):
                table.owed.append(DRAW_EXPERT)
            else:
                return_asides(table)
                table.steps.pop()
            return True
        if table.asides < table.setup.aside_most or plans.can_play_any(table):
            return False
        self.apply(table, moves.PLACE)  # no more can be set aside
        return True


def return_asides(table: Table) -> None:
    """recruit.return: those set aside, before and while drawing."""
    for kind in range(KINDS):
        table.bag[kind] += table.aside[kind]
        table.aside[kind] = 0
    table.asides = 0
