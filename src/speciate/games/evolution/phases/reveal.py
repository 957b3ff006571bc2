"""Phase 4: the food on the watering hole is revealed."""

from speciate.games.evolution import events
from speciate.games.evolution.cards import NO_CARD, food_of
from speciate.games.evolution.state import Table


def reveal_food(table: Table) -> None:
    """reveal.sum: plants by the sum of the cards, never below 0; the cards are discarded."""
    cards: list[int] = []
    total = 0
    for player in table.players:
        if player.food_card != NO_CARD:
            cards.append(player.food_card)
            total += food_of(player.food_card)
            player.food_card = NO_CARD
    table.hole = max(0, table.hole + total)
    table.discards += cards
    if table.listener is not None:
        events.food_revealed(table, cards, total)
