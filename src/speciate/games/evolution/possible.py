"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks."""

from speciate.games.evolution.cards import (
    CARNIVORE,
    FAT_TISSUE,
    FERTILE,
    INTELLIGENCE,
    LONG_NECK,
    NO_CARD,
    TRAITS,
    UNKNOWN,
    bit_of,
    card_text,
    trait_of,
)
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, OVER, PHASES, PLAY, START, Player, Species, Table
from speciate.kit.reading import Reader


def finish_species(reader: Reader, species: Species, table: Table) -> None:
    """The traits of the cards, and what is impossible of a species alone."""
    for card in species.cards:
        if card == UNKNOWN:
            continue
        if species.traits & bit_of(card):
            reader.wrong("traits", f"hold {TRAITS[trait_of(card)]} twice (play.trait-unique)")
        species.traits |= bit_of(card)
    check_species(reader, species, table)


def finish_player(reader: Reader, player: Player, table: Table) -> None:  # noqa: ARG001 (the shape's)
    ids = [species.id for species in player.species]
    if len(set(ids)) < len(ids):
        reader.wrong("species", "have the same id twice")
    if ids and player.next_id <= max(ids):
        reader.wrong("next_id", f"is {player.next_id}, not above every id")


def check_species(reader: Reader, species: Species, table: Table) -> None:
    if len(species.cards) > table.setup.trait_limit:
        reader.wrong("traits", f"are {len(species.cards)}, the limit is {table.setup.trait_limit} (play.trait-limit)")
    if species.food > species.population:
        reader.wrong("food", f"is {species.food}, above the population {species.population} (feed.capacity)")
    if species.fat and not species.traits & FAT_TISSUE:
        reader.wrong("fat", "is stored without Fat Tissue (trait.fat-tissue)")
    if species.fat > species.body:
        reader.wrong("fat", f"is {species.fat}, above the body size {species.body} (trait.fat-tissue)")
    thinks = CARNIVORE | INTELLIGENCE
    if species.ignoring and species.traits & thinks != thinks:
        reader.wrong("ignoring", "is only for a carnivore with Intelligence (trait.intelligence-attack)")
    if species.ignoring and table.phase != FEED:
        reader.wrong("ignoring", "lapses when the feeding phase ends (trait.intelligence-attack)")
    if species.food and table.phase in (DEAL, FOOD, PLAY):
        reader.wrong("food", "is eaten only after the cards are played (feed.order)")
    if species.used & ~(species.traits & (FERTILE | LONG_NECK)) or (species.used and table.phase != LEAF):
        reader.wrong("used", "is for Fertile and Long Neck while leaf traits act (leaf.order)")
    if species.hidden and table.phase != PLAY:
        reader.wrong("face_down", "traits lie only in the play phase (play.reveal)")


def cards_of(player: Player) -> list[int]:
    cards = player.hand + player.discarding
    for species in player.species:
        cards += species.cards
    for card in (player.food_card, player.held):
        if card != NO_CARD:
            cards.append(card)
    return cards


def check_numbers(table: Table, mistakes: list[str]) -> None:
    """over.later: the last round is still to come; setup.two-players: how many cards never come up."""
    if table.last_round and table.last_round < table.round:
        mistakes.append(f"last_round is {table.last_round}, but this is round {table.round}")
    fresh = 0 if table.renewed else table.setup.set_aside
    if table.unreachable < 0:
        table.unreachable = fresh
    if table.unreachable != fresh:
        mistakes.append(f"unreachable is {table.unreachable}, but {fresh} cards of this deck never come up")


def check_cards(table: Table, deck_given: bool, mistakes: list[str]) -> None:
    """setup.deck: every card of the pack lies somewhere, once."""
    left: dict[int, int] = {}
    for card in table.setup.cards:
        left[card] = left.get(card, 0) + 1
    lying = table.deck + table.aside + table.discards
    for player in table.players:
        lying += cards_of(player)
    if UNKNOWN in lying:
        mistakes.append("a position knows every card; only views have ?")
        return
    for card in lying:
        left[card] = left.get(card, 0) - 1
    for card, count in left.items():
        if count < 0:
            have = table.setup.cards.count(card)
            mistakes.append(f"{card_text(card)} lies {have - count} times, the pack has {have}")
    missing = [card for card, count in left.items() for _ in range(count)]
    if not deck_given:
        table.deck = missing
    elif missing:
        mistakes.append(f"{len(missing)} cards lie nowhere, {card_text(missing[0])} for one")
    if len(table.deck) < table.unreachable:
        mistakes.append(f"the deck has {len(table.deck)} cards, {table.unreachable} of which never come up")


