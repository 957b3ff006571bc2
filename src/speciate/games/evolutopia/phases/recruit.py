"""Recruit: fill the experts zone from the bag."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import DRAW_EXPERT, PLACE, Table


def legal_dismiss(table: Table) -> list[int]:
    """recruit.dismiss: any experts of the zone, one at a time; then the drawing begins."""
    out = [moves.move(moves.DISMISS, kind) for kind in range(KINDS) if table.zone[kind]]
    out.append(moves.DRAW)
    roles.add_legal(table, out)
    return out


def apply_dismiss(table: Table, move: i64) -> None:
    if kind_of(move) == moves.DRAW:
        table.steps.pop()
        table.steps.append(PLACE)
        return
    kind = arg_a(move)
    table.zone[kind] -= 1
    table.aside[kind] += 1
    events.expert(table, "expert-aside", kind)


def run_place(table: Table) -> bool:
    """recruit.draw: the next expert, until the zone is full or the bag empty. False when one must be placed."""
    if table.drawn == NONE:
        if experts.in_zone(table) < table.setup.experts_zone and experts.in_bag(table):
            table.owed.append(DRAW_EXPERT)
        else:
            return_asides(table)
            table.steps.pop()
        return True
    if table.asides < table.setup.aside_most or plans.can_play_any(table):
        return False
    place(table)  # no more can be set aside
    return True


def legal_place(table: Table) -> list[int]:
    out = [moves.PLACE]
    if table.asides < table.setup.aside_most:
        out.append(moves.ASIDE)
    plans.add_legal(table, out)
    return out


def apply_place(table: Table, move: i64) -> None:
    if kind_of(move) == moves.PLACE:
        place(table)
        return
    table.aside[table.drawn] += 1
    table.asides += 1
    events.expert(table, "expert-aside", table.drawn)
    table.drawn = NONE


def place(table: Table) -> None:
    table.zone[table.drawn] += 1
    events.expert(table, "expert-to-zone", table.drawn)
    table.drawn = NONE


def return_asides(table: Table) -> None:
    """recruit.return: those set aside, before and while drawing."""
    for kind in range(KINDS):
        table.bag[kind] += table.aside[kind]
        table.aside[kind] = 0
    table.asides = 0
