"""Every announcement. Nothing is secret in this game, so everyone hears all of them."""

from typing import Final

from mypy_extensions import i64

from speciate.core.event import Event
from speciate.games.evolutopia import moves, steps
from speciate.games.evolutopia.names import MANAGE, NONE, NUISANCE_NAMES, SIDES
from speciate.games.evolutopia.rules import ending
from speciate.games.evolutopia.state import EFFECTS, NUISANCE, SHELVE, SPARE, Table
from speciate.kit.announcements import Announcement

# The locales have a sentence for each (`event-<name>`).
ANNOUNCEMENTS: Final[dict[str, Announcement]] = {
    "first-player": Announcement("setup.first", "seat", reveals=True),
    "nuisance": Announcement("setup.territory", "nuisance square indicator", reveals=True),
    "tile-studied": Announcement("choose.look", "tile"),
    "tile-started": Announcement("site.move", "tile"),
    "tile-shown": Announcement("setup.evolutions", "tile", reveals=True),
    "tile-aside": Announcement("choose.aside", "tile"),
    "tile-under": Announcement("choose.aside", "tile"),
    "expert-came": Announcement("setup.experts", "kind:expert", reveals=True),
    "expert-drawn": Announcement("recruit.draw", "kind:expert", reveals=True),
    "expert-aside": Announcement("recruit.dismiss", "kind:expert"),
    "expert-to-zone": Announcement("recruit.draw", "kind:expert"),
    "expert-to-bag": Announcement("recruit.return", "kind:expert"),
    "expert-assigned": Announcement("assign.up-to-three", "kind:expert place"),
    "expert-trained": Announcement("assign.needed", "kind:expert place as:expert"),
    "expert-moved": Announcement("role.once", "kind:expert place to:place"),
    "kind-released": Announcement("crisis.draw", "kind:expert count:number"),
    "site-vacated": Announcement("crisis.draw", "tile"),
    "role-dealt": Announcement("setup.roles", "seat role", reveals=True),
    "role-unlocked": Announcement("role.experience", "seat role", reveals=True),
    "role-offered": Announcement("solo.roles", "role", reveals=True),
    "role-used": Announcement("role.once", "seat role left:number"),
    "plan-drawn": Announcement("site.green", "seat plan", reveals=True),
    "plan-played": Announcement("plan.play", "seat plan"),
    "plan-lost": Announcement("crisis.draw", "seat plan"),
    "turn": Announcement("turn.order", "seat"),
    "acted": Announcement("turn.one-action", "seat action"),
    "blocked": Announcement("turn.block", "action"),
    "unblocked": Announcement("plan.play", "action"),
    "all-unblocked": Announcement("crisis.unblock"),
    "inaugurated": Announcement("inaugurate.complete", "tile"),
    "built": Announcement("inaugurate.adjacent", "tile square"),
    "nuisance-covered": Announcement("inaugurate.nuisance", "nuisance square left:number"),
    "indicator": Announcement("plan.play", "indicator by:number value:number"),
    "pawn": Announcement("plan.play", "by:number beacon:number last:number"),
    "managing": Announcement("crisis.check", "seat"),
    "crisis-managed": Announcement("crisis.check", "crisis"),
    "crisis-unmanaged": Announcement("crisis.check", "crisis"),
    "crisis-came": Announcement("crisis.draw", "crisis", reveals=True),
    "crisis-seen": Announcement("crisis.draw", "crisis", reveals=True),
    "crisis-under": Announcement("crisis.check", "crisis"),
    "crisis-atop": Announcement("plan.play", "crisis"),
    "option-chosen": Announcement("crisis.real-choice", "crisis option:number"),
    "anywhere": Announcement("plan.play", "seat"),
    "game-won": Announcement("over.win"),
    "game-lost": Announcement("over.indicator"),
}

# What a crisis may bring about as well as others.
BY_CRISES: Final = frozenset(
    {"indicator", "pawn", "tile-under", "expert-to-bag", "kind-released", "site-vacated", "plan-lost"}
)
# What experts of a site that was cleared do.
BY_SPARE: Final = frozenset({"expert-to-bag", "expert-to-zone"})


def rule_of(table: Table, name: str) -> str:
    """The rule behind what happens, from the step that is under way."""
    if name in BY_SPARE and steps.holds(table, SPARE):
        return "site.full"
    if name in BY_CRISES and steps.holds(table, EFFECTS):
        return "crisis.check" if steps.holds(table, SHELVE) else "crisis.draw"
    if name == "blocked" and table.acted == MANAGE:
        return "crisis.block-one"
    if name == "indicator" and table.opened != NONE:
        return "inaugurate.score"
    if name == "indicator" and table.remedy:
        return "role.once"
    return ending.verdict(table).slug if name == "game-lost" else ANNOUNCEMENTS[name].rule


def tell(table: Table, name: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Announces something: the numbers are its arguments in their order, and are named by their types."""
    if table.listener is not None:
        numbers = (int(a), int(b), int(c))
        args = {arg: said(spelt, numbers[place]) for place, (arg, spelt) in enumerate(ANNOUNCEMENTS[name].args.items())}
        table.announce(Event(name, args, rule=rule_of(table, name)))


def said(spelt: str, number: int) -> object:
    return nuisance_name(number) if spelt == "nuisance" else moves.TYPES[spelt].to_json(number)


def nuisance_name(content: i64) -> str:
    """A nuisance by its number and the side that shows: `n03.front`."""
    return f"{NUISANCE_NAMES[(content - NUISANCE) >> 1]}.{SIDES[(content - NUISANCE) & 1]}"
