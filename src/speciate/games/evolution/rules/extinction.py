"""A species dies."""

from mypy_extensions import i64

from speciate.games.evolution import events
from speciate.games.evolution.rules import deck, taking
from speciate.games.evolution.state import Species, Table, own_discards


def die(table: Table, seat: i64, species: Species) -> None:
    """extinct.board, extinct.food, fat.discard: cards to the discards, food to the bag, as many cards to draw.

    The row closes up at once; the cards are drawn when what caused the death is over.
    """
    player = table.players[seat]
    player.species.remove(species)
    events.counted(table, seat, species, "extinct", len(species.cards))
    taking.bag(table, seat, player, species.food + species.fat)
    own_discards(table).extend(species.cards)
    deck.owe(table, seat, len(species.cards))
