"""Imagines the hidden seeds: a whole table that fits everything the seat has seen.

Bots think on such tables. They are made from a View alone, so a bot cannot peek however hard it thinks.
"""

from random import Random
from typing import TYPE_CHECKING

from speciate.core.seats import NOBODY
from speciate.games.template import flow
from speciate.games.template.cards import NO_SEED, UNKNOWN
from speciate.kit.bag import shuffle

if TYPE_CHECKING:
    from speciate.games.template.view import TemplateView


def imagine(view: "TemplateView", rng: Random) -> "flow.TemplateState":
    """A table whose view from `view.seat` is `view`: the unseen seeds dealt over the places they can be."""
    state = flow.TemplateState(view.setup)
    unseen = unseen_seeds(view)
    shuffle(unseen, rng)
    for seat, seen in enumerate(view.players):
        player = seen.copy()
        if seat != view.seat:
            player.hand = sorted([unseen.pop() for _ in seen.hand])
            player.laid = unseen.pop() if seen.laid == UNKNOWN else NO_SEED
        state.players.append(player)
    state.bag = unseen
    state.pot = view.pot[:]
    state.round = view.round
    state.phase = view.phase
    state.winner = view.winner
    state.actor = view.waiting[0] if view.waiting else NOBODY
    return state


def unseen_seeds(view: "TemplateView") -> list[int]:
    """Every seed of the pack that the seat does not see."""
    unseen = list(view.setup.seeds)
    seen = view.pot[:]
    for player in view.players:
        seen += player.store + player.hand
        seen.append(player.laid)
    for seed in seen:
        if seed >= 0:
            unseen.remove(seed)
    return unseen
