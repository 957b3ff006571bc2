"""Who chooses when: the order in which the cards of a trick are taken."""

from typing import Final

from mypy_extensions import i64

from speciate.games.s_evolution.cards import NO_SUIT, is_discovery, is_resource, strength_of, suit_of
from speciate.games.s_evolution.rules import colours, ties
from speciate.games.s_evolution.state import SEAT_BITS, SEAT_MASK, Player, Table
from speciate.kit.trick import highest_first
from speciate.kit.turn_order import clockwise

NO_KEY: Final = -1
# the classes of cards, highest first
DISCOVERIES: Final = 3
TRUMPS: Final = 2
SET_COLOUR: Final = 1
THE_REST: Final = 0


def card_class(table: Table, player: Player, card: i64, colour: i64) -> i64:
    """take.order: trump, set colour or rest; the same card counts differently in different hands."""
    age = colours.trick_age(table, player)
    if age < colours.COLOUR_AGE:
        return THE_REST  # trick.age-1-2, trick.blind-free
    suit = suit_of(card)
    # trick.no-trump-below, trick.trump-led: without the right to trumps it is at best a card of the set colour
    if suit == table.trump and age >= colours.TRUMP_AGE:
        return TRUMPS
    return SET_COLOUR if suit == colour else THE_REST


def choosing_key(table: Table, seat: i64, player: Player, card: i64, colour: i64) -> i64:
    """take.order: class, then strength, then the tie rule; higher chooses earlier."""
    rank = card_class(table, player, card, colour) << 3 | strength_of(card)
    return rank << 16 | ties.key_of(table, seat, player)


def everyone(table: Table) -> i64:
    """take.discovery: who played a Discovery, by the tie rule; take.order: then the others, as the trick stands.

    All in one number, as `Table.choosers` has them.
    """
    choosers: i64 = 0
    seat: i64
    for seat, player in enumerate(table.players):
        card = player.card
        if is_resource(card):
            player._claim = choosing_key(table, seat, player, card, table.colour)
        elif is_discovery(card):
            player._claim = DISCOVERIES << 19 | ties.key_of(table, seat, player)
        else:
            continue
        choosers = with_chooser(table, choosers, seat, player._claim)
    return choosers


def with_chooser(table: Table, choosers: i64, seat: i64, claim: i64) -> i64:
    """One more of those that have a claim already, behind all with a higher one."""
    behind = choosers
    place: i64 = 0
    while behind > 0 and table.players[(behind & SEAT_MASK) - 1]._claim > claim:
        behind >>= SEAT_BITS
        place += SEAT_BITS
    before = choosers - (behind << place)
    return (behind << SEAT_BITS | (seat + 1)) << place | before


def resource_order(table: Table) -> list[int]:
    """take.order: those who played resource cards, as the trick stands."""
    return order_of(table, [player.card for player in table.players], table.colour)


def order_of(table: Table, cards: list[int], colour: i64) -> list[int]:
    """take.order, if these cards were played, one a seat."""
    keys: list[int] = []
    for seat, player in enumerate(table.players):
        card = cards[seat]
        keys.append(choosing_key(table, seat, player, card, colour) if is_resource(card) else NO_KEY)
    return highest_first(keys)


def set_colour(table: Table, cards: list[int]) -> i64:
    """trick.age-3-4: the colour of the first card that has one, from the lead clockwise."""
    seat = table.lead
    for _ in range(table.seats):
        if is_resource(cards[seat]) and colours.has_colour(table, table.players[seat]):
            return suit_of(cards[seat])
        seat = clockwise(seat, table.seats)
    return NO_SUIT


def place_with(table: Table, seat: int, card: int) -> int:
    """As the trick stands, as which one (from 1) `seat` would choose a resource card if it played `card`."""
    own = table.players[seat]
    colour = table.colour
    if colour == NO_SUIT and colours.has_colour(table, own):
        colour = suit_of(card)
    key = choosing_key(table, seat, own, card, colour)
    place = 1
    for other, player in enumerate(table.players):
        if other != seat and is_resource(player.card) and choosing_key(table, other, player, player.card, colour) > key:
            place += 1
    return place
