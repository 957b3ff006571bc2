"""A whole position as JSON, and back. `possible.py` names what is impossible about one.

Records, saved games, puzzles and `digest` are made of this form: it holds everything that matters, once.
What follows from the rest (who acts) is left out and worked out again.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from speciate.core.errors import BadPosition
from speciate.core.seats import SPECTATOR
from speciate.games.evolutopia import box, components, events, flow, possible, view
from speciate.games.evolutopia.names import (
    ACTIONS,
    CRISIS_NAMES,
    EXPERTS,
    INDICATORS,
    KINDS,
    MANAGE,
    NONE,
    NUISANCE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SIDES,
    SQUARE_NAMES,
    TILE_NAMES,
)
from speciate.games.evolutopia.options import OPTIONS, Setup
from speciate.games.evolutopia.phases import draws
from speciate.games.evolutopia.rules.experts import expert, kind_of_expert, role_of_expert
from speciate.games.evolutopia.state import (
    EMPTY,
    NUISANCE,
    RESULTS,
    START_TILE,
    Player,
    Site,
    Table,
    is_nuisance,
)
from speciate.kit.positions import options_of, pack_of
from speciate.kit.reading import Reader

MANY: Final = 9999  # more than any count of the game
ACTED: Final = (*ACTIONS, "manage")
SCREEN: Final = ("seat", "waiting", "phase", "box")  # what a view has besides the position

# -- writing --------------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    """Everything; bags sorted, so that equal positions give equal JSON."""
    return {
        **write_setup(table.setup),
        "steps": names(flow.NAMES, table.steps),
        "owed": names(draws.NAMES, table.owed),
        "first": table.first,
        "turn": table.turn,
        "turns": table.turns,
        "cycles": table.cycles,
        "result": RESULTS[table.result],
        "players": [write_player(player) for player in table.players],
        "indicators": {name: table.indicators[which] for which, name in enumerate(INDICATORS)},
        "pawn": table.pawn,
        "squares": {name: write_square(table.squares[at]) for at, name in enumerate(SQUARE_NAMES)},
        "covered": [write_square(content) for content in table.covered],
        "nuisances": names(NUISANCE_NAMES, table.nuisances),
        **write_actions(table),
        **write_cards(table),
        **write_turn(table),
    }


def write_setup(setup: Setup) -> dict[str, object]:
    """What was agreed; a pack of one's own travels with the position."""
    data: dict[str, object] = {
        "game": "evolutopia",
        "seats": setup.seats,
        "options": setup.options,
        "pack": setup.pack.name,
    }
    if setup.pack is not components.default():
        data["components"] = setup.pack.data
    return data


def write_actions(table: Table) -> dict[str, object]:
    return {
        "blocked": [name for action, name in enumerate(ACTIONS) if table.blocked >> action & 1],
        "study": names(TILE_NAMES, table.study),
        "sites": [{"tile": TILE_NAMES[site.tile], "experts": write_experts(site.experts)} for site in table.sites],
        "zone": counts(table.zone),
        "bag": counts(table.bag),
        "top": name_or_none(TILE_NAMES, table.top),
        "tiles": names(TILE_NAMES, table.tiles),
        "tiles_under": names(TILE_NAMES, table.tiles_under),
    }


def write_cards(table: Table) -> dict[str, object]:
    return {
        "crisis": name_or_none(CRISIS_NAMES, table.crisis),
        "crisis_experts": write_experts(table.crisis_experts),
        "crises": names(CRISIS_NAMES, table.crises),
        "crises_top": names(CRISIS_NAMES, table.crises_top),
        "crises_under": names(CRISIS_NAMES, table.crises_under),
        "plans": names(PLAN_NAMES, table.plans),
        "plans_under": names(PLAN_NAMES, table.plans_under),
        "roles": names(ROLE_NAMES, table.roles),
        "roles_under": names(ROLE_NAMES, table.roles_under),
    }


def write_turn(table: Table) -> dict[str, object]:
    """What the turn and the step under way remember."""
    return {
        "acted": name_or_none(ACTED, table.acted),
        "role_used": table.role_used,
        "anywhere": table.anywhere,
        "aside_tiles": names(TILE_NAMES, table.aside_tiles),
        "aside": counts(table.aside),
        "asides": table.asides,
        "drawn": name_or_none(EXPERTS, table.drawn),
        "spare": write_experts(table.spare),
        "assigned": table.assigned,
        "assign_limit": table.assign_limit,
        "wild": table.wild,
        "opened": name_or_none(TILE_NAMES, table.opened),
        "remedy": table.remedy,
        "effects": [box.write_effect(one) for one in table.effects],
        "losing": table.losing,
        "blocks": table.blocks,
        "offered": names(ROLE_NAMES if possible.offers_roles(table) else CRISIS_NAMES, table.offered),
    }


