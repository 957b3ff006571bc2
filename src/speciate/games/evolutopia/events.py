"""Every announcement. Nothing is secret in this game, so everyone hears all of them."""

from typing import Final

from mypy_extensions import i64

from speciate.core.event import Event
from speciate.games.evolutopia.names import (
    ACTIONS,
    CRISIS_NAMES,
    EXPERTS,
    NUISANCE_NAMES,
    PLACE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SIDES,
    TILE_NAMES,
)
from speciate.games.evolutopia.state import NUISANCE, Table

# Each event with its arguments and their types; the locales have a sentence for each (`event-<name>`).
EVENTS: Final[dict[str, dict[str, str]]] = {
    "first-player": {"seat": "seat"},
    "nuisance": {"nuisance": "nuisance", "square": "square", "indicator": "indicator"},
    "tile-studied": {"tile": "tile"},
    "tile-started": {"tile": "tile"},
    "tile-shown": {"tile": "tile"},
    "tile-aside": {"tile": "tile"},
    "tile-under": {"tile": "tile"},
    "expert-came": {"kind": "expert"},
    "expert-drawn": {"kind": "expert"},
    "expert-aside": {"kind": "expert"},
    "expert-to-zone": {"kind": "expert"},
    "expert-to-bag": {"kind": "expert"},
    "expert-assigned": {"kind": "expert", "place": "place"},
    "expert-trained": {"kind": "expert", "place": "place", "as": "expert"},
    "expert-moved": {"kind": "expert", "place": "place", "to": "place"},
    "kind-released": {"kind": "expert", "count": "number"},
    "site-vacated": {"tile": "tile"},
    "role-dealt": {"seat": "seat", "role": "role"},
    "role-unlocked": {"seat": "seat", "role": "role"},
    "role-offered": {"role": "role"},
    "role-used": {"seat": "seat", "role": "role", "left": "number"},
    "plan-drawn": {"seat": "seat", "plan": "plan"},
    "plan-played": {"seat": "seat", "plan": "plan"},
    "plan-lost": {"seat": "seat", "plan": "plan"},
    "turn": {"seat": "seat"},
    "acted": {"seat": "seat", "action": "action"},
    "blocked": {"action": "action"},
    "unblocked": {"action": "action"},
    "all-unblocked": {},
    "inaugurated": {"tile": "tile"},
    "built": {"tile": "tile", "square": "square"},
    "nuisance-covered": {"nuisance": "nuisance", "square": "square", "left": "number"},
    "indicator": {"indicator": "indicator", "by": "number", "value": "number"},
    "pawn": {"by": "number", "beacon": "number", "last": "number"},
    "managing": {"seat": "seat"},
    "crisis-managed": {"crisis": "crisis"},
    "crisis-unmanaged": {"crisis": "crisis"},
    "crisis-came": {"crisis": "crisis"},
    "crisis-seen": {"crisis": "crisis"},
    "crisis-under": {"crisis": "crisis"},
    "crisis-atop": {"crisis": "crisis"},
    "option-chosen": {"crisis": "crisis", "option": "number"},
    "anywhere": {"seat": "seat"},
    "game-won": {},
    "game-lost": {},
}

# Those that show something random: after one of them a move cannot be taken back freely.
REVEALS: Final = frozenset(
    {
        "first-player",
        "nuisance",
        "tile-shown",
        "expert-came",
        "expert-drawn",
        "crisis-came",
        "crisis-seen",
        "plan-drawn",
        "role-dealt",
        "role-unlocked",
        "role-offered",
    }
)


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, args))


def tile(table: Table, name: str, tile: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"tile": TILE_NAMES[tile]})


def crisis(table: Table, name: str, crisis: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"crisis": CRISIS_NAMES[crisis]})


def action(table: Table, name: str, action: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"action": ACTIONS[action]})


def plan(table: Table, name: str, seat: i64, plan: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"seat": seat, "plan": PLAN_NAMES[plan]})


def role(table: Table, name: str, seat: i64, role: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"seat": seat, "role": ROLE_NAMES[role]})


def seat(table: Table, name: str, seat: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"seat": seat})


def nuisance_name(content: i64) -> str:
    """A nuisance by its number and the side that shows: `n03.front`."""
    return f"{NUISANCE_NAMES[(content - NUISANCE) >> 1]}.{SIDES[(content - NUISANCE) & 1]}"


def expert(table: Table, name: str, kind: i64) -> None:
    if table.listener is not None:
        tell(table, name, {"kind": EXPERTS[kind]})


def assigned(table: Table, kind: i64, place: i64) -> None:
    if table.listener is not None:
        tell(table, "expert-assigned", {"kind": EXPERTS[kind], "place": PLACE_NAMES[place]})
