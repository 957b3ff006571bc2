"""Phase 2: everyone lays one card face down on the watering hole, at the same time."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import NO_CARD
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.state import Player, Table


def owes(player: Player) -> bool:
    """food.required: everyone must lay a card; who has none in hand is passed over."""
    return player.food_card == NO_CARD and len(player.hand) > 0


@final
class Food(Phase):
    def next_actor(self, table: Table) -> int:
        for seat in range(table.seats):
            if owes(table.players[seat]):
                return seat
        return NOBODY

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(seat, self.name, True) for seat in range(table.seats) if owes(table.players[seat])]

    def legal(self, table: Table, seat: int) -> list[int]:
        """food.secret: any card of one's hand."""
        player = table.players[seat]
        return player.moves_of(moves.FOOD) if owes(player) else []

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        player = table.players[seat]
        return pack(moves.FOOD, player.kind_at(int(random() * float(player.count_kinds()))))

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        """food.secret: exactly one card, from hand. food.required: nobody may skip it."""
        player = table.players[seat]
        if kind_of(move) == moves.END:
            return catalogue.FOOD_REQUIRED if owes(player) else catalogue.NOT_PLAY_NOW
        if player.food_card != NO_CARD:
            return catalogue.FOOD_ALREADY
        return None if arg_a(move) in player.hand else catalogue.FOOD_FROM_HAND

    def apply(self, table: Table, seat: int, move: int) -> None:
        """food.secret: sealed until the food is revealed; the order of arrival changes nothing."""
        lay(table, seat, table.players[seat], arg_a(move))


def lay(table: Table, seat: i64, player: Player, card: i64) -> None:
    player.take(card)
    put_down(table, seat, player, card)


def put_down(table: Table, seat: i64, player: Player, card: i64) -> None:
    """A card that was taken from the hand."""
    player.food_card = card
    if table.listener is not None:
        events.food_laid(table, seat, card)
