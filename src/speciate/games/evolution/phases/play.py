"""Phase 3: any number of cards, each a trait, a new species, or growth.

A card is played in two steps, as a hand does it: take the card, then choose its use.
"""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import A, B, arg_a, arg_b, kind_of, pack
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import FAT_TISSUE, NO_CARD, OBJECTS, bit_of, card_text, trait_of
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import NOTHING, Player, Species, Table, own_discards

NEW_LEFT: Final = moves.NEW | moves.LEFT << A
NEW_RIGHT: Final = moves.NEW | moves.RIGHT << A
# What a card can be used for: the reasons that refuse it without a card, and without a species.
USES: Final = {
    moves.NEW: (catalogue.SPECIES_CARD_FIRST, catalogue.SPECIES_PLACE),
    moves.TRAIT: (catalogue.TRAIT_CARD_FIRST, catalogue.TRAIT_NO_SPECIES),
    moves.BODY: (catalogue.BODY_CARD_FIRST, catalogue.BODY_NO_SPECIES),
    moves.POPULATION: (catalogue.POPULATION_CARD_FIRST, catalogue.POPULATION_NO_SPECIES),
}


@final
class Play(Phase):
    def open(self, table: Table) -> None:
        """play.order from the first player; play.quick: everyone at once, the others seeing what was there before."""
        table.turn = table.first
        for player in table.players:
            player.ended = False
            if table.setup.quick:
                player.shown = player.copy()

    def next_actor(self, table: Table) -> int:
        """play.order, play.quick"""
        if not table.setup.quick:
            return NOBODY if table.players[table.turn].ended else table.turn
        for seat in range(table.seats):
            if not table.players[seat].ended:
                return seat
        return NOBODY

    def close(self, table: Table) -> None:
        """play.reveal: all face-down traits are turned up together."""
        for seat, player in enumerate(table.players):
            if table.setup.quick:
                show_quick(table, seat, player)
            else:
                turn_up(table, seat, player)

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Step`)
        """play.trait-discard says itself when it is allowed."""
        return catalogue.NOT_DROP_NOW if kind_of(move) == moves.DROP else self.not_now

    def pending(self, table: Table) -> list[Decision]:
        out = []
        for seat in range(table.seats):
            if may_act(table, seat):
                held = table.players[seat].held != NO_CARD
                out.append(Decision(seat, "use" if held else self.name, table.setup.quick, step=held))
        return out

    def legal(self, table: Table, seat: int) -> list[int]:
        player = table.players[seat]
        if not may_act(table, seat):
            return []
        return legal_uses(table, player) if player.held != NO_CARD else legal_steps(player)

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        """Random play spends most of its time here, so the list is only counted."""
        player = table.players[seat]
        return move_at(table, player, int(random() * float(count_moves(table, player))))

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        """play.order first; then whether the step fits what the hand is doing."""
        if not may_act(table, seat):
            return catalogue.NOT_YOUR_PLAY
        player = table.players[seat]
        kind = kind_of(move)
        if kind in USES:
            return refuse_use(table, player, move)
        if player.held != NO_CARD:
            return catalogue.USE_FIRST
        if kind == moves.CARD:
            return None if arg_a(move) in player.hand else catalogue.PLAY_FROM_HAND
        return refuse_drop(player, arg_a(move), arg_b(move)) if kind == moves.DROP else None

    def apply(self, table: Table, seat: int, move: int) -> None:
        play(table, seat, table.players[seat], move)


def may_act(table: Table, seat: int) -> bool:
    if table.players[seat].ended:
        return False
    return table.setup.quick or seat == table.turn


# -- what can be done -------------------------------------------------------------------------


def legal_steps(player: Player) -> list[int]:
    """A card of one's hand, a trait to discard (play.trait-discard), or the end of the turn."""
    out = player.moves_of(moves.CARD)
    for place, species in enumerate(player.species):
        for card in species.cards:
            out.append(moves.DROP | place << A | trait_of(card) << B)
    out.append(moves.END)
    return out


def takes_trait(species: Species, trait: i64, most: i64) -> bool:
    """play.trait-unique, play.trait-limit; a face-down trait counts for both."""
    return not species.traits & trait and len(species.cards) < most


def count_moves(table: Table, player: Player) -> i64:
    """How many there are of `legal_uses` or `legal_steps`, whichever it is time for."""
    if player.held != NO_CARD:
        return count_uses(table, player)
    count = player.count_kinds() + 1
    for species in player.species:
        count += len(species.cards)
    return count


def move_at(table: Table, player: Player, at: i64) -> i64:
    """One of them, in their order."""
    return use_at(table, player, at) if player.held != NO_CARD else step_at(player, at)


def step_at(player: Player, at: i64) -> i64:
    """One of `legal_steps`, the first of which are the different cards."""
    kinds = player.count_kinds()
    if at < kinds:
        return pack(moves.CARD, player.kind_at(at))
    at -= kinds
    for place, species in enumerate(player.species):
        if at < len(species.cards):
            return pack(moves.DROP, place, trait_of(species.cards[at]))
        at -= len(species.cards)
    return moves.END


def legal_uses(table: Table, player: Player) -> list[int]:
    """play.trait, play.species, play.body, play.population: what the card in hand can become."""
    out: list[int] = []
    limit: i64 = table.setup.track_limit
    most: i64 = table.setup.trait_limit
    trait = bit_of(player.held)
    for place, species in enumerate(player.species):
        if takes_trait(species, trait, most):
            out.append(moves.TRAIT | place << A)
        if species.body < limit:
            out.append(moves.BODY | place << A)
        if species.population < limit:
            out.append(moves.POPULATION | place << A)
    out.append(NEW_LEFT)
    out.append(NEW_RIGHT)
    return out


def count_uses(table: Table, player: Player) -> i64:
    """How many there are of `legal_uses`: at least the two sides for a new species."""
    limit: i64 = table.setup.track_limit
    most: i64 = table.setup.trait_limit
    trait = bit_of(player.held)
    count: i64 = 2
    for species in player.species:
        if takes_trait(species, trait, most):
            count += 1
        if species.body < limit:
            count += 1
        if species.population < limit:
            count += 1
    return count


def use_at(table: Table, player: Player, at: i64) -> i64:
    """One of `legal_uses`."""
    limit: i64 = table.setup.track_limit
    most: i64 = table.setup.trait_limit
    trait = bit_of(player.held)
    for place, species in enumerate(player.species):
        if takes_trait(species, trait, most):
            if at == 0:
                return moves.TRAIT | place << A
            at -= 1
        if species.body < limit:
            if at == 0:
                return moves.BODY | place << A
            at -= 1
        if species.population < limit:
            if at == 0:
                return moves.POPULATION | place << A
            at -= 1
    return NEW_LEFT if at == 0 else NEW_RIGHT


# -- what cannot ------------------------------------------------------------------------------


def refuse_drop(player: Player, place: i64, trait: i64) -> Reason | None:
    """play.trait-discard: only a trait one's species has."""
    if place >= len(player.species):
        return catalogue.DROP_NO_SPECIES
    return None if (player.species[place].traits >> trait) & 1 else catalogue.DROP_MISSING


def refuse_use(table: Table, player: Player, move: i64) -> Reason | None:
    """play.trait, play.species, play.body, play.population: each is paid with a card, and but for a new species
    there must be one. play.species-place: a side is left or right, never between two.
    """
    kind = kind_of(move)
    no_card, no_species = USES[kind]
    if player.held == NO_CARD:
        return no_card
    if kind == moves.NEW:
        return None
    if arg_a(move) >= len(player.species):
        return no_species
    species = player.species[arg_a(move)]
    if kind == moves.TRAIT:
        return refuse_trait(table, species, player.held)
    track = species.body if kind == moves.BODY else species.population
    return None if track < table.setup.track_limit else catalogue.TRACK_LIMIT  # play.track-limit


def refuse_trait(table: Table, species: Species, card: i64) -> Reason | None:
    """Why a species does not take the card as a trait."""
    if takes_trait(species, bit_of(card), table.setup.trait_limit):
        return None
    return catalogue.TRAIT_UNIQUE if species.traits & bit_of(card) else catalogue.TRAIT_LIMIT


# -- what it does -----------------------------------------------------------------------------


def play(table: Table, seat: i64, player: Player, move: i64) -> None:
    kind = kind_of(move)
    if kind == moves.CARD:
        player.take(arg_a(move))
        player.held = arg_a(move)
    elif kind == moves.DROP:
        apply_drop(table, seat, player, player.species[arg_a(move)], arg_b(move))
    elif kind == moves.END:
        apply_end(table, seat, player)
    elif kind == moves.TRAIT:
        apply_trait(table, seat, player, player.species[arg_a(move)])
    elif kind == moves.NEW:
        apply_new(table, seat, player, arg_a(move))
    else:
        apply_growth(table, seat, player, player.species[arg_a(move)], kind == moves.BODY)


def discard(table: Table, player: Player, card: i64) -> None:
    """Face up for all; in the quick variant when all have ended (play.quick)."""
    if table.setup.quick:
        player.discarding = [*player.discarding, card]
    else:
        own_discards(table).append(OBJECTS[card])


def pay(table: Table, player: Player) -> i64:
    """Discards the card taken from hand, and returns it."""
    card = player.held
    player.held = NO_CARD
    discard(table, player, card)
    return card


def apply_trait(table: Table, seat: i64, player: Player, species: Species) -> None:
    """play.trait: face down. play.trait-fixed: no move ever takes it to another species."""
    card = player.held
    player.held = NO_CARD
    laid: tuple[Any] = (OBJECTS[card],)
    species.cards += laid
    species.traits |= bit_of(card)
    species.hidden |= bit_of(card)
    if table.listener is not None:
        events.trait_laid(table, seat, species, card)


def apply_drop(table: Table, seat: i64, player: Player, species: Species, trait: i64) -> None:
    """play.trait-discard: face up, for nothing. fat.discard: food stored on Fat Tissue goes to the bag."""
    cards = species.cards
    at: i64 = 0
    while trait_of(cards[at]) != trait:
        at += 1
    card: i64 = cards[at]
    if at == 0:
        species.cards = cards[1:]  # of one card, mostly: then nothing is made
    else:
        species.cards = cards[:at] + cards[at + 1 :]
    species.traits &= ~bit_of(card)
    species.hidden &= ~bit_of(card)
    discard(table, player, card)
    if table.listener is not None:
        events.of_species(table, seat, species, "trait-dropped", {"card": card_text(card)})
    if bit_of(card) == FAT_TISSUE:
        stored = species.fat
        species.fat = 0
        taking.bag(table, seat, player, stored)


def apply_new(table: Table, seat: i64, player: Player, side: i64) -> None:
    """play.species, play.species-place"""
    card = pay(table, player)
    species = player.new_species()
    if side == moves.LEFT:
        player.species.insert(0, species)
    else:
        player.species.append(species)
    if table.listener is not None:
        events.of_species(table, seat, species, "species-created", {"card": card_text(card), "side": moves.SIDES[side]})


def apply_growth(table: Table, seat: i64, player: Player, species: Species, is_body: bool) -> None:
    """play.body, play.population: 1 more."""
    card = pay(table, player)
    if is_body:
        species.body += 1
    else:
        species.population += 1
    if table.listener is not None:
        name, count = ("body-grew", species.body) if is_body else ("population-grew", species.population)
        events.of_species(table, seat, species, name, {"card": card_text(card), "count": count})


def turn_up(table: Table, seat: i64, player: Player) -> None:
    """play.reveal"""
    for species in player.species:
        if species.hidden:
            revealed = species.hidden
            species.hidden = 0
            if table.listener is not None:
                events.traits_revealed(table, seat, species, revealed)


def show_quick(table: Table, seat: i64, player: Player) -> None:
    """play.quick: what a seat did unseen is there for all at once."""
    discarded = player.discarding
    player.discarding = NOTHING
    player.shown = None
    own_discards(table).extend(discarded)
    for species in player.species:
        species.hidden = 0
    if table.listener is not None:
        events.quick_reveal(table, seat, player, discarded)


def apply_end(table: Table, seat: i64, player: Player) -> None:
    """play.order: cards may be kept; the next player's turn, until the first player's would come again."""
    player.ended = True
    if table.listener is not None:
        events.tell(table, "play-ended", {"seat": seat})
    if not table.setup.quick:
        table.pass_turn()