def write_player(player: Player) -> dict[str, object]:
    return {
        "roles": names(ROLE_NAMES, player.roles),
        "uses": player.uses,
        "plans": names(PLAN_NAMES, player.plans),
        "silent": player.silent,
    }


def names(known: Sequence[str], values: list[int]) -> list[str]:
    return [known[value] for value in values]


def name_or_none(known: Sequence[str], value: int) -> str | None:
    return None if value == NONE else known[value]


def counts(kinds: list[int]) -> dict[str, int]:
    return {name: kinds[kind] for kind, name in enumerate(EXPERTS)}


def write_experts(experts: list[int]) -> list[str]:
    """`builder`, or `builder as designer` for one that counts as another kind."""
    return [write_expert(one) for one in experts]


def write_expert(one: int) -> str:
    kind = EXPERTS[kind_of_expert(one)]
    counts_as = EXPERTS[role_of_expert(one)]
    return kind if kind == counts_as else f"{kind} as {counts_as}"


def write_square(content: int) -> str:
    """`` for an empty square, `start`, a nuisance with its side (`n03.front`) or an evolution (`e12`)."""
    if content == EMPTY:
        return ""
    if content == START_TILE:
        return "start"
    if is_nuisance(content):
        return events.nuisance_name(content)
    return TILE_NAMES[content]


def write_view(seen: "view.EvolutopiaView") -> dict[str, object]:
    """Nothing is hidden: the position, whose view it is, who owes a decision, and what a screen draws it with."""
    table = seen.table
    return {
        **write(table),
        "seat": seen.seat,
        "waiting": [decision.seat for decision in table.pending()],
        "phase": phase_of(table),
        "box": box.contents(table.setup.pack),
    }


def phase_of(table: Table) -> str:
    """What the table is busy with: set-up, a turn's beginning, the action taken, the crises, what is left after it."""
    bottom = flow.NAMES[table.steps[0]]
    if bottom in ("setup", "turn", "over"):
        return bottom
    if len(table.steps) == 1:
        return "after"
    return "crises" if table.acted == MANAGE else ACTED[table.acted]


