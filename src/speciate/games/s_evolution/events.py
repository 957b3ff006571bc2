"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import EVERYONE, Event
from speciate.core.outcome import Outcome
from speciate.games.s_evolution.cards import (
    DISASTERS,
    HURRICANE,
    INVASION,
    OBSCURANTISM,
    SUITS,
    card_text,
    discovery_text,
)
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import DISASTER, MANAGE, Table

# Each event with its arguments and their types; the locales have a sentence for each (`event-<name>`).
EVENTS: Final[dict[str, dict[str, str]]] = {
    "first-player": {"seat": "seat"},
    "round": {"round": "number", "seat": "seat"},
    "discovery-drawn": {"seat": "seat", "discovery": "discovery"},
    "hand-unseen": {"seat": "seat", "count": "number"},
    "drew": {"seat": "seat", "card": "card"},
    "drew-unseen": {"seat": "seat"},
    "trump-named": {"seat": "seat", "suit": "suit"},
    "played": {"seat": "seat", "card": "card"},
    "turned": {"seat": "seat", "card": "card"},
    "disaster-replaced": {"seat": "seat", "card": "card"},
    "discovery-played": {"seat": "seat", "discovery": "discovery"},
    "discovery-turned": {"seat": "seat", "discovery": "discovery"},
    "colour-set": {"seat": "seat", "suit": "suit"},
    "trick-order": {"seats": "seats"},
    "took": {"seat": "seat", "card": "card", "from": "seat"},
    "discovery-taken": {"seat": "seat", "discovery": "discovery", "from": "seat"},
    "action": {"seat": "seat"},
    "disaster": {"seat": "seat", "disaster": "disaster"},
    "disaster-held-off": {"seat": "seat", "disaster": "disaster"},
    "harvested": {"seat": "seat", "food": "number", "tools": "number", "science": "number"},
    "gained": {"seat": "seat", "suit": "suit"},
    "lost": {"seat": "seat", "suit": "suit", "count": "number"},
    "population-fell": {"seat": "seat", "count": "number"},
    "worker-dismissed": {"seat": "seat", "building": "building"},
    "traded": {"seat": "seat", "given": "suit", "got": "suit"},
    "need-met": {"seat": "seat", "suit": "suit", "count": "number"},
    "need-unmet": {"seat": "seat", "suit": "suit", "count": "number"},
    "scored": {"seat": "seat", "count": "number", "score": "number"},
    "points-lost": {"seat": "seat", "count": "number", "score": "number"},
    "prestige-scored": {"seat": "seat", "count": "number"},
    "age-rose": {"seat": "seat", "age": "age"},
    "age-fell": {"seat": "seat", "age": "age"},
    "stayed": {"seat": "seat", "age": "age"},
    "discovery-down": {"seat": "seat", "discovery": "discovery"},
    "discovery-up": {"seat": "seat", "discovery": "discovery"},
    "population-grew": {"seat": "seat", "count": "number"},
    "built": {"seat": "seat", "building": "building", "level": "number"},
    "removed": {"seat": "seat", "building": "building"},
    "game-over": {"scores": "scores", "winners": "seats"},
}

# The rule each comes from, where neither the edition nor the case chooses another: see `rule_of`.
RULE_OF: Final = {
    "first-player": "setup.first",
    "round": "trick.first",
    "discovery-drawn": "hand.draw",
    "hand-unseen": "hand.blind",
    "drew": "hand.draw",
    "drew-unseen": "hand.draw",
    "played": "trick.turn",
    "turned": "hand.blind",
    "disaster-replaced": "hand.no-disaster-2013",
    "discovery-played": "trick.discovery",
    "discovery-turned": "hand.blind",
    "colour-set": "trick.age-3-4",
    "trick-order": "take.order",
    "took": "take.any",
    "discovery-taken": "take.discovery",
    "action": "action.whole",
    "harvested": "harvest.cards",
    "gained": "harvest.cards",
    "population-fell": "needs.starve",
    "worker-dismissed": "needs.starve",
    "traded": "trade.when",
    "need-met": "needs.kinds",
    "scored": "needs.score",
    "points-lost": "needs.lose-2.0",
    "prestige-scored": "worker.prestige-2013",
    "age-fell": "needs.fall",
    "stayed": "needs.rise-2.0",
    "discovery-down": "needs.fall",
    "discovery-up": "over.last-discovery-2.0",
    "built": "manage.worker",
    "removed": "manage.worker",
    "game-over": "over.win",
}

