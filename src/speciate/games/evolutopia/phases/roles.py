"""Roles: a talent a turn, at the moment its card says; three uses bring the second role to light."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import (
    CRISIS_PLACE,
    EXPERTS,
    KINDS,
    NONE,
    PLACE_NAMES,
    RECRUIT,
    ROLE_NAMES,
    ZONE_PLACE,
)
from speciate.games.evolutopia.ops import (
    ASSIGN_ANY_KIND,
    ASSIGN_ONE_MORE,
    COPY_ROLE,
    COVER_ANY_NUISANCE,
    CRISIS_PICK_OF_TWO,
    MOVE_EXPERT,
    MOVE_TOP_TILE,
    ONE_BLOCK_LESS,
    RECRUIT_PICK_ONE,
    RECRUIT_THEN_ASSIGN_CRISIS,
)
from speciate.games.evolutopia.phases import assign, choose, inaugurate, site
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import (
    AFTER,
    ASSIGN,
    BLOCK,
    DISMISS,
    DISPATCH,
    DRAW_OFFER,
    DRAW_SECOND,
    FETCH,
    KEEP,
    MEDIATE,
    OPEN,
    RESPOND,
    TURN,
    VISION,
    Table,
)

# role.once: by talent, the steps that are its moment, a bit each
FREE: Final = 1 << TURN | 1 << AFTER  # before or after the action
MOMENTS: Final = [0] * 10
MOMENTS[RECRUIT_PICK_ONE] = 1 << DISMISS
MOMENTS[ASSIGN_ONE_MORE] = 1 << ASSIGN
MOMENTS[MOVE_TOP_TILE] = FREE
MOMENTS[CRISIS_PICK_OF_TWO] = 1 << MEDIATE
MOMENTS[MOVE_EXPERT] = FREE
MOMENTS[COVER_ANY_NUISANCE] = 1 << OPEN
MOMENTS[ONE_BLOCK_LESS] = 1 << BLOCK
MOMENTS[ASSIGN_ANY_KIND] = 1 << ASSIGN
MOMENTS[RECRUIT_THEN_ASSIGN_CRISIS] = 1 << AFTER

# -- which can be used now ------------------------------------------------------------------------------


def holds(table: Table, op: i64) -> bool:
    """Whether the player could still use a role of this kind this turn, their own or one to copy."""
    if table.role_used:
        return False
    for role in table.players[table.turn].roles:
        if table.setup.role_ops[role] == op:
            return True
    if copies(table):
        for role in others_roles(table):
            if table.setup.role_ops[role] == op:
                return True
    return False


def copies(table: Table) -> bool:
    """Whether the player has a role that copies another's."""
    for role in table.players[table.turn].roles:
        if table.setup.role_ops[role] == COPY_ROLE:
            return True
    return False


def others_roles(table: Table) -> list[int]:
    """The face-up roles of the other players."""
    out: list[int] = []
    for seat in range(table.seats):
        if seat != table.turn:
            out += table.players[seat].roles
    return out


def add_legal(table: Table, out: list[int]) -> None:
    """role.once: the roles whose moment this is."""
    if table.role_used:
        return
    step = table.step()
    copying = False
    for role in table.players[table.turn].roles:
        op: i64 = table.setup.role_ops[role]
        if op == COPY_ROLE:
            copying = True
        elif can_use(table, op, step):
            out.append(moves.move(moves.USE, role))
    if copying:
        for role in others_roles(table):
            if can_use(table, table.setup.role_ops[role], step):
                out.append(moves.move(moves.COPY, role))


def can_use_any(table: Table) -> bool:
    if table.role_used:
        return False
    step = table.step()
    copying = False
    for role in table.players[table.turn].roles:
        op: i64 = table.setup.role_ops[role]
        if op == COPY_ROLE:
            copying = True
        elif can_use(table, op, step):
            return True
    if copying:
        for role in others_roles(table):
            if can_use(table, table.setup.role_ops[role], step):
                return True
    return False


def can_use(table: Table, op: i64, step: i64) -> bool:
    """Whether this step is the moment of a talent, and it would do something."""
    moments: i64 = MOMENTS[op]
    if not moments >> step & 1:
        return False
    if op == RECRUIT_PICK_ONE:
        return experts.in_bag(table) > 0 and experts.in_zone(table) < table.setup.experts_zone
    if op == ASSIGN_ONE_MORE:
        return assign.is_action(table) and assign.can_assign(table)
    if op == ASSIGN_ANY_KIND:
        return table.assigned < table.assign_limit and assign.is_action(table) and assign.can_train(table)
    if op == MOVE_TOP_TILE:
        return can_see(table)
    if op == MOVE_EXPERT:
        return can_dispatch(table)
    if op == CRISIS_PICK_OF_TWO:
        return piles.crises_left(table) > 1
    if op == COVER_ANY_NUISANCE:
        return not table.remedy and inaugurate.any_can_open(table, True)
    if op == RECRUIT_THEN_ASSIGN_CRISIS:
        here = experts.kinds_in(table.zone)
        return table.acted == RECRUIT and experts.missing_at_crisis(table) & here != 0
    return True  # ONE_BLOCK_LESS


