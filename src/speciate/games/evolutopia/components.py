"""Reads and checks a pack: tiles, crises, good plans, roles and maps, and where each datum comes from.

A pack may be written by hand, so everything wrong about it is listed at once.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speciate.core.errors import BadPack
from speciate.core.game import Pack
from speciate.games.evolutopia.names import (
    CRISES,
    CRISIS_NAMES,
    EXPERTS,
    EXPERTS_OF_A_KIND,
    INDICATORS,
    NEED,
    NUISANCE_NAMES,
    NUISANCES,
    OFFERED,
    PICTOGRAMS,
    PLAN_NAMES,
    PLANS,
    ROLE_NAMES,
    ROLES,
    SIDES,
    SQUARE_NAMES,
    TILE_NAMES,
    TILES,
    TINKERER,
)
from speciate.games.evolutopia.options import LEVELS
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.phases.plans import Plan
from speciate.games.evolutopia.phases.roles import Talent
from speciate.games.evolutopia.rules import effects
from speciate.kit import packs
from speciate.kit.reading import Reader

DEFAULT: Final[Path] = Path(__file__).with_name("pack.toml")
TABLES: Final = ("evolutions", "nuisances", "crises", "plans", "roles", "levels")
MOST_GAIN: Final = 5
MOST_OPTIONS: Final = 4

# printed in the rulebook
DISCOVERY: Final = "discovery"
DISCOVERY_NUISANCES: Final = 2
DISCOVERY_INDICATORS: Final = 3
DISCOVERY_BEACON: Final = 2
INDICATORS_START: Final = 2
FIRST_BEACON: Final = 1

# start square, nuisance squares, indicators' start, crisis pawn's start
Level = tuple[int, tuple[int, ...], int, int]


class EvolutopiaPack(Pack):
    """Every component by its number."""

    def __init__(self, name: str, data: dict[str, object]) -> None:
        super().__init__(name, data)
        self.needs: list[list[int]] = []
        self.wanted: list[int] = []  # the same, packed: see `packed`
        self.staff: list[int] = []  # how many experts a tile needs in all
        self.gains: list[list[int]] = []
        self.pictograms: list[int] = []
        self.nuisance_indicators: list[int] = []  # front and back of each tile
        self.crisis_needs: list[list[int]] = []
        self.crisis_wanted: list[int] = []
        self.crisis_staff: list[int] = []
        self.crisis_options: list[list[list[int]]] = []
        self.crisis_unmanaged: list[list[int]] = []
        self.plans: list[Plan] = []
        self.talents: list[Talent] = []
        self.levels: dict[str, Level] = {}
        self.box: dict[str, object] = {}  # what a screen is told of it, see box.py

    def plays_alone(self, role: int) -> bool:
        """solo.roles: not the Tinkerer, and nobody whose talent needs another player's role."""
        return role != TINKERER and self.talents[role] is not roles.COPY_ROLE


_defaults: Final[list[EvolutopiaPack]] = []


def default() -> EvolutopiaPack:
    """The pack that comes with the game, read from its file once."""
    if not _defaults:
        _defaults.append(read_file(DEFAULT))
    return _defaults[0]


def read_file(path: Path) -> EvolutopiaPack:
    return read(packs.load(path), str(path))


