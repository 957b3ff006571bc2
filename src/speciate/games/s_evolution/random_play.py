"""Random play to the end: the games that move by move would come about, as likely, and sooner.

A trick is played, taken, a player's purchases are made before anybody is asked who is next, and no move is made an
object. Moves are not counted before one is picked: one of all that a rule might forbid is, until it forbids none, and
that leaves each legal move as likely. Hands have no order meanwhile. The dice are of the library under compiled code,
one number of the caller's generator seeds them: another generator than Python's, and so not for games that a seed must
bring back for years to come (`core.playout.playout`).
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from librt.random import Random as Dice
from mypy_extensions import i64

from speciate.core.playout import playout
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import NO_CARD, NO_DISCOVERY, NO_SUIT, SUITS, is_disaster, is_discovery, suit_of
from speciate.games.s_evolution.flow import ROWS, SEvolutionState
from speciate.games.s_evolution.phases import action, hand, manage, needs, play, take, trade
from speciate.games.s_evolution.rules import colours, trick, workers
from speciate.games.s_evolution.state import (
    HAND,
    HARVEST,
    MANAGE,
    NEEDS,
    OVER,
    PLAY,
    SEAT_MASK,
    START,
    TAKE,
    TRADE,
    Player,
    Table,
)
from speciate.kit.bag import take_at
from speciate.kit.dice import dice_of

KINDS: Final = len(SUITS)
MANAGING: Final = ROWS[MANAGE].step
# what is thrown for to buy something: the buildings to build, the same to clear, and
END: Final = 2 * workers.COUNT
EVOLVE: Final = END + 1
GROW: Final = END + 2  # by one, and in 2013 by two


def play_out(state: SEvolutionState, rng: Random) -> int:
    """Plays on until the game is over; returns how many moves it took, chance not counted."""
    if state.listener is not None:
        return playout(state, rng)  # whoever hears of a card may keep the table as it is
    dice = dice_of(rng)
    random = dice.random
    for player in state.players:
        hand.own_cards(player)
    done: i64 = 0
    while state.phase != OVER:
        if state.phase == PLAY:
            done += play_trick(state, dice, random)
        elif state.phase == TAKE:
            done += take_all(state, dice)
        elif state.phase == MANAGE:
            done += manage_all(state, dice)
        elif state.phase == HAND:
            deal(state, dice)
        elif state.phase == START:
            hand.start(state, dice.randrange(state.seats))
        else:
            act(state, state.turn, dice, random)
            done += 1
        state.advance()
    return done


def deal(table: Table, dice: Dice) -> None:
    """All cards that are owed. hand.no-disaster-2.0: in round 1 a disaster is thrown again."""
    for player in table.players:
        deck: list[Any] = player.deck
        cards: list[Any] = player.hand
        left: i64 = len(deck)
        for _ in range(player.owed):
            at = dice.randrange(left)
            while table.round == 1 and is_disaster(deck[at]):
                at = dice.randrange(left)
            cards.append(take_at(deck, at))
            left -= 1
        player.owed = 0
    table.owing = 0


# -- tricks -----------------------------------------------------------------------------------------


def play_trick(table: Table, dice: Dice, random: Callable[[], float]) -> i64:
    """The cards that are still to be played to a trick."""
    done: i64 = 0
    while True:
        player = table.players[table.turn]
        if player.card == NO_CARD:
            if table.turning:
                hand.settle_turn(table, random)
            elif colours.is_blind(table, player):
                table.turning = True
                hand.settle_turn(table, random)
                done += 1
            else:
                play_card(table, table.turn, player, dice)
                done += 1
        if not trick.pass_turn(table):
            return done


def play_card(table: Table, seat: i64, player: Player, dice: Dice) -> None:
    """One of `Play.legal`."""
    cards: list[Any] = player.hand
    held: i64 = len(cards)
    count = held if player.discovery == NO_DISCOVERY else held + 1
    bound = colours.bound_to(table, player)
    at = dice.randrange(count)
    while at < held and not can_play(player.hand, at, bound):
        at = dice.randrange(count)
    if at < held:
        play.put_down(table, seat, player, take_at(cards, at))
    else:
        play.put_discovery(table, seat, player)


def can_play(cards: list[int], at: i64, bound: i64) -> bool:
    """Whether a card follows, and is the first of its kind: two equal cards are one move."""
    card: i64 = cards[at]
    if bound != NO_SUIT and suit_of(card) != bound:
        return False
    for place in range(at):
        if cards[place] == card:
            return False
    return True


def take_all(table: Table, dice: Dice) -> i64:
    """What is left of a trick; the last of its kind is no move."""
    done: i64 = 0
    seats: i64 = table.seats
    able: i64 = 0
    while table.choosers:
        seat = (table.choosers & SEAT_MASK) - 1
        table.turn = seat  # action.order-2.0: who takes last is who acts first
        if able == 0 or is_discovery(table.players[seat].card):
            able = take.takeable(table, seat)  # for all who played resource cards it is what nobody has taken yet
        if able & (able - 1):
            source = dice.randrange(seats)
            while not (able >> source) & 1:
                source = dice.randrange(seats)
            done += 1
        else:
            source = take.first_of(able)
        take.take_card(table, seat, source)
        able &= ~(1 << source)
    return done


# -- the Action phase -------------------------------------------------------------------------------


def act(table: Table, seat: i64, dice: Dice, random: Callable[[], float]) -> None:
    """One move of a step where there seldom are many."""
    if table.phase == HARVEST and action.owed(table) == moves.GAIN:
        suit = dice.randrange(KINDS)
        while not (action.gainable(table) >> suit) & 1:
            suit = dice.randrange(KINDS)
        action.choose(table, seat, moves.GAIN, suit)
    elif table.phase == NEEDS and table.rising:
        needs.answer(table, seat, dice.randrange(2) == 0)
    elif table.phase == TRADE:
        trade_once(table, seat, dice)
    else:
        step = ROWS[table.phase].step
        step.apply(table, seat, step.any_move(table, seat, random))


def trade_once(table: Table, seat: i64, dice: Dice) -> None:
    """One of `Trade.options`: a pair of resources, or to end."""
    while True:
        at = dice.randrange(KINDS * KINDS + 1)
        if at == KINDS * KINDS:
            table.trades = 0
            return
        if trade.refuse_pair(table, at // KINDS, at % KINDS) is None:
            trade.change(table, seat, at // KINDS, at % KINDS)
            return


def manage_all(table: Table, dice: Dice) -> i64:
    """All that a player buys and takes back."""
    done: i64 = 0
    while manage.has_option(table):
        done += 1
        if not manage_once(table, table.turn, table.players[table.turn], dice):
            break
    MANAGING.follow(table)
    return done


def manage_once(table: Table, seat: i64, player: Player, dice: Dice) -> bool:
    """One of `Manage.options`. Returns whether it goes on."""
    count = GROW + table.setup.edition.most_growth
    while True:
        at = dice.randrange(count)
        if at < workers.COUNT:
            if manage.refuse_build(table, at) is None:
                manage.apply_build(table, seat, at)
                return True
        elif at < END:
            if workers.level(player, at - workers.COUNT):
                manage.apply_remove(table, seat, at - workers.COUNT)
                return True
        elif at == END:
            return False
        elif at == EVOLVE:
            if manage.refuse_evolve(table) is None:
                manage.apply_evolve(table, seat)
                return True
        elif manage.refuse_grow(table, at - EVOLVE) is None:
            manage.apply_grow(table, seat, at - EVOLVE)
            return True
