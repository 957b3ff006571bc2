"""End of a trick: Discoveries first, then resource cards, each takes one of those played."""

from mypy_extensions import i64

from speciate.core.moves import A
from speciate.core.refusal import Reason
from speciate.games.s_evolution import events, moves
from speciate.games.s_evolution.cards import AGES, DISCOVERY, NO_CARD, age_of_discovery, is_discovery
from speciate.games.s_evolution.catalogue import (
    DISCOVERIES_FIRST,
    NOT_YOUR_TAKE,
    TAKE_NO_CARD,
    TAKE_NO_DISCOVERY,
    TAKE_OTHER_AGE,
    TAKE_RESOURCE,
)
from speciate.games.s_evolution.phases.hand import set_slot
from speciate.games.s_evolution.rules import choosing
from speciate.games.s_evolution.state import TAKE, Table


def open_phase(table: Table) -> None:
    """take.discovery, take.order; trick.first: who chooses the first resource card has won the trick."""
    table.phase = TAKE
    resources = choosing.resource_order(table)
    table.order = choosing.discovery_order(table) + resources
    # trick.first: a trick of Discoveries only has no winner, and the same player leads again
    table.winner = resources[0] if resources else table.lead
    if table.listener is not None:
        events.tell(table, "trick-order", {"seats": list(table.order)})


def must_choose(table: Table) -> bool:
    """Goes on until somebody has a choice; take.any: the last takes what is left. False when all have taken."""
    while table.order:
        seat = table.order[0]
        table.turn = seat
        options = legal(table, seat)
        if len(options) > 1:
            return True
        apply(table, seat, options[0] >> A)
    return False


def legal(table: Table, seat: i64) -> list[int]:
    out: list[int] = []
    if seat != table.turn:
        return out
    own = table.players[seat].card
    is_for_discovery = is_discovery(own)
    for other in range(table.seats):
        player = table.players[other]
        card = player.card
        if card == NO_CARD or player.card_taken or is_discovery(card) != is_for_discovery:
            continue
        if is_for_discovery and (card - own) % AGES != 0:
            continue
        out.append(moves.TAKE | other << A)
    return out


def refuse(table: Table, seat: i64, source: i64) -> Reason | None:
    """take.order: in turn; take.any: any resource card still there; take.discovery: one of the Age of one's own."""
    own = table.players[table.turn].card
    is_for_discovery = is_discovery(own)
    if seat != table.turn:
        return DISCOVERIES_FIRST if is_for_discovery else NOT_YOUR_TAKE
    card: i64 = NO_CARD
    if source < table.seats and not table.players[source].card_taken:
        card = table.players[source].card
    if card == NO_CARD:
        return TAKE_NO_DISCOVERY if is_for_discovery else TAKE_NO_CARD
    if not is_for_discovery:
        return None  # the Discoveries have all been taken before
    if not is_discovery(card):
        return TAKE_RESOURCE
    return None if (card - own) % AGES == 0 else TAKE_OTHER_AGE


def apply(table: Table, seat: i64, source: i64) -> None:
    giver = table.players[source]
    player = table.players[seat]
    card = giver.card
    giver.card_taken = True
    table.order.pop(0)
    if is_discovery(card):
        discovery = card - DISCOVERY
        age = age_of_discovery(discovery)
        set_slot(player, age, discovery)
        player.up |= 1 << (age - 1)
        if table.listener is not None:
            events.tell_discovery_taken(table, seat, discovery, source)
        return
    player.taken.append(card)
    if table.listener is not None:
        events.took(table, seat, card, source)
