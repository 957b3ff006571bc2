"""Managing the crises: the old one is settled, a new one arrives, the actions are free again."""

from typing import final

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import effects, experts, piles
from speciate.games.evolutopia.state import Table
from speciate.games.evolutopia.step import OneOf, Question, TableStep


def begin(table: Table) -> None:
    """crisis.check: the steps in order, the first on top."""
    table.cycles += 1
    table.blocks = 1  # crisis.block-one; effects may add to it
    table.steps = [at.AFTER, at.RENEW, at.BLOCK, at.UNBLOCK_ALL, at.ARRIVAL, at.MEDIATE, at.SHELVE]
    events.tell(table, "managing", table.turn)
    if table.crisis == NONE:
        return
    managed = len(table.crisis_experts) == table.setup.crisis_staff[table.crisis]
    events.tell(table, "crisis-managed" if managed else "crisis-unmanaged", table.crisis)
    if not managed:
        table.effects = table.setup.crisis_unmanaged[table.crisis]
        table.steps.append(at.EFFECTS)


@final
class Effects(TableStep):
    """The effects of a crisis, one after the other."""

    def follow(self, table: Table) -> None:
        if table.effects:
            effects.run_next(table)
        else:
            table.steps.pop()


@final
class Shelve(TableStep):
    """crisis.check: the experts of the old crisis return to the bag, the card goes under the pile."""

    def follow(self, table: Table) -> None:
        table.steps.pop()
        if table.crisis != NONE:
            experts.release(table, table.crisis_experts)
            table.crises_under = [*table.crises_under, table.crisis]
            table.crisis = NONE


@final
class Mediate(Question):
    """crisis.draw: the next crisis comes, unless a role could choose it."""

    def legal(self, table: Table, _: int) -> list[int]:
        out = [moves.DRAW]
        roles.add_legal(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:  # noqa: ARG002 (there is only one)
        return None

    def apply(self, table: Table, _: int, move: int) -> None:  # noqa: ARG002 (there is only one)
        self.follow(table)

    def is_idle(self, table: Table) -> bool:
        return not roles.can_use_any(table)

    def follow(self, table: Table) -> None:
        table.steps.pop()
        table.owed.append(at.DRAW_CRISIS)


@final
class Keep(OneOf):
    """Which of the crises that a role shows comes."""

    def choices(self, table: Table) -> list[int]:
        return table.offered

    def apply(self, table: Table, _: int, move: int) -> None:
        table.steps.pop()
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
class Arrival(Question):
    """crisis.draw, crisis.real-choice: one of the options that would change the game, if there is any."""

    def legal(self, table: Table, seat: int) -> list[int]:
        out: list[int] = []
        for number in range(len(table.setup.crisis_options[table.crisis])):
            move = moves.move(moves.OPTION, number + 1)  # counted from 1, as people do
            if self.refuse(table, seat, move) is None:
                out.append(move)
        plans.add_legal(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        options = table.setup.crisis_options[table.crisis]
        if not 1 <= arg_a(move) <= len(options):
            return why.NO_SUCH_OPTION
        return None if effects.any_changes(table, options[arg_a(move) - 1]) else why.NO_EFFECT

    def apply(self, table: Table, _: int, move: int) -> None:
        number = arg_a(move)
        events.tell(table, "option-chosen", table.crisis, number)
        table.effects = table.setup.crisis_options[table.crisis][number - 1]
        table.steps.pop()
        table.steps.append(at.EFFECTS)

    def is_idle(self, table: Table) -> bool:
        for option in table.setup.crisis_options[table.crisis]:
            if effects.any_changes(table, option):
                return False
        return True


@final
class UnblockAll(TableStep):
    """crisis.unblock."""

    def follow(self, table: Table) -> None:
        table.steps.pop()
        table.blocked = 0
        events.tell(table, "all-unblocked")


@final
class Block(Question):
    """crisis.block-one: an action of the player's choice, without taking it."""

    def legal(self, table: Table, _: int) -> list[int]:
        out = [moves.move(moves.BLOCK, action) for action in range(KINDS) if not table.is_blocked(action)]
        plans.add_legal(table, out)
        roles.add_legal(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return why.BLOCKED_ALREADY if table.is_blocked(arg_a(move)) else None

    def apply(self, table: Table, _: int, move: int) -> None:
        table.blocked |= 1 << arg_a(move)
        table.blocks -= 1
        events.tell(table, "blocked", arg_a(move))

    def is_idle(self, table: Table) -> bool:
        return table.blocks <= 0 or table.blocked == at.ALL_BLOCKED
