"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks.

The sentences stand in `locales/mistakes.<lang>.ftl`, as `position-<key>`.
"""

from speciate.games.evolution import cards
from speciate.games.evolution.cards import CARNIVORE, INTELLIGENCE, NO_CARD, UNKNOWN, bit_of
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, OVER, PHASES, PLAY, START, Player, Species, Table
from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import all_known, remainder
from speciate.kit.reading import Reader


def finish_species(reader: Reader, species: Species, table: Table) -> None:
    """The traits of the cards, and what is impossible of a species alone."""
    for card in species.cards:
        if card != UNKNOWN:
            trait = cards.TRAITS[cards.trait_of(card)]
            reader.when(species.traits & bit_of(card), "traits", "trait-twice", trait=trait)
            species.traits |= bit_of(card)
    check_species(reader, species, table)


def finish_player(reader: Reader, player: Player, table: Table) -> None:  # noqa: ARG001 (the shape's)
    ids = [species.id for species in player.species]
    reader.when(len(set(ids)) < len(ids), "species", "id-twice")
    reader.when(ids and player.next_id <= max(ids), "next_id", "next-id", next=player.next_id)


def check_species(reader: Reader, species: Species, table: Table) -> None:
    phase, traits = table.phase, species.traits
    count, limit = len(species.cards), table.setup.trait_limit
    reader.when(count > limit, "traits", "trait-limit", count=count, limit=limit)
    food, population = species.food, species.population
    reader.when(food > population, "food", "food-capacity", food=food, population=population)
    reader.when(species.fat and not traits & cards.FAT_TISSUE, "fat", "fat-tissue")
    reader.when(species.fat > species.body, "fat", "fat-body", fat=species.fat, body=species.body)
    reader.when(species.ignoring and not is_clever_hunter(species), "ignoring", "ignoring-who")
    reader.when(species.ignoring and phase != FEED, "ignoring", "ignoring-when")
    reader.when(food and phase in (DEAL, FOOD, PLAY), "food", "food-when")
    usable = traits & (cards.FERTILE | cards.LONG_NECK) if phase == LEAF else 0
    reader.when(species.used & ~usable, "used", "used")
    reader.when(species.hidden and phase != PLAY, "face_down", "face-down")


def is_clever_hunter(species: Species) -> bool:
    thinks = CARNIVORE | INTELLIGENCE
    return species.traits & thinks == thinks


def cards_of(player: Player) -> list[int]:
    cards = player.hand + player.discarding
    for species in player.species:
        cards += species.cards
    for card in (player.food_card, player.held):
        if card != NO_CARD:
            cards.append(card)
    return cards


def check_numbers(table: Table, mistakes: Mistakes) -> None:
    """over.later: the last round is still to come; setup.two-players: how many cards never come up."""
    last = table.last_round
    mistakes.when(last and last < table.round, "last-round", last=last, round=table.round)
    fresh = 0 if table.renewed else table.setup.set_aside
    if table.unreachable < 0:
        table.unreachable = fresh
    mistakes.when(table.unreachable != fresh, "unreachable", count=table.unreachable, cards=fresh)


def check_cards(table: Table, deck_given: bool, mistakes: Mistakes) -> None:
    """setup.deck: every card of the pack lies somewhere, once."""
    held = table.aside + table.discards
    for player in table.players:
        held += cards_of(player)
    if not all_known(held + table.deck, UNKNOWN, mistakes):
        return
    deck = table.deck if deck_given else None
    table.deck = remainder(list(table.setup.cards), held, deck, cards.TEXTS, mistakes, "cards")
    count, never = len(table.deck), table.unreachable
    mistakes.when(count < never, "deck", count=count, never=never)


def check_phase(table: Table, mistakes: Mistakes) -> None:
    phase = PHASES[table.phase]
    for seat, player in enumerate(table.players):
        check_player(table, seat, player, mistakes)
        check_shown(seat, player, mistakes)
    check_turns(table, mistakes)
    check_memory(table, mistakes)
    mistakes.when(table.phase != FEED and (table.fed or table.acted or table.idle), "feeding-turn")
    if table.naming >= 0:
        row = table.players[table.turn].species
        is_named = table.naming < len(row) and is_clever_hunter(row[table.naming])
        mistakes.when(table.phase != FEED or not is_named, "naming")
    mistakes.when((table.round == 0) != (table.phase == START), "round", round=table.round, phase=phase)
    mistakes.when(table.phase == OVER and table.round != table.last_round, "not-last", round=table.round)
    aside, expected = len(table.aside), table.setup.set_aside if table.renewed else 0
    mistakes.when(aside != expected, "aside", count=aside, cards=expected)


def check_turns(table: Table, mistakes: Mistakes) -> None:
    """play.order, leaf.order: the seats before the one whose turn it is have ended, the others have not."""
    if table.phase not in (PLAY, LEAF) or (table.phase == PLAY and table.setup.quick):
        return
    told = any(player.ended for player in table.players)
    seat = table.first
    before = True
    for _ in range(table.seats):
        before = before and seat != table.turn
        player = table.players[seat]
        if not told:
            player.ended = before  # left out altogether: it follows from whose turn it is
        mistakes.when(before and not player.ended, "not-ended", seat=seat, turn=table.turn)
        mistakes.when(player.ended and not before, "has-ended", seat=seat, turn=table.turn)
        seat = (seat + 1) % table.seats


def check_memory(table: Table, mistakes: Mistakes) -> None:
    """deal.reshuffle: what everyone remembers of the last one fits the cards."""
    mistakes.when(not is_within(table.renewed + table.old, list(table.setup.cards)), "renewed")
    for seat, player in enumerate(table.players):
        fits = is_within(player.kept, table.old) and is_within(player.drawn, table.renewed)
        mistakes.when(not fits, "kept", seat=seat)


def is_within(part: list[int], whole: list[int]) -> bool:
    left = whole[:]
    for card in part:
        if card not in left:
            return False
        left.remove(card)
    return True


def check_shown(seat: int, player: Player, mistakes: Mistakes) -> None:
    """play.quick: what the others still see is made of the same cards."""
    shown = player.shown
    if shown is None:
        return
    mistakes.when(sorted(cards_of(shown)) != sorted(cards_of(player)), "shown-cards", seat=seat)
    is_busy = shown.held != NO_CARD or shown.discarding or shown.shown is not None
    mistakes.when(is_busy or shown.food_card != player.food_card, "shown-before", seat=seat)
    now = {species.id: species for species in player.species}
    for species in shown.species:
        if not mistakes.when(species.id not in now, "shown-gone", seat=seat):
            grown = now[species.id]
            is_smaller = species.body > grown.body or species.population > grown.population
            mistakes.when(is_smaller, "shown-shrunk", seat=seat)
    mistakes.when(shown.bag > player.bag or shown.owed, "shown-bag", seat=seat)


def check_player(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    """What a seat cannot have in this phase."""
    phase, name = table.phase, PHASES[table.phase]
    is_quick_play = table.setup.quick and phase == PLAY
    mistakes.when(phase in (DEAL, FOOD, PLAY, LEAF) and not player.species, "no-species", seat=seat, phase=name)
    mistakes.when(phase == START and (player.species or player.hand or player.bag), "too-early", seat=seat)
    mistakes.when(player.owed > len(table.setup.cards), "owed", seat=seat, count=player.owed)
    holds = player.held != NO_CARD
    is_waiting = phase == PLAY and not table.setup.quick and seat != table.turn
    mistakes.when(holds and phase != PLAY, "held-when", seat=seat, phase=name)
    mistakes.when(holds and is_waiting, "held-turn", seat=seat, turn=table.turn)
    is_laid = player.food_card != NO_CARD
    mistakes.when(is_laid and phase not in (FOOD, PLAY, LEAF), "food-card", seat=seat, phase=name)
    mistakes.when((player.shown is not None) != is_quick_play, "shown", seat=seat)
    mistakes.when(player.discarding and not is_quick_play, "discarding", seat=seat)
    mistakes.when(player.owed and phase in (START, FOOD, PLAY, LEAF, OVER), "owed-when", seat=seat, phase=name)
