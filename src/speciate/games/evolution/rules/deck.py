"""The deck: a bag of cards nobody has ordered, drawn from by nature."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from speciate.games.evolution import events
from speciate.games.evolution.state import DEAL, NOTHING, Player, Table, own_deck, seat_after
from speciate.kit.bag import take_at


def owe(table: Table, seat: i64, count: i64) -> None:
    """`seat` is about to draw `count` cards; seats draw from the first player clockwise, each all of theirs."""
    table.players[seat].owed += count
    table.owing += count


def next_drawer(table: Table) -> i64:
    """The seat that draws the next card; only called while some card is owed."""
    seat = table.first
    while table.players[seat].owed == 0:
        seat = seat_after(table, seat)
    return seat


def deal(table: Table, random: Callable[[], float]) -> None:
    """All cards that are owed, as long as there is one to draw; each is as likely any of the deck."""
    while table.owing and len(table.deck) > table.unreachable:
        seat = next_drawer(table)
        player = table.players[seat]
        while player.owed and len(table.deck) > table.unreachable:
            give(table, seat, player, int(random() * float(len(table.deck))))


def draw_card(table: Table, at: i64) -> None:
    """The card at place `at` of the deck goes to the next drawer's hand."""
    seat = next_drawer(table)
    give(table, seat, table.players[seat], at)


def give(table: Table, seat: i64, player: Player, at: i64) -> None:
    deck: list[Any] = own_deck(table)
    card = take_at(deck, at)
    player.draw(card)
    player.owed -= 1
    table.owing -= 1
    if table.renewed:
        player.drawn = [*player.drawn, card]
    if table.listener is not None:
        events.drew(table, seat, card)


def prepare_draw(table: Table) -> None:
    """Sees to it that a card can be drawn, or that none is owed any more (deal.reshuffle, deal.exhausted)."""
    if len(table.deck) > table.unreachable:
        return
    if table.discards:
        reshuffle(table)
        return
    for seat, player in enumerate(table.players):
        missing = player.owed
        if missing:
            player.owed = 0
            events.tell(table, "nothing-to-draw", {"seat": seat, "count": missing})
    table.owing = 0


def reshuffle(table: Table) -> None:
    """deal.reshuffle, over.deal, over.later: the discards become the deck, and the end of the game is set."""
    table.aside = sorted(table.aside + table.deck)
    table.unreachable = 0
    table.deck = table.discards
    table.is_deck_shared = table.are_discards_shared
    table.discards = []
    table.are_discards_shared = False
    remember(table)
    last = table.round if table.phase == DEAL else table.round + 1
    events.tell(table, "reshuffled", {"count": len(table.deck)})
    if table.last_round == 0 or last < table.last_round:
        table.last_round = last
        events.tell(table, "last-round", {"round": last})


def remember(table: Table) -> None:
    """Notes what everyone can now work out: what the new deck holds, and what is in hands or aside together."""
    table.renewed = table.deck
    table.is_deck_shared = True
    old = table.aside[:]
    for player in table.players:
        player.kept = player.hand[:]
        player.drawn = NOTHING
        old += player.hand
    table.old = sorted(old)  # whose cards they are is not to be seen


def must_draw(table: Table) -> bool:
    """Whether nature deals a card now, of those that are owed."""
    prepare_draw(table)
    return table.owing > 0
