"""Sensible moves found at once, for play-outs: a rule of thumb for every step, chance where there is none.

Play-outs are many, so a look must cost no more than listing the moves; `evaluate` judges where they end.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.evolutopia import flow, heuristics, moves
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import ASSIGN, CHOOSE, CRISIS_PLACE, INAUGURATE, KINDS, NEED, NONE, RECRUIT, SITE
from speciate.games.evolutopia.phases import turn
from speciate.games.evolutopia.rules import cards, effects, experts, territory
from speciate.games.evolutopia.state import Site, Table
from speciate.kit.weighing import best_of

URGENT: Final = 1.2  # of the harm of a crisis that can be managed in time, for each expert it lacks
HOPELESS: Final = 0.1  # what an expert brings to one that cannot
LATER: Final = 0.5  # of the share of an expert in an evolution that cannot be finished now
GOOD_TILE: Final = 10.0  # what an evolution must be worth to be studied while another may be looked at


def choose(table: Table, random: Callable[[], float]) -> i64:
    step = table.current()
    if step == at.TURN:
        return choose_turn(table)
    if step == at.PLACE:
        keep = table.asides >= table.setup.aside_most or is_wanted(table, table.drawn)
        return moves.PLACE if keep else moves.ASIDE
    if step == at.AFTER:
        return choose_after(table)
    talent = usable_talent(table, step)
    if talent != NONE:
        return talent
    if step == at.ASSIGN:
        return choose_assign(table, random)
    if step == at.DISMISS:
        return choose_dismissed(table)
    if step == at.LOOK:
        return choose_look(table)
    if step == at.START or step == at.OPEN:
        return best_tile(table, flow.legal(table))
    if step == at.BUILD:
        return choose_square(table)
    if step == at.ARRIVAL:
        return choose_option(table)
    if step == at.BLOCK:
        return choose_block(table)
    if step == at.FETCH:
        return choose_fetched(table)
    legal = flow.legal(table)
    return legal[int(random() * float(len(legal)))]


# -- the turn -------------------------------------------------------------------------------------------------


def choose_turn(table: Table) -> i64:
    """All that is useful before the crises are managed: turns are free, cycles are not."""
    plan = timely_plan(table)
    if plan != NONE:
        return plan
    if turn.can_take(table, INAUGURATE) and heuristics.has_good_site(table):
        return moves.move(moves.ACT, INAUGURATE)
    if len(table.sites) < table.setup.site_zone and turn.can_take(table, SITE):
        return moves.move(moves.ACT, SITE)
    recruiting = turn.can_take(table, RECRUIT)
    if turn.can_take(table, ASSIGN):
        if recruiting and useful_in_zone(table) < table.setup.assign_most:
            return moves.move(moves.ACT, RECRUIT)
        return moves.move(moves.ACT, ASSIGN)
    if recruiting and experts.in_zone(table) < table.setup.experts_zone:
        return moves.move(moves.ACT, RECRUIT)
    if len(table.study) < table.setup.study_zone and turn.can_take(table, CHOOSE):
        return moves.move(moves.ACT, CHOOSE)
    return moves.MANAGE


def timely_plan(table: Table) -> i64:
    """A good plan whose time has come, as a move."""
    for plan in table.players[table.turn].plans:
        row = table.setup.plans[plan]
        if row.is_timely(table) and row.can_play(table):
            return moves.move(moves.PLAY, plan)
    return NONE


def choose_after(table: Table) -> i64:
    """Another plan, the First responder; the talents that only rearrange are left for turns that are thought about."""
    plan = timely_plan(table)
    if plan != NONE:
        return plan
    talent = usable_talent(table, at.AFTER)
    return moves.END if talent == NONE else talent


def usable_talent(table: Table, step: i64) -> i64:
    """A talent whose moment this is and that always helps, as a move."""
    if table.role_used:
        return NONE
    for role in table.players[table.turn].roles:
        talent = table.setup.talents[role]
        if talent.always_helps and cards.can_use(table, talent, step):
            return moves.move(moves.USE, role)
    return NONE


# -- experts ----------------------------------------------------------------------------------------------------


def demand(table: Table) -> i64:
    """How many of each kind are missing on the sites and the crisis together, packed."""
    wanted: i64 = 0
    one: i64
    for site in table.sites:
        wanted += table.setup.wanted[site.tile]
        for one in site.experts:
            wanted -= 1 << NEED * experts.role_of_expert(one)
    if table.crisis != NONE:
        wanted += table.setup.crisis_wanted[table.crisis]
        for one in table.crisis_experts:
            wanted -= 1 << NEED * experts.role_of_expert(one)
    return wanted


def is_wanted(table: Table, kind: i64) -> bool:
    """Whether one more of a kind in the zone would have a place to go to."""
    return experts.of_kind(demand(table), kind) > experts.of_kind(table.zone, kind)


def useful_in_zone(table: Table) -> i64:
    """How many experts of the zone have a place to go to."""
    wanted = demand(table)
    count: i64 = 0
    kind: i64
    for kind in range(KINDS):
        places = experts.of_kind(wanted, kind)
        here: i64 = experts.of_kind(table.zone, kind)
        count += here if here < places else places
    return count


def choose_dismissed(table: Table) -> i64:
    wanted = demand(table)
    kind: i64
    for kind in range(KINDS):
        if experts.of_kind(table.zone, kind) > experts.of_kind(wanted, kind):
            return moves.move(moves.DISMISS, kind)
    return moves.DRAW


def choose_fetched(table: Table) -> i64:
    """The kind that is most wanted and not in the zone."""
    wanted = demand(table)
    kinds = experts.kinds_among(table.bag)
    lacking = [float(experts.of_kind(wanted, kind) - experts.of_kind(table.zone, kind)) for kind in kinds]
    return moves.move(moves.FETCH, best_of(kinds, lacking))


def choose_assign(table: Table, random: Callable[[], float]) -> i64:
    """The expert whose place gains most by it: what can be finished now, then what is nearest to it."""
    best: i64 = NONE
    most = 0.0
    here = experts.kinds_in(table.zone)
    left = table.assign_limit - table.assigned
    if left > 0:
        crisis = experts.missing_at_crisis(table)
        if crisis & here:
            most = crisis_share(table, left)
            best = moves.move(moves.ASSIGN, lowest_kind(crisis & here), CRISIS_PLACE)
        for site in table.sites:
            missing = experts.missing_at(table, site) & here
            if missing:
                share = site_share(table, site, left)
                if share > most:
                    most = share
                    best = moves.move(moves.ASSIGN, lowest_kind(missing), site.tile)
    if best != NONE:
        return best
    legal = flow.legal(table)  # trained experts, or nothing left to gain
    return legal[int(random() * float(len(legal)))]


def lowest_kind(kinds: i64) -> i64:
    kind: i64 = 0
    while not kinds >> NEED * kind & 1:
        kind += 1
    return kind


def crisis_share(table: Table, left: i64) -> float:
    """What an expert on the crisis is worth: the harm it wards off, if it can be managed in time."""
    missing: i64 = table.setup.crisis_staff[table.crisis] - len(table.crisis_experts)
    if missing > left or experts.lacking(table, table.setup.crisis_needs[table.crisis], table.crisis_experts):
        return HOPELESS
    return URGENT * effects.unmanaged(table) / float(missing)


def site_share(table: Table, site: Site, left: i64) -> float:
    missing: i64 = table.setup.staff[site.tile] - len(site.experts)
    share = heuristics.worth(table, site.tile) / float(missing)
    if missing > left or experts.lacking(table, table.setup.needs[site.tile], site.experts):
        return LATER * share
    return share


# -- evolutions ---------------------------------------------------------------------------------------------------


def choose_look(table: Table) -> i64:
    if len(table.aside_tiles) == table.setup.aside_most:
        return moves.STUDY
    return moves.STUDY if heuristics.worth(table, table.top) >= GOOD_TILE else moves.ASIDE


def best_tile(table: Table, legal: list[int]) -> i64:
    """The evolution worth most; `legal` are moves that name one."""
    return best_of(legal, [heuristics.worth(table, arg_a(move)) for move in legal])


def choose_square(table: Table) -> i64:
    """A nuisance, or the square that brings the city nearest to one."""
    squares = territory.squares_for(table, table.opened, table.remedy)
    return moves.move(
        moves.BUILD, best_of(squares, [-float(territory.to_nuisance(table, square)) for square in squares])
    )


# -- the crises ----------------------------------------------------------------------------------------------------


def choose_option(table: Table) -> i64:
    """The option that costs least."""
    options = table.setup.crisis_options[table.crisis]
    legal = [move for move in flow.legal(table) if kind_of(move) == moves.OPTION]
    return best_of(legal, [-effects.cost(table, options[arg_a(move) - 1]) for move in legal])


def choose_block(table: Table) -> i64:
    """The action that will be missed least."""
    free = [action for action in range(KINDS) if not table.is_blocked(action)]
    return moves.move(moves.BLOCK, best_of(free, [-heuristics.usefulness(table, action) for action in free]))
