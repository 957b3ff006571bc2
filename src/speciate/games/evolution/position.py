"""A whole position as JSON, and back, with every impossibility named."""

from collections.abc import Mapping
from typing import Final

from speciate.core.errors import BadPosition, SpeciateError
from speciate.core.seats import NOBODY, SPECTATOR
from speciate.games.evolution import components, flow, possible, view
from speciate.games.evolution.cards import (
    NO_CARD,
    TRAITS,
    UNKNOWN,
    bit_of,
    card_text,
    parse_card,
    trait_names,
)
from speciate.games.evolution.options import OPTIONS, Setup
from speciate.games.evolution.state import OVER, PHASES, START, Player, Species, Table
from speciate.kit.positions import options_of
from speciate.kit.reading import Reader

MANY: Final = 999  # more than any count of the game


# -- writing --------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    """Everything; bags (deck, discards) sorted, so that equal positions give equal JSON."""
    return {
        **write_setup(table.setup),
        "phase": PHASES[table.phase],
        "round": table.round,
        "last_round": table.last_round,
        "first": table.first,
        "turn": table.turn,
        "hole": table.hole,
        "fed": table.fed,
        "acted": table.acted,
        "idle": table.idle,
        "naming": table.naming,
        "players": [write_player(player) for player in table.players],
        "deck": texts(sorted(table.deck)),
        "unreachable": table.unreachable,
        "aside": texts(table.aside),
        "discards": texts(sorted(table.discards)),
        "renewed": texts(table.renewed),
        "old": texts(table.old),
    }


def write_setup(setup: Setup) -> dict[str, object]:
    """What was agreed; the cards of a pack of one's own travel with the position."""
    data: dict[str, object] = {
        "game": "evolution",
        "seats": setup.seats,
        "options": setup.options,
        "pack": setup.pack,
    }
    if setup.cards != components.default().cards:
        data["cards"] = texts(list(setup.cards))
    return data


def write_view(seen: "view.EvolutionView") -> dict[str, object]:
    return {
        **write_setup(seen.setup),
        "seat": seen.seat,
        "phase": PHASES[seen.phase],
        "round": seen.round,
        "last_round": seen.last_round,
        "first": seen.first,
        "turn": seen.turn,
        "hole": seen.hole,
        "fed": seen.fed,
        "acted": seen.acted,
        "idle": seen.idle,
        "naming": seen.naming,
        "waiting": list(seen.waiting),
        "players": [write_player(player) for player in seen.players],
        "deck": seen.deck,
        "aside": seen.aside,
        "discards": texts(seen.discards),
        "renewed": texts(seen.renewed),
        "old": texts(seen.old),
    }


def texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def write_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {
        "species": [write_species(species) for species in player.species],
        "next_id": player.next_id,
        "hand": texts(sorted(player.hand)),
        "bag": player.bag,
        "food_card": None if player.food_card == NO_CARD else card_text(player.food_card),
        "held": None if player.held == NO_CARD else card_text(player.held),
        "ended": player.ended,
        "declined": player.declined,
        "owed": player.owed,
        "discarding": texts(sorted(player.discarding)),
        "kept": texts(sorted(player.kept)),
        "drawn": texts(sorted(player.drawn)),
    }
    if player.shown is not None:
        data["shown"] = write_player(player.shown)
    return data


def write_species(species: Species) -> dict[str, object]:
    return {
        "id": species.id,
        "body": species.body,
        "population": species.population,
        "food": species.food,
        "fat": species.fat,
        "traits": [card_text(card) for card in species.cards if not is_down(species, card)],
        "face_down": [card_text(card) for card in species.cards if is_down(species, card)],
        "used": trait_names(species.used),
        "ignoring": trait_names(species.ignoring),
    }


def is_down(species: Species, card: int) -> bool:
    return card == UNKNOWN or species.hidden & bit_of(card) != 0


