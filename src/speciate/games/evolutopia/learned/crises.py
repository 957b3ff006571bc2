"""What learned play-outs do about the crises: which one comes, and which action can be spared."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.games.evolutopia import flow, heuristics, moves
from speciate.games.evolutopia.heuristics import Use
from speciate.games.evolutopia.names import CHOOSE, GREEN, INAUGURATE, KINDS, SITE
from speciate.games.evolutopia.rules import effects, experts
from speciate.games.evolutopia.state import Table
from speciate.kit.weighing import best_of

STAFF: Final = 3.0  # each expert that a crisis asks for
UNMANAGED: Final = 0.3  # of what it costs unmanaged
# how much an action would be missed
CHOOSING: Final = Use(6.0, 3.0, 0.96)  # nothing is studied; nothing with a good plan; something with one
STARTING: Final = Use(5.32, 0.8, 0.5)  # a site is free; none is; nothing is studied
STARTING_A_PLAN: Final = 6.65
INAUGURATING: Final = Use(2.592, 2.394, 1.2)  # all experts are at hand; some are; nothing can be finished
FINISHED: Final = 8.0


def choose_kept(table: Table) -> i64:
    """Of the crises that a role shows, the one that costs least."""
    legal = flow.legal(table)
    return best_of(legal, [-threat(table, arg_a(move)) for move in legal])


def threat(table: Table, crisis: i64) -> float:
    """About what a crisis costs that could come."""
    costs = [effects.cost(table, one) for one in table.setup.crisis_options[crisis] if effects.any_changes(table, one)]
    arrival = min(costs) if costs else 0.0
    unmanaged = effects.cost(table, table.setup.crisis_unmanaged[crisis])
    return arrival + STAFF * float(table.setup.crisis_staff[crisis]) + UNMANAGED * unmanaged


def choose_block(table: Table) -> i64:
    free = [action for action in range(KINDS) if not table.is_blocked(action)]
    return moves.move(moves.BLOCK, best_of(free, [-missed(table, action) for action in free]))


def choose_unblocked(table: Table) -> i64:
    legal = flow.legal(table)
    return best_of(legal, [missed(table, arg_a(move)) for move in legal])


def missed(table: Table, action: i64) -> float:
    """How much an action would be missed in this cycle."""
    if action == CHOOSE:
        return CHOOSING.well if not table.study else CHOOSING.hardly if has_plan(table) else CHOOSING.somewhat
    if action == SITE:
        if has_plan(table):
            return STARTING_A_PLAN
        room = len(table.sites) < table.setup.site_zone
        return STARTING.hardly if not table.study else STARTING.well if room else STARTING.somewhat
    return finishing(table) if action == INAUGURATE else heuristics.usefulness(table, action)


def has_plan(table: Table) -> bool:
    """Whether an evolution is studied that brings a good plan."""
    for tile in table.study:
        if table.setup.pictograms[tile] == GREEN:
            return True
    return False


def finishing(table: Table) -> float:
    """How much inaugurating would be missed, by what can be finished in this cycle."""
    best = INAUGURATING.hardly
    for site in table.sites:
        missing: i64 = table.setup.staff[site.tile] - len(site.experts)
        if missing == 0:
            return FINISHED
        if missing <= table.setup.assign_most:
            lacking = experts.lacking(table, table.setup.needs[site.tile], site.experts)
            best = max(best, INAUGURATING.somewhat if lacking else INAUGURATING.well)
    return best
