"""Every announcement, and who may hear it.

Log, animation and statistics are made of these. What only one seat may hear has a redacted twin for the
others. Nothing is built while nobody listens.
"""

from typing import Final

from speciate.core.event import EVERYONE, Event, only
from speciate.core.outcome import Outcome
from speciate.games.template.cards import seed_text
from speciate.games.template.state import Table

# Each event with its arguments and their types; the locales have a sentence for each (`event-<name>`).
EVENTS: Final[dict[str, dict[str, str]]] = {
    "drew": {"seat": "seat", "seed": "seed"},
    "drew-unseen": {"seat": "seat"},
    "bag-empty": {"seat": "seat", "count": "number"},
    "round": {"round": "number"},
    "laid": {"seat": "seat", "seed": "seed"},
    "laid-unseen": {"seat": "seat"},
    "revealed": {"seat": "seat", "seed": "seed"},
    "pot-won": {"seat": "seat", "count": "number"},
    "pot-stays": {"count": "number"},
    "kept": {"seat": "seat", "count": "number"},
    "planted": {"seat": "seat"},
    "game-over": {"scores": "scores", "winners": "seats"},
}

# The rule each comes from.
RULE_OF: Final = {
    "drew": "deal.hand",
    "drew-unseen": "deal.hand",
    "bag-empty": "deal.empty",
    "round": "lay.secret",
    "laid": "lay.secret",
    "laid-unseen": "lay.secret",
    "revealed": "reveal.highest",
    "pot-won": "reveal.highest",
    "pot-stays": "reveal.tie",
    "kept": "choose.keep",
    "planted": "choose.plant",
    "game-over": "score.total",
}

# After one of these a move cannot be taken back for free: something hidden or random was shown.
REVEALS: Final = frozenset({"drew", "drew-unseen", "revealed"})


def event(name: str, args: dict[str, object], audience: int = EVERYONE, redacted: Event | None = None) -> Event:
    return Event(name, args, audience, redacted, RULE_OF[name])


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(event(name, args))


def tell_owner(table: Table, seat: int, name: str, seed: int) -> None:
    """Announces a seed that only `seat` sees; the others hear `<name>-unseen`."""
    if table.listener is not None:
        redacted = event(f"{name}-unseen", {"seat": seat})
        table.listener.append(event(name, {"seat": seat, "seed": seed_text(seed)}, only(seat), redacted))


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
