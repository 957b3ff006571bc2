"""Every field of a table, declared once: JSON, positions, views, digests and the types of the page follow from it."""

from collections.abc import Sequence
from typing import Any, Final, final

from speciate.games.evolutopia import box, components, events, names, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import EXPERTS, INDICATORS, NONE, TILE_NAMES
from speciate.games.evolutopia.phases import draws
from speciate.games.evolutopia.rules.experts import COUNT, expert, kind_of_expert, of_kind, role_of_expert
from speciate.games.evolutopia.state import Player, Site, Table, is_nuisance
from speciate.kit.fields import Field, ForTheEye
from speciate.kit.forms import (
    ByName,
    Code,
    Flag,
    Form,
    Mask,
    Number,
    Thing,
    Things,
    ThingsByName,
    Word,
    named,
    numbered,
    one_of,
)
from speciate.kit.reading import Reader
from speciate.kit.shapes import Parts, Shape

MANY: Final = 9999  # more than any count of the game
ACTED: Final[tuple[str, ...]] = (*names.ACTIONS, "manage")

# -- how things are written -------------------------------------------------------------------------------------


def write_expert(one: int) -> str:
    """`builder`, or `builder as designer` for one that counts as another kind."""
    kind = EXPERTS[kind_of_expert(one)]
    counts_as = EXPERTS[role_of_expert(one)]
    return kind if kind == counts_as else f"{kind} as {counts_as}"


def read_expert(text: str) -> int:
    kind, _, counts_as = text.partition(" as ")
    return expert(numbered("expert", EXPERTS, kind), numbered("expert", EXPERTS, counts_as or kind))


def write_square(content: int) -> str:
    """`` for an empty square, `start`, a nuisance with its side (`n03.front`) or an evolution (`e12`)."""
    if content == at.EMPTY:
        return ""
    if content == at.START_TILE:
        return "start"
    return events.nuisance_name(content) if is_nuisance(content) else TILE_NAMES[content]


def square_texts() -> list[str]:
    """By what lies there. What is not a tile is below 0, counted from the end, or a nuisance."""
    texts = [*TILE_NAMES, *[""] * (at.NUISANCE - len(TILE_NAMES))]
    texts += [write_square(at.NUISANCE + side) for side in range(2 * len(names.NUISANCE_NAMES))]
    return texts + [write_square(content) for content in range(min(at.EMPTY, at.START_TILE), 0)]


def read_square(text: str) -> int:
    if text == "":
        return at.EMPTY
    if text == "start":
        return at.START_TILE
    tile, dot, side = text.partition(".")
    if dot and side in names.SIDES:
        return at.NUISANCE + 2 * numbered("nuisance", names.NUISANCE_NAMES, tile) + names.SIDES.index(side)
    return numbered("tile", TILE_NAMES, text)


def names_of_offered(table: Table) -> Sequence[str]:
    return names.ROLE_NAMES if steps.holds(table, at.PICK) else names.CRISIS_NAMES


TILE: Final[Code] = named("tile", TILE_NAMES, NONE)
CRISIS: Final[Code] = named("crisis", names.CRISIS_NAMES, NONE)
PLAN: Final[Code] = named("good plan", names.PLAN_NAMES)
ROLE: Final[Code] = named("role", names.ROLE_NAMES)
EXPERT: Final[Code] = Code(lambda one, _: write_expert(one), lambda text, _: read_expert(text))
SQUARE: Final[Code] = Code(
    lambda content, _: write_square(content), lambda text, _: read_square(text), texts=square_texts()
)
TERRITORY: Final = ThingsByName(names.SQUARE_NAMES, SQUARE, at.EMPTY)
STEP: Final[Code] = Code(
    lambda step, table: table.step_names()[step],
    lambda text, table: numbered("step", table.step_names(), text),
)
OFFERED: Final[Code] = Code(
    lambda card, table: names_of_offered(table)[card],
    lambda text, table: numbered("card", names_of_offered(table), text),
)


@final
class Steps(Form):
    """The steps under way, as a list. Of more than fit the first are kept, and are as impossible."""

    def __init__(self) -> None:
        self.listed = Things(STEP)
        self.typescript = self.listed.typescript

    def write(self, value: Any, table: Any) -> object:
        return self.listed.write(at.steps_in(value), table)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        under_way: Any = self.listed.read(reader, key, table)
        return at.stacked(under_way[: at.MOST_STEPS])


@final
class Counts(Form):
    """Experts by kind. Of more than fit as many as fit are kept, which are too many as well."""

    def __init__(self) -> None:
        self.by_name = ByName(EXPERTS, MANY)
        self.typescript = self.by_name.typescript

    def write(self, value: Any, table: Any) -> object:
        return self.by_name.write([of_kind(value, kind) for kind in range(names.KINDS)], table)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        counts: Any = self.by_name.read(reader, key, table)
        return components.packed([min(count, COUNT) for count in counts])


@final
class Effects(Form):
    """Effects of a crisis, as a pack writes them."""

    typescript = box.EFFECTS

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [box.write_effect(one) for one in value]

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [components.read_effect(inner) for inner in reader.readers(key)]

    def add(self, value: Any, row: list[int]) -> None:
        row += [len(value), *value]


COUNTS: Final = Counts()

# -- the fields -------------------------------------------------------------------------------------------------

