"""Every announcement, and who may hear it."""

from typing import Final

from mypy_extensions import i64

from speciate.core.event import Event
from speciate.core.seats import SPECTATOR
from speciate.games.s_evolution.cards import DISASTER_ROWS, DISASTERS, HURRICANE, SUITS, card_text, discovery_text
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import DISASTER, MANAGE, Table
from speciate.kit.announcements import Announcement

# The locales have a sentence for each (`event-<name>`).
ANNOUNCEMENTS: Final = {
    "first-player": Announcement("setup.first", "seat", reveals=True),
    "round": Announcement("trick.first", "round:number seat"),
    "discovery-drawn": Announcement("hand.draw", "seat discovery"),
    "hand-unseen": Announcement("hand.blind", "seat count:number", reveals=True),
    "drew": Announcement("hand.draw", "seat card", reveals=True),
    "drew-unseen": Announcement("hand.draw", "seat", reveals=True),
    "trump-named": Announcement("trump.choice-2013 trump.choice-2.0", "seat suit"),
    "played": Announcement("trick.turn", "seat card"),
    "turned": Announcement("hand.blind", "seat card", reveals=True),
    "disaster-replaced": Announcement("hand.no-disaster-2013", "seat card", reveals=True),
    "discovery-played": Announcement("trick.discovery", "seat discovery"),
    "discovery-turned": Announcement("hand.blind", "seat discovery", reveals=True),
    "colour-set": Announcement("trick.age-3-4", "seat suit"),
    "trick-order": Announcement("take.order", "seats"),
    "took": Announcement("take.any", "seat card from:seat"),
    "discovery-taken": Announcement("take.discovery", "seat discovery from:seat"),
    "action": Announcement("action.whole", "seat"),
    "disaster": Announcement("disaster.first", "seat disaster"),  # or the rule of the disaster itself
    "disaster-held-off": Announcement("worker.protection-2013 worker.shield-2.0", "seat disaster"),
    "harvested": Announcement("harvest.cards", "seat food:number tools:number science:number"),
    "gained": Announcement("harvest.cards", "seat suit"),
    "lost": Announcement("disaster.hurricane-2013 disaster.last-round-2.0", "seat suit count:number"),
    "population-fell": Announcement("needs.starve", "seat count:number"),
    "worker-dismissed": Announcement("needs.starve", "seat building"),
    "traded": Announcement("trade.when", "seat given:suit got:suit"),
    "need-met": Announcement("needs.kinds", "seat suit count:number"),
    "need-unmet": Announcement("needs.pay-2013 needs.pay-2.0", "seat suit count:number"),
    "scored": Announcement("needs.score", "seat count:number score:number"),
    "points-lost": Announcement("needs.lose-2.0", "seat count:number score:number"),
    "prestige-scored": Announcement("worker.prestige-2013", "seat count:number"),
    "age-rose": Announcement("needs.rise-2013 needs.rise-2.0", "seat age"),
    "age-fell": Announcement("needs.fall", "seat age"),
    "stayed": Announcement("needs.rise-2.0", "seat age"),
    "discovery-down": Announcement("needs.fall", "seat discovery"),
    "discovery-up": Announcement("over.last-discovery-2.0", "seat discovery"),
    "population-grew": Announcement("manage.pop-2013 manage.pop-2.0", "seat count:number"),
    "built": Announcement("manage.worker", "seat building level:number"),
    "removed": Announcement("manage.worker", "seat building"),
    "game-over": Announcement("over.win", "scores winners:seats"),
}
HURRICANE_RULES: Final = ("disaster.hurricane-2013", "disaster.hurricane-2.0")
LATE_RULES: Final = ("disaster.last-round-2013", "disaster.last-round-2.0")

# What a disaster brings about, while the disasters strike.
RULE_OF_STRIKE: Final = {
    "population-fell": "disaster.epidemic",
    "worker-dismissed": "disaster.epidemic",
    "age-fell": "disaster.decline",
}


def rule_of(table: Table, name: str, disaster: int) -> str:
    """The rule behind what happens, in the edition and the phase that are played."""
    edition = 0 if table.setup.edition.first else 1
    if name == "disaster":
        if disaster == HURRICANE:
            return HURRICANE_RULES[edition]
        if DISASTER_ROWS[disaster].next_round and table.round == table.setup.rounds:
            return LATE_RULES[edition]
        return f"disaster.{DISASTERS[disaster]}"
    if table.phase == DISASTER and name in RULE_OF_STRIKE:
        return RULE_OF_STRIKE[name]
    if table.phase == DISASTER and name == "gained":
        name = "disaster-held-off"  # its gift
    if table.phase == MANAGE and name == "age-rose":
        return "manage.age"
    rules = ANNOUNCEMENTS[name].rules
    return rules[edition] if edition < len(rules) else rules[0]


def tell(table: Table, name: str, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Announces something everyone sees, with as many numbers as it mentions. Silence costs next to nothing."""
    if table.listener is not None:
        table.announce(event(table, name, [a, b, c, d]))


def tell_list(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something that mentions more than numbers."""
    if table.listener is not None:
        table.announce(Event(name, args, rule=rule_of(table, name, 0)))


def event(table: Table, name: str, numbers: list[int]) -> Event:
    kinds = ANNOUNCEMENTS[name].args
    args = {key: written(kinds[key], numbers[at]) for at, key in enumerate(kinds)}
    return Event(name, args, rule=rule_of(table, name, numbers[1]))


def written(kind: str, value: int) -> object:
    """A number as JSON, by what it stands for."""
    if kind == "card":
        return card_text(value)
    if kind == "discovery":
        return discovery_text(value)
    names = {"suit": SUITS, "disaster": DISASTERS, "building": BUILDINGS}.get(kind)
    return value if names is None else names[value]


def drew(table: Table, seat: int, card: int) -> None:
    """Heard by those who see the hand; the others hear that a card was drawn."""
    if table.listener is None:
        return
    drawn = event(table, "drew", [seat, card])
    drawn.redacted = event(table, "drew-unseen", [seat, card])
    if not sight.sees_hand(table, seat, SPECTATOR):
        drawn.audience = 0
        for viewer in range(table.seats):
            if sight.sees_hand(table, seat, viewer):
                drawn.audience |= 1 << viewer
    table.announce(drawn)
