"""Imagines the hidden cards: a whole table that fits everything the seat has seen.

What the seat cannot see is dealt out at random over the places it could be: other hands, laid food
cards, face-down traits, the deck, the cards out of the game. Two things limit where a card can be:
a species never has a trait twice (play.trait-unique), and after a reshuffle everyone who watched the
discards knows which cards made the new deck (`renewed`) and which were in hands or aside (`old`).
"""

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from speciate.core.errors import BadPosition
from speciate.games.evolution.cards import UNKNOWN, bit_of
from speciate.games.evolution.state import PLAY, Player, Species, Table
from speciate.games.evolution.tally import add, remove, tally
from speciate.kit.bag import shuffle, take_at
from speciate.kit.mistakes import said
from speciate.kit.tables import TableView

TRIES: Final = 200

Cards = list[Any]  # of ints; declared as such, compiled code would make a new object of every card that it moves


def imagine(table: Table, view: TableView, rng: Random) -> None:
    """Fills a copy of what `view` shows, so that it shows the same of the table again.

    The table may be the view's own unless it `may_fail`: nothing is read of the view once cards are laid on the table.
    """
    seen = view.table
    assert isinstance(seen, Table)
    if view.worked_out is None:
        view.worked_out = unseen_cards(seen, view.seat)  # a search imagines many tables from one view
        seen.discards = sorted(seen.discards)  # a bag: what a view shows of it has no order
        seen.are_discards_shared = True
    table.discards = seen.discards  # so what is imagined has the same one each time
    table.are_discards_shared = True
    unseen = view.worked_out
    for attempt in range(2 * TRIES):
        # The table as it stands is one solution, so chance finds one soon; an origin may be wrong only later.
        if seen.renewed and attempt < TRIES:
            piles = deal_after_reshuffle(seen, view.seat, unseen, rng)
        else:
            piles = deal_evenly(seen, view.seat, unseen, rng)
        if place(table, view.seat, piles):
            return
        table.players = [player.copy() for player in seen.players]
    raise BadPosition([said("evolution:position-no-table")])


def may_fail(view: TableView) -> bool:
    """Whether hidden cards could be dealt out in vain: only where some lie face down."""
    seen = view.table
    assert isinstance(seen, Table)
    for seat, player in enumerate(seen.players):
        if seat != view.seat:
            for species in player.species:
                if face_down(species):
                    return True
    return False


# -- which cards are hidden, and how many where ---------------------------------------------------


def unseen_cards(seen: Table, viewer: int) -> Cards:
    """Every card of the pack that the seat does not see, sorted."""
    known = tally(seen.discards)
    for seat, player in enumerate(seen.players):
        for species in player.species:
            for card in species.cards:
                add(known, card)
        if seat == viewer:
            for card in player.hand:
                add(known, card)
            for card in player.discarding:
                add(known, card)
            add(known, player.held)
            add(known, player.food_card)
    unseen: Cards = []
    pack: tuple[Any, ...] = seen.setup.cards
    for card_of_pack in pack:
        if not remove(known, card_of_pack):
            unseen.append(card_of_pack)
    return unseen


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


def deal_evenly(seen: Table, viewer: int, unseen: Cards, rng: Random) -> list[Cards]:
    """Any hidden card can be anywhere. The deck and what is out of the game stay one bag, as on the table."""
    random = rng.random
    rest = unseen[:]
    piles: list[Cards] = []
    for seat, player in enumerate(seen.players):
        pile: Cards = []
        if seat != viewer:
            for _ in range(hidden_count(player)):
                pile.append(take_at(rest, int(random() * float(len(rest)))))
        piles.append(pile)
    if seen.renewed:
        piles.append(rest[: len(seen.deck)])
        piles.append(rest[len(seen.deck) :])
    else:
        piles.append(rest)
    return piles


