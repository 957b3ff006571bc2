"""New hand: four cards each, and the Discovery of one's Age while it is still face down."""

from collections.abc import Callable
from random import Random
from typing import TypeVar, final

from mypy_extensions import i64

from speciate.core.moves import A
from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import events, moves
from speciate.games.s_evolution.cards import DISCOVERY, NO_DISCOVERY, NO_SUIT, is_disaster, without
from speciate.games.s_evolution.options import HAND_SIZE
from speciate.games.s_evolution.phases import trump
from speciate.games.s_evolution.phases.phase import Phase
from speciate.games.s_evolution.rules import sight, trick
from speciate.games.s_evolution.state import HAND, NO_SEAT, Player, Table
from speciate.kit.bag import counted, take_at
from speciate.kit.source import random_of
from speciate.kit.turn_order import clockwise

T = TypeVar("T")


@final
class Start(Phase):
    """setup.first: chance names who leads the very first trick."""

    def next_actor(self, table: Table) -> int:  # noqa: ARG002 (the contract of `Step`)
        return NATURE


@final
class NewHand(Phase):
    def next_actor(self, table: Table) -> int:
        return NATURE if table.owing else NOBODY

    def follow(self, table: Table) -> None:
        if not trump.open_phase(table):
            trick.open_trick(table)


def start(table: Table, seat: i64) -> None:
    """setup.first"""
    table.lead = seat
    events.tell(table, "first-player", seat)
    open_round(table)


def open_round(table: Table) -> None:
    """hand.draw, hand.look, hand.blind: cards are owed to those whose hand somebody sees."""
    table.phase = HAND
    table.round += 1
    table.trump = NO_SUIT
    table.winner = NO_SEAT
    events.tell(table, "round", table.round, table.lead)
    for seat in range(table.seats):
        player = table.players[seat]
        player.void = 0
        player.rose = False
        take_discovery(table, seat, player)
        if sight.lies_undrawn(table, seat):
            player.unseen = HAND_SIZE
            events.tell(table, "hand-unseen", seat, HAND_SIZE)
        else:
            player.owed = HAND_SIZE
            table.owing += HAND_SIZE


def take_discovery(table: Table, seat: i64, player: Player) -> None:
    """hand.draw: the Discovery of one's Age, if it is face down."""
    age = player.age
    if (player.up >> (age - 1)) & 1:
        return
    player.discovery = player.slots[age - 1]
    player.set_slot(age, NO_DISCOVERY)
    events.tell(table, "discovery-drawn", seat, player.discovery)


# -- drawing --------------------------------------------------------------------------------------


def next_drawer(table: Table) -> i64:
    """The seat that draws the next card, from the lead clockwise; only called while some card is owed."""
    seat = table.lead
    while table.players[seat].owed == 0:
        seat = clockwise(seat, table.seats)
    return seat


def drawable(table: Table, deck: list[int]) -> list[int]:
    """hand.no-disaster-2.0: in round 1 a disaster drawn is replaced and shuffled back before anyone plays.

    Nobody has learnt or lost anything by it, so it comes to the same as dealing from the other cards.
    """
    return [card for card in deck if not is_disaster(card)] if table.round == 1 else deck


def own_cards(player: Player) -> None:
    """Deck and hand of a player who draws, no longer shared with copies of the table: drawing changes them."""
    player.deck = player.deck[:]
    player.hand = player.hand[:]


def draw_at(table: Table, seat: i64, at: i64) -> None:
    """The card at place `at` of a drawer's deck goes to their hand, which stays sorted; both are its own."""
    player = table.players[seat]
    card: i64 = player.deck[at]
    place = len(player.hand)
    while place > 0 and player.hand[place - 1] > card:
        place -= 1
    transfer(player.deck, at, player.hand, place)
    player.owed -= 1
    table.owing -= 1
    if table.listener is not None:
        events.drew(table, seat, card)
        own_cards(player)  # whoever heard it may keep a copy of the table


