"""What steps have in common; those that ask something ask the player whose turn it is."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import any_of, arg_a
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolutopia import moves
from speciate.games.evolutopia.state import Table
from speciate.kit.steps import Step


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
        table.steps.pop()

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(table.actor, self.name, step=self.is_half)]


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

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if arg_a(move) in self.choices(table) else self.otherwise(table)
