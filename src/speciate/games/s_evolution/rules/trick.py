"""A trick is opened, and passes from one player to the next."""

from mypy_extensions import i64

from speciate.games.s_evolution.cards import NO_CARD, NO_DISCOVERY, NO_SUIT
from speciate.games.s_evolution.state import NO_SEAT, PLAY, Player, Table
from speciate.kit.turn_order import clockwise


def cards_left(player: Player) -> i64:
    return len(player.hand) + player.unseen + (1 if player.discovery != NO_DISCOVERY else 0)


def open_trick(table: Table) -> bool:
    """trick.first: led by `lead`, or by the next clockwise who has a card. False when nobody has one any more."""
    leader = first_with_card(table)
    for player in table.players:
        player.card = NO_CARD
        player.card_taken = False
    table.colour = NO_SUIT
    if leader == NO_SEAT:
        return False
    table.phase = PLAY
    table.winner = NO_SEAT
    table.lead = leader
    table.turn = leader
    return True


def first_with_card(table: Table) -> i64:
    """From the lead clockwise; NO_SEAT when nobody has one."""
    seat = table.lead
    for _ in table.players:
        if cards_left(table.players[seat]) > 0:
            return seat
        seat = clockwise(seat, table.seats)
    return NO_SEAT


def pass_turn(table: Table) -> bool:
    """trick.turn, trick.short-hand: on to the next with a card; False when the trick is complete."""
    seat = clockwise(table.turn, table.seats)
    while seat != table.lead:
        if cards_left(table.players[seat]) > 0:
            table.turn = seat
            return True
        seat = clockwise(seat, table.seats)
    return False
