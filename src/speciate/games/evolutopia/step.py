"""What steps have in common; those that ask something ask the player whose turn it is."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import any_of, arg_a
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolutopia import moves, steps
from speciate.games.evolutopia.rules import cards
from speciate.games.evolutopia.state import Table
from speciate.kit.steps import Step

SKIPPED: Final = 6  # empty places of a mask that are passed over at once
LOWEST: Final = (1 << SKIPPED) - 1


class TableStep(Step[Table]):
    """A step of Evolutopia, which by default asks nothing.

    What is asked with every move is declared for the game's own table: compiled code hands it over unchecked.
    """

    def next_actor(self, table: Table) -> int:  # noqa: ARG002 (the contract of `Step`)
        return NOBODY

    def follow(self, table: Table) -> None:
        super().follow(table)

    def legal(self, table: Table, seat: int) -> list[int]:  # noqa: ARG002 (the contract of `Step`)
        return []

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        return any_of(self.legal(table, seat), random)

    def apply(self, table: Table, seat: int, move: int) -> None:
        super().apply(table, seat, move)


@final
class Row:
    """A step in a list. Of a class without subclasses, compiled code need not look up whether it is one."""

    def __init__(self, step: TableStep) -> None:
        self.step = step


class Question(TableStep):
    """A step at which the player chooses.

    One that `is_half` is the second half of a choice: what was begun can be judged only when it is carried through.
    """

    def __init__(self, name: str, kinds: tuple[int, ...], not_now: Reason, is_half: bool = True) -> None:
        super().__init__(name, kinds, not_now)
        self.is_half = is_half

    def is_idle(self, table: Table) -> bool:  # noqa: ARG002 (most ask something whenever they come)
        """Whether there is nothing to ask, or no more."""
        return False

    def next_actor(self, table: Table) -> int:
        """turn.decider; alone, a role is chosen before the first turn."""
        if self.is_idle(table):
            return NOBODY
        if table.turn < 0:
            return 0
        return table.turn

    def follow(self, table: Table) -> None:
        steps.pop(table)

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(table.actor, self.name, step=self.is_half)]


class Menu(Question):
    """A question with a few answers of its own, and the good plans and roles that may interrupt it.

    Each has a place in a row: those of the step first, then plans, then roles. What is possible is one number with a
    bit for each, so that a random move is counted and picked without a list.
    """

    def __init__(self, name: str, kinds: tuple[int, ...], not_now: Reason, size: int, is_half: bool = True) -> None:
        super().__init__(name, kinds, not_now, is_half)
        self.size: i64 = size  # how many places the step itself has
        self.takes_plans: bool = moves.PLAY in kinds
        self.takes_roles: bool = moves.USE in kinds

    def possible(self, table: Table) -> i64:
        """Which answers of its own there are."""
        raise NotImplementedError

    def answer(self, table: Table, place: i64) -> i64:
        """The move at one of its own places."""
        raise NotImplementedError

    def row(self, table: Table) -> i64:
        """All that is possible."""
        found = self.possible(table)
        after = self.size
        if self.takes_plans:
            found |= cards.playable(table) << after
            after += len(table.players[table.turn].plans)
        if self.takes_roles:
            found |= cards.usable(table) << after
        return found

    def move_at(self, table: Table, place: i64) -> i64:
        if place < self.size:
            return self.answer(table, place)
        place -= self.size
        if self.takes_plans:
            count: i64 = len(table.players[table.turn].plans)
            if place < count:
                return cards.play_at(table, place)
            place -= count
        return cards.use_at(table, place)

    def legal(self, table: Table, _: int) -> list[int]:
        out: list[int] = []
        left = self.row(table)
        place: i64 = 0
        while left:
            if left & 1:
                out.append(self.move_at(table, place))
            left >>= 1
            place += 1
        return out

    def any_move(self, table: Table, _: int, random: Callable[[], float]) -> int:
        row = self.row(table)
        return self.move_at(table, nth_bit(row, int(random() * float(count_bits(row)))))


def count_bits(mask: i64) -> i64:
    """As `kit.masks` has it, but inside the game's library."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of a bit when `n` are below it."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    place: i64 = 0
    while mask & LOWEST == 0:
        mask >>= SKIPPED
        place += SKIPPED
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


class OneOf(Question):
    """A question whose answer is one of a few numbers: `choices` are legal, every other one is refused alike."""

    def __init__(self, name: str, kind: int, not_now: Reason, otherwise: Reason, is_half: bool = True) -> None:
        super().__init__(name, (kind,), not_now, is_half)
        self.kind: i64 = kind
        self.no_other: Reason = otherwise

    def choices(self, table: Table) -> list[int]:
        raise NotImplementedError

    def otherwise(self, table: Table) -> Reason:  # noqa: ARG002 (some depend on it)
        """Why anything else cannot be chosen."""
        return self.no_other

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(self.kind, choice) for choice in self.choices(table)]

    def any_move(self, table: Table, _: int, random: Callable[[], float]) -> int:
        return moves.move(self.kind, any_of(self.choices(table), random))

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if arg_a(move) in self.choices(table) else self.otherwise(table)
