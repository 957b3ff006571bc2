"""The table of Evolutopia: the city with its nuisances, what is at stake, works and experts, the crisis, the players.

An expert is written by the first letter of its name, in its colour; those a tile or the crisis still needs are
bright, those that are there are struck out.
"""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from speciate.cli.look import Json, Look, colour, dotted
from speciate.core.seats import NATURE
from speciate.games.evolutopia.names import (
    ACTIONS,
    CRISIS_NAMES,
    CRISIS_PLACE,
    EXPERTS,
    INDICATORS,
    PLAN_NAMES,
    ROLE_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
    ZONE_PLACE,
)

CELL = 9  # characters that a square is wide; wider where the screen allows
WIDE_CELL = 18
WIDE = 110
NUISANCE = "color(231) on color(88)"
BUILT = "color(16) on color(114)"
START = "color(231) on color(24)"
EMPTY = "color(250) on color(238)"
# by expert; two of the colours are the rulebook's
COLOURS = ("color(33)", "color(160)", "color(35)", "color(178)", "color(134)")
HEADINGS = {  # by action, its short name
    "choose": "evolutopia-choose",
    "site": "evolutopia-site-action",
    "recruit": "evolutopia-recruit",
    "assign": "evolutopia-assign",
    "inaugurate": "evolutopia-inaugurate",
}
PICTOGRAMS = {"none": "", "blue": "◈", "green": "✿"}

# Refusals that anybody would expect: another time, another's turn, a piece that is not there.
PLAIN = frozenset(
    {
        "game-over",
        "no-such-move",
        "natures-move",
        "finish-first",
        "no-such-option",
        "plan-not-yours",
        "role-not-yours",
        "no-copy",
        "square-taken",
    }
)


def draw(view: Json, look: Look) -> RenderableType:
    """Header; the city beside what is at stake; works and experts; the crisis; actions; players."""
    wide = look.width >= WIDE
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Group(*city(view, look, WIDE_CELL if wide else CELL)), Group(*stakes(view, look)))
    parts: list[RenderableType] = [header(view, look), grid, works(view, look, wide), experts(view, look)]
    parts += [*crisis(view, look), actions(view, look), *players(view, look, wide)]
    return Group(*parts)


def pieces(view: Json) -> Mapping[str, Sequence[int]]:
    """Tiles one can see, squares, kinds, the current crisis, plans and roles in play."""
    sites = [TILE_NAMES.index(site["tile"]) for site in view["sites"]]
    seen = sites + [TILE_NAMES.index(tile) for tile in [*view["study"], *view["aside_tiles"]]]
    held = [player["plans"] for player in view["players"]]
    return {
        "tile": seen,
        "square": range(len(SQUARE_NAMES)),
        "expert": range(len(EXPERTS)),
        "indicator": range(len(INDICATORS)),
        "action": range(len(ACTIONS)),
        "place": [*sites, CRISIS_PLACE, ZONE_PLACE],
        "crisis": [CRISIS_NAMES.index(name) for name in view["offered"] if name in CRISIS_NAMES],
        "plan": [PLAN_NAMES.index(plan) for plans in held for plan in plans],
        "role": [ROLE_NAMES.index(role) for player in view["players"] for role in player["roles"]],
        "number": range(1, 3),
        "seat": range(int(view["seats"])),
    }


def is_plain(key: str) -> bool:
    return key in PLAIN or key.startswith("not-")


# -- the city -------------------------------------------------------------------------------------


def header(view: Json, look: Look) -> RenderableType:
    words = look.words
    parts: list[Text | str] = [words.t("title"), words.t(f"level-{view['options']['level']}")]
    parts.append(look.t("evolutopia-cycle", count=int(view["cycles"])))
    parts.append(Text(words.phase(view["phase"]), "bold"))
    return Rule(dotted(parts), align="left", characters="─", style="dim")


def city(view: Json, look: Look, width: int) -> Iterator[Text]:
    """Four rows of squares, each with its name; evolutions by number or, where there is room, by name."""
    names = list(view["squares"])
    for row in range(0, len(names), 4):
        line = Text(" ")
        for name in names[row : row + 4]:
            content = view["squares"][name]
            text, style = square(view, look, content, width > CELL)
            line.append(f"{name.upper()} {text}"[: width - 1].ljust(width - 1), style).append(" ")
        yield line


