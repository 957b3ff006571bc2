"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import Event, only
from speciate.core.outcome import Outcome
from speciate.games.evo.cards import card_text
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.state import SETUP, Table
from speciate.kit.announcements import Announcement

# The locales have a sentence for each (`event-<name>`).
ANNOUNCEMENTS: Final = {
    "started": Announcement("setup.start", "seat region", reveals=True),
    "drew": Announcement("auction.card", "seat card", reveals=True),
    "drew-unseen": Announcement("event.hidden", "seat", reveals=True),
    "no-card-left": Announcement("auction.card", "seat"),
    "round": Announcement("initiative.fixed", "round:number"),
    "drawn-first": Announcement("initiative.tail", "seat", reveals=True),
    "order": Announcement("initiative.tail", "seats"),
    "card-played": Announcement("event.when", "seat card"),
    "card-aimed": Announcement("event.when", "seat card target:seat"),
    "struck": Announcement("event.when", "seat target:seat region"),
    "rolled": Announcement("climate.roll", "face:number", reveals=True),
    "climate": Announcement("climate.zones", "terrain"),
    "moved": Announcement("move.steps", "seat from:region region"),
    "swam": Announcement("event.when", "seat from:region region"),
    "attacked": Announcement("combat.odds", "seat target:seat region wins:number"),
    "attack-won": Announcement("combat.loser", "seat target:seat face:number region", reveals=True),
    "attack-lost": Announcement("combat.loser", "seat target:seat face:number region", reveals=True),
    "born": Announcement("birth.place", "seat region"),
    "reborn": Announcement("birth.extinct", "seat region"),
    "died": Announcement("survive.deadly", "seat regions"),
    "removed": Announcement("survive.choice", "seat region"),
    "extinct": Announcement("birth.extinct", "seat"),
    "scored": Announcement("survive.points", "seat count:number"),
    "meteor": Announcement("meteor.advance", "cell:number left:number"),
    "meteor-rolled": Announcement("meteor.roll", "face:number", reveals=True),
    "impact": Announcement("meteor.last"),
    "gene-laid": Announcement("auction.draw", "gene", reveals=True),
    "bid": Announcement("auction.bid", "seat gene count:number"),
    "outbid": Announcement("auction.outbid", "seat target:seat gene count:number"),
    "dropped": Announcement("auction.variant", "seat"),
    "gene-bought": Announcement("auction.pay", "seat gene count:number"),
    "gene-given": Announcement("event.when", "seat gene", reveals=True),
    "game-over": Announcement("over.win", "scores winners:seats"),
}


def rule_of(table: Table, name: str) -> str:
    """setup.cards: the first cards. meteor.roll: the die may end the game before the last cell does."""
    if name == "drew" and table.phase == SETUP:
        return "setup.cards"
    if name == "impact" and table.meteor < len(table.setup.cells) - 1:
        return "meteor.roll"
    return ANNOUNCEMENTS[name].rule


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.announce(Event(name, args, rule=rule_of(table, name)))


def drew(table: Table, seat: int, card: int) -> None:
    """event.hidden: only its owner sees the card."""
    if table.listener is not None:
        args: dict[str, object] = {"seat": seat, "card": card_text(card)}
        redacted = Event("drew-unseen", {"seat": seat}, rule=rule_of(table, "drew-unseen"))
        table.announce(Event("drew", args, only(seat), redacted, rule_of(table, "drew")))


def at_region(table: Table, name: str, seat: int, region: int) -> None:
    tell(table, name, {"seat": seat, "region": table.setup.island.names[region]})


def stepped(table: Table, name: str, seat: int, start: int, end: int) -> None:
    names = table.setup.island.names
    tell(table, name, {"seat": seat, "from": names[start], "region": names[end]})


def fought(table: Table, name: str, seat: int, target: int, region: int, die: dict[str, object]) -> None:
    tell(table, name, {"seat": seat, "target": target, "region": table.setup.island.names[region], **die})


def died(table: Table, seat: int, regions: list[int]) -> None:
    names = table.setup.island.names
    tell(table, "died", {"seat": seat, "regions": [names[region] for region in regions]})


def climate(table: Table) -> None:
    tell(table, "climate", {"terrain": TERRAINS[table.setup.loop[table.climate]]})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
