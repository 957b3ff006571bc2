"""Phase 3: any number of cards, each a trait, a new species, or growth.

A card is played in two steps, as a hand does it: take the card, then choose its use.
"""

from collections.abc import Callable

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import FAT_TISSUE, NO_CARD, bit_of, card_text, trait_of
from speciate.games.evolution.phases.deal import new_species
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import PLAY, Player, Species, Table
from speciate.kit.turn_order import clockwise


def open_phase(table: Table) -> None:
    """play.order from the first player; play.quick: everyone at once, the others seeing what was there before."""
    table.phase = PLAY
    table.turn = table.first
    for player in table.players:
        player.ended = False
        if table.setup.quick:
            player.shown = player.copy()


def next_actor(table: Table) -> i64:
    """play.order, play.quick"""
    if table.setup.quick:
        for seat in range(table.seats):
            if not table.players[seat].ended:
                return seat
        return NOBODY
    return NOBODY if table.players[table.turn].ended else table.turn


def may_act(table: Table, seat: i64) -> bool:
    if table.players[seat].ended:
        return False
    return table.setup.quick or seat == table.turn


# -- what can be done -------------------------------------------------------------------------


def legal(table: Table, seat: i64) -> list[int]:
    player = table.players[seat]
    if not may_act(table, seat):
        return []
    return legal_uses(table, player) if player.held != NO_CARD else legal_steps(player)


def legal_steps(player: Player) -> list[int]:
    """A card of one's hand, a trait to discard (play.trait-discard), or the end of the turn."""
    out: list[int] = []
    last = NO_CARD
    for card in player.hand:
        if card != last:
            out.append(moves.CARD | card << A)
            last = card
    for place, species in enumerate(player.species):
        for card in species.cards:
            out.append(moves.drop(place, trait_of(card)))
    out.append(moves.end())
    return out


def legal_uses(table: Table, player: Player) -> list[int]:
    """play.trait, play.species, play.body, play.population: what the card in hand can become."""
    out: list[int] = []
    limit = table.setup.track_limit
    held = player.held
    for place, species in enumerate(player.species):
        if refuse_trait(table, species, held) is None:
            out.append(moves.TRAIT | place << A)
        if species.body < limit:
            out.append(moves.BODY | place << A)
        if species.population < limit:
            out.append(moves.POPULATION | place << A)
    out.append(moves.new(moves.LEFT))
    out.append(moves.new(moves.RIGHT))
    return out


def any_move(table: Table, player: Player, random: Callable[[], float]) -> i64:
    """One of `legal`, each as likely. Play-outs spend most of their time here, so the list is only counted."""
    if player.held != NO_CARD:
        uses = legal_uses(table, player)
        return uses[int(random() * float(len(uses)))]
    kinds: i64 = 0
    last = NO_CARD
    for card in player.hand:
        if card != last:
            kinds += 1
            last = card
    count = kinds + 1
    for species in player.species:
        count += len(species.cards)
    at: i64 = int(random() * float(count))
    if at == count - 1:
        return moves.END
    return step_at(player, at, kinds)


def step_at(player: Player, at: i64, kinds: i64) -> i64:
    """The move at a place of `legal_steps`, of which the first `kinds` take a card."""
    if at < kinds:
        last = NO_CARD
        for card in player.hand:
            if card != last:
                if at == 0:
                    return moves.CARD | card << A
                at -= 1
                last = card
    at -= kinds
    for place, species in enumerate(player.species):
        if at < len(species.cards):
            return moves.drop(place, trait_of(species.cards[at]))
        at -= len(species.cards)
    return moves.END


def refuse(table: Table, seat: i64, move: i64) -> Reason | None:
    """play.order first; then whether the step fits what the hand is doing."""
    if not may_act(table, seat):
        return catalogue.NOT_YOUR_PLAY
    player = table.players[seat]
    kind = kind_of(move)
    if kind == moves.CARD or kind == moves.DROP or kind == moves.END:
        return refuse_step(player, move)
    return refuse_use(table, player, move)


def refuse_step(player: Player, move: i64) -> Reason | None:
    if player.held != NO_CARD:
        return catalogue.USE_FIRST
    kind = kind_of(move)
    if kind == moves.CARD:
        return None if arg_a(move) in player.hand else catalogue.PLAY_FROM_HAND
    if kind == moves.DROP:
        return refuse_drop(player, arg_a(move), arg_b(move))
    return None


def refuse_drop(player: Player, place: i64, trait: i64) -> Reason | None:
    """play.trait-discard: only a trait one's species has."""
    if place >= len(player.species):
        return catalogue.DROP_NO_SPECIES
    return None if (player.species[place].traits >> trait) & 1 else catalogue.DROP_MISSING


