"""Which rules of play a player's cards follow: no colour, colour, or colour and trump."""

from typing import Final

from mypy_extensions import i64

from speciate.games.s_evolution.cards import NO_SUIT, suit_of
from speciate.games.s_evolution.editions import PRESTIGE
from speciate.games.s_evolution.rules.workers import level
from speciate.games.s_evolution.state import Player, Table

COLOUR_AGE: Final = 3  # trick.age-3-4
TRUMP_AGE: Final = 5  # trick.age-5-6
NO_RULES: Final = 0  # trick.blind-free


def is_blind(table: Table, player: Player) -> bool:
    """hand.blind, hand.blind-age-one: whether a player plays unseen this round."""
    return player.obscured or player.age <= table.setup.edition.blind_age


def highest_age(table: Table) -> i64:
    best: i64 = 0
    for player in table.players:
        if player.age > best:
            best = player.age
    return best


def trick_age(table: Table, player: Player) -> i64:
    """The Age by whose rules a player plays tricks. worker.prestige-2.0: the highest; trick.blind-free: none at all."""
    if is_blind(table, player):
        return NO_RULES
    if table.setup.edition.prestige_lends_age and level(player, PRESTIGE):
        return highest_age(table)
    return player.age


def has_colour(table: Table, player: Player) -> bool:
    """trick.age-1-2, trick.age-3-4"""
    return trick_age(table, player) >= COLOUR_AGE


def may_trump(table: Table, player: Player) -> bool:
    """trick.age-5-6, trick.no-trump-below"""
    return trick_age(table, player) >= TRUMP_AGE


def holds_suit(hand: list[int], suit: i64) -> bool:
    for card in hand:
        if suit_of(card) == suit:
            return True
    return False


def bound_to(table: Table, player: Player) -> i64:
    """trick.age-3-4: the colour a player must follow now; NO_SUIT when they are free."""
    colour = table.colour
    if colour != NO_SUIT and has_colour(table, player) and holds_suit(player.hand, colour):
        return colour
    return NO_SUIT
