"""For the eye: what follows from a view, so that a screen needs no rules."""

from speciate.games.s_evolution.cards import (
    AGES,
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
from speciate.games.s_evolution.phases import needs
from speciate.games.s_evolution.phases.scoring import set_points as set_points
from speciate.games.s_evolution.rules import choosing, colours
from speciate.games.s_evolution.state import PLAY, Player, Table


def rules_of_play(table: Table, player: Player) -> str:
    """What a player's Age allows: `blind`, `free` (no colour), `colour`, or `trump`."""
    if colours.is_blind(table, player):
        return "blind"
    age = colours.trick_age(table, player)
    if age < colours.COLOUR_AGE:
        return "free"
    return "colour" if age < colours.TRUMP_AGE else "trump"


def needed(player: Player) -> dict[str, int]:
    """needs.kinds"""
    return {SUITS[suit]: player.population for suit in range(needs.kinds(player.age))}


def choosers(table: Table) -> list[int]:
    """take.order: as the trick stands, or who still has to choose."""
    return choosing.resource_order(table) if table.phase == PLAY else list(table.order)


def places(table: Table, seat: int) -> dict[str, int]:
    """For each card the seat may play now: as which one it would choose, as the trick stands."""
    if seat < 0 or table.phase != PLAY or table.turn != seat:
        return {}
    player = table.players[seat]
    if colours.is_blind(table, player):
        return {}
    bound = colours.bound_to(table, player)
    able = [card for card in player.hand if bound == NO_SUIT or suit_of(card) == bound]
    return {card_text(card): choosing.place_with(table, seat, card) for card in able}


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