def deal_after_reshuffle(seen: Table, viewer: int, unseen: Cards, rng: Random) -> list[Cards]:
    """Cards of the old hands stay out of the new deck, and each seat has drawn no more than it drew."""
    mixed = unseen[:]
    shuffle(mixed, rng)
    olds, news = sort_by_origin(seen, viewer, mixed, rng)
    piles: list[Cards] = []
    loose: list[int] = []  # how many further cards a seat takes from what is left, of either origin
    for seat, player in enumerate(seen.players):
        pile: Cards = []
        count = 0 if seat == viewer else hidden_count(player)
        must_old = max(0, count - len(player.drawn))
        must_new = max(0, count - len(player.kept))
        move_cards(olds, pile, must_old)
        move_cards(news, pile, must_new)
        piles.append(pile)
        loose.append(count - len(pile))
    drawable: Cards = []
    aside: Cards = []
    move_cards(news, drawable, len(seen.deck))
    move_cards(olds, aside, len(seen.aside))
    rest = olds + news
    shuffle(rest, rng)
    for seat, count in enumerate(loose):
        move_cards(rest, piles[seat], count)
        shuffle(piles[seat], rng)  # what lies face down is as likely old as new
    move_cards(rest, drawable, len(seen.deck) - len(drawable))
    move_cards(rest, aside, len(seen.aside) - len(aside))
    return [*piles, drawable, aside]


def move_cards(source: Cards, target: Cards, count: int) -> None:
    for _ in range(min(count, len(source))):
        target.append(source.pop())


def sort_by_origin(seen: Table, viewer: int, unseen: Cards, rng: Random) -> tuple[Cards, Cards]:
    """Splits the hidden cards by where they were at the reshuffle; a card that fits both goes where one is short."""
    can_be_old = tally(seen.old)
    can_be_new = tally(seen.renewed)
    if viewer >= 0:
        # a table that was itself imagined does not know what others drew when
        for card in seen.players[viewer].kept:
            remove(can_be_old, card)
        for card in seen.players[viewer].drawn:
            remove(can_be_new, card)
    copies = tally(unseen)
    olds: Cards = []
    news: Cards = []
    either: Cards = []
    for hidden in unseen:
        number: i64 = hidden
        # of the copies unseen, so many more than the other origin explains are certain
        if copies[number] > can_be_new[number]:
            olds.append(hidden)
            remove(can_be_old, number)
        elif copies[number] > can_be_old[number]:
            news.append(hidden)
            remove(can_be_new, number)
        else:
            either.append(hidden)
            continue
        remove(copies, number)
    need_old, need_new = needed_origins(seen, viewer)
    for hidden in either:
        if len(olds) < need_old:
            olds.append(hidden)
        elif len(news) < need_new:
            news.append(hidden)
        elif rng.random() < 0.5:
            olds.append(hidden)
        else:
            news.append(hidden)
    shuffle(olds, rng)
    shuffle(news, rng)
    return olds, news


def needed_origins(seen: Table, viewer: int) -> tuple[int, int]:
    """How many hidden cards can only be old, and how many only new."""
    need_old = len(seen.aside)
    need_new = len(seen.deck)
    for seat, player in enumerate(seen.players):
        if seat != viewer:
            count = hidden_count(player)
            need_old += max(0, count - len(player.drawn))
            need_new += max(0, count - len(player.kept))
    return need_old, need_new


# -- laying them on the table -----------------------------------------------------------------------


def place(table: Table, viewer: int, piles: list[Cards]) -> bool:
    """Puts each pile where it belongs; False when a species would have a trait twice."""
    for seat, player in enumerate(table.players):
        if seat != viewer:
            if not fill(player, piles[seat]):
                return False
            if table.setup.quick and table.phase == PLAY:
                player.shown = player.copy()  # play.quick: as far as the viewer knows, nothing has been done yet
    table.deck = piles[table.seats]
    table.is_deck_shared = False
    if table.renewed:
        table.aside = sorted(piles[table.seats + 1])
    else:
        table.unreachable = len(table.aside)
        table.aside = []
    return True


def fill(player: Player, pile: Cards) -> bool:
    """Lays a seat's hidden cards: face-down traits first, for they are choosy; the rest is its hand."""
    for species in player.species:
        if face_down(species) and not fill_species(species, pile):
            return False
    if player.food_card == UNKNOWN:
        player.food_card = pile.pop()
    player.hold(sorted(pile))
    return True


def fill_species(species: Species, pile: Cards) -> bool:
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