# -- reading --------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> "flow.EvolutionState":
    """The position, or BadPosition. Only `players` is required: what is left out is as in a fresh round.

    A deck that is left out is made of the cards that lie nowhere else.
    """
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    setup = read_setup(top)
    table = flow.EvolutionState(setup)
    players = top.readers("players")
    if len(players) != setup.seats:
        mistakes.append(f"seats is {setup.seats}, but there are {len(players)} players")
        raise BadPosition(mistakes)
    read_numbers(top, table)
    table.players = [read_player(reader, table) for reader in players]
    read_piles(top, table)
    top.close()
    if not mistakes:
        possible.check_cards(table, "deck" in data, mistakes)
        possible.check_phase(table, mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    table.owing = sum([player.owed for player in table.players])
    if table.phase == OVER:
        table.actor = NOBODY
    elif table.phase != START:
        table.advance()
    return table


def read_setup(top: Reader) -> Setup:
    top.word("game", ["evolution"], "evolution")
    seats = top.integer("seats", 2, 6, len(top.items("players")))
    pack = components.default()
    cards = pack.cards
    if top.has("cards"):
        cards = tuple(sorted(read_cards(top, "cards")))
    elif top.word("pack", default=pack.name) != pack.name:
        top.wrong("pack", f'is "{top.data["pack"]}", not "{pack.name}", so `cards` must list its cards')
    options = options_of(top, OPTIONS)
    return Setup(max(2, min(6, seats)), options, cards, top.word("pack", default=pack.name))


def read_numbers(top: Reader, table: Table) -> None:
    last_seat = table.seats - 1
    table.phase = PHASES.index(top.word("phase", PHASES, "feed"))
    table.round = top.integer("round", 0, MANY, 0 if table.phase == START else 1)
    table.last_round = top.integer("last_round", 0, MANY, table.round if table.phase == OVER else 0)
    table.first = top.integer("first", 0, last_seat, 0)
    table.turn = top.integer("turn", 0, last_seat, table.first)
    table.hole = top.integer("hole", 0, MANY, 0)
    table.fed = top.flag("fed")
    table.acted = top.flag("acted")
    table.idle = top.integer("idle", 0, last_seat, 0)
    table.naming = top.integer("naming", -1, MANY, -1)
    if table.last_round and table.last_round < table.round:
        top.wrong("last_round", f"is {table.last_round}, but this is round {table.round}")


def read_piles(top: Reader, table: Table) -> None:
    table.deck = read_cards(top, "deck")
    table.aside = sorted(read_cards(top, "aside"))
    table.discards = read_cards(top, "discards")
    table.renewed = sorted(read_cards(top, "renewed"))
    table.old = sorted(read_cards(top, "old"))
    fresh = 0 if table.renewed else table.setup.set_aside
    table.unreachable = top.integer("unreachable", 0, MANY, fresh)
    if table.unreachable != fresh:
        top.wrong("unreachable", f"is {table.unreachable}, but {fresh} cards of this deck never come up")


def read_cards(reader: Reader, key: str) -> list[int]:
    cards: list[int] = []
    for text in reader.words(key):
        try:
            cards.append(UNKNOWN if text == "?" else parse_card(text))
        except SpeciateError as error:
            reader.wrong(key, f"holds an unreadable card: {error}")
    return cards


def read_card(reader: Reader, key: str) -> int:
    if not reader.has(key) or reader.data[key] is None:
        return NO_CARD
    text = reader.word(key)
    try:
        return UNKNOWN if text == "?" else parse_card(text)
    except SpeciateError as error:
        reader.wrong(key, f"is unreadable: {error}")
        return NO_CARD


def read_player(reader: Reader, table: Table) -> Player:
    player = Player()
    player.species = [read_species(item, i, table) for i, item in enumerate(reader.readers("species"))]
    ids = [species.id for species in player.species]
    if len(set(ids)) < len(ids):
        reader.wrong("species", "have the same id twice")
    player.next_id = reader.integer("next_id", 0, MANY, max(ids, default=-1) + 1)
    if ids and player.next_id <= max(ids):
        reader.wrong("next_id", f"is {player.next_id}, not above every id")
    player.hand = sorted(read_cards(reader, "hand"))
    player.bag = reader.integer("bag", 0, MANY, 0)
    player.food_card = read_card(reader, "food_card")
    player.held = read_card(reader, "held")
    player.ended = reader.flag("ended")
    player.declined = reader.flag("declined")
    player.owed = reader.integer("owed", 0, MANY, 0)
    player.discarding = read_cards(reader, "discarding")
    player.kept = read_cards(reader, "kept")
    player.drawn = read_cards(reader, "drawn")
    if reader.has("shown"):
        player.shown = read_player(reader.reader("shown"), table)
    reader.close()
    return player


def read_species(reader: Reader, place: int, table: Table) -> Species:
    limit = table.setup.track_limit
    species = Species(reader.integer("id", 0, MANY, place))
    species.body = reader.integer("body", 1, limit, 1)
    species.population = reader.integer("population", 1, limit, 1)
    species.food = reader.integer("food", 0, MANY, 0)
    species.fat = reader.integer("fat", 0, MANY, 0)
    up = read_cards(reader, "traits")
    down = read_cards(reader, "face_down")
    species.cards = tuple(up + down)
    for card in species.cards:
        if card == UNKNOWN:
            continue
        if species.traits & bit_of(card):
            reader.wrong("traits", f"hold {TRAITS[card >> 5]} twice (play.trait-unique)")
        species.traits |= bit_of(card)
        if card in down:
            species.hidden |= bit_of(card)
    species.used = read_mask(reader, "used")
    species.ignoring = read_mask(reader, "ignoring")
    possible.check_species(reader, species, table)
    reader.close()
    return species


def read_mask(reader: Reader, key: str) -> int:
    mask = 0
    for name in reader.words(key):
        if name in TRAITS:
            mask |= 1 << TRAITS.index(name)
        else:
            reader.wrong(key, f'names "{name}", which is no trait')
    return mask


def read_view(data: Mapping[str, object]) -> "view.EvolutionView":
    """A view as it was written; it came from a table, so only its form is checked."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = flow.EvolutionState(read_setup(top))
    read_numbers(top, table)
    seen = view.EvolutionView(top.integer("seat", SPECTATOR, table.seats - 1), table.setup)
    seen.players = [read_player(reader, table) for reader in top.readers("players")]
    seen.deck = top.integer("deck", 0, MANY)
    seen.aside = top.integer("aside", 0, MANY)
    seen.discards = read_cards(top, "discards")
    seen.renewed = read_cards(top, "renewed")
    seen.old = read_cards(top, "old")
    seen.waiting = [seat for seat in top.items("waiting") if isinstance(seat, int)]
    seen.hole = table.hole
    seen.first = table.first
    seen.round = table.round
    seen.last_round = table.last_round
    seen.phase = table.phase
    seen.turn = table.turn
    seen.fed = table.fed
    seen.acted = table.acted
    seen.idle = table.idle
    seen.naming = table.naming
    top.close()
    if mistakes:
        raise BadPosition(mistakes)
    return seen
