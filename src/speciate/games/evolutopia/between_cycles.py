"""What a position between two cycles is worth: the log-odds of winning.

The old crisis is settled, the new one lies on the table and every action is free, so such positions compare well. The
weights are a logistic regression over 26 000 of them, from 2 500 games of the policy on all levels.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import heuristics
from speciate.games.evolutopia.names import COLUMNS, KINDS, NONE, ROWS
from speciate.games.evolutopia.rules import effects, experts, territory
from speciate.games.evolutopia.state import EMPTY, Table, is_nuisance

BASE: Final = -0.9
BEACON: Final = 0.73  # each that is left
POINT: Final = 0.147  # still missing in an indicator that counts
NEXT_POINT: Final = 0.22  # in the best of the others, which could count instead
AT_TARGET: Final = 0.17  # each indicator that has arrived
ON_THE_BRINK: Final = 0.37  # each at 1
NUISANCE: Final = 0.64
STEP_AWAY: Final = 0.2  # each square between the city and a nuisance
SITE: Final = 0.19
STUDIED: Final = 0.12
STAFFED: Final = 0.04  # of an evolution's worth, by the share of its experts that are there
PLAN: Final = 0.1
# what the crisis would cost, by how many of its experts are neither there nor in the zone: none, one, more
COST: Final = [-0.002, 0.005, 0.011]


def log_odds(table: Table) -> float:
    value = BASE + BEACON * float(table.setup.beacons - table.pawn) + indicators(table) - nuisances(table)
    value += SITE * float(len(table.sites)) + STUDIED * float(len(table.study))
    for site in table.sites:
        staffed = float(len(site.experts)) / float(table.setup.staff[site.tile])
        if staffed > 0.0:
            value += STAFFED * staffed * heuristics.worth(table, site.tile)
    for player in table.players:
        value += PLAN * float(len(player.plans))
    return value - crisis(table)


def indicators(table: Table) -> float:
    """What the best of them lack, how many have arrived, and how many are about to lose the game."""
    target = table.setup.target
    count = table.setup.target_count
    value = 0.0
    best = sorted(table.indicators, reverse=True)
    for place in range(KINDS):
        level = best[place]
        if level >= target:
            value += AT_TARGET
        elif place < count:
            value -= POINT * float(target - level)
        elif place == count:
            value -= NEXT_POINT * float(target - level)
        if level == 1:
            value -= ON_THE_BRINK
    return value


def nuisances(table: Table) -> float:
    value = 0.0
    for square, content in enumerate(table.squares):
        if is_nuisance(content):
            value += NUISANCE + STEP_AWAY * float(gap(table, square))
    return value


def gap(table: Table, square: i64) -> i64:
    """How many squares lie between a nuisance and the nearest built one."""
    nearest: i64 = COLUMNS + ROWS
    for other, content in enumerate(table.squares):
        if content != EMPTY and not is_nuisance(content):
            far = territory.apart(square, other)
            if far < nearest:
                nearest = far
    return nearest - 1


def crisis(table: Table) -> float:
    if table.crisis == NONE:
        return 0.0
    lacking = experts.lacking(table, table.setup.crisis_needs[table.crisis], table.crisis_experts)
    return COST[lacking if lacking < len(COST) else len(COST) - 1] * effects.unmanaged(table)
