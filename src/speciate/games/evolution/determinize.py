"""Imagines the hidden cards: a whole table that fits everything the seat has seen.

What the seat cannot see is dealt out at random over the places it could be: other hands, laid food
cards, face-down traits, the deck, the cards out of the game. Two things limit where a card can be:
a species never has a trait twice (play.trait-unique), and after a reshuffle everyone who watched the
discards knows which cards made the new deck (`renewed`) and which were in hands or aside (`old`).
"""

from random import Random
from typing import TYPE_CHECKING, Final

from speciate.core.errors import BadPosition
from speciate.core.seats import NOBODY
from speciate.games.evolution import flow
from speciate.games.evolution.cards import NO_CARD, UNKNOWN, bit_of
from speciate.games.evolution.options import count_cards
from speciate.games.evolution.state import PLAY, Player, Species
from speciate.kit.bag import shuffle, take_any

if TYPE_CHECKING:
    from speciate.games.evolution.view import EvolutionView

TRIES: Final = 200


def imagine(view: "EvolutionView", rng: Random) -> "flow.EvolutionState":
    """A table whose view from `view.seat` is `view`."""
    state = open_table(view)
    if not view.unseen:
        view.unseen = unseen_cards(view)  # a search imagines many tables from one view
    unseen = view.unseen
    for _ in range(TRIES):
        if view.renewed:
            piles = deal_after_reshuffle(view, unseen, rng)
        else:
            piles = deal_evenly(view, unseen, rng)
        if place(view, state, piles):
            return state
    # The table as it stands is one solution, so chance finds one soon; an origin may be wrong only here.
    for _ in range(TRIES):
        if place(view, state, deal_evenly(view, unseen, rng)):
            return state
    raise BadPosition(["this view fits no table"])


def open_table(view: "EvolutionView") -> "flow.EvolutionState":
    """The table with the unknown cards still missing."""
    state = flow.EvolutionState(view.setup)
    state.discards = view.discards[:]
    state.renewed = view.renewed
    state.old = view.old
    state.hole = view.hole
    state.first = view.first
    state.round = view.round
    state.last_round = view.last_round
    state.phase = view.phase
    state.turn = view.turn
    state.fed = view.fed
    state.acted = view.acted
    state.idle = view.idle
    state.naming = view.naming
    return state


# -- which cards are hidden, and how many where ---------------------------------------------------


def unseen_cards(view: "EvolutionView") -> list[int]:
    """Every card of the pack that the seat does not see, sorted."""
    left = view.setup.counts[:]
    subtract(left, view.discards)
    for seat, player in enumerate(view.players):
        for species in player.species:
            for card in species.cards:
                if card != UNKNOWN:
                    left[card] -= 1
        if seat == view.seat:
            subtract(left, player.hand)
            subtract(left, player.discarding)
            if player.held != NO_CARD:
                left[player.held] -= 1
            if player.food_card != NO_CARD:
                left[player.food_card] -= 1
    unseen: list[int] = []
    last = NO_CARD
    for card in view.setup.cards:
        if card != last:
            last = card
            for _ in range(left[card]):
                unseen.append(card)
    return unseen


def subtract(counts: list[int], cards: list[int]) -> None:
    for card in cards:
        if card != UNKNOWN:  # a table that was itself imagined does not know what others drew when
            counts[card] -= 1


def hidden_count(player: Player) -> int:
    """How many cards of another seat are unknown."""
    count = len(player.hand) + (1 if player.food_card == UNKNOWN else 0)
    for species in player.species:
        count += face_down(species)
    return count


def face_down(species: Species) -> int:
    count = 0
    for card in species.cards:
        if card == UNKNOWN:
            count += 1
    return count


# -- dealing them: one pile a seat, then the deck, then what is out of the game -------------------


def deal_evenly(view: "EvolutionView", unseen: list[int], rng: Random) -> list[list[int]]:
    """Any hidden card can be anywhere. The deck and what is out of the game stay one bag, as on the table."""
    rest = unseen[:]
    piles: list[list[int]] = []
    for seat, player in enumerate(view.players):
        pile: list[int] = []
        if seat != view.seat:
            for _ in range(hidden_count(player)):
                pile.append(take_any(rest, rng))
        piles.append(pile)
    if view.renewed:
        piles.append(rest[: view.deck])
        piles.append(rest[view.deck :])
    else:
        piles.append(rest)
    return piles


