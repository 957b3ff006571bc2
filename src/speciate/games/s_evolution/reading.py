"""Reads a position or a view from JSON; every mistake is noted, and `possible.py` names what no table can show."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from speciate.core.errors import BadPosition, SpeciateError
from speciate.core.seats import SPECTATOR
from speciate.games.s_evolution import components, flow, possible, view
from speciate.games.s_evolution.cards import (
    AGES,
    DISASTERS,
    DISCOVERY,
    NO_CARD,
    NO_DISCOVERY,
    NO_SUIT,
    SEAT_COLOURS,
    SUITS,
    UNKNOWN,
    make_discovery,
    parse_card,
    parse_discovery,
)
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.options import HAND_SIZE, MOST_POPULATION, OPTIONS, Setup
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import NO_SEAT, NOT_PAID, PHASES, START, Player, Table
from speciate.kit.positions import options_of
from speciate.kit.reading import Reader

if TYPE_CHECKING:
    from speciate.games.s_evolution.flow import SEvolutionState
    from speciate.games.s_evolution.view import SEvolutionView

MANY: Final = 999  # more than any count of the game
FOR_THE_EYE: Final = ("choosing", "places", "prices", "discovery_colours")  # fields of a view that follow from the rest
PLAYERS_EYE: Final = ("rules", "needs", "sets")


def read(data: Mapping[str, object]) -> "SEvolutionState":
    """The position, or BadPosition. Only `players` is required: what is left out is as at the start of the game.

    Decks that are left out are made of the cards that lie nowhere else.
    """
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = flow.SEvolutionState(read_setup(top))
    readers = top.readers("players")
    if len(readers) != table.seats:
        mistakes.append(f"seats is {table.seats}, but there are {len(readers)} players")
        raise BadPosition(mistakes)
    read_table(top, table)
    table.players = [read_player(reader, seat, table) for seat, reader in enumerate(readers)]
    for seat, reader in enumerate(readers):
        table.players[seat].deck = read_cards(reader, "deck")
        reader.close()
    table.gone = tuple(read_cards(top, "gone"))
    top.close()
    if not mistakes:
        possible.check(table, [reader.has("deck") for reader in readers], mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    table.owing = sum([player.owed for player in table.players])
    table.advance()
    return table


def read_view(data: Mapping[str, object]) -> "SEvolutionView":
    """A view as it was written; it came from a table, so only its form is checked."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    setup = read_setup(top)
    seen = view.SEvolutionView(top.integer("seat", SPECTATOR, setup.seats - 1), setup)
    read_table(top, seen.table)
    readers = top.readers("players")
    if len(readers) != setup.seats:
        mistakes.append(f"seats is {setup.seats}, but there are {len(readers)} players")
        raise BadPosition(mistakes)
    for seat, reader in enumerate(readers):
        player = read_player(reader, seat, seen.table)
        player.deck = [UNKNOWN] * reader.integer("deck", 0, MANY)
        seen.spent.append(sorted(read_cards(reader, "spent")))
        for key in PLAYERS_EYE:
            reader.has(key)
        reader.close()
        seen.table.players.append(player)
    seen.table.owing = sum([player.owed for player in seen.table.players])
    seen.table.gone = tuple(read_cards(top, "gone"))
    seen.waiting = [seat for seat in top.items("waiting") if isinstance(seat, int)]
    for key in FOR_THE_EYE:
        top.has(key)
    top.close()
    if mistakes:
        raise BadPosition(mistakes)
    return seen


def read_setup(top: Reader) -> Setup:
    top.word("game", ["s-evolution"], "s-evolution")
    seats = max(2, min(4, top.integer("seats", 2, 4, len(top.items("players")))))
    options = options_of(top, OPTIONS)
    pack = components.default()
    decks = pack.generous if options["generous"] else pack.decks
    colours = pack.colours
    name = top.word("pack", default=pack.name)
    if top.has("decks"):
        decks = tuple([tuple(sorted(deck)) for deck in read_decks(top, seats)])
        colours = tuple(read_colours(top))
    elif name != pack.name:
        top.wrong("pack", f'is "{name}", not "{pack.name}", so `decks` and `colours` must list its cards')
    return Setup(seats, options, decks, colours, name)


