"""Phase 2: everyone lays one card face down on the watering hole, at the same time."""

from mypy_extensions import i64

from speciate.core.seats import NOBODY
from speciate.games.evolution import events, moves
from speciate.games.evolution.cards import NO_CARD
from speciate.games.evolution.catalogue import FOOD_ALREADY, FOOD_FROM_HAND, OK
from speciate.games.evolution.state import FOOD, Player, Table


def open_phase(table: Table) -> None:
    table.phase = FOOD


def owes(player: Player) -> bool:
    """food.required: everyone must lay a card; who has none in hand is passed over."""
    return player.food_card == NO_CARD and len(player.hand) > 0


def next_actor(table: Table) -> i64:
    for seat in range(table.seats):
        if owes(table.players[seat]):
            return seat
    return NOBODY


def legal(table: Table, seat: i64) -> list[int]:
    """food.secret: any card of one's hand."""
    player = table.players[seat]
    out: list[int] = []
    if not owes(player):
        return out
    last = NO_CARD
    for card in player.hand:
        if card != last:
            out.append(moves.food(card))
            last = card
    return out


def refuse(table: Table, seat: i64, card: i64) -> i64:
    """food.secret: exactly one card, from hand."""
    player = table.players[seat]
    if player.food_card != NO_CARD:
        return FOOD_ALREADY
    return OK if card in player.hand else FOOD_FROM_HAND


def apply(table: Table, seat: i64, card: i64) -> None:
    """food.secret: sealed until the food is revealed; the order of arrival changes nothing."""
    player = table.players[seat]
    player.hand.remove(card)
    player.food_card = card
    if table.listener is not None:
        events.food_laid(table, seat, card)
