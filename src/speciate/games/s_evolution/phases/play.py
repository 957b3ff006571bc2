"""Tricks: clockwise, each plays one card face up."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import A, any_of, arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import DISCOVERY, NO_CARD, NO_DISCOVERY, NO_SUIT, suit_of, without
from speciate.games.s_evolution.phases import take
from speciate.games.s_evolution.phases.phase import Phase
from speciate.games.s_evolution.rules import colours, trick
from speciate.games.s_evolution.state import TRUMP, Player, Table

UNSEEN: Final = [moves.FLIP]  # all that can be done with a hand one may not look at


@final
class Play(Phase):
    def next_actor(self, table: Table) -> int:
        if table.turning:
            return NATURE
        # whoever's turn it is has played, and nobody after them has a card to play
        if table.players[table.turn].card != NO_CARD and not trick.pass_turn(table):
            return NOBODY
        return table.turn

    def follow(self, table: Table) -> None:
        take.open_phase(table)

    def legal(self, table: Table, seat: int) -> list[int]:
        """Each different card that may be played, then the Discovery."""
        out: list[int] = []
        if seat != table.turn:
            return out
        player = table.players[seat]
        if colours.is_blind(table, player):
            return UNSEEN[:]
        bound = colours.bound_to(table, player)
        last: i64 = NO_CARD
        card: i64
        for card in player.hand:
            if card != last and (bound == NO_SUIT or suit_of(card) == bound):
                last = card
                out.append(moves.PLAY | card << A)
        if player.discovery != NO_DISCOVERY:
            out.append(moves.DISCOVERY)  # trick.discovery
        return out

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        """The same without the list: counted first, then picked."""
        player = table.players[seat]
        if colours.is_blind(table, player):
            return any_of(UNSEEN, random)
        bound = colours.bound_to(table, player)
        count = count_playable(player.hand, bound)
        if player.discovery != NO_DISCOVERY:
            count += 1
        at: i64 = int(random() * float(count))
        last: i64 = NO_CARD
        card: i64
        for card in player.hand:
            if card != last and (bound == NO_SUIT or suit_of(card) == bound):
                last = card
                if at == 0:
                    return moves.PLAY | card << A
                at -= 1
        return moves.DISCOVERY

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        if seat != table.turn:
            return refuse_turn(table, seat)
        player = table.players[seat]
        kind = kind_of(move)
        if colours.is_blind(table, player):
            if kind == moves.FLIP:
                return None
            return catalogue.PLAY_UNSEEN if player.obscured else catalogue.PLAY_UNSEEN_AGE_ONE
        if kind == moves.FLIP:
            return table.setup.edition.not_unseen
        if kind == moves.DISCOVERY:
            return catalogue.NO_DISCOVERY_IN_HAND if player.discovery == NO_DISCOVERY else None
        card = arg_a(move)
        if card not in player.hand:
            return catalogue.PLAY_FROM_HAND
        bound = colours.bound_to(table, player)
        return None if bound == NO_SUIT or suit_of(card) == bound else must_follow(table, player)

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Step`)
        """trump.choice-2013, trump.choice-2.0: the trump comes before the first trick."""
        return table.setup.edition.trump_first if table.phase == TRUMP else self.not_now

    def apply(self, table: Table, seat: int, move: int) -> None:
        player = table.players[seat]
        kind = kind_of(move)
        if kind == moves.FLIP:
            table.turning = True  # which card it is, nature says
        elif kind == moves.DISCOVERY:
            put_discovery(table, seat, player)
        else:
            card = arg_a(move)
            player.hand = without(player.hand, card)
            put_down(table, seat, player, card)


def put_down(table: Table, seat: i64, player: Player, card: i64) -> None:
    """A card out of the hand."""
    player.card = card
    events.tell(table, "played", seat, card)
    note_colour(table, seat, player, card)


def put_discovery(table: Table, seat: i64, player: Player) -> None:
    discovery = player.discovery
    player.card = DISCOVERY + discovery
    player.discovery = NO_DISCOVERY
    events.tell(table, "discovery-played", seat, discovery)


def count_playable(hand: list[int], bound: i64) -> i64:
    """How many different cards of a sorted hand may be played."""
    count: i64 = 0
    last: i64 = NO_CARD
    card: i64
    for card in hand:
        if card != last and (bound == NO_SUIT or suit_of(card) == bound):
            last = card
            count += 1
    return count


def refuse_turn(table: Table, seat: i64) -> Reason:
    """trick.turn, trick.first, trick.short-hand: another player's turn, for whichever reason."""
    if seat >= 0 and trick.cards_left(table.players[seat]) == 0 and table.players[seat].card == NO_CARD:
        return catalogue.SITS_OUT
    is_led = table.players[table.lead].card != NO_CARD
    return catalogue.NOT_YOUR_PLAY if is_led else catalogue.NOT_YOUR_LEAD


def must_follow(table: Table, player: Player) -> Reason:
    """trick.age-3-4, trick.age-5-6: follow the set colour if able; worker.prestige-2.0: below Age III too."""
    if player.age < colours.COLOUR_AGE:
        return catalogue.MUST_FOLLOW_BY_PRESTIGE
    return catalogue.MUST_FOLLOW_WITH_TRUMPS if colours.may_trump(table, player) else catalogue.MUST_FOLLOW


def note_colour(table: Table, seat: i64, player: Player, card: i64) -> None:
    """trick.age-3-4: the first card that has a colour sets it; who does not follow a set colour has none of it."""
    if not colours.has_colour(table, player):
        return  # trick.age-1-2, trick.blind-free
    suit = suit_of(card)
    if table.colour == NO_SUIT:
        table.colour = suit
        events.tell(table, "colour-set", seat, suit)
    elif suit != table.colour:
        player.void |= 1 << table.colour
