"""Which experts learned play-outs keep, draw and assign: the crisis comes first, as long as it can be managed."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.evolutopia import flow, moves, policy
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.learned import victory, worth
from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NONE
from speciate.games.evolutopia.rules import effects, experts
from speciate.games.evolutopia.state import Table
from speciate.kit.weighing import best_of

URGENT: Final = 1.92  # of the harm of a crisis that can be managed in time, for each expert it lacks
HOPELESS: Final = 0.1  # what an expert brings to one that cannot,
FREE_EXPERT: Final = 2.0  # and one that could do nothing else
LATER: Final = 0.8  # of the share of an expert in an evolution that cannot be finished now
SURE_WIN: Final = 200.0  # more for all experts of an evolution that wins and can be finished now
TRAINED: Final = 0.75  # less for an expert that counts as another kind, twice as much if it is wanted elsewhere
MORE_DRAWS: Final = 3  # places of the zone that are made free beyond those for the experts that a crisis lacks


def pressing(table: Table, kind: i64) -> i64:
    """How many of a kind the crisis still asks for."""
    if table.crisis == NONE:
        return 0
    return experts.missing(table.setup.crisis_needs[table.crisis], table.crisis_experts, kind)


def lacking_for_crisis(table: Table) -> i64:
    """How many of the experts that the crisis asks for are not in the zone."""
    if table.crisis == NONE:
        return 0
    return experts.lacking(table, table.setup.crisis_needs[table.crisis], table.crisis_experts)


# -- recruiting ---------------------------------------------------------------------------------------


def choose_dismissed(table: Table) -> i64:
    """Whom nobody asks for; and where the crisis lacks somebody, all others too if that gives more draws."""
    wanted = policy.demand(table)
    kind: i64
    for kind in range(KINDS):
        if experts.of_kind(table.zone, kind) > experts.of_kind(wanted, kind):
            return moves.move(moves.DISMISS, kind)
    lacking = lacking_for_crisis(table)
    if lacking and experts.in_zone(table) > table.setup.experts_zone - lacking - MORE_DRAWS:
        for kind in range(KINDS):
            if experts.of_kind(table.zone, kind) > pressing(table, kind):
                return moves.move(moves.DISMISS, kind)
    return moves.DRAW


def choose_placed(table: Table) -> i64:
    """Whom the crisis asks for; others as long as there is room for those as well."""
    if table.asides >= table.setup.aside_most:
        return moves.PLACE
    kind = table.drawn
    if experts.of_kind(table.zone, kind) < pressing(table, kind):
        return moves.PLACE
    room = table.setup.experts_zone - experts.in_zone(table)
    return moves.PLACE if policy.is_wanted(table, kind) and room > lacking_for_crisis(table) else moves.ASIDE


def choose_fetched(table: Table) -> i64:
    for kind in range(KINDS):
        if experts.of_kind(table.bag, kind) and experts.of_kind(table.zone, kind) < pressing(table, kind):
            return moves.move(moves.FETCH, kind)
    return policy.choose_fetched(table)


def choose_rescued(table: Table) -> i64:
    """Of the experts of a site that is given up: those that have a place to go to."""
    for move in flow.legal(table):
        if kind_of(move) == moves.RESCUE and policy.is_wanted(table, arg_a(move)):
            return move
    return moves.DONE


def choose_lost(table: Table) -> i64:
    """The expert of the zone that is wanted least."""
    wanted = policy.demand(table)
    legal = flow.legal(table)
    kinds = [arg_a(move) for move in legal]
    spare = [float(experts.of_kind(table.zone, kind) - experts.of_kind(wanted, kind)) for kind in kinds]
    return best_of(legal, spare)


# -- assigning ------------------------------------------------------------------------------------------


def choose_assigned(table: Table) -> i64:
    """The expert whose place gains most by it, from the zone or from the bag."""
    legal = flow.legal(table)
    best: i64 = NONE
    most = 0.0
    for move in legal:
        kind = kind_of(move)
        if kind == moves.ASSIGN or kind == moves.TRAIN or kind == moves.SUMMON:
            value = share(table, arg_b(move), kind == moves.SUMMON)
            if kind == moves.TRAIN:
                value -= TRAINED if experts.of_kind(policy.demand(table), arg_a(move)) == 0 else 2.0 * TRAINED
            if value > most or best == NONE:
                best, most = move, value
    if most <= 0.0 and moves.DONE in legal:
        return moves.DONE
    return best if best != NONE else legal[0]


def share(table: Table, place: i64, from_bag: bool) -> float:
    """What an expert is worth at a place: of what it helps to finish, more if that can be finished now."""
    left = table.assign_limit - table.assigned if table.current() == at.ASSIGN else 1
    is_helped = table.wild or from_bag  # one of those that the zone lacks can be had after all
    if place == CRISIS_PLACE:
        missing: i64 = table.setup.crisis_staff[table.crisis] - len(table.crisis_experts)
        if missing > left or lacking_for_crisis(table) > is_helped:
            return HOPELESS if table.current() == at.ASSIGN else FREE_EXPERT
        return URGENT * effects.unmanaged(table) / float(missing)
    site = experts.site_of(table, place)
    assert site is not None
    missing = table.setup.staff[place] - len(site.experts)
    each = worth.worth(table, place) / float(missing)
    lacking = experts.lacking(table, table.setup.needs[place], site.experts)
    if missing > left or lacking > is_helped:
        return LATER * each
    return each + SURE_WIN / float(missing) if victory.wins(table, place) else each
