"""Random play to the end, a turn at a time: the very games of `core.playout.playout`, from the same random numbers.

Nobody is asked who is next before a seat has done all that it does by itself, and what a turn can choose from is not
listed anew for every move of it.
"""

from collections.abc import Callable
from random import Random

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.core.seats import NATURE
from speciate.games.evo.flow import ASKING, MOVING, EvoState
from speciate.games.evo.phases import auction, births, survival
from speciate.games.evo.phases.phase import any_below
from speciate.games.evo.rules import event_cards, places
from speciate.games.evo.state import AUCTION, BIRTHS, MOVEMENT, NO_LOT, NO_SEAT, NOWHERE, OVER, Table
from speciate.kit.source import random_of


def play_out(state: EvoState, rng: Random) -> int:
    """Plays on until the game is over; returns how many moves it took, chance not counted."""
    random = random_of(rng)
    done: i64 = 0
    while state.phase != OVER:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        if state.asking:
            done += answer(state, random)
        elif state.phase == MOVEMENT:
            done += move_herd(state, state.actor, random)
        elif state.phase == BIRTHS:
            done += bear_all(state, state.actor, random)
        elif state.phase == AUCTION:
            done += bid(state, state.actor, random)
        else:
            done += remove_all(state, state.actor, random)
        state.advance()
    return done


def answer(table: Table, random: Callable[[], float]) -> i64:
    """Those who are asked for event cards keep them, up to the first who can do anything else."""
    done: i64 = 0
    while table.turn < table.seats:
        seat = table.order[table.turn]
        player = table.players[seat]
        if player.hand:
            done += 1
            if event_cards.can_play(table, player):
                table.actor = seat
                ASKING.apply(table, seat, ASKING.any_move(table, seat, random))
                break
            any_below(1, random)  # drawn even where there is but one
        table.turn += 1
    return done


def move_herd(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """The steps of a seat, up to an attack: the die decides it."""
    player = table.players[seat]
    done: i64 = 0
    while table.attacker == NOWHERE and MOVING.has_turn(table, player):
        MOVING.apply(table, seat, MOVING.any_move(table, seat, random))
        done += 1
    return done


def bear_all(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """birth.extinct: the first of a species reborn goes anywhere."""
    player = table.players[seat]
    regions = table.setup.island.regions
    done: i64 = 0
    while table.births > 0:
        if player.dinos:
            kept = births.cradles(table, player)
            if not kept:
                break
            births.bear(table, seat, regions[arg_a(places.take_at(kept, any_below(len(kept), random)))])
        else:
            empty = births.count_empty(table)
            if empty == 0:
                break
            births.bear(table, seat, births.nth_empty(table, any_below(empty, random)))
        done += 1
    return done


def remove_all(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    player = table.players[seat]
    island = table.setup.island
    mask = survival.crowded(table, player)
    done: i64 = 0
    while mask:
        listed = survival.in_zones(table, player, mask, island.removals)
        survival.remove(table, seat, island.regions[arg_a(listed[any_below(len(listed), random)])])
        mask = survival.crowded(table, player)
        done += 1
    return done


def bid(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """auction.outbid: a bid, and those of everyone who is outbid by it."""
    done: i64 = 0
    while seat != NO_SEAT:
        player = table.players[seat]
        if table.lot == NO_LOT:
            lot = auction.any_lot(table, player, random)
            done += 1
            if lot == NO_LOT:
                auction.drop(table, seat)
                break
            table.lot = lot
        auction.apply_bid(table, seat, auction.any_amount(table, player, random))
        done += 1
        seat = table.rebidder
    return done
