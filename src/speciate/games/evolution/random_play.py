"""Random play to the end: the games that move by move would come about, as likely, and sooner.

A whole turn is played before anybody is asked who is next, and no move is made an object. The dice are of the library
under compiled code, one number of the caller's generator seeds them: another generator than Python's, and so not for
games that a seed must bring back for years to come (`core.playout.playout`).
"""

from random import Random
from typing import Final

from librt.random import Random as Dice
from mypy_extensions import i64

from speciate.core.seats import NATURE
from speciate.games.evolution.flow import FEEDING, STEPS, EvolutionState
from speciate.games.evolution.phases import feed, food, play
from speciate.games.evolution.rules import deck
from speciate.games.evolution.state import FEED, FOOD, OVER, PLAY, START, Table

SEEDS: Final = float(2**53)  # as many as Python's `random` has numbers


def play_out(state: EvolutionState, rng: Random) -> int:
    """Plays on until the game is over; returns how many moves it took, chance not counted."""
    dice = Dice(int(rng.random() * SEEDS))
    if state.phase == START:
        state.settle(rng)
    done: i64 = 0
    while state.phase != OVER:
        if state.actor == NATURE:
            deal(state, dice)
        elif state.phase == PLAY:
            done += play_turn(state, state.actor, dice)
        elif state.phase == FEED:
            done += feed_all(state, dice)
        elif state.phase == FOOD:
            done += lay_food(state, dice)
        else:
            done += move_once(state, state.actor, dice)
        state.advance()
    return done


def deal(table: Table, dice: Dice) -> None:
    """`deck.deal` with these dice."""
    while table.owing and len(table.deck) > table.unreachable:
        seat = deck.next_drawer(table)
        player = table.players[seat]
        while player.owed and len(table.deck) > table.unreachable:
            deck.give(table, seat, player, dice.randrange(len(table.deck)))


def play_turn(table: Table, seat: i64, dice: Dice) -> i64:
    """All cards that a seat plays this round."""
    player = table.players[seat]
    done: i64 = 0
    while not player.ended:
        count = play.count_moves(table, player)
        play.play(table, seat, player, play.move_at(table, player, dice.randrange(count)))
        done += 1
    return done


def lay_food(table: Table, dice: Dice) -> i64:
    done: i64 = 0
    for seat, player in enumerate(table.players):
        if food.owes(player):
            food.lay(table, seat, player, player.kind_at(dice.randrange(player.count_kinds())))
            done += 1
    return done


def feed_all(table: Table, dice: Dice) -> i64:
    """Feeding turns until the phase is over, or cards are owed for the dead."""
    done: i64 = 0
    while table.idle < table.seats and table.owing == 0:
        seat = table.turn
        player = table.players[seat]
        grazers = feed.count_grazers(table, player)
        if grazers > 0:
            feed.graze(table, seat, player.species[feed.hungry_at(player, dice.randrange(grazers))])
            feed.end_turn(table)  # only who could think as well would have something left to do
            done += 1
        elif feed.can_act(table, seat):
            legal = FEEDING.legal(table, seat)
            feed.eat(table, seat, player, legal[dice.randrange(len(legal))])
            done += 1
        else:
            feed.end_turn(table)
    return done


def move_once(table: Table, seat: i64, dice: Dice) -> i64:
    step = STEPS[table.phase]
    legal = step.legal(table, seat)
    step.apply(table, seat, legal[dice.randrange(len(legal))])
    return 1
