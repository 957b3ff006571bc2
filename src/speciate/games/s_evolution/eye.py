"""For the eye: what follows from a view, so that a screen needs no rules. Asked of an owner, a table and a seat."""

from speciate.games.s_evolution import cards
from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import BUILDINGS, paid_with
from speciate.games.s_evolution.phases import needs, scoring
from speciate.games.s_evolution.rules import choosing, colours
from speciate.games.s_evolution.state import PLAY, Player, Table, seats_in


def rules_of_play(player: Player, table: Table, _: int) -> str:
    """What a player's Age allows: `blind`, `free` (no colour), `colour`, or `trump`."""
    if colours.is_blind(table, player):
        return "blind"
    age = colours.trick_age(table, player)
    if age < colours.COLOUR_AGE:
        return "free"
    return "colour" if age < colours.TRUMP_AGE else "trump"


def counts_as(player: Player, table: Table, _: int) -> str | None:
    """take.discovery, take.order: as what its card in the trick counts; those named first choose first."""
    if player.card == cards.NO_CARD:
        return None
    if cards.is_discovery(player.card):
        return "discovery"
    rank = choosing.card_class(table, player, player.card, table.colour)
    return "trump" if rank == choosing.TRUMPS else "colour" if rank == choosing.SET_COLOUR else "rest"


def needed(player: Player, _: Table, __: int) -> dict[str, int]:
    """needs.kinds"""
    return {SUITS[suit]: player.population for suit in range(needs.kinds(player.age))}


def sets(player: Player, table: Table, _: int) -> int:
    return scoring.set_points(table, player)


def choosers(table: Table, _: Table, __: int) -> list[int]:
    """take.order: as the trick stands, or who still has to choose."""
    return choosing.resource_order(table) if table.phase == PLAY else seats_in(table.choosers)


def places(table: Table, _: Table, seat: int) -> dict[str, int]:
    """For each card the seat may play now: as which one it would choose, as the trick stands."""
    if seat < 0 or table.phase != PLAY or table.turn != seat:
        return {}
    player = table.players[seat]
    if colours.is_blind(table, player):
        return {}
    bound = colours.bound_to(table, player)
    able = [card for card in player.hand if bound == cards.NO_SUIT or cards.suit_of(card) == bound]
    return {cards.card_text(card): choosing.place_with(table, seat, card) for card in able}


def prices(table: Table, _: Table, __: int) -> dict[str, object]:
    """What things cost in this edition: a resource, and the price of each level or number."""
    setup = table.setup
    edition = setup.edition
    growth = [int(price) for price in (edition.price_of_one, edition.price_of_two) if price]
    out: dict[str, object] = {
        "grow": {"with": SUITS[edition.growth_paid_with], "prices": growth},
        "evolve": {"with": SUITS[cards.SCIENCE], "prices": [setup.evolve_price]},
    }
    for building, name in enumerate(BUILDINGS):
        out[name] = {"with": SUITS[paid_with(building)], "prices": list(edition.prices[building])}
    return out


def discovery_colours(table: Table, _: Table, __: int) -> dict[str, str]:
    """The colour of every Discovery in play."""
    setup = table.setup
    return {cards.discovery_text(at): cards.SEAT_COLOURS[setup.colours[at]] for at in range(setup.seats * cards.AGES)}
