"""A policy's play-out up to the end of a round: the moves `choosing.choose` would give one by one, a turn at a time."""

from collections.abc import Callable
from random import Random

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution import choosing
from speciate.games.evolution.cards import NO_CARD
from speciate.games.evolution.choosing import Likings
from speciate.games.evolution.evaluate import is_counted
from speciate.games.evolution.flow import EvolutionState
from speciate.games.evolution.phases import feed, play
from speciate.games.evolution.state import DEAL, FEED, PLAY, Table


def is_quiet(table: Table, rests: bool) -> bool:
    """Between two rounds: what was played has been eaten, bred or starved."""
    return table.phase == DEAL or (rests and is_counted(table))


def play_on(likings: Likings, rests: bool, state: EvolutionState, rng: Random) -> None:
    random = rng.random
    while state.actor != NOBODY and not is_quiet(state, rests):
        if state.actor == NATURE:
            state.settle(rng)
        elif state.phase == PLAY:
            play_turn(likings, state, state.actor, random)
            state.advance()
        elif state.phase == FEED:
            feed_all(likings, state, random)
            state.advance()
        else:
            state.apply(state.actor, choosing.choose(likings, state, state.actor, random))


def play_turn(likings: Likings, table: Table, seat: i64, random: Callable[[], float]) -> None:
    """All cards that a seat plays this round."""
    player = table.players[seat]
    around = likings.around(table, seat)
    while not player.ended:
        if player.held == NO_CARD:
            play.play(table, seat, player, likings.choose_card(player, around, random))
        else:
            play.play(table, seat, player, choosing.choose_use(likings, table, player, around, random))


def feed_all(likings: Likings, table: Table, random: Callable[[], float]) -> None:
    """Feeding turns until the phase is over, or cards are owed for the dead."""
    while table.idle < table.seats and table.owing == 0:
        seat = table.turn
        player = table.players[seat]
        grazers = feed.count_grazers(table, player)
        if grazers > 0:
            move = choosing.choose_grazer(likings, table, seat, player, grazers, random)
            feed.graze(table, seat, player.species[arg_a(move)])
            feed.end_turn(table)  # only who could think as well would have something left to do
        elif feed.can_act(table, seat):
            feed.eat(table, seat, player, choosing.choose_feeding(likings, table, seat, random))
        else:
            feed.end_turn(table)
