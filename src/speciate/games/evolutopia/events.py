"""Every announcement. Nothing is secret in this game, so everyone hears all of them."""

from typing import Final

from mypy_extensions import i64

from speciate.core.event import Event
from speciate.games.evolutopia.names import (
    ACTIONS,
    CRISIS_NAMES,
    EXPERTS,
    MANAGE,
    NONE,
    NUISANCE_NAMES,
    PLACE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SIDES,
    TILE_NAMES,
)
from speciate.games.evolutopia.state import EFFECTS, NUISANCE, SHELVE, SPARE, Table

# Each event with the rule it comes from, where the case does not choose another (see `rule_of`), and its arguments with
# their types; the locales have a sentence for each (`event-<name>`).
FACTS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "first-player": ("setup.first", {"seat": "seat"}),
    "nuisance": ("setup.territory", {"nuisance": "nuisance", "square": "square", "indicator": "indicator"}),
    "tile-studied": ("choose.look", {"tile": "tile"}),
    "tile-started": ("site.move", {"tile": "tile"}),
    "tile-shown": ("setup.evolutions", {"tile": "tile"}),
    "tile-aside": ("choose.aside", {"tile": "tile"}),
    "tile-under": ("choose.aside", {"tile": "tile"}),
    "expert-came": ("setup.experts", {"kind": "expert"}),
    "expert-drawn": ("recruit.draw", {"kind": "expert"}),
    "expert-aside": ("recruit.dismiss", {"kind": "expert"}),
    "expert-to-zone": ("recruit.draw", {"kind": "expert"}),
    "expert-to-bag": ("recruit.return", {"kind": "expert"}),
    "expert-assigned": ("assign.up-to-three", {"kind": "expert", "place": "place"}),
    "expert-trained": ("assign.needed", {"kind": "expert", "place": "place", "as": "expert"}),
    "expert-moved": ("role.once", {"kind": "expert", "place": "place", "to": "place"}),
    "kind-released": ("crisis.draw", {"kind": "expert", "count": "number"}),
    "site-vacated": ("crisis.draw", {"tile": "tile"}),
    "role-dealt": ("setup.roles", {"seat": "seat", "role": "role"}),
    "role-unlocked": ("role.experience", {"seat": "seat", "role": "role"}),
    "role-offered": ("solo.roles", {"role": "role"}),
    "role-used": ("role.once", {"seat": "seat", "role": "role", "left": "number"}),
    "plan-drawn": ("site.green", {"seat": "seat", "plan": "plan"}),
    "plan-played": ("plan.play", {"seat": "seat", "plan": "plan"}),
    "plan-lost": ("crisis.draw", {"seat": "seat", "plan": "plan"}),
    "turn": ("turn.order", {"seat": "seat"}),
    "acted": ("turn.one-action", {"seat": "seat", "action": "action"}),
    "blocked": ("turn.block", {"action": "action"}),
    "unblocked": ("plan.play", {"action": "action"}),
    "all-unblocked": ("crisis.unblock", {}),
    "inaugurated": ("inaugurate.complete", {"tile": "tile"}),
    "built": ("inaugurate.adjacent", {"tile": "tile", "square": "square"}),
    "nuisance-covered": ("inaugurate.nuisance", {"nuisance": "nuisance", "square": "square", "left": "number"}),
    "indicator": ("plan.play", {"indicator": "indicator", "by": "number", "value": "number"}),
    "pawn": ("plan.play", {"by": "number", "beacon": "number", "last": "number"}),
    "managing": ("crisis.check", {"seat": "seat"}),
    "crisis-managed": ("crisis.check", {"crisis": "crisis"}),
    "crisis-unmanaged": ("crisis.check", {"crisis": "crisis"}),
    "crisis-came": ("crisis.draw", {"crisis": "crisis"}),
    "crisis-seen": ("crisis.draw", {"crisis": "crisis"}),
    "crisis-under": ("crisis.check", {"crisis": "crisis"}),
    "crisis-atop": ("plan.play", {"crisis": "crisis"}),
    "option-chosen": ("crisis.real-choice", {"crisis": "crisis", "option": "number"}),
    "anywhere": ("plan.play", {"seat": "seat"}),
    "game-won": ("over.win", {}),
    "game-lost": ("over.indicator", {}),
}
EVENTS: Final = {name: args for name, (_, args) in FACTS.items()}

# What a crisis may bring about as well as others.
BY_CRISES: Final = frozenset(
    {"indicator", "pawn", "tile-under", "expert-to-bag", "kind-released", "site-vacated", "plan-lost"}
)
# What experts of a site that was cleared do.
BY_SPARE: Final = frozenset({"expert-to-bag", "expert-to-zone"})

# Those that show something random: after one of them a move cannot be taken back freely.
REVEALS: Final = frozenset(
    (
        "first-player", "nuisance", "tile-shown", "expert-came", "expert-drawn", "crisis-came", "crisis-seen",
        "plan-drawn", "role-dealt", "role-unlocked", "role-offered",
    )
)  # fmt: skip


def rule_of(table: Table, name: str) -> str:
    """The rule behind what happens, from the step that is under way."""
    if name in BY_SPARE and SPARE in table.steps:
        return "site.full"
    if name in BY_CRISES and EFFECTS in table.steps:
        return "crisis.check" if SHELVE in table.steps else "crisis.draw"
    if name == "blocked" and table.acted == MANAGE:
        return "crisis.block-one"
    if name == "indicator" and table.opened != NONE:
        return "inaugurate.score"
    if name == "indicator" and table.remedy:
        return "role.once"
    if name == "game-lost" and table.pawn >= table.setup.beacons:
        return "over.crisis"
    return FACTS[name][0]


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name)))


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
