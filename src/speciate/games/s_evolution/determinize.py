"""Imagines the hidden cards: a whole table that fits everything the seat has seen.

Every card that was ever played was seen by all, so a deck and its owner's hand are together what is left of the deck's
24 cards. Only how they are parted is hidden. Two things limit it: a player who did not follow a colour holds none of
it (`void`), and no hand of round 1 holds a disaster (hand.no-disaster-2.0).
"""

from random import Random
from typing import TYPE_CHECKING

from speciate.core.seats import NOBODY
from speciate.games.s_evolution import flow
from speciate.games.s_evolution.cards import UNKNOWN, is_disaster, suit_of
from speciate.games.s_evolution.state import Player, Table
from speciate.kit.bag import take_at

if TYPE_CHECKING:
    from speciate.games.s_evolution.view import SEvolutionView


def imagine(view: "SEvolutionView", rng: Random) -> "flow.SEvolutionState":
    """A table whose view from `view.seat` is `view`."""
    state = flow.SEvolutionState(view.table.setup)
    view.table.copy_to(state)
    for owner, player in enumerate(state.players):
        player.deck = left_of_deck(view, owner, player)
        if player.hand and player.hand[0] == UNKNOWN:
            player.hand = deal(state, player, len(player.hand), rng)
    state.actor = view.waiting[0] if view.waiting else NOBODY
    return state


def left_of_deck(view: "SEvolutionView", owner: int, player: Player) -> list[int]:
    """The cards of a deck that the seat has not seen, and those of an open hand taken out."""
    gone = view.spent[owner] + player.aside
    if not player.hand or player.hand[0] != UNKNOWN:
        gone += player.hand
    gone.sort()
    left: list[int] = []
    at = 0
    for card in view.table.setup.decks[owner]:
        if at < len(gone) and gone[at] == card:
            at += 1
        else:
            left.append(card)
    return left


def deal(table: Table, player: Player, count: int, rng: Random) -> list[int]:
    """So many cards out of what is left, none of which the player has shown not to have."""
    able = [at for at, card in enumerate(player.deck) if can_hold(table, player, card)]
    picked: list[int] = []
    for _ in range(count):
        picked.append(take_at(able, int(rng.random() * float(len(able)))))
    hand = sorted([player.deck[at] for at in picked])
    picked.sort()
    for at in reversed(picked):
        player.deck.pop(at)
    return hand


def can_hold(table: Table, player: Player, card: int) -> bool:
    return not (player.void >> suit_of(card)) & 1 and not (table.round == 1 and is_disaster(card))
