"""Every announcement. Nothing is secret in this game, so everyone hears all of them."""

from typing import Final

from speciate.core.event import Event
from speciate.games.evolutopia.names import EXPERTS, MANAGE, NONE, NUISANCE_NAMES, PLACE_NAMES, SIDES
from speciate.games.evolutopia.state import EFFECTS, NUISANCE, SHELVE, SPARE, Table

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

# The rule each comes from, where the case does not choose another: see `rule_of`.
RULE_OF: Final = {
    "first-player": "setup.first",
    "nuisance": "setup.territory",
    "tile-studied": "choose.look",
    "tile-started": "site.move",
    "tile-shown": "setup.evolutions",
    "tile-aside": "choose.aside",
    "tile-under": "choose.aside",
    "expert-came": "setup.experts",
    "expert-drawn": "recruit.draw",
    "expert-aside": "recruit.dismiss",
    "expert-to-zone": "recruit.draw",
    "expert-to-bag": "recruit.return",
    "expert-assigned": "assign.up-to-three",
    "expert-trained": "assign.needed",
    "expert-moved": "role.once",
    "kind-released": "crisis.draw",
    "site-vacated": "crisis.draw",
    "role-dealt": "setup.roles",
    "role-unlocked": "role.experience",
    "role-offered": "solo.roles",
    "role-used": "role.once",
    "plan-drawn": "site.green",
    "plan-played": "plan.play",
    "plan-lost": "crisis.draw",
    "turn": "turn.order",
    "acted": "turn.one-action",
    "blocked": "turn.block",
    "unblocked": "plan.play",
    "all-unblocked": "crisis.unblock",
    "inaugurated": "inaugurate.complete",
    "built": "inaugurate.adjacent",
    "nuisance-covered": "inaugurate.nuisance",
    "indicator": "plan.play",
    "pawn": "plan.play",
    "managing": "crisis.check",
    "crisis-managed": "crisis.check",
    "crisis-unmanaged": "crisis.check",
    "crisis-came": "crisis.draw",
    "crisis-seen": "crisis.draw",
    "crisis-under": "crisis.check",
    "crisis-atop": "plan.play",
    "option-chosen": "crisis.real-choice",
    "anywhere": "plan.play",
    "game-won": "over.win",
    "game-lost": "over.indicator",
}

# What a crisis may bring about as well as others.
BY_CRISES: Final = frozenset(
    {"indicator", "pawn", "tile-under", "expert-to-bag", "kind-released", "site-vacated", "plan-lost"}
)
# What experts of a site that was cleared do.
BY_SPARE: Final = frozenset({"expert-to-bag", "expert-to-zone"})

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
    return RULE_OF[name]


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name)))


def nuisance_name(content: int) -> str:
    """A nuisance by its number and the side that shows: `n03.front`."""
    return f"{NUISANCE_NAMES[(content - NUISANCE) >> 1]}.{SIDES[(content - NUISANCE) & 1]}"


def expert(table: Table, name: str, kind: int) -> None:
    if table.listener is not None:
        tell(table, name, {"kind": EXPERTS[kind]})


def assigned(table: Table, kind: int, place: int) -> None:
    if table.listener is not None:
        tell(table, "expert-assigned", {"kind": EXPERTS[kind], "place": PLACE_NAMES[place]})
