"""What all steps have in common."""

from collections.abc import Callable
from typing import final

from speciate.core.moves import any_of
from speciate.core.seats import NOBODY
from speciate.games.s_evolution.state import Table
from speciate.kit.steps import Step


class Phase(Step[Table]):
    """A step of S-Evolution.

    What is asked with every move is declared for the game's own table: compiled code hands it over without checking
    its class.
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

    def __init__(self, step: Phase) -> None:
        self.step = step
