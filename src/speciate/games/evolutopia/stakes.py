"""What is at stake, found quickly: the worth of an evolution, the cost of an effect, the use of an action.

Rules of thumb for play-outs, in the same points as `evaluate`.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia.names import ASSIGN, CHOOSE, INAUGURATE, NONE, RECRUIT, SITE
from speciate.games.evolutopia.ops import (
    CRISIS_TRACK,
    EXTRA_BLOCK,
    INDICATOR,
    PLAN_AWAY,
    RELEASE_KIND,
    SITE_AWAY,
    SITE_EXPERTS_AWAY,
    STUDY_AWAY,
    number_of,
    op_of,
    which_of,
)
from speciate.games.evolutopia.rules import experts, territory
from speciate.games.evolutopia.state import Table, is_nuisance

RUIN: Final = 60.0  # what would lose the game
BEACON: Final = 20.0
NEAR_END: Final = 6.0  # more for a beacon among the last three
POINTS: Final = [12.0, 7.0, 3.5, 2.6, 2.8, 3.2]  # the next point of an indicator, by where it stands, below the target
BEYOND: Final = 0.4  # a point beyond the target
NUISANCE: Final = 12.0  # that can be covered
FAR_NUISANCE: Final = 6.0


def worth(table: Table, tile: i64) -> float:
    """What an evolution would bring now: points, and a nuisance it could cover."""
    value = 0.0
    gains = table.setup.gains[tile]
    for which, gain in enumerate(gains):
        if gain > 0:
            value += rise(table, table.indicators[which], gain)
        elif gain < 0:
            value -= fall(table, table.indicators[which], -gain)
    cover = 0.0
    for square, content in enumerate(table.squares):
        if is_nuisance(content) and gains[territory.nuisance_indicator(table, square)] > 0:
            found = NUISANCE if territory.is_reachable(table, square) else FAR_NUISANCE
            if found > cover:
                cover = found
    return value + cover


def rise(table: Table, level: i64, by: i64) -> float:
    value = 0.0
    while by > 0 and level < table.setup.indicator_most:
        value += POINTS[level] if level < table.setup.target and level < 6 else BEYOND
        level += 1
        by -= 1
    return value


def fall(table: Table, level: i64, by: i64) -> float:
    if level - by <= 0:
        return RUIN
    return rise(table, level - by, by)


def unmanaged(table: Table) -> float:
    """What the current crisis would cost, left unmanaged."""
    return cost(table, table.setup.crisis_unmanaged[table.crisis]) if table.crisis != NONE else 0.0


def cost(table: Table, effects: list[int]) -> float:
    value = 0.0
    for effect in effects:
        value += cost_of(table, op_of(effect), which_of(effect), number_of(effect))
    return value


def cost_of(table: Table, op: i64, which: i64, n: i64) -> float:
    """Of one effect of a crisis."""
    if op == CRISIS_TRACK:
        left = table.setup.beacons - table.pawn - n
        if left <= 0:
            return RUIN
        return BEACON * float(n) + (NEAR_END / float(left) if left < 4 else 0.0)
    if op == INDICATOR:
        level = table.indicators[which]
        return fall(table, level, -n) if n < 0 else -rise(table, level, n)
    if op == RELEASE_KIND:
        return 1.2 * float(in_play(table, which))
    if op == SITE_EXPERTS_AWAY:
        return 3.0
    if op == SITE_AWAY:
        return 4.0
    if op == EXTRA_BLOCK:
        return 4.0 * float(n)
    if op == PLAN_AWAY or op == STUDY_AWAY:
        return 1.5 * float(n)
    here = experts.in_zone(table)  # ZONE_EXPERTS_AWAY
    return 0.8 * float(n if n < here else here)


def in_play(table: Table, kind: i64) -> i64:
    count: i64 = table.zone[kind]
    for site in table.sites:
        for one in site.experts:
            if experts.kind_of_expert(one) == kind:
                count += 1
    for one in table.crisis_experts:
        if experts.kind_of_expert(one) == kind:
            count += 1
    return count


def usefulness(table: Table, action: i64) -> float:
    """How much an action would be missed in the cycle that begins."""
    if action == ASSIGN:
        return 9.0
    room = len(table.sites) < table.setup.site_zone
    if action == CHOOSE:
        return (5.0 if room else 2.0) if not table.study else 1.0
    if action == SITE:
        return 0.5 if not table.study else (6.0 if room else 0.8)
    if action == RECRUIT:
        here = experts.in_zone(table)
        return 7.0 if here < 3 else (4.0 if here < table.setup.experts_zone else 2.0)
    assert action == INAUGURATE
    for site in table.sites:
        missing: i64 = table.setup.staff[site.tile] - len(site.experts)
        if missing <= table.setup.assign_most:
            return 8.0 if missing == 0 else 4.5
    return 1.2
