"""Learned moves of play-outs: a rule of thumb for every step, found by counting what lost games.

Turns are free and cycles are not, so nothing useful may be left undone in a cycle. Above all, each evolution with a
green pictogram that is started brings a good plan, and a site on which nobody works is no loss. Every player has a
talent for something: an action is left to whom it suits, as long as there is something else to do.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.games.evolutopia import flow, moves, policy
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.learned import crises, staffing, victory, worth
from speciate.games.evolutopia.names import ASSIGN, CHOOSE, INAUGURATE, NONE, RECRUIT, SITE
from speciate.games.evolutopia.phases import plans, roles, turn
from speciate.games.evolutopia.rules import cards, experts
from speciate.games.evolutopia.state import Table
from speciate.kit.weighing import best_of

GOOD_TILE: Final = 8.0  # what an evolution must be worth to be studied while another may be looked at


def choose(table: Table, random: Callable[[], float]) -> i64:
    step = table.current()
    if step == at.TURN:
        return choose_turn(table)
    if step == at.PLACE:
        return staffing.choose_placed(table)
    if step == at.AFTER:
        plan = timely_plan(table)
        if plan != NONE:
            return plan
    talent = usable_talent(table, step)
    if talent != NONE:
        return talent
    if step == at.AFTER:
        return moves.END
    if step == at.MEDIATE:
        return moves.DRAW
    if step == at.ASSIGN or step == at.RESPOND or step == at.SUMMON:
        return staffing.choose_assigned(table)
    if step == at.DISMISS:
        return staffing.choose_dismissed(table)
    return choose_tile(table, step, random)


def choose_tile(table: Table, step: i64, random: Callable[[], float]) -> i64:
    """The steps that are about evolutions."""
    if step == at.LOOK:
        is_last = len(table.aside_tiles) == table.setup.aside_most
        return moves.STUDY if is_last or is_good(table, table.top) else moves.ASIDE
    if step == at.BONUS or step == at.VISION:
        room = len(table.study) < table.setup.study_zone
        return moves.STUDY if room and is_good(table, table.top) else moves.UNDER
    if step == at.START:
        legal = flow.legal(table)
        return best_of(legal, [worth.studied(table, arg_a(move)) for move in legal])
    if step == at.OPEN:
        legal = flow.legal(table)
        return best_of(legal, [worth.worth(table, arg_a(move)) for move in legal])
    if step == at.STUDY_ROOM or step == at.LOSE_STUDY:
        legal = flow.legal(table)
        return best_of(legal, [-worth.studied(table, arg_a(move)) for move in legal])
    if step == at.SITE_ROOM or step == at.VACATE or step == at.SCRAP:
        legal = flow.legal(table)
        return best_of(legal, [-worth.on_site(table, arg_a(move)) for move in legal])
    return choose_rest(table, step, random)


def choose_rest(table: Table, step: i64, random: Callable[[], float]) -> i64:
    """Crises, and what seldom comes."""
    if step == at.BLOCK:
        return crises.choose_block(table)
    if step == at.UNBLOCK:
        return crises.choose_unblocked(table)
    if step == at.KEEP:
        return crises.choose_kept(table)
    if step == at.SPARE:
        return staffing.choose_rescued(table)
    if step == at.LOSE_EXPERT:
        return staffing.choose_lost(table)
    if step == at.FETCH:
        return staffing.choose_fetched(table)
    if step == at.BOOST:
        legal = flow.legal(table)
        return best_of(legal, [worth.raised(table, arg_a(move)) for move in legal])
    return policy.choose(table, random)


def is_good(table: Table, tile: i64) -> bool:
    return worth.studied(table, tile) >= GOOD_TILE


# -- the turn -------------------------------------------------------------------------------------------


def choose_turn(table: Table) -> i64:
    plan = timely_plan(table)
    if plan != NONE:
        return plan
    action = victory.next_step(table)
    if action != NONE:
        return moves.move(moves.ACT, action)
    useful = useful_actions(table)
    for action in useful:
        if suits(table, table.turn, action):
            return moves.move(moves.ACT, action)
    for action in useful:
        if not suits_another(table, action):
            return moves.move(moves.ACT, action)
    return moves.move(moves.ACT, useful[0]) if useful else moves.MANAGE


def useful_actions(table: Table) -> list[int]:
    """What can be done now of all that should be before the crises are managed, the most pressing first."""
    out: list[int] = []
    if turn.can_take(table, INAUGURATE) and has_good_site(table):
        out.append(INAUGURATE)
    if turn.can_take(table, CHOOSE) and wants_tile(table):
        out.append(CHOOSE)
    if turn.can_take(table, SITE) and wants_site(table):
        out.append(SITE)
    assigning = turn.can_take(table, ASSIGN)
    if turn.can_take(table, RECRUIT) and (assigning or experts.in_zone(table) < table.setup.experts_zone):
        out.append(RECRUIT)  # first: more is known then of whom to assign
    elif assigning:
        out.append(ASSIGN)
    return out


def has_good_site(table: Table) -> bool:
    for site in table.sites:
        if len(site.experts) == table.setup.staff[site.tile] and worth.worth(table, site.tile) > 0.0:
            return True
    return False


def wants_tile(table: Table) -> bool:
    """While there is room, or nothing is studied that brings a good plan."""
    return len(table.study) < table.setup.study_zone or not crises.has_plan(table)


def wants_site(table: Table) -> bool:
    """While there is room, or a site is worth less than what could be started in its place."""
    if len(table.sites) < table.setup.site_zone:
        return True
    least = min([worth.on_site(table, site.tile) for site in table.sites])
    for tile in table.study:
        if worth.studied(table, tile) > least:
            return True
    return False


# -- roles ------------------------------------------------------------------------------------------------


def suits(table: Table, seat: i64, action: i64) -> bool:
    """Whether a player has a role, or the good plan, that makes more of an action."""
    for role in table.players[seat].roles:
        moments = table.setup.talents[role].moments
        if action == RECRUIT and (moments >> at.DISMISS & 1 or moments == 1 << at.AFTER):
            return True
        if action == ASSIGN and moments >> at.ASSIGN & 1:
            return True
        if action == INAUGURATE and moments >> at.OPEN & 1:
            return True
    return action == INAUGURATE and victory.has_plan(table, plans.IGNORE_ADJACENCY, seat) and leads_far(table)


def suits_another(table: Table, action: i64) -> bool:
    seat: i64
    for seat in range(table.seats):
        if seat != table.turn and suits(table, seat, action):
            return True
    return False


def usable_talent(table: Table, step: i64) -> i64:
    """A talent whose moment this is and that always helps, one's own or one that is copied, as a move."""
    talent = policy.usable_talent(table, step)
    if talent != NONE or table.role_used or not roles.copies(table):
        return talent
    for role in cards.others_roles(table):
        other = table.setup.talents[role]
        if other.always_helps and cards.can_use(table, other, step):
            return moves.move(moves.COPY, role)
    return NONE


