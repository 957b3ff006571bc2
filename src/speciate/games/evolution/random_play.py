"""Random play to the end: the games that move by move would come about, as likely, and sooner.

A whole turn is played before anybody is asked who is next, and no move is made an object. Moves are not counted before
one is picked: one of all that a rule might forbid is, until it forbids none, and that leaves each legal move as likely.
Hands have no order meanwhile. The dice are of the library under compiled code, one number of the caller's generator
seeds them: another generator than Python's, and so not for games that a seed must bring back for years to come
(`core.playout.playout`).
"""

from random import Random
from typing import Any

from librt.random import Random as Dice
from mypy_extensions import i64

from speciate.core.seats import NATURE
from speciate.games.evolution import events
from speciate.games.evolution.cards import NO_CARD, bit_of, trait_of
from speciate.games.evolution.flow import FEEDING, STEPS, EvolutionState
from speciate.games.evolution.phases import feed, food, play
from speciate.games.evolution.rules import deck
from speciate.games.evolution.state import FEED, FOOD, OVER, PLAY, START, Player, Table, own_deck
from speciate.kit.bag import take_at
from speciate.kit.dice import dice_of


def play_out(state: EvolutionState, rng: Random) -> int:
    """Plays on until the game is over; returns how many moves it took, chance not counted."""
    dice = dice_of(rng)
    if state.phase == START:
        state.settle(rng)
    for player in state.players:
        player.mix()
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
    for player in state.players:
        player.hold(sorted(player.hand) if len(player.hand) > 1 else player.hand)
    return done


def deal(table: Table, dice: Dice) -> None:
    """`deck.deal` with these dice, into hands without order."""
    while table.owing and len(table.deck) > table.unreachable:
        seat = deck.next_drawer(table)
        draw(table, seat, table.players[seat], dice)


def draw(table: Table, seat: i64, player: Player, dice: Dice) -> None:
    """All cards that a seat is owed, or all there are."""
    cards: list[Any] = own_deck(table)
    hand: list[Any] = player.own_hand()
    left: i64 = len(cards)
    count = player.owed
    if count > left - table.unreachable:
        count = left - table.unreachable
    for _ in range(count):
        hand.append(take_at(cards, dice.randrange(left)))
        left -= 1
    player.owed -= count
    table.owing -= count
    if table.renewed:
        player.drawn = player.drawn + hand[len(hand) - count :]
    if table.listener is not None:
        for card in hand[len(hand) - count :]:
            events.drew(table, seat, card)


def lay_food(table: Table, dice: Dice) -> i64:
    done: i64 = 0
    for seat, player in enumerate(table.players):
        if food.owes(player):
            at = dice.randrange(len(player.hand))
            while not is_first(player.hand, at):
                at = dice.randrange(len(player.hand))
            food.put_down(table, seat, player, take_at(player.own_hand(), at))
            done += 1
    return done


def is_first(hand: list[int], at: i64) -> bool:
    """Whether a card is the first of its kind: two equal cards are one move."""
    card: i64 = hand[at]
    for place in range(at):
        if hand[place] == card:
            return False
    return True


def play_turn(table: Table, seat: i64, dice: Dice) -> i64:
    """All cards that a seat plays this round."""
    player = table.players[seat]
    laid: i64 = 0  # traits of its species
    for species in player.species:
        laid += len(species.cards)
    done: i64 = 0
    while not player.ended:
        if player.held == NO_CARD:
            laid -= take_step(table, seat, player, laid, dice)
        else:
            laid += put_to_use(table, seat, player, dice)
        done += 1
    return done


def take_step(table: Table, seat: i64, player: Player, laid: i64, dice: Dice) -> i64:
    """One of `play.legal_steps`. Returns how many traits are discarded."""
    cards: i64 = len(player.hand)
    count = cards + 1 + laid
    at = dice.randrange(count)
    while at < cards and not is_first(player.hand, at):
        at = dice.randrange(count)
    if at < cards:
        player.held = take_at(player.own_hand(), at)
    elif at == cards:
        play.apply_end(table, seat, player)
    else:
        drop(table, seat, player, at - cards - 1)
        return 1
    return 0


def drop(table: Table, seat: i64, player: Player, at: i64) -> None:
    """One of all traits of a row."""
    for species in player.species:
        if at < len(species.cards):
            play.apply_drop(table, seat, player, species, trait_of(species.cards[at]))
            return
        at -= len(species.cards)


def put_to_use(table: Table, seat: i64, player: Player, dice: Dice) -> i64:
    """One of `play.legal_uses`. Returns how many traits are laid."""
    limit: i64 = table.setup.track_limit
    most: i64 = table.setup.trait_limit
    row = player.species
    count: i64 = len(row)
    while True:
        at = dice.randrange(3 * count + 2)
        if at < count:
            if play.takes_trait(row[at], bit_of(player.held), most):
                play.apply_trait(table, seat, player, row[at])
                return 1
        elif at < 2 * count:
            if row[at - count].body < limit:
                play.apply_growth(table, seat, player, row[at - count], is_body=True)
                return 0
        elif at < 3 * count:
            if row[at - 2 * count].population < limit:
                play.apply_growth(table, seat, player, row[at - 2 * count], is_body=False)
                return 0
        else:
            play.apply_new(table, seat, player, at - 3 * count)
            return 0


def feed_all(table: Table, dice: Dice) -> i64:
    """Feeding turns until the phase is over, or cards are owed for the dead."""
    done: i64 = 0
    seats: i64 = table.seats
    while table.idle < seats and table.owing == 0:
        seat = table.turn
        player = table.players[seat]
        grazers = feed.count_easily(table, player)
        if grazers > 0:
            feed.graze(table, seat, player.species[feed.hungry_at(player, dice.randrange(grazers))])
            feed.end_turn(table)  # only who could think as well would have something left to do
            done += 1
        elif grazers == feed.UNCLEAR and feed.can_act(table, seat):
            if feed.can_think(player):
                player.own_hand().sort()  # cards to think with are listed from a hand in order
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
