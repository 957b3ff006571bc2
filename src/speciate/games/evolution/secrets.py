"""What a seat may not know: the only place where secrets are dropped."""

from speciate.games.evolution.cards import NO_CARD, UNKNOWN, bit_of
from speciate.games.evolution.state import Player, Table


def hide(table: Table, seat: int) -> None:
    """The others' secrets, and what lies in the deck and out of the game."""
    table.players = [player if owner == seat else as_others_see(player) for owner, player in enumerate(table.players)]
    table.aside = [UNKNOWN] * (table.unreachable + len(table.aside))
    table.deck = [UNKNOWN] * (len(table.deck) - table.unreachable)
    table.unreachable = 0
    table.is_deck_shared = False
    put_in_order(table, seat)


def put_in_order(table: Table, seat: int) -> None:
    """How a bag lies is not to be seen: it must not tell one table from another that looks the same."""
    table.discards = sorted(table.discards)
    if seat >= 0:
        own = table.players[seat]
        if own.discarding:
            own.discarding = sorted(own.discarding)
        if table.renewed:
            own.kept = sorted(own.kept)
            own.drawn = sorted(own.drawn)


def as_others_see(player: Player) -> Player:
    """Hand, laid food card and face-down traits are unknown.

    play.quick: while cards are played the others see what was there before, and whether the seat has ended.
    """
    seen = player
    if player.shown is not None:
        seen = player.shown
        seen.ended = player.ended
    seen.hold([UNKNOWN] * (len(seen.hand) + (1 if seen.held != NO_CARD else 0)))
    seen.held = NO_CARD
    if seen.food_card != NO_CARD:
        seen.food_card = UNKNOWN
    if seen.kept:
        seen.kept = [UNKNOWN] * len(seen.kept)
    if seen.drawn:
        seen.drawn = [UNKNOWN] * len(seen.drawn)
    for species in seen.species:
        if species.hidden:
            species.cards = tuple([UNKNOWN if species.hidden & bit_of(card) else card for card in species.cards])
            species.traits &= ~species.hidden
            species.hidden = 0
    return seen