def square(view: Json, look: Look, content: str, long: bool) -> tuple[str, str]:
    if not content:
        return "", EMPTY
    if content == "start":
        return f"⌂ {look.words.t(f'tile-{content}')}" if long else "⌂", START
    if content.startswith("n"):
        indicator = look.words.t(f"indicator-{view['box']['nuisances'][content]}")
        return f"✗ {indicator}" if long else f"✗ {indicator[:3]}", NUISANCE
    return look.words.t(f"tile-{content}") if long else f"✓ {content.upper()}", BUILT


def stakes(view: Json, look: Look) -> Iterator[Text]:
    """Indicators on their scale with the target, nuisances left, the crisis track."""
    options = view["options"]
    longest = max(len(look.words.t(f"indicator-{name}")) for name in INDICATORS)
    for name, value in view["indicators"].items():
        reached = value >= options["target"]
        style = "bold color(28)" if reached else "bold color(160)" if value <= 1 else ""
        bar = "".join("■" if at < value else "□" for at in range(int(options["indicator_most"])))
        goal = int(options["target"]) - 1
        line = Text.assemble((f"{look.words.t(f'indicator-{name}'):<{longest}} ", style))
        line.append(bar[:goal], style).append("|", "dim").append(bar[goal:], style)
        yield line.append(f" {value}{' ✓' if reached else ' !' if value <= 1 else ''}", style)
    last = int(options["beacons"])
    track = "".join("◉" if at == view["pawn"] else "✗" if at == last else "○" for at in range(1, last + 1))
    left = last - int(view["pawn"])
    line = Text.assemble((f"{look.t('evolutopia-track'):<{longest}} ", "bold"), track)
    yield line.append(f" {look.t('evolutopia-left', count=left)}", "bold color(160)" if left <= 2 else "dim")


# -- works ----------------------------------------------------------------------------------------


def letters(look: Look, needs: Mapping[str, int], there: Sequence[str]) -> Text:
    """The experts a place needs: those missing in their colour, those that are there struck out."""
    counted = [one.rpartition(" ")[2] for one in there]
    out = Text()
    for number, kind in enumerate(EXPERTS):
        letter = look.words.t(f"expert-{kind}")[0]
        for at in range(needs.get(kind, 0)):
            here = at < counted.count(kind)
            out.append(letter, "dim strike" if here else f"bold {COLOURS[number]}").append("✓" if here else "·", "dim")
    return out


def gains(look: Look, values: Mapping[str, int], long: bool) -> str:
    names = {name: look.words.t(f"indicator-{name}") for name in values}
    return " ".join(f"{names[name] if long else names[name][:3]}{by:+d}" for name, by in values.items())