def check_phase(table: Table, mistakes: list[str]) -> None:
    for seat, player in enumerate(table.players):
        check_player(table, seat, player, mistakes)
        check_shown(seat, player, mistakes)
    check_turns(table, mistakes)
    check_memory(table, mistakes)
    if table.phase != FEED and (table.fed or table.acted or table.idle):
        mistakes.append("fed, acted and idle tell of feeding turns only (feed.order)")
    if table.naming >= 0:
        row = table.players[table.turn].species
        thinks = CARNIVORE | INTELLIGENCE
        if table.phase != FEED or table.naming >= len(row) or row[table.naming].traits & thinks != thinks:
            mistakes.append("naming must be a carnivore with Intelligence of the seat whose feeding turn it is")
    if (table.round == 0) != (table.phase == START):
        mistakes.append(f"round is {table.round} in the {PHASES[table.phase]} phase")
    if table.phase == OVER and table.round != table.last_round:
        mistakes.append(f"the game is over, but round {table.round} is not its last (over.deal)")
    aside = table.setup.set_aside if table.renewed else 0
    if len(table.aside) != aside:
        mistakes.append(f"aside are {len(table.aside)} cards, not {aside} (setup.two-players)")


def check_turns(table: Table, mistakes: list[str]) -> None:
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
        elif player.ended != before:
            mistakes.append(f"seat {seat} has {'not ' if before else ''}ended its turn, but it is seat {table.turn}'s")
        seat = (seat + 1) % table.seats


def check_memory(table: Table, mistakes: list[str]) -> None:
    """deal.reshuffle: what everyone remembers of the last one fits the cards."""
    if not is_within(table.renewed + table.old, list(table.setup.cards)):
        mistakes.append("renewed and old hold cards that the pack does not have")
    for seat, player in enumerate(table.players):
        if not is_within(player.kept, table.old) or not is_within(player.drawn, table.renewed):
            mistakes.append(f"seat {seat}: kept must come from old, and drawn from renewed (deal.reshuffle)")


def is_within(part: list[int], whole: list[int]) -> bool:
    left = whole[:]
    for card in part:
        if card not in left:
            return False
        left.remove(card)
    return True


def check_shown(seat: int, player: Player, mistakes: list[str]) -> None:
    """play.quick: what the others still see is made of the same cards."""
    shown = player.shown
    if shown is None:
        return
    if sorted(cards_of(shown)) != sorted(cards_of(player)):
        mistakes.append(f"seat {seat}: shown has other cards than the seat itself (play.quick)")
    if shown.held != NO_CARD or shown.discarding or shown.shown is not None or shown.food_card != player.food_card:
        mistakes.append(f"seat {seat}: shown is the seat before the phase began (play.quick)")
    now = {species.id: species for species in player.species}
    for species in shown.species:
        if species.id not in now:
            mistakes.append(f"seat {seat}: a species that is shown is gone, and none dies in this phase (play.quick)")
        elif species.body > now[species.id].body or species.population > now[species.id].population:
            mistakes.append(f"seat {seat}: a species that is shown has shrunk in this phase (play.quick)")
    if shown.bag > player.bag or shown.owed:
        mistakes.append(f"seat {seat}: shown has a fuller bag, or cards to draw (play.quick)")


def check_player(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    """What a seat cannot have in this phase."""
    phase = PHASES[table.phase]
    if table.phase in (DEAL, FOOD, PLAY, LEAF) and not player.species:
        mistakes.append(f"seat {seat} has no species in the {phase} phase (deal.species)")
    if table.phase == START and (player.species or player.hand or player.bag):
        mistakes.append(f"seat {seat} has something before the first deal (deal.species)")
    if player.owed > len(table.setup.cards):
        mistakes.append(f"seat {seat} draws {player.owed} cards, more than there are")
    if player.held != NO_CARD and table.phase != PLAY:
        mistakes.append(f"seat {seat} holds a card to play in the {phase} phase")
    elif player.held != NO_CARD and not table.setup.quick and seat != table.turn:
        mistakes.append(f"seat {seat} holds a card to play, but it is seat {table.turn}'s turn (play.order)")
    if player.food_card != NO_CARD and table.phase not in (FOOD, PLAY, LEAF):
        mistakes.append(f"seat {seat} has a food card laid in the {phase} phase (reveal.sum)")
    if (player.shown is not None) != (table.setup.quick and table.phase == PLAY):
        mistakes.append(f"seat {seat}: `shown` belongs to the play phase of the quick variant only")
    if player.discarding and not (table.setup.quick and table.phase == PLAY):
        mistakes.append(f"seat {seat}: `discarding` belongs to the play phase of the quick variant only")
    if player.owed and table.phase in (START, FOOD, PLAY, LEAF, OVER):
        mistakes.append(f"seat {seat} draws cards in the {phase} phase")
