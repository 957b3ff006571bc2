"""A whole position, or a view, as JSON; `reading.py` reads it back."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from speciate.games.s_evolution import components, reading
from speciate.games.s_evolution.cards import (
    AGES,
    DISASTERS,
    NO_CARD,
    NO_DISCOVERY,
    NO_SUIT,
    SCIENCE,
    SEAT_COLOURS,
    SUITS,
    card_text,
    discovery_text,
    suit_of,
)
from speciate.games.s_evolution.editions import BUILDINGS, paid_with
from speciate.games.s_evolution.options import Setup
from speciate.games.s_evolution.phases import needs, scoring
from speciate.games.s_evolution.rules import choosing, colours, stock, workers
from speciate.games.s_evolution.state import NO_SEAT, PHASES, PLAY, Player, Table

if TYPE_CHECKING:
    from speciate.games.s_evolution import flow
    from speciate.games.s_evolution.view import SEvolutionView


def write(table: Table) -> dict[str, object]:
    """Everything; bags sorted, so that equal positions give equal JSON."""
    return {
        **write_setup(table.setup),
        **write_table(table),
        "gone": texts(sorted(table.gone)),
        "players": [write_player(player, texts(sorted(player.deck))) for player in table.players],
    }


def write_view(seen: "SEvolutionView") -> dict[str, object]:
    """What a seat knows, and for the eye what follows from it (`FOR_THE_EYE` of `reading.py`)."""
    table = seen.table
    players: list[dict[str, object]] = []
    for seat, player in enumerate(table.players):
        data = write_player(player, len(player.deck))
        data["spent"] = texts(seen.spent[seat])
        data["rules"] = rules_of_play(table, player)
        data["needs"] = {SUITS[suit]: player.population for suit in range(needs.kinds(player.age))}
        data["sets"] = scoring.set_points(table, player)
        players.append(data)
    return {
        **write_setup(table.setup),
        "seat": seen.seat,
        **write_table(table),
        "waiting": list(seen.waiting),
        "choosing": choosing.resource_order(table) if table.phase == PLAY else list(table.order),
        "places": places(seen),
        "prices": prices(table.setup),
        "discovery_colours": discovery_colours(table.setup),
        "gone": texts(sorted(table.gone)),
        "players": players,
    }


def write_setup(setup: Setup) -> dict[str, object]:
    """What was agreed; the cards of a pack of one's own travel with the position."""
    data: dict[str, object] = {
        "game": "s-evolution",
        "seats": setup.seats,
        "options": setup.options,
        "pack": setup.pack,
    }
    pack = components.default()
    usual = pack.generous if setup.options["generous"] else pack.decks
    if setup.decks != usual[: setup.seats] or setup.colours != pack.colours:
        data["decks"] = [texts(list(deck)) for deck in setup.decks]
        data["colours"] = [SEAT_COLOURS[colour] for colour in setup.colours]
    return data


def write_table(table: Table) -> dict[str, object]:
    return {
        "phase": PHASES[table.phase],
        "round": table.round,
        "lead": table.lead,
        "turn": table.turn,
        "turning": table.turning,
        "replacing": table.replacing,
        "trump": suit_name(table.trump),
        "colour": suit_name(table.colour),
        "order": list(table.order),
        "winner": None if table.winner == NO_SEAT else table.winner,
        "suffering": [DISASTERS[disaster] for disaster in table.suffering],
        "held_off": table.held_off,
        "barred": suit_names(int(table.barred)),
        "storms": table.storms,
        "gains": table.gains,
        "losses": table.losses,
        "trades": table.trades,
        "met": table.met,
        "unmet": table.unmet,
        "rising": table.rising,
        "grown": table.grown,
        "evolved": table.evolved,
    }


def write_player(player: Player, deck: object) -> dict[str, object]:
    return {
        "age": player.age,
        "population": player.population,
        "score": player.score,
        "stock": {name: stock.amount(player, suit) for suit, name in enumerate(SUITS)},
        "workers": {name: workers.level(player, building) for building, name in enumerate(BUILDINGS)},
        "hand": texts(player.hand),
        "unseen": player.unseen,
        "owed": player.owed,
        "deck": deck,
        "discovery": discovery_name(player.discovery),
        "discoveries": [discovery_name(discovery) for discovery in player.slots],
        "up": [age for age in range(1, AGES + 1) if (player.up >> (age - 1)) & 1],
        "card": None if player.card == NO_CARD else card_text(player.card),
        "card_taken": player.card_taken,
        "taken": texts(sorted(player.taken)),
        "aside": texts(sorted(player.aside)),
        "void": suit_names(int(player.void)),
        "obscured": player.obscured,
        "invaded": player.invaded,
        "rose": player.rose,
    }


def texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def suit_name(suit: int) -> str | None:
    return None if suit == NO_SUIT else SUITS[suit]


def suit_names(mask: int) -> list[str]:
    """The suits of a mask."""
    return [name for suit, name in enumerate(SUITS) if (mask >> suit) & 1]


def discovery_name(discovery: int) -> str | None:
    return None if discovery == NO_DISCOVERY else discovery_text(discovery)


# -- for the eye: what follows from a view ------------------------------------------------------------


def rules_of_play(table: Table, player: Player) -> str:
    """What a player's Age allows: `blind`, `free` (no colour), `colour`, or `trump`."""
    if colours.is_blind(table, player):
        return "blind"
    age = colours.trick_age(table, player)
    if age < colours.COLOUR_AGE:
        return "free"
    return "colour" if age < colours.TRUMP_AGE else "trump"


def places(seen: "SEvolutionView") -> dict[str, int]:
    """For each card the seat may play now: as which one it would choose, as the trick stands."""
    table = seen.table
    if seen.seat < 0 or table.phase != PLAY or table.turn != seen.seat:
        return {}
    player = table.players[seen.seat]
    if colours.is_blind(table, player):
        return {}
    bound = colours.bound_to(table, player)
    able = [card for card in player.hand if bound == NO_SUIT or suit_of(card) == bound]
    return {card_text(card): choosing.place_with(table, seen.seat, card) for card in able}


def prices(setup: Setup) -> dict[str, object]:
    """What things cost in this edition: a resource, and the price of each level or number."""
    edition = setup.edition
    growth = [int(price) for price in (edition.price_of_one, edition.price_of_two) if price]
    out: dict[str, object] = {
        "grow": {"with": SUITS[edition.growth_paid_with], "prices": growth},
        "evolve": {"with": SUITS[SCIENCE], "prices": [setup.evolve_price]},
    }
    for building, name in enumerate(BUILDINGS):
        out[name] = {"with": SUITS[paid_with(building)], "prices": list(edition.prices[building])}
    return out


def discovery_colours(setup: Setup) -> dict[str, str]:
    """The colour of every Discovery in play."""
    return {discovery_text(at): SEAT_COLOURS[setup.colours[at]] for at in range(setup.seats * AGES)}


# -- reading ------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> "flow.SEvolutionState":
    return reading.read(data)


def read_view(data: Mapping[str, object]) -> "SEvolutionView":
    return reading.read_view(data)
