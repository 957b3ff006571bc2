"""Phase 1: the order of the round, once for all its phases."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events
from speciate.games.evo.cards import NO_BONUS
from speciate.games.evo.genes import TAIL
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules.places import holds
from speciate.games.evo.state import NO_SEAT, Player, Table

MANY: Final = 100  # more dinos than anybody has


@final
class Initiative(Phase):
    def open(self, table: Table) -> None:
        """event.duration: what the cards of the last round did is over."""
        table.round += 1
        table.order = []
        table.turn = 0
        table.climate_played = False
        table.barren = False
        for player in table.players:
            player.bonus = NO_BONUS
            player.discount = 0
        if table.listener is not None:
            events.tell(table, "round", {"round": table.round})

    def next_actor(self, table: Table) -> int:
        """Fills the order as far as it is clear; nature chooses among equals."""
        order = table.order[:]
        placed = seats_as_bits(order)
        while len(order) < table.seats:
            seat = next_alone(table, placed)
            if seat == NO_SEAT:
                break
            order.append(seat)
            placed = seats_as_bits(order)
        table.order = order
        if len(order) < table.seats:
            return NATURE
        # initiative.fixed: nothing that happens later this round changes it
        if table.listener is not None:
            events.tell(table, "order", {"seats": list(table.order)})
        return NOBODY


def seats_as_bits(seats: list[i64]) -> i64:
    bits: i64 = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def next_alone(table: Table, placed: i64) -> i64:
    """initiative.tail: who comes next of those not placed yet, given as bits: the longest tail, then the fewest dinos;
    NO_SEAT when several are still tied.
    """
    highest: i64 = -MANY
    found: i64 = NO_SEAT
    for seat, player in enumerate(table.players):
        if placed >> seat & 1:
            continue
        own = rank(player)
        if own > highest:
            found = seat
            highest = own
        elif own == highest:
            found = NO_SEAT
    return found


def next_equals(table: Table) -> list[int]:
    """initiative.tail: everyone who could come next, those that are still tied."""
    highest: i64 = -MANY
    found: list[int] = []
    for seat, player in enumerate(table.players):
        own = rank(player)
        if own >= highest and not holds(table.order, seat):
            if own > highest:
                found = []
                highest = own
            found.append(seat)
    return found


def rank(player: Player) -> i64:
    """The higher, the sooner."""
    tails: i64 = player.genes[TAIL]
    dinos: i64 = len(player.dinos)
    return tails * MANY - dinos


def go_first(table: Table, seat: int) -> None:
    table.order = [*table.order, seat]
    if table.listener is not None:
        events.tell(table, "drawn-first", {"seat": seat})
