"""Good plans: played in their owner's turn between two steps or two draws; then their owner is silent."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import ACTIONS, CRISIS_NAMES, KINDS, PLAN_NAMES
from speciate.games.evolutopia.ops import (
    ASSIGN_TWO,
    BAG_EXPERT_TO_SLOT,
    CRISIS_BACK_ONE,
    FREE_INAUGURATE,
    FREE_SITE,
    IGNORE_ADJACENCY,
    INDICATOR_PLUS_ONE,
    MOST_TO_BOOST,
    REORDER_CRISES,
    SEEN_CRISES,
    TWO,
    UNBLOCK_ONE,
)
from speciate.games.evolutopia.phases import assign, crises, inaugurate
from speciate.games.evolutopia.rules import ending, experts, piles
from speciate.games.evolutopia.state import BOOST, DRAW_OFFER, OPEN, START, SUMMON, TURN, UNBLOCK, WATCH, Table


def add_legal(table: Table, out: list[int]) -> None:
    """plan.play: the plans of the player whose turn it is that would do something."""
    for plan in table.players[table.turn].plans:
        if can_play(table, table.setup.plan_ops[plan]):
            out.append(moves.move(moves.PLAY, plan))


def can_play_any(table: Table) -> bool:
    for plan in table.players[table.turn].plans:
        if can_play(table, table.setup.plan_ops[plan]):
            return True
    return False


def can_play(table: Table, op: i64) -> bool:
    if op == BAG_EXPERT_TO_SLOT:
        return experts.missing_anywhere(table) & experts.kinds_in(table.bag) != 0
    if op == ASSIGN_TWO:
        return assign.can_assign(table)
    if op == FREE_SITE:
        return len(table.study) > 0
    if op == FREE_INAUGURATE:
        return inaugurate.is_possible(table)
    if op == UNBLOCK_ONE:
        return table.blocked != 0
    if op == CRISIS_BACK_ONE:
        return table.pawn > 1
    if op == INDICATOR_PLUS_ONE:
        return len(legal_boost(table)) > 0
    if op == IGNORE_ADJACENCY:
        return not table.anywhere and (table.step() == TURN or holds(table, FREE_INAUGURATE))
    return piles.crises_left(table) > 0  # REORDER_CRISES


def holds(table: Table, op: i64) -> bool:
    for plan in table.players[table.turn].plans:
        if table.setup.plan_ops[plan] == op:
            return True
    return False


def apply_play(table: Table, move: i64) -> None:
    """plan.play, plan.silence."""
    plan = arg_a(move)
    player = table.players[table.turn]
    player.plans.remove(plan)
    player.silent = True
    table.plans_under.append(plan)
    if table.listener is not None:
        events.tell(table, "plan-played", {"seat": table.turn, "plan": PLAN_NAMES[plan]})
    begin_plan(table, table.setup.plan_ops[plan])


def begin_plan(table: Table, op: i64) -> None:
    if op == BAG_EXPERT_TO_SLOT:
        table.steps.append(SUMMON)
    elif op == ASSIGN_TWO:
        assign.begin(table, TWO)
    elif op == FREE_SITE:
        table.steps.append(START)
    elif op == FREE_INAUGURATE:
        table.steps.append(OPEN)
    elif op == UNBLOCK_ONE:
        table.steps.append(UNBLOCK)
    elif op == CRISIS_BACK_ONE:
        ending.move_pawn(table, -1)
    elif op == INDICATOR_PLUS_ONE:
        table.steps.append(BOOST)
    elif op == IGNORE_ADJACENCY:
        table.anywhere = True
        if table.listener is not None:
            events.tell(table, "anywhere", {"seat": table.turn})
    elif op == REORDER_CRISES:
        look_ahead(table)


# -- plans that ask -----------------------------------------------------------------------------------------


def legal_summon(table: Table) -> list[int]:
    return [
        moves.move(moves.SUMMON, kind, place)
        for place in experts.places(table)
        for kind in range(KINDS)
        if table.bag[kind] and experts.wants(table, place, kind)
    ]


def apply_summon(table: Table, move: i64) -> None:
    kind = arg_a(move)
    table.bag[kind] -= 1
    experts.put(table, kind, arg_b(move), kind)
    table.steps.pop()
    events.assigned(table, kind, arg_b(move))


def legal_unblock(table: Table) -> list[int]:
    return [moves.move(moves.UNBLOCK, action) for action in range(KINDS) if table.blocked >> action & 1]


def apply_unblock(table: Table, move: i64) -> None:
    table.blocked &= ~(1 << arg_a(move))
    table.steps.pop()
    if table.listener is not None:
        events.tell(table, "unblocked", {"action": ACTIONS[arg_a(move)]})


def legal_boost(table: Table) -> list[int]:
    return [moves.move(moves.BOOST, which) for which in range(KINDS) if table.indicators[which] <= MOST_TO_BOOST]


def apply_boost(table: Table, move: i64) -> None:
    table.steps.pop()
    ending.change_indicator(table, arg_a(move), 1)
    ending.judge(table)


def look_ahead(table: Table) -> None:
    """The next crises come to light; those seen before are among them without a draw."""
    left = piles.crises_left(table)
    table.owed += [DRAW_OFFER] * (left if left < SEEN_CRISES else SEEN_CRISES)
    table.steps.append(WATCH)


def legal_watch(table: Table) -> list[int]:
    """Each goes back on top of those put back before it, or beneath the pile."""
    out: list[int] = []
    for crisis in table.offered:
        out.append(moves.move(moves.ATOP, crisis))
        out.append(moves.move(moves.BENEATH, crisis))
    return out


def apply_watch(table: Table, move: i64) -> None:
    crisis = arg_a(move)
    table.offered.remove(crisis)
    if kind_of(move) == moves.ATOP:
        table.crises_top.insert(0, crisis)
        if table.listener is not None:
            events.tell(table, "crisis-atop", {"crisis": CRISIS_NAMES[crisis]})
    else:
        crises.put_under(table, crisis)
    if not table.offered:
        table.steps.pop()