def read(data: Mapping[str, object], source: str) -> EvolutopiaPack:
    """The pack, or BadPack with every mistake."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    pack = EvolutopiaPack(packs.read_about(top, "evolutopia", TABLES), dict(data))
    read_evolutions(counted(top, "evolution", TILES), pack)
    read_nuisances(counted(top, "nuisance", NUISANCES), pack)
    read_crises(counted(top, "crisis", CRISES), pack)
    for name, reader in zip(PLAN_NAMES, counted(top, "plan", PLANS), strict=False):
        pack.plans.append(plans.PLANS[read_op(reader, plans.NAMES)])
        packs.read_name(reader, "name", pack, f"plan-{name}")
        reader.close()
    for name, reader in zip(ROLE_NAMES, counted(top, "role", ROLES), strict=False):
        pack.talents.append(roles.TALENTS[read_op(reader, roles.NAMES)])
        packs.read_name(reader, "name", pack, f"role-{name}")
        reader.close()
    check_roles(top, pack)
    read_levels(top.reader("level"), pack)
    top.close()
    if mistakes:
        raise BadPack(source, mistakes)
    return pack


def counted(top: Reader, key: str, count: int) -> list[Reader]:
    """setup.*: the box holds so many of them, no more and no less."""
    readers = top.readers(key)
    if len(readers) != count:
        what = "has {found} entries; the game has {count}"
        top.wrong(key, what, "evolutopia:entries", found=len(readers), count=count)
    return readers


def read_op(reader: Reader, ops: tuple[str, ...]) -> int:
    return ops.index(reader.effect("op", ops))


# -- tiles ----------------------------------------------------------------------------------------------------


def read_evolutions(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for tile, reader in zip(TILE_NAMES, readers, strict=False):
        packs.read_name(reader, "name", pack, f"tile-{tile}", f"place-{tile}")
        needs = read_needs(reader)
        gains = reader.reader("gains")
        pack.needs.append(needs)
        pack.wanted.append(packed(needs))
        pack.staff.append(sum(needs))
        values = [gains.integer(name, -MOST_GAIN, MOST_GAIN, 0) for name in INDICATORS]
        if not any(values):
            reader.wrong("gains", "change no indicator", "evolutopia:no-gain")
        pack.gains.append(values)
        gains.close()
        pack.pictograms.append(PICTOGRAMS.index(reader.word("pictogram", PICTOGRAMS, "none")))
        reader.close()


def read_needs(reader: Reader) -> list[int]:
    wanted = reader.reader("experts")
    needs = [wanted.integer(kind, 0, EXPERTS_OF_A_KIND, 0) for kind in EXPERTS]
    wanted.close()
    if sum(needs) == 0:
        reader.wrong("experts", "needs at least one expert", "evolutopia:no-expert")
    return needs


def packed(needs: list[int]) -> int:
    """How many of each kind, in one int: NEED bits a kind."""
    return sum(count << NEED * kind for kind, count in enumerate(needs))


def read_nuisances(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for tile, reader in zip(NUISANCE_NAMES, readers, strict=False):
        for side in SIDES:
            pack.nuisance_indicators.append(INDICATORS.index(reader.word(side, INDICATORS)))
        if reader.has("name"):
            name_sides(reader.reader("name"), pack, f"nuisance-{tile}")
        reader.close()


def name_sides(reader: Reader, pack: EvolutopiaPack, key: str) -> None:
    """A nuisance has a name on either side, and is called by both where neither is up."""
    for side in SIDES:
        if not reader.has(side):
            reader.wrong(side, "is missing", "missing")
        packs.read_name(reader, side, pack, f"{key}.{side}")
    reader.close()
    for printed in pack.printed.values():
        names = [printed[f"{key}.{side}"] for side in SIDES if f"{key}.{side}" in printed]
        if len(names) == len(SIDES):
            printed[key] = " / ".join(names)


# -- cards ----------------------------------------------------------------------------------------------------


def read_crises(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for crisis, reader in zip(CRISIS_NAMES, readers, strict=False):
        packs.read_name(reader, "name", pack, f"crisis-{crisis}")
        needs = read_needs(reader)
        pack.crisis_needs.append(needs)
        pack.crisis_wanted.append(packed(needs))
        pack.crisis_staff.append(sum(needs))
        options = [read_option(option) for option in reader.readers("arrival")]
        if not 1 <= len(options) <= MOST_OPTIONS:
            what = "has {count} options; a crisis has 1 to {most}"
            reader.wrong("arrival", what, "evolutopia:arrival", count=len(options), most=MOST_OPTIONS)
        pack.crisis_options.append(options)
        pack.crisis_unmanaged.append(read_effects(reader, "unmanaged"))
        reader.close()


def read_option(reader: Reader) -> list[int]:
    out = read_effects(reader, "effects")
    reader.close()
    return out


def read_effects(reader: Reader, key: str) -> list[int]:
    effects = [read_effect(one) for one in reader.readers(key)]
    if not effects:
        reader.wrong(key, "has no effect", "evolutopia:no-effect")
    return effects


def read_effect(reader: Reader) -> int:
    number = read_op(reader, effects.NAMES)
    row = effects.EFFECTS[number]
    which = row.names.index(reader.word(row.key, row.names)) if row.key else 0
    n = 1
    if row.is_signed:
        n = reader.integer("n", -MOST_GAIN, MOST_GAIN)
        if n == 0 and reader.has("n"):
            reader.wrong("n", "is 0: it would change nothing", "evolutopia:zero")
    elif row.is_counted:
        n = reader.integer("n", 1, MOST_GAIN, 1)
    reader.close()
    return effects.effect(number, which, n)


# -- maps -----------------------------------------------------------------------------------------------------


def read_levels(table: Reader, pack: EvolutopiaPack) -> None:
    """setup.territory: a start tile and nuisances, each on a square of its own."""
    for name in LEVELS:
        reader = table.reader(name)
        start = SQUARE_NAMES.index(reader.word("start", SQUARE_NAMES))
        squares: list[int] = []
        for word in reader.words("nuisances"):
            if word not in SQUARE_NAMES:
                what = 'names "{word}", which is no square: a1 to d4'
                reader.wrong("nuisances", what, "evolutopia:no-square", word=word)
            elif SQUARE_NAMES.index(word) == start or SQUARE_NAMES.index(word) in squares:
                reader.wrong("nuisances", "puts two tiles on {square}", "evolutopia:two-tiles", square=word)
            else:
                squares.append(SQUARE_NAMES.index(word))
        check_level(reader, name, squares)
        indicators = printed(reader, "indicators", DISCOVERY_INDICATORS if name == DISCOVERY else INDICATORS_START)
        pawn = printed(reader, "crisis_pawn", DISCOVERY_BEACON if name == DISCOVERY else FIRST_BEACON)
        reader.close()
        pack.levels[name] = (start, tuple(squares), indicators, pawn)
    table.close()


def check_level(reader: Reader, name: str, squares: list[int]) -> None:
    if len(squares) > NUISANCES:
        what = "are {count}; there are {tiles} tiles"
        reader.wrong("nuisances", what, "evolutopia:many-nuisances", count=len(squares), tiles=NUISANCES)
    elif not squares:
        reader.wrong("nuisances", "are none: a level has at least one", "evolutopia:no-nuisance")
    elif name == DISCOVERY and len(squares) != DISCOVERY_NUISANCES:
        what = "are {count}, the rulebook has {printed} (setup.discovery)"
        reader.wrong("nuisances", what, "evolutopia:discovery", count=len(squares), printed=DISCOVERY_NUISANCES)


def printed(reader: Reader, key: str, value: int) -> int:
    """A number that the rulebook prints; another one is an option of the game, not a thing of the box."""
    found = reader.integer(key, 0, 9)
    if reader.has(key) and found != value:
        what = "is {found}, the rulebook has {printed}; the options of a game can change it"
        reader.wrong(key, what, "evolutopia:printed", found=found, printed=value)
    return value


def check_roles(top: Reader, pack: EvolutopiaPack) -> None:
    """solo.roles: alone one chooses between two of those that are left."""
    left = [role for role in range(len(pack.talents)) if pack.plays_alone(role)]
    if len(pack.talents) == ROLES and len(left) < OFFERED:
        what = "leaves {count} roles to play alone with, fewer than {offered}: too many copy another's"
        top.wrong("role", what, "evolutopia:solo-roles", count=len(left), offered=OFFERED)
