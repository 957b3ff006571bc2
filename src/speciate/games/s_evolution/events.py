"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import EVERYONE, Event
from speciate.core.outcome import Outcome
from speciate.games.s_evolution.cards import DISASTERS, SUITS, card_text, discovery_text
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import Table

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

# Those that show something hidden or random: what led to one cannot be taken back freely.
REVEALS: Final = frozenset(
    {"first-player", "drew", "drew-unseen", "turned", "discovery-turned", "disaster-replaced", "hand-unseen"}
)


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(Event(name, args))


def tell_seat(table: Table, name: str, seat: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat}))


def tell_count(table: Table, name: str, seat: int, count: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "count": count}))


def tell_age(table: Table, name: str, seat: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "age": table.players[seat].age}))


def tell_suit(table: Table, name: str, seat: int, suit: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "suit": SUITS[suit]}))


def tell_need(table: Table, name: str, seat: int, suit: int, count: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "suit": SUITS[suit], "count": count}))


def tell_points(table: Table, name: str, seat: int, count: int) -> None:
    if table.listener is not None:
        score = table.players[seat].score
        table.listener.append(Event(name, {"seat": seat, "count": count, "score": score}))


def tell_card(table: Table, name: str, seat: int, card: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "card": card_text(card)}))


def tell_discovery(table: Table, name: str, seat: int, discovery: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "discovery": discovery_text(discovery)}))


def tell_disaster(table: Table, name: str, seat: int, disaster: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "disaster": DISASTERS[disaster]}))


def tell_building(table: Table, name: str, seat: int, building: int) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, {"seat": seat, "building": BUILDINGS[building]}))


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
    redacted = Event("drew-unseen", {"seat": seat})
    table.listener.append(Event("drew", {"seat": seat, "card": card_text(card)}, audience, redacted))


def took(table: Table, seat: int, card: int, source: int) -> None:
    tell(table, "took", {"seat": seat, "card": card_text(card), "from": source})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})


def tell_discovery_taken(table: Table, seat: int, discovery: int, source: int) -> None:
    tell(table, "discovery-taken", {"seat": seat, "discovery": discovery_text(discovery), "from": source})
