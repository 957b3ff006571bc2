"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import Event, only
from speciate.core.outcome import Outcome
from speciate.games.evo.cards import card_text
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.state import SETUP, Table

# Each event with its arguments and their types; the locales have a sentence for each (`event-<name>`).
EVENTS: Final[dict[str, dict[str, str]]] = {
    "started": {"seat": "seat", "region": "region"},
    "drew": {"seat": "seat", "card": "card"},
    "drew-unseen": {"seat": "seat"},
    "no-card-left": {"seat": "seat"},
    "round": {"round": "number"},
    "drawn-first": {"seat": "seat"},
    "order": {"seats": "seats"},
    "card-played": {"seat": "seat", "card": "card"},
    "card-aimed": {"seat": "seat", "card": "card", "target": "seat"},
    "struck": {"seat": "seat", "target": "seat", "region": "region"},
    "rolled": {"face": "number"},
    "climate": {"terrain": "terrain"},
    "moved": {"seat": "seat", "from": "region", "region": "region"},
    "swam": {"seat": "seat", "from": "region", "region": "region"},
    "attacked": {"seat": "seat", "target": "seat", "region": "region", "wins": "number"},
    "attack-won": {"seat": "seat", "target": "seat", "face": "number", "region": "region"},
    "attack-lost": {"seat": "seat", "target": "seat", "face": "number", "region": "region"},
    "born": {"seat": "seat", "region": "region"},
    "reborn": {"seat": "seat", "region": "region"},
    "died": {"seat": "seat", "regions": "regions"},
    "removed": {"seat": "seat", "region": "region"},
    "extinct": {"seat": "seat"},
    "scored": {"seat": "seat", "count": "number"},
    "meteor": {"cell": "number", "left": "number"},
    "meteor-rolled": {"face": "number"},
    "impact": {},
    "gene-laid": {"gene": "gene"},
    "bid": {"seat": "seat", "gene": "gene", "count": "number"},
    "outbid": {"seat": "seat", "target": "seat", "gene": "gene", "count": "number"},
    "dropped": {"seat": "seat"},
    "gene-bought": {"seat": "seat", "gene": "gene", "count": "number"},
    "gene-given": {"seat": "seat", "gene": "gene"},
    "game-over": {"scores": "scores", "winners": "seats"},
}

# The rule each comes from, where the case does not choose another: see `rule_of`.
RULE_OF: Final = {
    "started": "setup.start",
    "drew": "auction.card",
    "drew-unseen": "event.hidden",
    "no-card-left": "auction.card",
    "round": "initiative.fixed",
    "drawn-first": "initiative.tail",
    "order": "initiative.tail",
    "card-played": "event.when",
    "card-aimed": "event.when",
    "struck": "event.when",
    "rolled": "climate.roll",
    "climate": "climate.zones",
    "moved": "move.steps",
    "swam": "event.when",
    "attacked": "combat.odds",
    "attack-won": "combat.loser",
    "attack-lost": "combat.loser",
    "born": "birth.place",
    "reborn": "birth.extinct",
    "died": "survive.deadly",
    "removed": "survive.choice",
    "extinct": "birth.extinct",
    "scored": "survive.points",
    "meteor": "meteor.advance",
    "meteor-rolled": "meteor.roll",
    "impact": "meteor.last",
    "gene-laid": "auction.draw",
    "bid": "auction.bid",
    "outbid": "auction.outbid",
    "dropped": "auction.variant",
    "gene-bought": "auction.pay",
    "gene-given": "event.when",
    "game-over": "over.win",
}

# Those that show something hidden or random: what led to one cannot be taken back freely.
REVEALS: Final = frozenset(
    {
        "started",
        "drew",
        "drew-unseen",
        "drawn-first",
        "rolled",
        "attack-won",
        "attack-lost",
        "meteor-rolled",
        "gene-laid",
        "gene-given",
    }
)


def rule_of(table: Table, name: str) -> str:
    """setup.cards: the first cards. meteor.roll: the die may end the game before the last cell does."""
    if name == "drew" and table.phase == SETUP:
        return "setup.cards"
    if name == "impact" and table.meteor < len(table.setup.cells) - 1:
        return "meteor.roll"
    return RULE_OF[name]


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name)))


def drew(table: Table, seat: int, card: int) -> None:
    """event.hidden: only its owner sees the card."""
    if table.listener is not None:
        args: dict[str, object] = {"seat": seat, "card": card_text(card)}
        redacted = Event("drew-unseen", {"seat": seat}, rule=rule_of(table, "drew-unseen"))
        table.listener.append(Event("drew", args, only(seat), redacted, rule_of(table, "drew")))


def at_region(table: Table, name: str, seat: int, region: int) -> None:
    tell(table, name, {"seat": seat, "region": table.setup.island.names[region]})


def stepped(table: Table, name: str, seat: int, start: int, end: int) -> None:
    names = table.setup.island.names
    tell(table, name, {"seat": seat, "from": names[start], "region": names[end]})


def died(table: Table, seat: int, regions: list[int]) -> None:
    names = table.setup.island.names
    tell(table, "died", {"seat": seat, "regions": [names[region] for region in regions]})


def climate(table: Table) -> None:
    tell(table, "climate", {"terrain": TERRAINS[table.setup.loop[table.climate]]})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