# -- reading --------------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> "flow.EvolutopiaState":
    """The position, or BadPosition with every mistake."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = read_table(top)
    top.close()
    if not mistakes:
        possible.check(table, mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    flow.advance(table)
    possible.check_moves(table, mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    return table


def read_view(data: Mapping[str, object]) -> "view.EvolutopiaView":
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    seat = top.integer("seat", SPECTATOR, 4)
    top.items("waiting")
    position = {key: value for key, value in top.data.items() if key not in SCREEN}
    if mistakes:
        raise BadPosition(mistakes)
    return view.EvolutopiaView(seat, read(position))


def read_table(top: Reader) -> "flow.EvolutopiaState":
    table = flow.EvolutopiaState(read_setup(top))
    table.steps = read_names(top, "steps", flow.NAMES)
    table.owed = read_names(top, "owed", draws.NAMES)
    table.first = top.integer("first", NONE, table.seats - 1)
    table.turn = top.integer("turn", NONE, table.seats - 1)
    table.turns = top.integer("turns", 0, MANY, 1)
    table.cycles = top.integer("cycles", 0, MANY, 0)
    table.result = RESULTS.index(top.word("result", RESULTS, ""))
    table.players = [read_player(reader) for reader in top.readers("players")]
    if len(table.players) != table.seats:
        top.wrong("players", f"are {len(table.players)}, but seats is {table.seats}")
    indicators = top.reader("indicators")
    table.indicators = [indicators.integer(name, 0, table.setup.indicator_most) for name in INDICATORS]
    indicators.close()
    table.pawn = top.integer("pawn", 1, table.setup.beacons)
    squares = top.reader("squares")
    table.squares = [read_square(squares, name, squares.word(name)) for name in SQUARE_NAMES]
    squares.close()
    table.covered = sorted([read_square(top, "covered", text) for text in top.words("covered")])
    table.nuisances = sorted(read_names(top, "nuisances", NUISANCE_NAMES))
    read_actions(top, table)
    read_cards(top, table)
    read_turn(top, table)
    return table


def read_setup(top: Reader) -> Setup:
    top.word("game", ["evolutopia"], "evolutopia")
    seats = top.integer("seats", 1, 5, len(top.items("players")))
    options = options_of(top, OPTIONS)
    return Setup(max(1, min(5, seats)), options, pack_of(top, components.default(), components.read))


def read_actions(top: Reader, table: Table) -> None:
    for action in read_names(top, "blocked", ACTIONS):
        table.blocked |= 1 << action
    table.study = read_names(top, "study", TILE_NAMES)
    for reader in top.readers("sites"):
        tile = TILE_NAMES.index(reader.word("tile", TILE_NAMES))
        table.sites.append(Site(tile, read_experts(reader, "experts")))
        reader.close()
    table.zone = read_counts(top, "zone")
    table.bag = read_counts(top, "bag")
    table.top = read_name(top, "top", TILE_NAMES)
    table.tiles = sorted(read_names(top, "tiles", TILE_NAMES))
    table.tiles_under = read_names(top, "tiles_under", TILE_NAMES)


def read_cards(top: Reader, table: Table) -> None:
    table.crisis = read_name(top, "crisis", CRISIS_NAMES)
    table.crisis_experts = read_experts(top, "crisis_experts")
    table.crises = sorted(read_names(top, "crises", CRISIS_NAMES))
    table.crises_top = read_names(top, "crises_top", CRISIS_NAMES)
    table.crises_under = read_names(top, "crises_under", CRISIS_NAMES)
    table.plans = sorted(read_names(top, "plans", PLAN_NAMES))
    table.plans_under = read_names(top, "plans_under", PLAN_NAMES)
    table.roles = sorted(read_names(top, "roles", ROLE_NAMES))
    table.roles_under = read_names(top, "roles_under", ROLE_NAMES)


def read_turn(top: Reader, table: Table) -> None:
    table.acted = read_name(top, "acted", ACTED)
    table.role_used = top.flag("role_used")
    table.anywhere = top.flag("anywhere")
    table.aside_tiles = read_names(top, "aside_tiles", TILE_NAMES)
    table.aside = read_counts(top, "aside") if top.has("aside") else [0] * KINDS
    table.asides = top.integer("asides", 0, table.setup.aside_most, 0)
    table.drawn = read_name(top, "drawn", EXPERTS)
    table.spare = read_experts(top, "spare")
    table.assigned = top.integer("assigned", 0, MANY, 0)
    table.assign_limit = top.integer("assign_limit", 0, MANY, 0)
    table.wild = top.flag("wild")
    table.opened = read_name(top, "opened", TILE_NAMES)
    table.remedy = top.flag("remedy")
    table.effects = [components.read_effect(reader) for reader in top.readers("effects")]
    table.losing = top.integer("losing", 0, 5, 0)
    table.blocks = top.integer("blocks", 0, 5, 0)
    table.offered = read_names(top, "offered", ROLE_NAMES if possible.offers_roles(table) else CRISIS_NAMES)


def read_player(reader: Reader) -> Player:
    player = Player(read_names(reader, "roles", ROLE_NAMES), sorted(read_names(reader, "plans", PLAN_NAMES)))
    player.uses = reader.integer("uses", 0, MANY, 0)
    player.silent = reader.flag("silent")
    reader.close()
    return player


def read_names(reader: Reader, key: str, known: Sequence[str]) -> list[int]:
    out: list[int] = []
    for word in reader.words(key):
        if word in known:
            out.append(known.index(word))
        else:
            reader.wrong(key, f'names "{word[:40]}", which is none of {known[0]} to {known[-1]}')
    return out


def read_name(reader: Reader, key: str, known: Sequence[str]) -> int:
    """One of the names, or nothing."""
    if not reader.has(key) or reader.data[key] is None:
        return NONE
    return known.index(reader.word(key, known))


def read_counts(top: Reader, key: str) -> list[int]:
    reader = top.reader(key)
    found = [reader.integer(name, 0, MANY, 0) for name in EXPERTS]
    reader.close()
    return found


def read_experts(reader: Reader, key: str) -> list[int]:
    out: list[int] = []
    for text in reader.words(key):
        kind, _, counts_as = text.partition(" as ")
        if kind in EXPERTS and (counts_as or kind) in EXPERTS:
            out.append(expert(EXPERTS.index(kind), EXPERTS.index(counts_as or kind)))
        else:
            reader.wrong(key, f'names "{text[:40]}", which is no expert')
    return sorted(out)


def read_square(reader: Reader, key: str, text: str) -> int:
    if text == "":
        return EMPTY
    if text == "start":
        return START_TILE
    if text in TILE_NAMES:
        return TILE_NAMES.index(text)
    tile, _, side = text.partition(".")
    if tile in NUISANCE_NAMES and side in SIDES:
        return NUISANCE + 2 * NUISANCE_NAMES.index(tile) + SIDES.index(side)
    reader.wrong(key, f'holds "{text[:40]}", which is no tile')
    return EMPTY