# -- good plans -------------------------------------------------------------------------------------------


def timely_plan(table: Table) -> i64:
    """A good plan whose time has come, as a move."""
    for plan in table.players[table.turn].plans:
        row = table.setup.plans[plan]
        if row.can_play(table) and is_timely(table, row):
            return moves.move(moves.PLAY, plan)
    return NONE


def is_timely(table: Table, plan: plans.Plan) -> bool:
    if plan is plans.IGNORE_ADJACENCY:
        return leads_far(table)
    return completes(table) if plan is plans.BAG_EXPERT else plan.is_timely(table)


def leads_far(table: Table) -> bool:
    """Whether something is finished that could cover a nuisance out of reach, and none within."""
    if not turn.can_take(table, INAUGURATE):
        return False
    for site in table.sites:
        if len(site.experts) == table.setup.staff[site.tile]:
            if worth.cover(table, table.setup.gains[site.tile]) == worth.FAR_NUISANCE:
                return True
    return False


def completes(table: Table) -> bool:
    """Whether all is assigned, and one expert from the bag would complete the crisis or a site."""
    if not table.is_blocked(ASSIGN):
        return False
    in_bag = experts.kinds_in(table.bag)
    if table.crisis != NONE and table.setup.crisis_staff[table.crisis] - len(table.crisis_experts) == 1:
        return experts.missing_at_crisis(table) & in_bag != 0
    for site in table.sites:
        if table.setup.staff[site.tile] - len(site.experts) == 1 and experts.missing_at(table, site) & in_bag:
            return True
    return False
