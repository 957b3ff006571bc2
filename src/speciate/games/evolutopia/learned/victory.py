"""What learned play-outs may not overlook: an evolution whose inauguration wins, and how to come to it at once."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia.names import ASSIGN, INAUGURATE, KINDS, NONE, SITE
from speciate.games.evolutopia.phases import plans, roles, turn
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.state import Table, is_nuisance

SEVERAL: Final = -2


def last_nuisance(table: Table) -> i64:
    """The square of the only nuisance that is left; NONE, or SEVERAL of more."""
    found: i64 = NONE
    for square, content in enumerate(table.squares):
        if is_nuisance(content):
            if found != NONE:
                return SEVERAL
            found = square
    return found


def wins(table: Table, tile: i64, by: i64 = NONE) -> bool:
    """Whether inaugurating an evolution now would win; `by` whom, if not by whoever can."""
    square = last_nuisance(table)
    if square == SEVERAL:
        return False
    gains = table.setup.gains[tile]
    remedied: i64 = NONE  # the indicator that rises besides
    if square != NONE:
        spoiled = territory.nuisance_indicator(table, square)
        if has_talent(table, roles.COVER_ANY_NUISANCE, by):
            remedied = spoiled
        elif gains[spoiled] <= 0:
            return False
        if not territory.is_reachable(table, square) and not has_plan(table, plans.IGNORE_ADJACENCY, by):
            return False
    arrived: i64 = 0
    which: i64
    for which in range(KINDS):
        level = ending.within(0, table.indicators[which] + gains[which], table.setup.indicator_most)
        if level == 0:
            return False
        if level + (which == remedied) >= table.setup.target:
            arrived += 1
    return arrived >= table.setup.target_count


def has_talent(table: Table, talent: roles.Talent, by: i64) -> bool:
    for seat, player in enumerate(table.players):
        if by == NONE or seat == by:
            for role in player.roles:
                if table.setup.talents[role] is talent:
                    return True
    return False


def has_plan(table: Table, plan: plans.Plan, by: i64) -> bool:
    for seat, player in enumerate(table.players):
        if by == NONE or seat == by:
            for one in player.plans:
                if table.setup.plans[one] is plan:
                    return True
    return False


def next_step(table: Table) -> i64:
    """The action that leads to a win in this cycle without any luck; NONE, if none is in sight."""
    if table.is_blocked(INAUGURATE) or last_nuisance(table) == SEVERAL:
        return NONE
    assigning = turn.can_take(table, ASSIGN)
    for site in table.sites:
        missing: i64 = table.setup.staff[site.tile] - len(site.experts)
        if missing == 0:
            if wins(table, site.tile, table.turn) and territory.has_square(table, site.tile, False):
                return INAUGURATE
        elif assigning and can_staff(table, site.tile, site.experts) and wins(table, site.tile):
            return ASSIGN
    if turn.can_take(table, SITE) and not table.is_blocked(ASSIGN):
        for tile in table.study:
            if can_staff(table, tile, []) and wins(table, tile):
                return SITE
    return NONE


def can_staff(table: Table, tile: i64, there: list[int]) -> bool:
    """Whether the zone holds all experts that an evolution still needs, and one action assigns them."""
    missing: i64 = table.setup.staff[tile] - len(there)
    return missing <= table.setup.assign_most and experts.lacking(table, table.setup.needs[tile], there) == 0
