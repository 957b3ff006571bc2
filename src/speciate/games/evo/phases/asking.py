"""Before most phases: everyone who holds event cards is asked for them."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import any_of, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import catalogue, moves
from speciate.games.evo.phases.phase import Phase, any_below
from speciate.games.evo.rules import event_cards
from speciate.games.evo.state import CLIMATE, PHASES, Table


@final
class Asking(Phase):
    """event.order: the seats are asked in the round's order, each until they pass."""

    def next_actor(self, table: Table) -> int:
        """event.first-rounds, event.climate-once: there are times when nobody is asked.

        event.hidden: else whoever holds a card is, in turn, whatever card it is.
        """
        if not (event_cards.is_quiet(table) or (table.phase == CLIMATE and table.climate_played)):
            turn = table.turn
            seats: i64 = table.seats
            while turn < seats:
                seat = table.order[turn]
                if table.players[seat].hand:
                    table.turn = turn
                    return seat
                turn += 1
        table.turn = 0
        table.asking = False
        return NOBODY

    def follow(self, table: Table) -> None:
        table.begin()

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(table.actor, f"{PHASES[table.phase]}-card")]

    def legal(self, table: Table, seat: int) -> list[int]:
        if seat != table.actor:
            return []
        player = table.players[seat]
        if not event_cards.can_play(table, player):
            return [moves.PASS]  # as nearly always
        out: list[int] = []
        event_cards.add_plays(table, player, out)
        out.append(moves.PASS)
        return out

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        if event_cards.can_play(table, table.players[seat]):
            return any_of(self.legal(table, seat), random)
        any_below(1, random)  # drawn even where there is but one
        return moves.PASS

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:
        return None if kind_of(move) == moves.PASS else event_cards.refuse(table, seat, move)

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Phase`)
        early = kind_of(move) != moves.PASS and event_cards.is_quiet(table)
        return catalogue.CARD_TOO_EARLY if early else self.not_now

    def apply(self, table: Table, seat: int, move: int) -> None:
        """A seat that passed is not asked again before this phase."""
        if kind_of(move) == moves.PASS:
            table.turn += 1
        else:
            event_cards.apply(table, seat, move)
