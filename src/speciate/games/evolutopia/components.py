"""Reads and checks a pack: tiles, crises, good plans, roles and maps, and where each datum comes from.

A pack may be written by hand, so everything wrong about it is listed at once.
"""

from typing import Final

from speciate.core.game import Pack
from speciate.games.evolutopia import names
from speciate.games.evolutopia.names import INDICATORS, ROLES, SIDES, SQUARE_NAMES
from speciate.games.evolutopia.options import LEVELS
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.phases.plans import Plan
from speciate.games.evolutopia.phases.roles import Talent
from speciate.games.evolutopia.rules import effects
from speciate.kit import packs
from speciate.kit.reading import Reader

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
        return role != names.TINKERER and self.talents[role] is not roles.COPY_ROLE


def read(top: Reader) -> EvolutopiaPack:
    pack = EvolutopiaPack(packs.read_about(top, "evolutopia", TABLES), dict(top.data))
    read_evolutions(counted(top, "evolution", names.TILES), pack)
    read_nuisances(counted(top, "nuisance", names.NUISANCES), pack)
    read_crises(counted(top, "crisis", names.CRISES), pack)
    for name, reader in zip(names.PLAN_NAMES, counted(top, "plan", names.PLANS), strict=False):
        pack.plans.append(plans.PLANS[read_op(reader, plans.NAMES)])
        packs.read_name(reader, "name", pack, f"plan-{name}")
    for name, reader in zip(names.ROLE_NAMES, counted(top, "role", ROLES), strict=False):
        pack.talents.append(roles.TALENTS[read_op(reader, roles.NAMES)])
        packs.read_name(reader, "name", pack, f"role-{name}")
    check_roles(top, pack)
    read_levels(top.reader("level"), pack)
    return pack


def counted(top: Reader, key: str, count: int) -> list[Reader]:
    """setup.*: the box holds so many of them, no more and no less."""
    readers = top.readers(key)
    if len(readers) != count:
        top.note(key, "entries", found=len(readers), count=count)
    return readers


def read_op(reader: Reader, ops: tuple[str, ...]) -> int:
    return ops.index(reader.effect("op", ops))


# -- tiles ----------------------------------------------------------------------------------------------------


def read_evolutions(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for tile, reader in zip(names.TILE_NAMES, readers, strict=False):
        packs.read_name(reader, "name", pack, f"tile-{tile}", f"place-{tile}")
        needs = read_needs(reader)
        gains = reader.reader("gains")
        pack.needs.append(needs)
        pack.wanted.append(packed(needs))
        pack.staff.append(sum(needs))
        values = [gains.integer(name, -MOST_GAIN, MOST_GAIN, 0) for name in INDICATORS]
        if not any(values):
            reader.note("gains", "no-gain")
        pack.gains.append(values)
        pack.pictograms.append(names.PICTOGRAMS.index(reader.word("pictogram", names.PICTOGRAMS, "none")))


def read_needs(reader: Reader) -> list[int]:
    wanted = reader.reader("experts")
    needs = [wanted.integer(kind, 0, names.EXPERTS_OF_A_KIND, 0) for kind in names.EXPERTS]
    if sum(needs) == 0:
        reader.note("experts", "no-expert")
    return needs


def packed(needs: list[int]) -> int:
    """How many of each kind, in one int: NEED bits a kind."""
    return sum(count << names.NEED * kind for kind, count in enumerate(needs))


def read_nuisances(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for tile, reader in zip(names.NUISANCE_NAMES, readers, strict=False):
        for side in SIDES:
            pack.nuisance_indicators.append(INDICATORS.index(reader.word(side, INDICATORS)))
        if reader.has("name"):
            name_sides(reader.reader("name"), pack, f"nuisance-{tile}")


def name_sides(reader: Reader, pack: EvolutopiaPack, key: str) -> None:
    """A nuisance has a name on either side, and is called by both where neither is up."""
    for side in SIDES:
        if not reader.has(side):
            reader.wrong(side, "is missing", "missing")
        packs.read_name(reader, side, pack, f"{key}.{side}")
    for printed in pack.printed.values():
        names = [printed[f"{key}.{side}"] for side in SIDES if f"{key}.{side}" in printed]
        if len(names) == len(SIDES):
            printed[key] = " / ".join(names)


# -- cards ----------------------------------------------------------------------------------------------------


def read_crises(readers: list[Reader], pack: EvolutopiaPack) -> None:
    for crisis, reader in zip(names.CRISIS_NAMES, readers, strict=False):
        packs.read_name(reader, "name", pack, f"crisis-{crisis}")
        needs = read_needs(reader)
        pack.crisis_needs.append(needs)
        pack.crisis_wanted.append(packed(needs))
        pack.crisis_staff.append(sum(needs))
        options = [read_effects(option, "effects") for option in reader.readers("arrival")]
        if not 1 <= len(options) <= MOST_OPTIONS:
            reader.note("arrival", "arrival", count=len(options), most=MOST_OPTIONS)
        pack.crisis_options.append(options)
        pack.crisis_unmanaged.append(read_effects(reader, "unmanaged"))


def read_effects(reader: Reader, key: str) -> list[int]:
    effects = [read_effect(one) for one in reader.readers(key)]
    if not effects:
        reader.note(key, "no-effect")
    return effects


def read_effect(reader: Reader) -> int:
    number = read_op(reader, effects.NAMES)
    row = effects.EFFECTS[number]
    which = row.names.index(reader.word(row.key, row.names)) if row.key else 0
    n = 1
    if row.is_signed:
        n = reader.integer("n", -MOST_GAIN, MOST_GAIN)
        if n == 0 and reader.has("n"):
            reader.note("n", "zero")
    elif row.is_counted:
        n = reader.integer("n", 1, MOST_GAIN, 1)
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
                reader.note("nuisances", "no-square", word=word)
            elif SQUARE_NAMES.index(word) == start or SQUARE_NAMES.index(word) in squares:
                reader.note("nuisances", "two-tiles", square=word)
            else:
                squares.append(SQUARE_NAMES.index(word))
        check_level(reader, name, squares)
        indicators = printed(reader, "indicators", DISCOVERY_INDICATORS if name == DISCOVERY else INDICATORS_START)
        pawn = printed(reader, "crisis_pawn", DISCOVERY_BEACON if name == DISCOVERY else FIRST_BEACON)
        pack.levels[name] = (start, tuple(squares), indicators, pawn)


def check_level(reader: Reader, name: str, squares: list[int]) -> None:
    if len(squares) > names.NUISANCES:
        reader.note("nuisances", "many-nuisances", count=len(squares), tiles=names.NUISANCES)
    elif not squares:
        reader.note("nuisances", "no-nuisance")
    elif name == DISCOVERY and len(squares) != DISCOVERY_NUISANCES:
        reader.note("nuisances", "discovery", count=len(squares), printed=DISCOVERY_NUISANCES)


def printed(reader: Reader, key: str, value: int) -> int:
    """A number that the rulebook prints; another one is an option of the game, not a thing of the box."""
    found = reader.integer(key, 0, 9)
    if reader.has(key) and found != value:
        reader.note(key, "printed", found=found, printed=value)
    return value


def check_roles(top: Reader, pack: EvolutopiaPack) -> None:
    """solo.roles: alone one chooses between two of those that are left."""
    left = [role for role in range(len(pack.talents)) if pack.plays_alone(role)]
    if len(pack.talents) == ROLES and len(left) < names.OFFERED:
        top.note("role", "solo-roles", count=len(left), offered=names.OFFERED)


PACKS: Final[packs.Packs[EvolutopiaPack]] = packs.Packs("evolutopia", __file__, read)