def refuse_use(table: Table, player: Player, move: i64) -> Reason | None:
    """play.trait, play.species, play.body, play.population: each is paid with a card."""
    kind = kind_of(move)
    has_card = player.held != NO_CARD
    if kind == moves.NEW:  # play.species-place: a side is left or right, never between two
        return None if has_card else catalogue.SPECIES_CARD_FIRST
    species = player.species[arg_a(move)] if arg_a(move) < len(player.species) else None
    if kind == moves.TRAIT:
        if not has_card:
            return catalogue.TRAIT_CARD_FIRST
        return catalogue.TRAIT_NO_SPECIES if species is None else refuse_trait(table, species, player.held)
    if kind == moves.BODY:
        if not has_card:
            return catalogue.BODY_CARD_FIRST
        return catalogue.BODY_NO_SPECIES if species is None else refuse_track(table, species.body)
    if not has_card:
        return catalogue.POPULATION_CARD_FIRST
    return catalogue.POPULATION_NO_SPECIES if species is None else refuse_track(table, species.population)


def refuse_track(table: Table, length: i64) -> Reason | None:
    """play.track-limit"""
    return None if length < table.setup.track_limit else catalogue.TRACK_LIMIT


def refuse_trait(table: Table, species: Species, card: i64) -> Reason | None:
    """play.trait-unique, play.trait-limit; a face-down trait counts for both."""
    if species.traits & bit_of(card):
        return catalogue.TRAIT_UNIQUE
    return None if len(species.cards) < table.setup.trait_limit else catalogue.TRAIT_LIMIT


# -- what it does -----------------------------------------------------------------------------


def apply(table: Table, seat: i64, move: i64) -> None:
    player = table.players[seat]
    kind = kind_of(move)
    if kind == moves.CARD:
        player.hand.remove(arg_a(move))
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
        player.discarding.append(card)
    else:
        table.discards.append(card)


def apply_trait(table: Table, seat: i64, player: Player, species: Species) -> None:
    """play.trait: face down. play.trait-fixed: no move ever takes it to another species."""
    card = player.held
    player.held = NO_CARD
    species.cards = (*species.cards, card)
    species.traits |= bit_of(card)
    species.hidden |= bit_of(card)
    if table.listener is not None:
        events.trait_laid(table, seat, species, card)


def apply_drop(table: Table, seat: i64, player: Player, species: Species, trait: i64) -> None:
    """play.trait-discard: face up, for nothing. fat.discard: food stored on Fat Tissue goes to the bag."""
    card = NO_CARD
    for laid in species.cards:
        if trait_of(laid) == trait:
            card = laid
    species.cards = tuple([laid for laid in species.cards if laid != card])
    species.traits &= ~bit_of(card)
    species.hidden &= ~bit_of(card)
    discard(table, player, card)
    if table.listener is not None:
        ref = events.species_ref(seat, species)
        events.tell_play(table, seat, "trait-dropped", {"species": ref, "card": card_text(card)})
    if bit_of(card) == FAT_TISSUE:
        taking.bag(table, seat, player, species.fat)
        species.fat = 0


def apply_new(table: Table, seat: i64, player: Player, side: i64) -> None:
    """play.species, play.species-place"""
    card = player.held
    player.held = NO_CARD
    discard(table, player, card)
    species = new_species(player)
    if side == moves.LEFT:
        player.species.insert(0, species)
    else:
        player.species.append(species)
    if table.listener is not None:
        args: dict[str, object] = {
            "species": events.species_ref(seat, species),
            "card": card_text(card),
            "side": "left" if side == moves.LEFT else "right",
        }
        events.tell_play(table, seat, "species-created", args)


def apply_growth(table: Table, seat: i64, player: Player, species: Species, is_body: bool) -> None:
    """play.body, play.population: 1 more."""
    card = player.held
    player.held = NO_CARD
    discard(table, player, card)
    if is_body:
        species.body += 1
    else:
        species.population += 1
    if table.listener is not None:
        args: dict[str, object] = {
            "species": events.species_ref(seat, species),
            "card": card_text(card),
            "count": species.body if is_body else species.population,
        }
        events.tell_play(table, seat, "body-grew" if is_body else "population-grew", args)


def apply_end(table: Table, seat: i64, player: Player) -> None:
    """play.order: cards may be kept; the next player's turn, until the first player's would come again."""
    player.ended = True
    events.tell(table, "play-ended", {"seat": seat})
    if not table.setup.quick:
        following = clockwise(seat, table.seats)
        if following != table.first:
            table.turn = following


def close_phase(table: Table) -> None:
    """play.reveal: all face-down traits are turned up together."""
    for seat, player in enumerate(table.players):
        if table.setup.quick:
            events.quick_reveal(table, seat, player)
            table.discards += player.discarding
            player.discarding = []
            player.shown = None
        for species in player.species:
            if species.hidden:
                if table.listener is not None and not table.setup.quick:
                    events.traits_revealed(table, seat, species)
                species.hidden = 0
