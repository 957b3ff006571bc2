"""Every announcement, and who may hear it."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.event import Event
from speciate.core.seats import SPECTATOR
from speciate.games.s_evolution.cards import DISASTER_ROWS, DISASTERS, HURRICANE, SUITS, card_text, discovery_text
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import DISASTER, MANAGE, Table


@final
class Announcement:
    """What it mentions, each by its type or as `name:type`, and the rule it comes from; 2.0 may have another."""

    def __init__(self, words: str, rule: str, rule_2_0: str = "") -> None:
        self.args = {word.partition(":")[0]: word.rpartition(":")[2] for word in words.split()}
        self.rules = (rule, rule_2_0 or rule)


# The locales have a sentence for each (`event-<name>`).
ANNOUNCEMENTS: Final = {
    "first-player": Announcement("seat", "setup.first"),
    "round": Announcement("round:number seat", "trick.first"),
    "discovery-drawn": Announcement("seat discovery", "hand.draw"),
    "hand-unseen": Announcement("seat count:number", "hand.blind"),
    "drew": Announcement("seat card", "hand.draw"),
    "drew-unseen": Announcement("seat", "hand.draw"),
    "trump-named": Announcement("seat suit", "trump.choice-2013", "trump.choice-2.0"),
    "played": Announcement("seat card", "trick.turn"),
    "turned": Announcement("seat card", "hand.blind"),
    "disaster-replaced": Announcement("seat card", "hand.no-disaster-2013"),
    "discovery-played": Announcement("seat discovery", "trick.discovery"),
    "discovery-turned": Announcement("seat discovery", "hand.blind"),
    "colour-set": Announcement("seat suit", "trick.age-3-4"),
    "trick-order": Announcement("seats", "take.order"),
    "took": Announcement("seat card from:seat", "take.any"),
    "discovery-taken": Announcement("seat discovery from:seat", "take.discovery"),
    "action": Announcement("seat", "action.whole"),
    "disaster": Announcement("seat disaster", "disaster.first"),  # or the rule of the disaster itself
    "disaster-held-off": Announcement("seat disaster", "worker.protection-2013", "worker.shield-2.0"),
    "harvested": Announcement("seat food:number tools:number science:number", "harvest.cards"),
    "gained": Announcement("seat suit", "harvest.cards"),
    "lost": Announcement("seat suit count:number", "disaster.hurricane-2013", "disaster.last-round-2.0"),
    "population-fell": Announcement("seat count:number", "needs.starve"),
    "worker-dismissed": Announcement("seat building", "needs.starve"),
    "traded": Announcement("seat given:suit got:suit", "trade.when"),
    "need-met": Announcement("seat suit count:number", "needs.kinds"),
    "need-unmet": Announcement("seat suit count:number", "needs.pay-2013", "needs.pay-2.0"),
    "scored": Announcement("seat count:number score:number", "needs.score"),
    "points-lost": Announcement("seat count:number score:number", "needs.lose-2.0"),
    "prestige-scored": Announcement("seat count:number", "worker.prestige-2013"),
    "age-rose": Announcement("seat age", "needs.rise-2013", "needs.rise-2.0"),
    "age-fell": Announcement("seat age", "needs.fall"),
    "stayed": Announcement("seat age", "needs.rise-2.0"),
    "discovery-down": Announcement("seat discovery", "needs.fall"),
    "discovery-up": Announcement("seat discovery", "over.last-discovery-2.0"),
    "population-grew": Announcement("seat count:number", "manage.pop-2013", "manage.pop-2.0"),
    "built": Announcement("seat building level:number", "manage.worker"),
    "removed": Announcement("seat building", "manage.worker"),
    "game-over": Announcement("scores winners:seats", "over.win"),
}
EVENTS: Final = {name: row.args for name, row in ANNOUNCEMENTS.items()}
HURRICANE_RULES: Final = ("disaster.hurricane-2013", "disaster.hurricane-2.0")
LATE_RULES: Final = ("disaster.last-round-2013", "disaster.last-round-2.0")

# What a disaster brings about, while the disasters strike.
RULE_OF_STRIKE: Final = {
    "population-fell": "disaster.epidemic",
    "worker-dismissed": "disaster.epidemic",
    "age-fell": "disaster.decline",
}

# Those that show something hidden or random: what led to one cannot be taken back freely.
REVEALS: Final = frozenset(
    {"first-player", "drew", "drew-unseen", "turned", "discovery-turned", "disaster-replaced", "hand-unseen"}
)


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
    return ANNOUNCEMENTS[name].rules[edition]


def tell(table: Table, name: str, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Announces something everyone sees, with as many numbers as it mentions. Silence costs next to nothing."""
    if table.listener is not None:
        table.listener.append(event(table, name, [a, b, c, d]))


def tell_list(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something that mentions more than numbers."""
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name, 0)))


def event(table: Table, name: str, numbers: list[int]) -> Event:
    kinds = EVENTS[name]
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
    table.listener.append(drawn)