def settle_draws(table: Table, rng: Random) -> None:
    """Deals all that is owed, by the chances of `chance`."""
    random = random_of(rng)
    while table.owing:
        seat = next_drawer(table)
        player = table.players[seat]
        own_cards(player)
        while player.owed:
            at: i64 = int(random() * float(len(player.deck)))
            # a disaster of round 1 is passed over: the next try is for the same card
            if table.round > 1 or not is_disaster(player.deck[at]):
                draw_at(table, seat, at)


def transfer(bag: list[T], at: i64, row: list[T], place: i64) -> None:
    """From a place in a bag to one in a row. Whatever it is: compiled code does not make the same number again."""
    card = bag[at]
    bag[at] = bag[len(bag) - 1]
    bag.pop()
    row.insert(place, card)


def chance(table: Table) -> list[tuple[int, int]]:
    player = table.players[next_drawer(table)]
    return [(moves.DRAW | card << A, count) for card, count in counted(drawable(table, player.deck))]


# -- turning up a card that nobody has looked at ----------------------------------------------------


def turn_pool(player: Player) -> list[int]:
    """Where an unseen card comes from: the hand that only the others see, or the deck it was never drawn from."""
    return player.hand if player.hand else player.deck


def turn_size(player: Player) -> i64:
    """How many resource cards the shuffled hand holds."""
    return len(player.hand) if player.hand else player.unseen


def turn_chance(table: Table) -> list[tuple[int, int]]:
    """hand.blind: each card of the shuffled hand is as likely, the Discovery among them.

    While the hand lies undrawn the whole deck stands for it, each of its cards as likely in the hand as any other.
    """
    player = table.players[table.turn]
    pool = turn_pool(player)
    size = turn_size(player)
    out: list[tuple[int, int]] = []
    if may_turn_discovery(table, player):
        if size == 0:
            return [(moves.TURN_DISCOVERY, 1)]
        out.append((moves.TURN_DISCOVERY, len(pool)))
    factor = 1 if table.replacing else size
    for card, count in counted(pool):
        out.append((moves.TURN | card << A, count * factor))
    return out


def may_turn_discovery(table: Table, player: Player) -> bool:
    """hand.no-disaster-2013: what replaces a disaster comes from the deck, so it is no Discovery."""
    return player.discovery != NO_DISCOVERY and not table.replacing


def settle_turn(table: Table, random: Callable[[], float]) -> None:
    """Turns up a card by the chances of `turn_chance`."""
    while table.turning:
        player = table.players[table.turn]
        size = turn_size(player)
        if may_turn_discovery(table, player) and int(random() * float(size + 1)) == size:
            turn_discovery(table)
        else:
            pool = turn_pool(player)
            turn_card(table, int(random() * float(len(pool))))


def turn_card(table: Table, at: i64) -> None:
    """hand.no-disaster-2013: in round 1 a disaster is put aside and the top card of the deck played instead."""
    seat = table.turn
    player = table.players[seat]
    if player.hand:
        card = player.hand[at]
        player.hand = without(player.hand, card)
    else:
        player.deck = player.deck[:]
        card = take_at(player.deck, at)
        if not table.replacing:
            player.unseen -= 1
        table.replacing = table.round == 1 and is_disaster(card)
        if table.replacing:
            player.aside = [*player.aside, card]
            events.tell(table, "disaster-replaced", seat, card)
            return
    table.turning = False
    player.card = card
    events.tell(table, "turned", seat, card)


def turn_discovery(table: Table) -> None:
    seat = table.turn
    player = table.players[seat]
    table.turning = False
    discovery = player.discovery
    player.card = DISCOVERY + discovery
    player.discovery = NO_DISCOVERY
    events.tell(table, "discovery-turned", seat, discovery)


def close_round(table: Table) -> None:
    """round.discard: cards taken leave the game. hand.no-disaster-2013: disasters put aside go back into the deck."""
    gone: list[int] = []
    for player in table.players:
        gone += player.taken
        player.taken = []
        if player.aside:
            player.deck = player.deck + player.aside
            player.aside = []
    table.gone = table.gone + tuple(gone)