# -- using one ------------------------------------------------------------------------------------------


def apply_role(table: Table, move: i64) -> None:
    """role.experience: a copied talent is a use of one's own role."""
    role = arg_a(move)
    player = table.players[table.turn]
    table.role_used = True
    player.uses += 1
    left = table.setup.role_uses - player.uses
    if table.listener is not None:
        names = {"seat": table.turn, "role": ROLE_NAMES[role], "left": left if left > 0 else 0}
        events.tell(table, "role-used", dict(names))
    begin_talent(table, table.setup.role_ops[role])
    if left == 0 and not table.setup.solo:
        table.owed.append(DRAW_SECOND)


def begin_talent(table: Table, op: i64) -> None:
    if op == RECRUIT_PICK_ONE:
        table.steps.append(FETCH)
    elif op == ASSIGN_ONE_MORE:
        table.assign_limit += 1
    elif op == ASSIGN_ANY_KIND:
        table.wild = True
    elif op == MOVE_TOP_TILE:
        table.steps.append(VISION)
    elif op == MOVE_EXPERT:
        table.steps.append(DISPATCH)
    elif op == CRISIS_PICK_OF_TWO:
        table.steps.pop()
        table.steps.append(KEEP)
        table.owed += [DRAW_OFFER, DRAW_OFFER]
    elif op == COVER_ANY_NUISANCE:
        table.remedy = True
    elif op == ONE_BLOCK_LESS:
        table.blocks -= 1
    else:  # RECRUIT_THEN_ASSIGN_CRISIS
        table.steps.append(RESPOND)


# -- talents that ask -------------------------------------------------------------------------------------


def legal_fetch(table: Table) -> list[int]:
    return [moves.move(moves.FETCH, kind) for kind in range(KINDS) if table.bag[kind]]


def apply_fetch(table: Table, move: i64) -> None:
    kind = arg_a(move)
    table.bag[kind] -= 1
    table.zone[kind] += 1
    table.steps.pop()
    events.expert(table, "expert-to-zone", kind)


def can_see(table: Table) -> bool:
    if table.top == NONE:
        return False
    return len(table.study) < table.setup.study_zone or len(table.tiles) > 0 or len(table.tiles_under) > 0


def legal_vision(table: Table) -> list[int]:
    out: list[int] = []
    if table.top != NONE:
        if len(table.study) < table.setup.study_zone:
            out.append(moves.STUDY)
        if table.tiles or table.tiles_under:
            out.append(moves.UNDER)
    return out


def apply_vision(table: Table, move: i64) -> None:
    table.steps.pop()
    if kind_of(move) == moves.STUDY:
        choose.study_top(table)
    else:
        site.top_under(table)


def can_dispatch(table: Table) -> bool:
    if experts.in_zone(table) == table.setup.experts_zone:
        return len(legal_dispatch(table)) > 0
    if table.crisis_experts:
        return True
    for place in table.sites:
        if place.experts:
            return True
    return False


def legal_dispatch(table: Table) -> list[int]:
    """One expert to another place that needs its own kind, or to the zone."""
    out: list[int] = []
    has_room = experts.in_zone(table) < table.setup.experts_zone
    for place in experts.places(table):
        seen = 0
        for one in experts.experts_at(table, place):
            kind = experts.kind_of_expert(one)
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            for to in experts.places(table):
                if to != place and experts.wants(table, to, kind):
                    out.append(moves.move(moves.MOVE, kind, place, to))
            if has_room:
                out.append(moves.move(moves.MOVE, kind, place, ZONE_PLACE))
    return out


def apply_dispatch(table: Table, move: i64) -> None:
    kind = arg_a(move)
    to = arg_c(move)
    table.steps.pop()
    experts.take(experts.experts_at(table, arg_b(move)), kind)
    if to == ZONE_PLACE:
        table.zone[kind] += 1
    else:
        experts.put(table, kind, to, kind)
    if table.listener is not None:
        names = {"kind": EXPERTS[kind], "place": PLACE_NAMES[arg_b(move)], "to": PLACE_NAMES[to]}
        events.tell(table, "expert-moved", dict(names))


def legal_respond(table: Table) -> list[int]:
    return [
        moves.move(moves.ASSIGN, kind, CRISIS_PLACE)
        for kind in range(KINDS)
        if table.zone[kind] and experts.wants(table, CRISIS_PLACE, kind)
    ]


def apply_respond(table: Table, move: i64) -> None:
    kind = arg_a(move)
    table.zone[kind] -= 1
    experts.put(table, kind, CRISIS_PLACE, kind)
    table.steps.pop()
    events.assigned(table, kind, CRISIS_PLACE)