def read_decks(top: Reader, seats: int) -> list[list[int]]:
    """The decks of a pack of one's own."""
    lists = top.items("decks")
    if len(lists) != seats:
        top.wrong("decks", f"are {len(lists)}, one a seat makes {seats}")
    decks: list[list[int]] = []
    for at in range(seats):
        own = Reader({"deck": lists[at] if at < len(lists) else []}, f"decks[{at}]", top.mistakes)
        deck = [card for card in read_cards(own, "deck") if card >= 0]
        if len(deck) != len(components.default().decks[0]):
            own.wrong("", f"has {len(deck)} cards, not 24 (setup.deck)")
        decks.append(deck)
    return decks


def read_colours(top: Reader) -> list[int]:
    words = top.words("colours")
    if len(words) != len(SEAT_COLOURS) * AGES or not set(words) <= set(SEAT_COLOURS):
        top.wrong("colours", f"must name the colours of all {len(SEAT_COLOURS) * AGES} Discoveries")
        return list(components.default().colours)
    return [SEAT_COLOURS.index(word) for word in words]


def read_table(top: Reader, table: Table) -> None:
    last_seat = table.seats - 1
    table.phase = PHASES.index(top.word("phase", PHASES, "play"))
    table.round = top.integer("round", 0, table.setup.rounds, 0 if table.phase == START else min(2, table.setup.rounds))
    table.lead = top.integer("lead", 0, last_seat, 0)
    table.turn = top.integer("turn", 0, last_seat, table.lead)
    table.turning = top.flag("turning")
    table.replacing = top.flag("replacing")
    table.trump = read_suit(top, "trump")
    table.colour = read_suit(top, "colour")
    table.order = [seat for seat in top.items("order") if isinstance(seat, int) and 0 <= seat <= last_seat]
    table.winner = NO_SEAT
    if top.has("winner") and top.data["winner"] is not None:
        table.winner = top.integer("winner", 0, last_seat)
    table.suffering = sorted([DISASTERS.index(name) for name in read_names(top, "suffering", DISASTERS)])
    table.held_off = top.integer("held_off", 0, MANY, 0)
    table.barred = read_mask(top, "barred")
    table.storms = top.integer("storms", 0, MANY, 0)
    table.gains = top.integer("gains", 0, MANY, 0)
    table.losses = top.integer("losses", 0, MANY, 0)
    table.trades = top.integer("trades", 0, MANY, 0)
    table.met = top.integer("met", NOT_PAID, len(SUITS), NOT_PAID)
    table.unmet = top.integer("unmet", 0, len(SUITS), 0)
    table.rising = top.flag("rising")
    table.grown = top.flag("grown")
    table.evolved = top.flag("evolved")


def read_player(reader: Reader, seat: int, table: Table) -> Player:
    """All but the deck, which positions list and views count."""
    player = Player()
    player.age = reader.integer("age", 1, AGES, 1)
    player.population = reader.integer("population", 1, MOST_POPULATION, table.setup.start_population)
    player.score = reader.integer("score", 0, MANY, 0)
    read_board(reader, player, table)
    player.hand = sorted(read_cards(reader, "hand"))
    player.unseen = reader.integer("unseen", 0, HAND_SIZE, 0)
    player.owed = reader.integer("owed", 0, HAND_SIZE, 0)
    read_discoveries(reader, seat, player)
    player.card = read_played(reader)
    player.card_taken = reader.flag("card_taken")
    player.taken = read_cards(reader, "taken")
    player.aside = read_cards(reader, "aside")
    player.void = read_mask(reader, "void")
    player.obscured = reader.flag("obscured")
    player.invaded = reader.flag("invaded")
    player.rose = reader.flag("rose")
    return player


