"""A turn: one action that is not blocked, or the crises; good plans and a role around it."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import ACTIONS, ASSIGN, CHOOSE, INAUGURATE, KINDS, MANAGE, NONE, RECRUIT, SITE
from speciate.games.evolutopia.ops import ASSIGN_ANY_KIND
from speciate.games.evolutopia.phases import assign, crises, inaugurate, plans, roles
from speciate.games.evolutopia.state import AFTER, DISMISS, LOOK, OPEN, START, TAKEN, TURN, Table
from speciate.kit.turn_order import clockwise


def begin(table: Table, seat: i64) -> None:
    """turn.order; plan.silence: whoever was silent may talk again."""
    table.turn = seat
    table.turns += 1
    table.steps = [TURN]
    table.acted = NONE
    table.role_used = False
    table.anywhere = False
    table.players[seat].silent = False
    if table.listener is not None:
        events.tell(table, "turn", {"seat": seat})


def legal_turn(table: Table) -> list[int]:
    """turn.one-action, turn.forced-crisis."""
    out: list[int] = []
    action: i64
    for action in range(KINDS):
        if can_take(table, action):
            out.append(moves.move(moves.ACT, action))
    out.append(moves.MANAGE)
    plans.add_legal(table, out)
    roles.add_legal(table, out)
    return out


def can_take(table: Table, action: i64) -> bool:
    """turn.block: not blocked; and there is something to do it with."""
    return not table.blocked >> action & 1 and is_possible(table, action)


def is_possible(table: Table, action: i64) -> bool:
    if action == CHOOSE:
        return table.top != NONE
    if action == SITE:
        return len(table.study) > 0
    if action == ASSIGN:
        return assign.can_assign(table) or (assign.can_train(table) and roles.holds(table, ASSIGN_ANY_KIND))
    if action == INAUGURATE:
        return inaugurate.is_possible(table)
    return action == RECRUIT


def apply_turn(table: Table, move: i64) -> None:
    if kind_of(move) == moves.MANAGE:
        table.acted = MANAGE
        crises.begin(table)
        return
    action = arg_a(move)
    table.acted = action
    table.steps = [AFTER, TAKEN]
    if table.listener is not None:
        events.tell(table, "acted", {"seat": table.turn, "action": ACTIONS[action]})
    if action == CHOOSE:
        table.steps.append(LOOK)
    elif action == SITE:
        table.steps.append(START)
    elif action == RECRUIT:
        table.steps.append(DISMISS)
    elif action == ASSIGN:
        assign.begin(table, table.setup.assign_most)
    else:
        table.steps.append(OPEN)


def take_marker(table: Table) -> None:
    """turn.block: the action taken is blocked until somebody manages the crises."""
    table.steps.pop()
    table.blocked |= 1 << table.acted
    if table.listener is not None:
        events.tell(table, "blocked", {"action": ACTIONS[table.acted]})


def legal_after(table: Table) -> list[int]:
    out = [moves.END]
    plans.add_legal(table, out)
    roles.add_legal(table, out)
    return out


def has_more_to_do(table: Table) -> bool:
    """Whether anything but the end of the turn is left."""
    return plans.can_play_any(table) or roles.can_use_any(table)


def end(table: Table) -> None:
    begin(table, clockwise(table.turn, table.seats))
