"""What a seat may not know, and hidden cards imagined: a whole table that fits everything the seat has seen.

Every card that was ever played was seen by all, so a deck and its owner's hand are together what is left of the deck's
24 cards. Only how they are parted is hidden. Two things limit it: a player who did not follow a colour holds none of
it (`void`), and no hand of round 1 holds a disaster (hand.no-disaster-2.0).
"""

from random import Random
from typing import Any

from mypy_extensions import i64

from speciate.games.s_evolution.cards import UNKNOWN, is_disaster, suit_of
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import Player, Table
from speciate.kit.bag import take_at
from speciate.kit.source import random_of


def hide(table: Table, viewer: int) -> None:
    """hand.blind, disaster.invasion: a hand the viewer does not see is so many cards; a deck always is.

    This is the only place where secrets are dropped.
    """
    for owner, player in enumerate(table.players):
        player.spent = left_over(table.setup.decks[owner], player.deck + player.hand + player.aside)
        player.deck = [UNKNOWN] * len(player.deck)
        if not sight.sees_hand(table, owner, viewer):
            player.hand = [UNKNOWN] * len(player.hand)


def left_over(deck: tuple[Any, ...], gone: list[int]) -> list[int]:
    """The cards of a sorted deck that are not among these. They are put there as the objects they are."""
    gone.sort()
    left: list[Any] = []
    at: i64 = 0
    count: i64 = len(gone)
    for one in deck:
        card: i64 = one
        if at < count and gone[at] == card:
            at += 1
        else:
            left.append(one)
    return left


def imagine(table: Table, rng: Random) -> None:
    """Deals what is hidden; the view of the table stays as it is."""
    for owner, player in enumerate(table.players):
        gone = player.spent + player.aside
        hides = len(player.hand) > 0 and player.hand[0] == UNKNOWN
        player.deck = left_over(table.setup.decks[owner], gone if hides else gone + player.hand)
        player.spent = []
        if hides:
            player.hand = deal(table, player, len(player.hand), rng)


def deal(table: Table, player: Player, count: int, rng: Random) -> list[int]:
    """So many cards out of what is left, none of which the player has shown not to have."""
    able = [at for at, card in enumerate(player.deck) if can_hold(table, player, card)]
    picked: list[int] = []
    random = random_of(rng)
    for _ in range(count):
        picked.append(take_at(able, int(random() * float(len(able)))))
    hand = sorted([player.deck[at] for at in picked])
    picked.sort()
    for at in reversed(picked):
        player.deck.pop(at)
    return hand


def can_hold(table: Table, player: Player, card: int) -> bool:
    return not (player.void >> suit_of(card)) & 1 and not (table.round == 1 and is_disaster(card))
