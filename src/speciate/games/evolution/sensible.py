"""Moves that somebody who knows the game makes; the levels that search look at no others.

A trait counts a point in the end, so it is thrown away only where another one is to take its place, or a hunter is
to graze again. On which side a new species comes is no question while no species looks at its neighbours: two moves
that are the same share their tries, and lose to a third that is worse than they are.
"""

from typing import Any, Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.evolution import cards, moves
from speciate.games.evolution.cards import CARNIVORE
from speciate.games.evolution.phases.play import NEW_LEFT
from speciate.games.evolution.state import PLAY, Player, Table

NEIGHBOURLY: Final = cards.COOPERATION | cards.SYMBIOSIS | cards.WARNING_CALL


def sensible(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """Those of the legal moves; never none, for a turn can always be ended, a card always be a species on the right."""
    if table.phase != PLAY:
        return legal
    player = table.players[seat]
    listed: list[Any] = legal  # not `int`: compiled code would make a new object of each
    return [move for move in listed if is_sensible(table, player, move)]


def is_sensible(table: Table, player: Player, move: i64) -> bool:
    if move == NEW_LEFT:
        return looks_around(player)
    if kind_of(move) != moves.DROP:
        return True
    species = player.species[arg_a(move)]
    if 1 << arg_b(move) == CARNIVORE:
        return True
    return bool(player.hand) and len(species.cards) >= table.setup.trait_limit


def looks_around(player: Player) -> bool:
    """Whether it matters to one of its species what lies beside it."""
    for species in player.species:
        if species.traits & NEIGHBOURLY:
            return True
    return False
