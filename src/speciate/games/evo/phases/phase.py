"""What the phases of a round have in common: the seats act one after the other, in the round's order."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import any_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo.rules import event_cards
from speciate.games.evo.state import OVER, Player, Table
from speciate.kit.steps import Step


class Phase(Step[Table]):
    """A phase, or the asking for event cards before one."""

    def __init__(
        self,
        name: str,
        kinds: tuple[int, ...] = (),
        not_now: Reason | None = None,
        not_yours: Reason | None = None,
        asks: str = "",
        then: int = OVER,
    ) -> None:
        super().__init__(name, kinds, not_now)
        self.not_yours = not_yours  # why those whose turn it is not must wait
        self.asks = asks  # what is to be chosen, in a word
        self.then = then  # the phase that follows

    def open(self, table: Table) -> None:
        """event.when: before a phase goes on, everyone is asked for event cards."""
        event_cards.open_window(table)

    def begin(self, table: Table) -> None:
        """The cards are played: the first seat of the order begins."""
        self.begin_turn(table)

    def begin_turn(self, table: Table) -> None:
        """The seat at turn begins."""

    def has_turn(self, table: Table, player: Player) -> bool:  # noqa: ARG002 (most phases of nature have no turns)
        """Whether the player, whose turn it is, still has something to choose."""
        return False

    def end(self, table: Table) -> None:
        """Everyone has had their turn."""

    def next_actor(self, table: Table) -> int:
        """initiative.fixed: in the round's order; who has nothing to choose is passed over."""
        turn = table.turn
        seats: i64 = table.seats
        while turn < seats:
            seat = table.order[turn]
            if self.has_turn(table, table.players[seat]):
                return seat
            turn += 1
            table.turn = turn
            if turn < seats:
                self.begin_turn(table)
        table.turn = 0
        self.end(table)
        return NOBODY

    def follow(self, table: Table) -> None:
        table.open(self.then)

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(table.actor, self.asks)]

    def legal(self, table: Table, seat: int) -> list[int]:  # noqa: ARG002 (a phase that asks somebody overrides it)
        """Everything the player who acts can do; nobody else can do anything."""
        return []

    # Like `next_actor` and `legal` declared for this game's own table: compiled code hands it over unchecked.
    # A phase that overrides `any_move` takes the very move that the list would give, without making the list.

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        return any_of(self.legal(table, seat), random)

    def apply(self, table: Table, seat: int, move: int) -> None:
        super().apply(table, seat, move)

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        return self.judge(table, seat, move) if seat == table.actor else self.why_wait(table, seat)

    def why_wait(self, table: Table, seat: int) -> Reason | None:  # noqa: ARG002 (a phase that knows more overrides it)
        """Why a seat that does not act must wait."""
        return self.not_yours

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (a phase that knows more overrides it)
        """Why the seat that acts may not make this move."""
        return self.not_now


@final
class Row:
    """A phase in a list. Of a class without subclasses, compiled code need not look up whether it is one."""

    def __init__(self, step: Phase) -> None:
        self.step = step


def any_below(count: i64, random: Callable[[], float]) -> i64:
    """The place in a list of so many moves of the one that `any_of` would take."""
    return int(random() * float(count))
