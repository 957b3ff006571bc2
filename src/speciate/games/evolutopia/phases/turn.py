"""A turn: one action that is not blocked, or the crises; good plans and a role around it."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.names import ASSIGN, INAUGURATE, KINDS, MANAGE, NONE, SITE
from speciate.games.evolutopia.phases import assign, crises, inaugurate, roles
from speciate.games.evolutopia.rules import cards
from speciate.games.evolutopia.state import AFTER, ALL_BLOCKED, DISMISS, LOOK, OPEN, START, TAKEN, TURN, Table
from speciate.games.evolutopia.state import ASSIGN as ASSIGN_STEP
from speciate.games.evolutopia.step import Menu, TableStep
from speciate.kit.turn_order import clockwise

FIRST_STEP: Final = [LOOK, START, DISMISS, ASSIGN_STEP, OPEN]  # by action


def begin(table: Table, seat: i64) -> None:
    """turn.order; plan.silence: whoever was silent may talk again."""
    table.turn = seat
    table.turns += 1
    steps.only(table, TURN)
    table.acted = NONE
    table.role_used = False
    table.anywhere = False
    table.players[seat].silent = False
    events.tell(table, "turn", seat)


@final
class Turn(Menu):
    """turn.one-action: an action that is not blocked, or the crises."""

    def possible(self, table: Table) -> i64:
        found: i64 = 1 << KINDS  # the crises
        bit: i64 = 1
        action: i64
        for action in range(KINDS):
            if can_take(table, action):
                found |= bit
            bit <<= 1
        return found

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.MANAGE if place == KINDS else moves.move(moves.ACT, place)

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if kind_of(move) == moves.MANAGE else refuse_action(table, arg_a(move))

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.MANAGE:
            manage(table)
        else:
            act(table, arg_a(move))


def manage(table: Table) -> None:
    table.acted = MANAGE
    crises.begin(table)


def act(table: Table, action: i64) -> None:
    table.acted = action
    steps.only(table, AFTER)
    steps.push(table, TAKEN)
    events.tell(table, "acted", table.turn, action)
    if action == ASSIGN:
        assign.begin(table, table.setup.assign_most)
    else:
        steps.push(table, FIRST_STEP[action])


def refuse_action(table: Table, action: i64) -> Reason | None:
    """turn.block, turn.forced-crisis: not blocked; and there is something to do it with."""
    if table.is_blocked(action):
        return why.ALL_BLOCKED if table.blocked == ALL_BLOCKED else why.BLOCKED
    if action == SITE:
        return None if table.study else why.STUDY_EMPTY
    if action == ASSIGN:
        possible = assign.can_assign(table) or (assign.can_train(table) and roles.holds(table, roles.ASSIGN_ANY_KIND))
        return None if possible else why.NOBODY_NEEDED
    return inaugurate.refuse_any(table) if action == INAUGURATE else None


def can_take(table: Table, action: i64) -> bool:
    """Whether `refuse_action` has nothing against it, without looking for its reason."""
    if table.is_blocked(action):
        return False
    return inaugurate.is_possible(table) if action == INAUGURATE else refuse_action(table, action) is None


@final
class Taken(TableStep):
    """turn.block: the action taken is blocked until somebody manages the crises."""

    def follow(self, table: Table) -> None:
        steps.pop(table)
        table.blocked |= 1 << table.acted
        events.tell(table, "blocked", table.acted)


@final
class After(Menu):
    """After the action: good plans and roles, if there are any, and the end of the turn."""

    def possible(self, table: Table) -> i64:  # noqa: ARG002 (the end is always possible)
        return 1

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (there is only one)
        return moves.END

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:  # noqa: ARG002 (whatever lies there)
        return None if move == moves.END else why.ACTED_ALREADY

    def apply(self, table: Table, _: int, move: int) -> None:  # noqa: ARG002 (there is only one)
        end(table)

    def is_idle(self, table: Table) -> bool:
        return not cards.playable(table) and not cards.usable(table)

    def follow(self, table: Table) -> None:
        end(table)


def end(table: Table) -> None:
    begin(table, clockwise(table.turn, table.seats))