def read_board(reader: Reader, player: Player, table: Table) -> None:
    """The resource tracks and the workers."""
    if reader.has("stock"):
        tracks = reader.reader("stock")
        for suit, name in enumerate(SUITS):
            player.stock |= tracks.integer(name, 0, table.setup.stock_limit, 0) << (4 * suit)
        tracks.close()
    if reader.has("workers"):
        places = reader.reader("workers")
        for building, name in enumerate(BUILDINGS):
            level = places.integer(name, 0, workers.top_level(table, building), 0)
            workers.set_level(player, building, level)
        places.close()


def read_discoveries(reader: Reader, seat: int, player: Player) -> None:
    """setup.discoveries: left out, the six of one's own deck, but for the one in hand or in the trick."""
    for age in read_ages(reader):
        player.up |= 1 << (age - 1)
    if reader.has("discovery") and reader.data["discovery"] is not None:
        player.discovery = read_discovery(reader, "discovery", reader.word("discovery"))
    if not reader.has("discoveries"):
        slots = [make_discovery(seat, age) for age in range(1, AGES + 1)]
        out = player.discovery != NO_DISCOVERY or is_discovery_text(reader.data.get("card"))
        if out and not reader.flag("card_taken"):
            slots[player.age - 1] = NO_DISCOVERY
        player.slots = tuple(slots)
        return
    names = reader.items("discoveries")
    if len(names) != AGES:
        reader.wrong("discoveries", f"are {len(names)}, one an Age makes {AGES}")
        names = [None] * AGES
    player.slots = tuple(
        [
            read_discovery(reader, "discoveries", name) if isinstance(name, str) else NO_DISCOVERY
            for name in names[:AGES]
        ]
    )


def read_ages(reader: Reader) -> list[int]:
    ages: list[int] = []
    for age in reader.items("up"):
        if isinstance(age, bool) or not isinstance(age, int) or not 1 <= age <= AGES:
            reader.wrong("up", f"holds {age!r}, which is no Age")
        else:
            ages.append(age)
    return ages


def is_discovery_text(text: object) -> bool:
    return isinstance(text, str) and text.partition("-")[0] in SEAT_COLOURS


def read_discovery(reader: Reader, key: str, text: str) -> int:
    try:
        return parse_discovery(text)
    except SpeciateError as error:
        reader.wrong(key, f"is unreadable: {error}")
        return NO_DISCOVERY


def read_played(reader: Reader) -> int:
    """The card in the trick: a resource card or a Discovery."""
    if not reader.has("card") or reader.data["card"] is None:
        return NO_CARD
    text = reader.word("card")
    if is_discovery_text(text):
        discovery = read_discovery(reader, "card", text)
        return NO_CARD if discovery == NO_DISCOVERY else DISCOVERY + discovery
    cards = read_texts(reader, "card", [text])
    return cards[0] if cards else NO_CARD


def read_cards(reader: Reader, key: str) -> list[int]:
    return read_texts(reader, key, reader.words(key))


def read_texts(reader: Reader, key: str, texts: list[str]) -> list[int]:
    cards: list[int] = []
    for text in texts:
        try:
            cards.append(UNKNOWN if text == "?" else parse_card(text))
        except SpeciateError as error:
            reader.wrong(key, f"holds an unreadable card: {error}")
    return cards


def read_suit(reader: Reader, key: str) -> int:
    if not reader.has(key) or reader.data[key] is None:
        return NO_SUIT
    return SUITS.index(reader.word(key, SUITS))


def read_names(reader: Reader, key: str, known: tuple[str, ...]) -> list[str]:
    names: list[str] = []
    for name in reader.words(key):
        if name in known:
            names.append(name)
        else:
            reader.wrong(key, f'names "{name}"; known: {", ".join(known)}')
    return names


def read_mask(reader: Reader, key: str) -> int:
    mask = 0
    for name in read_names(reader, key, SUITS):
        mask |= 1 << SUITS.index(name)
    return mask
