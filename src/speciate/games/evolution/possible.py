"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks."""

from speciate.games.evolution.cards import (
    CARNIVORE,
    FAT_TISSUE,
    INTELLIGENCE,
    NO_CARD,
    UNKNOWN,
    card_text,
)
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, OVER, PHASES, PLAY, START, Player, Species, Table
from speciate.kit.reading import Reader


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
    if table.naming >= 0:
        row = table.players[table.turn].species
        thinks = CARNIVORE | INTELLIGENCE
        if table.phase != FEED or table.naming >= len(row) or row[table.naming].traits & thinks != thinks:
            mistakes.append("naming must be a carnivore with Intelligence of the seat whose feeding turn it is")
    if table.phase == OVER and table.round != table.last_round:
        mistakes.append(f"the game is over, but round {table.round} is not its last (over.deal)")
    aside = table.setup.set_aside if table.renewed else 0
    if len(table.aside) != aside:
        mistakes.append(f"aside are {len(table.aside)} cards, not {aside} (setup.two-players)")


def check_player(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    """What a seat cannot have in this phase."""
    phase = PHASES[table.phase]
    if table.phase in (DEAL, FOOD, PLAY, LEAF) and not player.species:
        mistakes.append(f"seat {seat} has no species in the {phase} phase (deal.species)")
    if player.species and table.phase == START:
        mistakes.append(f"seat {seat} has species before the first deal (deal.species)")
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
