"""What a position between two cycles is worth, as was learned: the log-odds of winning.

A logistic regression over such positions of games of searches on all levels, alone and with up to five at the table
(docs/training.md). What is left to do counts by what asks for more evolutions, points or nuisances: the other comes
along with them.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import between_cycles
from speciate.games.evolutopia.learned import worth
from speciate.games.evolutopia.names import GREEN, KINDS, NONE
from speciate.games.evolutopia.rules import effects, territory
from speciate.games.evolutopia.rules import experts as staff
from speciate.games.evolutopia.state import Table, is_nuisance

BASE: Final = -0.08
ALONE: Final = -0.944
BEACON: Final = 0.67  # each that is left
POINT: Final = -0.167  # still missing in an indicator that counts
NEXT_POINT: Final = -0.237  # in the best of the others, which could count instead
ON_THE_BRINK: Final = -0.05  # each indicator at 1
EVOLUTION: Final = -0.496  # each that is still needed, for points or nuisances, whatever asks for more
STEP_AWAY: Final = -0.1  # each square between the city and a nuisance: not fitted, for it hardly showed
SITE: Final = 0.139
GREEN_TILE: Final = 0.156  # each studied that brings a good plan
EXPERT: Final = 0.18  # each on a site
PLAN: Final = 0.171
ROLE: Final = 0.132  # each that is active
BLOCKED: Final = -0.179  # each action still to be blocked
# what the crisis would cost, by how many of its experts are neither there nor in the zone: none, one, more
COST: Final = [-0.001, -0.007, -0.012]


def log_odds(table: Table) -> float:
    value = BASE + BEACON * float(table.setup.beacons - table.pawn) + BLOCKED * float(table.blocks)
    if table.setup.solo:
        value += ALONE
    return value + city(table) + works(table) + crisis(table)


def city(table: Table) -> float:
    """What indicators and territory lack."""
    missing = float(worth.points_missing(table))
    needed = log(exp(missing / worth.POINTS_EACH) + exp(float(territory.nuisances_left(table))))
    value = POINT * missing + EVOLUTION * needed
    best = sorted(table.indicators, reverse=True)
    if table.setup.target_count < KINDS:
        following: i64 = best[table.setup.target_count]
        if following < table.setup.target:
            value += NEXT_POINT * float(table.setup.target - following)
    for square, content in enumerate(table.squares):
        if is_nuisance(content):
            value += STEP_AWAY * float(between_cycles.gap(table, square))
    return value + ON_THE_BRINK * float(best.count(1))


def works(table: Table) -> float:
    """What is under way, and what helps it on."""
    value = SITE * float(len(table.sites))
    for site in table.sites:
        value += EXPERT * float(len(site.experts))
    for tile in table.study:
        if table.setup.pictograms[tile] == GREEN:
            value += GREEN_TILE
    for player in table.players:
        value += PLAN * float(len(player.plans)) + ROLE * float(len(player.roles))
    return value


def crisis(table: Table) -> float:
    if table.crisis == NONE:
        return 0.0
    lacking = staff.lacking(table, table.setup.crisis_needs[table.crisis], table.crisis_experts)
    return COST[lacking if lacking < len(COST) else len(COST) - 1] * effects.unmanaged(table)