def works(view: Json, look: Look, wide: bool) -> RenderableType:
    """Sites, then what is studied, then the evolution that shows on the pile."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    rows = [("evolutopia-site", site["tile"], site["experts"]) for site in view["sites"]]
    rows += [("evolutopia-study", tile, []) for tile in view["study"]]
    if view["top"]:
        rows.append(("evolutopia-top", view["top"], []))
    before = ""
    for title, tile, staff in rows:
        printed = view["box"]["tiles"][tile]
        heading = Text(f" {look.t(title)}" if title != before else "", "bold")
        name = Text.assemble((f"{tile.upper()} ", "dim"), look.words.t(f"tile-{tile}"))
        brings = f"{gains(look, printed['gains'], wide)} {PICTOGRAMS[printed['pictogram']]}"
        grid.add_row(heading, name, letters(look, printed["experts"], staff), brings)
        before = title
    return grid


def experts(view: Json, look: Look) -> Text:
    """Zone and bag, by how many of each kind, and those set aside while one recruits."""
    line = Text()
    parts = [("zone", "evolutopia-zone"), ("bag", "evolutopia-bag")]
    if any(view["aside"].values()):
        parts.insert(1, ("aside", "evolutopia-aside"))
    for key, heading in parts:
        line.append(f" {look.t(heading)} ", "bold")
        kinds = [(number, view[key][kind]) for number, kind in enumerate(EXPERTS) if view[key][kind] or key == "bag"]
        for number, count in kinds:
            letter = look.words.t(f"expert-{EXPERTS[number]}")[0]
            line.append(f"{letter}{count} ", f"bold {COLOURS[number]}")
        if not kinds:
            line.append("– ", "dim")
        line.append(" ")
    if view["drawn"]:
        line.append(look.t("evolutopia-drawn", kind=look.words.t(f"expert-{view['drawn']}")), "bold reverse")
    return line


# -- crisis, actions, players -------------------------------------------------------------------------


def crisis(view: Json, look: Look) -> Iterator[RenderableType]:
    """The crisis with the experts it needs and what it does unmanaged; while it arrives, its options."""
    if not view["crisis"]:
        yield Text.assemble((f" {look.t('evolutopia-crisis')} ", "bold"), (look.t("evolutopia-no-crisis"), "dim"))
        return
    printed = view["box"]["crises"][view["crisis"]]
    line = Text.assemble((f" {look.t('evolutopia-crisis')} ", "bold"), look.words.t(f"crisis-{view['crisis']}"), " ")
    line.append_text(letters(look, printed["experts"], view["crisis_experts"]))
    yield line
    harm = " · ".join(effect(look, one) for one in printed["unmanaged"])
    yield Padding(Text(look.t("evolutopia-unmanaged", effect=harm), "color(160)"), (0, 0, 0, 3))
    if view["steps"][-1] == "arrival":
        for number, option in enumerate(printed["arrival"], start=1):
            yield Text(f"   {number}  {' · '.join(effect(look, one) for one in option)}", "bold")


def effect(look: Look, one: Json) -> str:
    args: Json = {"n": one.get("n", 1)}
    if "indicator" in one:
        args = {"n": f"{one['n']:+d}", "indicator": look.words.t(f"indicator-{one['indicator']}")}
    if "kind" in one:
        args["kind"] = look.words.t(f"expert-{one['kind']}")
    return look.words.t(f"effect-{one['op']}", **args)


def actions(view: Json, look: Look) -> Text:
    """Free ones bright, blocked ones struck out."""
    line = Text(" ")
    for action in ACTIONS:
        blocked = action in view["blocked"]
        name = look.t(HEADINGS[action])
        line.append(f"{'✗' if blocked else '○'} {name}", "dim strike" if blocked else "bold").append("  ")
    return line


def players(view: Json, look: Look, wide: bool) -> Iterator[RenderableType]:
    """Roles with their uses, good plans, silence; on wide screens what each can do."""
    needed = int(view["options"]["role_uses"])
    for seat, player in enumerate(view["players"]):
        waits = seat in view["waiting"] and NATURE not in view["waiting"]
        line = Text.assemble(("▶" if waits else " ", f"bold {colour(seat)}"), look.seat(seat))
        mine = [look.words.t(f"role-{role}") for role in player["roles"]]
        line.append(f"  {', '.join(mine)}")
        if int(view["seats"]) > 1 and player["uses"] < needed:
            line.append(f" {player['uses']}/{needed}", "dim")
        plans = [look.words.t(f"plan-{plan}") for plan in player["plans"]]
        if plans:
            line.append(f"  ✿ {', '.join(plans)}", "color(28)")
        if player["silent"]:
            line.append(f"  {look.t('evolutopia-silent')}", "bold reverse")
        line.truncate(look.width, overflow="ellipsis")
        yield line
        if wide or (seat in look.you and not look.compact):
            for role in player["roles"]:
                yield Padding(Text(talent(view, look, role), "dim"), (0, 0, 0, 5))
            for plan in player["plans"]:
                does = look.words.t("does-" + view["box"]["plans"][plan])
                yield Padding(Text(f"✿ {does}", "dim"), (0, 0, 0, 5))


def talent(view: Json, look: Look, role: str) -> str:
    key = f"talent-{view['box']['roles'][role]}"
    return f"{look.words.t(f'{key}.when')} – {look.words.t(key)}"
