"""Managing the crises: the old one is settled, a new one arrives, the actions are free again."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import NONE
from speciate.games.evolutopia.rules import cards, effects, experts, piles
from speciate.games.evolutopia.state import Table
from speciate.games.evolutopia.step import Menu, OneOf, TableStep

# crisis.check: the steps in order, the first on top
MANAGING: Final = at.stacked([at.AFTER, at.RENEW, at.BLOCK, at.UNBLOCK_ALL, at.ARRIVAL, at.MEDIATE, at.SHELVE])


def begin(table: Table) -> None:
    """crisis.check: what was under way is over."""
    table.cycles += 1
    table.blocks = 1  # crisis.block-one; effects may add to it
    table.stack = MANAGING
    events.tell(table, "managing", table.turn)
    if table.crisis == NONE:
        return
    managed = len(table.crisis_experts) == table.setup.crisis_staff[table.crisis]
    events.tell(table, "crisis-managed" if managed else "crisis-unmanaged", table.crisis)
    if not managed:
        table.effects = table.setup.crisis_unmanaged[table.crisis]
        steps.push(table, at.EFFECTS)


@final
class Effects(TableStep):
    """The effects of a crisis, one after the other."""

    def follow(self, table: Table) -> None:
        if table.effects:
            effects.run_next(table)
        else:
            steps.pop(table)


@final
class Shelve(TableStep):
    """crisis.check: the experts of the old crisis return to the bag, the card goes under the pile."""

    def follow(self, table: Table) -> None:
        steps.pop(table)
        if table.crisis != NONE:
            experts.release(table, table.crisis_experts)
            table.crises_under = [*table.crises_under, table.crisis]
            table.crisis = NONE


@final
class Mediate(Menu):
    """crisis.draw: the next crisis comes, unless a role could choose it."""

    def possible(self, table: Table) -> i64:  # noqa: ARG002 (drawing is always possible)
        return 1

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (there is only one)
        return moves.DRAW

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:  # noqa: ARG002 (there is only one)
        return None

    def apply(self, table: Table, _: int, move: int) -> None:  # noqa: ARG002 (there is only one)
        self.follow(table)

    def is_idle(self, table: Table) -> bool:
        return cards.usable(table) == 0

    def follow(self, table: Table) -> None:
        steps.pop(table)
        piles.owe(table, at.DRAW_CRISIS)


@final
class Keep(OneOf):
    """Which of the crises that a role shows comes."""

    def choices(self, table: Table) -> list[int]:
        return table.offered

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        kept = arg_a(move)
        table.offered = piles.without(table.offered, kept)
        while table.offered:
            other = table.offered[0]
            table.offered = table.offered[1:]
            put_under(table, other)
        table.crisis = kept
        events.tell(table, "crisis-came", kept)


def put_under(table: Table, crisis: i64) -> None:
    table.crises_under = [*table.crises_under, crisis]
    events.tell(table, "crisis-under", crisis)


@final
class Arrival(Menu):
    """crisis.draw, crisis.real-choice: one of the options that would change the game, if there is any."""

    def possible(self, table: Table) -> i64:
        return real_options(table)

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.move(moves.OPTION, place + 1)  # counted from 1, as people do

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        options = table.setup.crisis_options[table.crisis]
        if not 1 <= arg_a(move) <= len(options):
            return why.NO_SUCH_OPTION
        return None if effects.any_changes(table, options[arg_a(move) - 1]) else why.NO_EFFECT

    def apply(self, table: Table, _: int, move: int) -> None:
        choose(table, arg_a(move))

    def is_idle(self, table: Table) -> bool:
        for option in table.setup.crisis_options[table.crisis]:
            if effects.any_changes(table, option):
                return False
        return True


def real_options(table: Table) -> i64:
    """crisis.real-choice: a bit for each option of the crisis that would change the game."""
    found: i64 = 0
    bit: i64 = 1
    for option in table.setup.crisis_options[table.crisis]:
        if effects.any_changes(table, option):
            found |= bit
        bit <<= 1
    return found


def choose(table: Table, number: i64) -> None:
    """An option, counted from 1."""
    events.tell(table, "option-chosen", table.crisis, number)
    table.effects = table.setup.crisis_options[table.crisis][number - 1]
    steps.pop(table)
    steps.push(table, at.EFFECTS)


@final
class UnblockAll(TableStep):
    """crisis.unblock."""

    def follow(self, table: Table) -> None:
        steps.pop(table)
        table.blocked = 0
        events.tell(table, "all-unblocked")


@final
class Block(Menu):
    """crisis.block-one: an action of the player's choice, without taking it."""

    def possible(self, table: Table) -> i64:
        return at.ALL_BLOCKED & ~table.blocked

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.move(moves.BLOCK, place)

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return why.BLOCKED_ALREADY if table.is_blocked(arg_a(move)) else None

    def apply(self, table: Table, _: int, move: int) -> None:
        block(table, arg_a(move))

    def is_idle(self, table: Table) -> bool:
        return not must_block(table)


def must_block(table: Table) -> bool:
    """Whether another action is to be blocked, and there is one."""
    return table.blocks > 0 and table.blocked != at.ALL_BLOCKED


def block(table: Table, action: i64) -> None:
    table.blocked |= 1 << action
    table.blocks -= 1
    events.tell(table, "blocked", action)
