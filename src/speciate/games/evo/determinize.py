"""Imagines the hidden event cards: a whole table that fits everything the seat has seen.

Nothing that is done with a card tells of the others, so every deal of the unseen ones is as likely.
"""

from random import Random
from typing import TYPE_CHECKING

from speciate.games.evo import flow
from speciate.games.evo.cards import UNKNOWN
from speciate.games.evo.state import Table
from speciate.kit.bag import shuffle

if TYPE_CHECKING:
    from speciate.games.evo.view import EvoView


def imagine(view: "EvoView", rng: Random) -> "flow.EvoState":
    """A table whose view from `view.seat` is `view`."""
    state = flow.EvoState(view.table.setup)
    view.table.copy_to(state)
    unseen = unseen_cards(state)
    shuffle(unseen, rng)
    for player in state.players:
        if UNKNOWN in player.hand:
            player.hand = sorted([unseen.pop() for _ in player.hand])
    state.pile = unseen
    return state


def unseen_cards(table: Table) -> list[int]:
    """Every card of the pack that the seat does not see."""
    unseen = table.setup.pack.events[:]
    seen = table.discards[:]
    for player in table.players:
        seen += player.hand
    for card in seen:
        if card != UNKNOWN:
            unseen.remove(card)
    return unseen