def deal_after_reshuffle(view: "EvolutionView", unseen: list[int], rng: Random) -> list[list[int]]:
    """Cards of the old hands stay out of the new deck, and each seat has drawn no more than it drew."""
    mixed = unseen[:]
    shuffle(mixed, rng)
    olds, news = sort_by_origin(view, mixed, rng)
    piles: list[list[int]] = []
    loose: list[int] = []  # how many further cards a seat takes from what is left, of either origin
    for seat, player in enumerate(view.players):
        pile: list[int] = []
        count = 0 if seat == view.seat else hidden_count(player)
        must_old = max(0, count - len(player.drawn))
        must_new = max(0, count - len(player.kept))
        move_cards(olds, pile, must_old)
        move_cards(news, pile, must_new)
        piles.append(pile)
        loose.append(count - len(pile))
    drawable: list[int] = []
    aside: list[int] = []
    move_cards(news, drawable, view.deck)
    move_cards(olds, aside, view.aside)
    rest = olds + news
    shuffle(rest, rng)
    for seat, count in enumerate(loose):
        move_cards(rest, piles[seat], count)
        shuffle(piles[seat], rng)  # what lies face down is as likely old as new
    move_cards(rest, drawable, view.deck - len(drawable))
    move_cards(rest, aside, view.aside - len(aside))
    return [*piles, drawable, aside]


def move_cards(source: list[int], target: list[int], count: int) -> None:
    for _ in range(min(count, len(source))):
        target.append(source.pop())


def sort_by_origin(view: "EvolutionView", unseen: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """Splits the hidden cards by where they were at the reshuffle; a card that fits both goes where one is short."""
    can_be_old = count_cards(view.old)
    can_be_new = count_cards(view.renewed)
    if view.seat >= 0:
        subtract(can_be_old, view.players[view.seat].kept)
        subtract(can_be_new, view.players[view.seat].drawn)
    copies = count_cards(unseen)
    olds: list[int] = []
    news: list[int] = []
    either: list[int] = []
    for card in unseen:
        # of the copies unseen, so many more than the other origin explains are certain
        if copies[card] > can_be_new[card]:
            olds.append(card)
            can_be_old[card] -= 1
        elif copies[card] > can_be_old[card]:
            news.append(card)
            can_be_new[card] -= 1
        else:
            either.append(card)
            continue
        copies[card] -= 1
    need_old, need_new = needed_origins(view)
    for card in either:
        if len(olds) < need_old:
            olds.append(card)
        elif len(news) < need_new:
            news.append(card)
        elif rng.random() < 0.5:
            olds.append(card)
        else:
            news.append(card)
    shuffle(olds, rng)
    shuffle(news, rng)
    return olds, news


def needed_origins(view: "EvolutionView") -> tuple[int, int]:
    """How many hidden cards can only be old, and how many only new."""
    need_old = view.aside
    need_new = view.deck
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            count = hidden_count(player)
            need_old += max(0, count - len(player.drawn))
            need_new += max(0, count - len(player.kept))
    return need_old, need_new


# -- laying them on the table -----------------------------------------------------------------------


def place(view: "EvolutionView", state: "flow.EvolutionState", piles: list[list[int]]) -> bool:
    """Puts each pile where it belongs; False when a species would have a trait twice."""
    state.players = []
    for seat, player in enumerate(view.players):
        own = player.copy()
        if seat != view.seat and not fill(own, piles[seat]):
            return False
        if view.setup.quick and seat != view.seat and view.phase == PLAY:
            own.shown = own.copy()  # play.quick: as far as the seat knows, nothing has been done yet
        state.players.append(own)
    state.owing = sum([player.owed for player in state.players])
    if view.renewed:
        state.deck = piles[view.setup.seats]
        state.aside = sorted(piles[view.setup.seats + 1])
        state.unreachable = 0
    else:
        state.deck = piles[view.setup.seats]
        state.unreachable = view.aside
    state.actor = view.waiting[0] if view.waiting else NOBODY
    return True


def fill(player: Player, pile: list[int]) -> bool:
    """Lays a seat's hidden cards: face-down traits first, for they are choosy; the rest is its hand."""
    for species in player.species:
        if face_down(species) and not fill_species(species, pile):
            return False
    if player.food_card == UNKNOWN:
        player.food_card = pile.pop()
    player.hand = sorted(pile)
    return True


def fill_species(species: Species, pile: list[int]) -> bool:
    cards: list[int] = []
    for card in species.cards:
        if card != UNKNOWN:
            cards.append(card)
            continue
        at = 0
        while at < len(pile) and species.traits & bit_of(pile[at]):
            at += 1
        if at == len(pile):
            return False
        found = pile.pop(at)
        cards.append(found)
        species.traits |= bit_of(found)
        species.hidden |= bit_of(found)
    species.cards = tuple(cards)
    return True
