"""Managing the crises: the old one is settled, a new one arrives, the actions are free again."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import ACTIONS, CRISIS_NAMES, KINDS, NONE, PLAN_NAMES, TILE_NAMES
from speciate.games.evolutopia.phases import plans, roles, site
from speciate.games.evolutopia.rules import effects, experts, piles
from speciate.games.evolutopia.state import (
    AFTER,
    ARRIVAL,
    BLOCK,
    DRAW_CRISIS,
    EFFECTS,
    LOSE_EXPERT,
    LOSE_PLAN,
    LOSE_STUDY,
    MEDIATE,
    RENEW,
    SHELVE,
    UNBLOCK_ALL,
    VACATE,
    Table,
)


def begin(table: Table) -> None:
    """crisis.check: the steps in order, the first on top."""
    table.cycles += 1
    table.blocks = 1  # crisis.block-one; effects may add to it
    table.steps = [AFTER, RENEW, BLOCK, UNBLOCK_ALL, ARRIVAL, MEDIATE, SHELVE]
    if table.listener is not None:
        events.tell(table, "managing", {"seat": table.turn})
    if table.crisis == NONE:
        return
    managed = len(table.crisis_experts) == table.setup.crisis_staff[table.crisis]
    if table.listener is not None:
        events.tell(table, "crisis-managed" if managed else "crisis-unmanaged", {"crisis": CRISIS_NAMES[table.crisis]})
    if not managed:
        table.effects = table.setup.crisis_unmanaged[table.crisis][:]
        table.steps.append(EFFECTS)


def shelve(table: Table) -> None:
    """crisis.check: its experts return to the bag, the card goes under the pile."""
    table.steps.pop()
    if table.crisis != NONE:
        experts.release(table, table.crisis_experts)
        table.crises_under.append(table.crisis)
        table.crisis = NONE


def run_mediate(table: Table) -> bool:
    """crisis.draw: the next crisis comes, unless a role could choose it. False when the player is asked."""
    if roles.can_use_any(table):
        return False
    draw(table)
    return True


def legal_mediate(table: Table) -> list[int]:
    out = [moves.DRAW]
    roles.add_legal(table, out)
    return out


def draw(table: Table) -> None:
    table.steps.pop()
    table.owed.append(DRAW_CRISIS)


def arrive(table: Table, crisis: int) -> None:
    table.crisis = crisis
    if table.listener is not None:
        events.tell(table, "crisis-came", {"crisis": CRISIS_NAMES[crisis]})


def legal_keep(table: Table) -> list[int]:
    return [moves.move(moves.KEEP, crisis) for crisis in table.offered]


def apply_keep(table: Table, move: i64) -> None:
    table.steps.pop()
    for crisis in table.offered:
        if crisis != arg_a(move):
            put_under(table, crisis)
    table.offered = []
    arrive(table, arg_a(move))


def put_under(table: Table, crisis: int) -> None:
    table.crises_under.append(crisis)
    if table.listener is not None:
        events.tell(table, "crisis-under", {"crisis": CRISIS_NAMES[crisis]})


def has_arrival(table: Table) -> bool:
    """Whether some option would change the game."""
    for option in table.setup.crisis_options[table.crisis]:
        if effects.any_changes(table, option):
            return True
    return False


def legal_arrival(table: Table) -> list[int]:
    """crisis.draw, crisis.real-choice: the options that would change the game."""
    options = table.setup.crisis_options[table.crisis]
    out = [
        moves.move(moves.OPTION, number + 1)  # counted from 1, as people do
        for number in range(len(options))
        if effects.any_changes(table, options[number])
    ]
    if out:
        plans.add_legal(table, out)
    return out


def apply_arrival(table: Table, move: i64) -> None:
    number = arg_a(move)
    if table.listener is not None:
        events.tell(table, "option-chosen", {"crisis": CRISIS_NAMES[table.crisis], "option": number})
    table.effects = table.setup.crisis_options[table.crisis][number - 1][:]
    table.steps.pop()
    table.steps.append(EFFECTS)


# -- choices inside an effect --------------------------------------------------------------------------


def legal_lose_expert(table: Table) -> list[int]:
    return [moves.move(moves.DISMISS, kind) for kind in range(KINDS) if table.zone[kind]]


def legal_lose_study(table: Table) -> list[int]:
    return [moves.move(moves.BURY, tile) for tile in table.study]


def legal_vacate(table: Table) -> list[int]:
    return [moves.move(moves.VACATE, one.tile) for one in table.sites if one.experts]


def legal_scrap(table: Table) -> list[int]:
    return [moves.move(moves.SCRAP, one.tile) for one in table.sites]


def legal_lose_plan(table: Table) -> list[int]:
    return [moves.move(moves.DISCARD, seat, plan) for seat in range(table.seats) for plan in table.players[seat].plans]


def apply_loss(table: Table, step: i64, move: i64) -> None:
    """One of the things that must go goes."""
    which = arg_a(move)
    if step == LOSE_EXPERT:
        table.zone[which] -= 1
        table.bag[which] += 1
        events.expert(table, "expert-to-bag", which)
    elif step == LOSE_STUDY:
        table.study.remove(which)
        piles.tile_under(table, which)
    elif step == VACATE:
        events.tell(table, "site-vacated", {"tile": TILE_NAMES[which]})
        experts.release(table, experts.experts_at(table, which))
    elif step == LOSE_PLAN:
        lose_plan(table, which, arg_b(move))
    else:  # SCRAP
        experts.release(table, site.take_site(table, which))
    table.losing -= 1
    if table.losing == 0:
        table.steps.pop()


def lose_plan(table: Table, seat: int, plan: int) -> None:
    table.players[seat].plans.remove(plan)
    table.plans_under.append(plan)
    if table.listener is not None:
        events.tell(table, "plan-lost", {"seat": seat, "plan": PLAN_NAMES[plan]})


# -- blocking -------------------------------------------------------------------------------------------


def unblock_all(table: Table) -> None:
    """crisis.unblock."""
    table.steps.pop()
    table.blocked = 0
    if table.listener is not None:
        events.tell(table, "all-unblocked", {})


def is_blocking(table: Table) -> bool:
    return table.blocks > 0 and table.blocked != (1 << KINDS) - 1


def legal_block(table: Table) -> list[int]:
    """crisis.block-one: an action of the player's choice, without taking it."""
    out = [moves.move(moves.BLOCK, action) for action in range(KINDS) if not table.blocked >> action & 1]
    plans.add_legal(table, out)
    roles.add_legal(table, out)
    return out


def apply_block(table: Table, move: i64) -> None:
    assert kind_of(move) == moves.BLOCK
    table.blocked |= 1 << arg_a(move)
    table.blocks -= 1
    if table.listener is not None:
        events.tell(table, "blocked", {"action": ACTIONS[arg_a(move)]})
