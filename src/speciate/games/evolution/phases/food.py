"""Phase 2: everyone lays one card face down on the watering hole, at the same time."""

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import NO_CARD
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


def refuse(table: Table, seat: i64, card: i64) -> Reason | None:
    """food.secret: exactly one card, from hand."""
    player = table.players[seat]
    if player.food_card != NO_CARD:
        return catalogue.FOOD_ALREADY
    return None if card in player.hand else catalogue.FOOD_FROM_HAND


def refuse_end(table: Table, seat: i64) -> Reason | None:
    """food.required: nobody may skip it; who has laid a card waits until cards are played."""
    return catalogue.FOOD_REQUIRED if owes(table.players[seat]) else catalogue.NOT_PLAY_NOW


def apply(table: Table, seat: i64, card: i64) -> None:
    """food.secret: sealed until the food is revealed; the order of arrival changes nothing."""
    player = table.players[seat]
    player.hand.remove(card)
    player.food_card = card
    if table.listener is not None:
        events.food_laid(table, seat, card)
