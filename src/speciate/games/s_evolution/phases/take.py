"""End of a trick: Discoveries first, then resource cards, each takes one of those played."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import any_of, arg_a
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import (
    AGES,
    DISCOVERY,
    NO_CARD,
    age_of_discovery,
    is_discovery,
    is_resource,
)
from speciate.games.s_evolution.options import SEATS
from speciate.games.s_evolution.phases import action
from speciate.games.s_evolution.phases.phase import Phase
from speciate.games.s_evolution.rules import choosing, trick
from speciate.games.s_evolution.rules.menus import menus_of
from speciate.games.s_evolution.state import SEAT_BITS, SEAT_MASK, TAKE, Table, seats_in

MENUS: Final = menus_of(moves.TAKE, SEATS[1])


def open_phase(table: Table) -> None:
    """take.discovery, take.order; trick.first: who chooses the first resource card has won the trick."""
    table.phase = TAKE
    table.choosers = choosing.everyone(table)
    # trick.first: a trick of Discoveries only has no winner, and the same player leads again
    table.winner = table.lead
    left = table.choosers
    while left:
        seat = (left & SEAT_MASK) - 1
        if is_resource(table.players[seat].card):
            table.winner = seat
            break
        left >>= SEAT_BITS
    if table.listener is not None:
        events.tell_list(table, "trick-order", {"seats": seats_in(table.choosers)})


@final
class Take(Phase):
    def next_actor(self, table: Table) -> int:
        """Goes on until somebody has a choice; take.any: the last takes what is left."""
        while table.choosers:
            seat = (table.choosers & SEAT_MASK) - 1
            table.turn = seat
            able = takeable(table, seat)
            if able & (able - 1):
                return seat
            take_card(table, seat, first_of(able))
        return NOBODY

    def follow(self, table: Table) -> None:
        """trick.first: the winner leads the next trick; after the last the Action phase begins."""
        table.lead = table.winner
        if not trick.open_trick(table):
            action.open_phase(table)

    def legal(self, table: Table, seat: int) -> list[int]:
        return MENUS[takeable(table, seat)][:] if seat == table.turn else []

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        return any_of(MENUS[takeable(table, seat)], random)

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        """take.order: in turn; take.any: any resource card still there; take.discovery: one of the Age of one's own."""
        source = arg_a(move)
        own = table.players[table.turn].card
        is_for_discovery = is_discovery(own)
        if seat != table.turn:
            return catalogue.DISCOVERIES_FIRST if is_for_discovery else catalogue.NOT_YOUR_TAKE
        card: i64 = NO_CARD
        if source < table.seats and not table.players[source].card_taken:
            card = table.players[source].card
        if card == NO_CARD:
            return catalogue.TAKE_NO_DISCOVERY if is_for_discovery else catalogue.TAKE_NO_CARD
        if not is_for_discovery:
            return None  # the Discoveries have all been taken before
        if not is_discovery(card):
            return catalogue.TAKE_RESOURCE
        return None if (card - own) % AGES == 0 else catalogue.TAKE_OTHER_AGE

    def apply(self, table: Table, seat: int, move: int) -> None:
        take_card(table, seat, arg_a(move))


def takeable(table: Table, seat: i64) -> i64:
    """Whose cards `refuse` lets the seat whose turn it is take, as a mask.

    It is not asked: this is wanted for every card.
    """
    able: i64 = 0
    bit: i64 = 1
    own = table.players[seat].card
    is_for_discovery = is_discovery(own)
    for player in table.players:
        card = player.card
        if card != NO_CARD and not player.card_taken and is_discovery(card) == is_for_discovery:
            if not is_for_discovery or (card - own) % AGES == 0:
                able |= bit
        bit <<= 1
    return able


def first_of(able: i64) -> i64:
    """The first seat of a mask that is not empty."""
    return arg_a(MENUS[able][0])


def take_card(table: Table, seat: i64, source: i64) -> None:
    giver = table.players[source]
    player = table.players[seat]
    card = giver.card
    giver.card_taken = True
    table.choosers >>= SEAT_BITS
    if is_discovery(card):
        discovery = card - DISCOVERY
        age = age_of_discovery(discovery)
        player.set_slot(age, discovery)
        player.up |= 1 << (age - 1)
        events.tell(table, "discovery-taken", seat, discovery, source)
        return
    player.taken.append(card)
    events.tell(table, "took", seat, card, source)