# Where each edition has a rule of its own: that of 2013, that of 2.0.
RULE_OF_EDITION: Final = {
    "trump-named": ("trump.choice-2013", "trump.choice-2.0"),
    "disaster-held-off": ("worker.protection-2013", "worker.shield-2.0"),
    "lost": ("disaster.hurricane-2013", "disaster.last-round-2.0"),
    "need-unmet": ("needs.pay-2013", "needs.pay-2.0"),
    "age-rose": ("needs.rise-2013", "needs.rise-2.0"),
    "population-grew": ("manage.pop-2013", "manage.pop-2.0"),
}
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


def rule_of(table: Table, name: str, disaster: int = -1) -> str:
    """The rule behind what happens, in the edition and the phase that are played."""
    edition = 0 if table.setup.edition.first else 1
    if name == "disaster":
        if disaster == HURRICANE:
            return HURRICANE_RULES[edition]
        if disaster in (OBSCURANTISM, INVASION) and table.round == table.setup.rounds:
            return LATE_RULES[edition]
        return f"disaster.{DISASTERS[disaster]}"
    if table.phase == DISASTER and name in RULE_OF_STRIKE:
        return RULE_OF_STRIKE[name]
    if table.phase == DISASTER and name == "gained":
        return RULE_OF_EDITION["disaster-held-off"][edition]
    if table.phase == MANAGE and name == "age-rose":
        return "manage.age"
    return RULE_OF_EDITION[name][edition] if name in RULE_OF_EDITION else RULE_OF[name]


def event(table: Table, name: str, args: dict[str, object]) -> Event:
    """Something that everyone hears."""
    return Event(name, args, rule=rule_of(table, name))


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(event(table, name, args))


def tell_seat(table: Table, name: str, seat: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat}))


def tell_count(table: Table, name: str, seat: int, count: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "count": count}))


def tell_age(table: Table, name: str, seat: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "age": table.players[seat].age}))


def tell_suit(table: Table, name: str, seat: int, suit: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "suit": SUITS[suit]}))


def tell_need(table: Table, name: str, seat: int, suit: int, count: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "suit": SUITS[suit], "count": count}))


def tell_points(table: Table, name: str, seat: int, count: int) -> None:
    if table.listener is not None:
        score = table.players[seat].score
        table.listener.append(event(table, name, {"seat": seat, "count": count, "score": score}))


def tell_card(table: Table, name: str, seat: int, card: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "card": card_text(card)}))


def tell_discovery(table: Table, name: str, seat: int, discovery: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "discovery": discovery_text(discovery)}))


def tell_disaster(table: Table, name: str, seat: int, disaster: int) -> None:
    if table.listener is not None:
        args: dict[str, object] = {"seat": seat, "disaster": DISASTERS[disaster]}
        table.listener.append(Event(name, args, rule=rule_of(table, name, disaster)))


def tell_building(table: Table, name: str, seat: int, building: int) -> None:
    if table.listener is not None:
        table.listener.append(event(table, name, {"seat": seat, "building": BUILDINGS[building]}))


def drew(table: Table, seat: int, card: int) -> None:
    """Heard by those who see the hand; the others hear that a card was drawn."""
    if table.listener is None:
        return
    audience = EVERYONE
    if not sight.sees_hand(table, seat, -2):
        audience = 0
        for viewer in range(table.seats):
            if sight.sees_hand(table, seat, viewer):
                audience |= 1 << viewer
    redacted = event(table, "drew-unseen", {"seat": seat})
    args: dict[str, object] = {"seat": seat, "card": card_text(card)}
    table.listener.append(Event("drew", args, audience, redacted, rule_of(table, "drew")))


def took(table: Table, seat: int, card: int, source: int) -> None:
    tell(table, "took", {"seat": seat, "card": card_text(card), "from": source})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})


def tell_discovery_taken(table: Table, seat: int, discovery: int, source: int) -> None:
    tell(table, "discovery-taken", {"seat": seat, "discovery": discovery_text(discovery), "from": source})