PLAYER: Final[Shape] = Shape(
    "Player",
    lambda table: Player([], []),  # noqa: ARG005 (all are alike)
    (
        Field("roles", Things(ROLE), "roles face up; a second one lies hidden until it is unlocked"),
        Field("uses", Number(0, MANY), "uses of a role so far, towards the second"),
        Field("plans", Things(PLAN, bag=True), "good plans, face up"),
        Field("silent", Flag(), "played a good plan and may not talk until their next turn"),
    ),
)

SITE: Final[Shape] = Shape(
    "Site",
    lambda table: Site(0, []),  # noqa: ARG005 (all are alike)
    (
        Field("tile", Thing(named("tile", TILE_NAMES)), "the evolution"),
        Field("experts", Things(EXPERT, bag=True), "at work on it; `builder as designer` counts as another kind"),
    ),
)

TABLE: Final[Shape] = Shape(
    "EvolutopiaView",
    lambda table: table,
    (
        Field("stack", Steps(), "what happens now: the last is asked first, those before it wait", key="steps"),
        Field("owed", Things(named("draw", draws.NAMES)), "what is to be drawn, the next first"),
        Field("first", Number(NONE, lambda table: table.seats - 1), "who began; -1 before it is drawn"),
        Field("turn", Number(NONE, lambda table: table.seats - 1), "whose turn it is; -1 before the first"),
        Field("turns", Number(0, MANY), "turns begun so far", default=lambda owner, table: 1),  # noqa: ARG005 (the contract of `Field`)
        Field("cycles", Number(0, MANY), "times the crises were managed"),
        Field("result", Word(at.RESULTS), "how the game ended, if it did"),
        Parts("players", PLAYER, "the players, by seat", counted=False),
        Field("indicators", ByName(INDICATORS, lambda table: table.setup.indicator_most), "where each one stands"),
        Field("pawn", Number(1, lambda table: table.setup.beacons), "the beacon that the crisis pawn is on"),
        Field("crisis", Thing(CRISIS), "the current crisis"),
        Field("crisis_experts", Things(EXPERT, bag=True), "experts on the current crisis"),
        Field("crises", Things(CRISIS, bag=True), "crises not seen yet"),
        Field("crises_top", Things(CRISIS), "crises seen and put back on top, the next one first"),
        Field("crises_under", Things(CRISIS), "crises put under the pile, the next one first"),
        Field("blocked", Mask(names.ACTIONS, "action"), "actions with a marker"),
        Field("study", Things(TILE), "evolutions in the study zone"),
        Parts("sites", SITE, "evolutions in the site zone"),
        Field("zone", COUNTS, "experts in the experts zone"),
        Field("bag", COUNTS, "experts in the bag"),
        Field("squares", TERRITORY, "by square: nothing, `start`, a nuisance (`n03.front`) or an evolution"),
        Field("nuisances", Things(named("nuisance", names.NUISANCE_NAMES), bag=True), "nuisances still in the box"),
        Field("covered", Things(SQUARE, bag=True), "nuisances under evolutions"),
        Field("top", Thing(TILE), "the evolution that shows on the pile"),
        Field("tiles", Things(TILE, bag=True), "evolutions not seen yet"),
        Field("tiles_under", Things(TILE), "evolutions put under the pile, the next one first"),
        Field("plans", Things(PLAN, bag=True), "good plans not seen yet"),
        Field("plans_under", Things(PLAN), "good plans put under the pile, the next one first"),
        Field("roles", Things(ROLE, bag=True), "roles not seen yet"),
        Field("roles_under", Things(ROLE), "roles put under the pile, the next one first"),
        Field("acted", Word(ACTED, none=NONE), "what this turn was used for"),
        Field("role_used", Flag(), "a role was used this turn"),
        Field("anywhere", Flag(), "the next evolution of this turn need not be next to another"),
        Field("aside_tiles", Things(TILE), "evolutions set aside while choosing"),
        Field("aside", COUNTS, "experts set aside while recruiting"),
        Field("asides", Number(0, lambda table: table.setup.aside_most), "how many of them were drawn this time"),
        Field("drawn", Word(EXPERTS, none=NONE), "the expert to place"),
        Field("spare", Things(EXPERT, bag=True), "experts of a site that was given up"),
        Field("assigned", Number(0, MANY), "experts assigned so far in this step"),
        Field("assign_limit", Number(0, MANY), "how many may be"),
        Field("wild", Flag(), "one expert may count as any kind, by a role"),
        Field("opened", Thing(TILE), "the evolution to place"),
        Field("remedy", Flag(), "the evolution to place must go on a nuisance, any one, by a role"),
        Field("effects", Effects(), "effects of a crisis, still to come"),
        Field("losing", Number(0, 5), "how many things are still to go"),
        Field("blocks", Number(0, 5), "actions still to block"),
        Field("offered", Things(OFFERED), "crises or roles to choose from", beside=("stack",)),
    ),
    for_the_eye=(
        ForTheEye(
            "phase", one_of(at.PHASES), "what the table is busy with",
            lambda table, *_: phase_of(table), follows=("stack", "acted"),
        ),
        ForTheEye(
            "box", box.TYPESCRIPT, "what is printed on tiles and cards, by their names",
            lambda table, *_: box.contents(table.setup.pack), follows=(),
        ),
    ),
)  # fmt: skip


def phase_of(table: Table) -> str:
    """What the table is busy with: set-up, a turn's beginning, the action taken, the crises, what is left after it."""
    bottom = table.step_names()[steps.bottom(table)]
    if bottom in ("setup", "turn", "over"):
        return bottom
    if steps.below(table) == NONE:
        return "after"
    return "crises" if table.acted == names.MANAGE else ACTED[table.acted]
