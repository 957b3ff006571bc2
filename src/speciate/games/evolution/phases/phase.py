"""What all phases have in common: they open, ask, close, and another follows."""

from collections.abc import Callable

from speciate.core.moves import any_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution.state import PHASES, Table
from speciate.kit.steps import Step


class Phase(Step[Table]):
    """A step of Evolution. `flow.py` says which comes after it."""

    def __init__(self, number: int, kinds: tuple[int, ...] = (), not_now: Reason | None = None) -> None:
        super().__init__(PHASES[number], kinds, not_now)
        self.number = number
        self.following = self

    def enter(self, table: Table) -> None:
        table.phase = self.number
        self.open(table)

    def open(self, table: Table) -> None:
        """What is done before anybody is asked."""

    def close(self, table: Table) -> None:
        """What is done when nobody is to be asked any more."""

    def follow(self, table: Table) -> None:
        self.close(table)
        self.following.enter(table)

    # Asked with every move, so declared for this game's own table: compiled code hands it over unchecked.

    def next_actor(self, table: Table) -> int:  # noqa: ARG002 (the contract of `Step`)
        return NOBODY

    def legal(self, table: Table, seat: int) -> list[int]:  # noqa: ARG002 (the contract of `Step`)
        return []

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        return any_of(self.legal(table, seat), random)

    def apply(self, table: Table, seat: int, move: int) -> None:
        super().apply(table, seat, move)
