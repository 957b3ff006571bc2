"""Reads and checks a pack: tiles, crises, good plans, roles and maps, and where each datum comes from.

A pack may be written by hand, so everything wrong about it is listed at once.
"""

from typing import Final

from speciate.core.errors import BadOption
from speciate.core.game import Pack
from speciate.games.evolutopia import names
from speciate.games.evolutopia.names import INDICATORS, ROLES, SIDES, SQUARE_NAMES
from speciate.games.evolutopia.options import LEVELS, Setup
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.phases.plans import Plan
from speciate.games.evolutopia.phases.roles import Talent
from speciate.games.evolutopia.rules import effects
from speciate.kit import packs
from speciate.kit.mistakes import said
from speciate.kit.reading import Reader

TABLES: Final = ("evolutions", "nuisances", "crises", "plans", "roles", "levels")
MOST_GAIN: Final = 5
MOST_START: Final = 5  # as far as the options go
FEWEST_CRISES: Final = 5  # one in play, three looked at, one to come: the pile never runs out
BETWEEN: Final = 2  # evolutions that show on the pile or are being placed

# printed in the rulebook
DISCOVERY: Final = "discovery"
DISCOVERY_NUISANCES: Final = 2
DISCOVERY_INDICATORS: Final = 3
DISCOVERY_BEACON: Final = 2
INDICATORS_START: Final = 2
FIRST_BEACON: Final = 1
ROLES_EACH: Final = 2  # setup.roles, role.experience: one at first, another with experience

# start square, nuisance squares, indicators' start, crisis pawn's start
Level = tuple[int, tuple[int, ...], int, int]


class EvolutopiaPack(Pack):
    """Every component by its number."""

    def __init__(self, name: str, data: dict[str, object]) -> None:
        super().__init__(name, data)
        # which there are: all of them, but for those that the pack leaves out
        self.tiles: list[int] = []
        self.nuisances: list[int] = []
        self.crises: list[int] = []
        self.plan_cards: list[int] = []
        self.roles: list[int] = []
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
    read_evolutions(counted(top, "evolution", names.TILES, pack.tiles), pack)
    read_nuisances(counted(top, "nuisance", names.NUISANCES, pack.nuisances), pack)
    read_crises(counted(top, "crisis", names.CRISES, pack.crises), pack)
    top.when(len(pack.crises) < FEWEST_CRISES, "crisis", "few-crises", count=len(pack.crises), low=FEWEST_CRISES)
    for name, reader in zip(names.PLAN_NAMES, counted(top, "plan", names.PLANS, pack.plan_cards), strict=False):
        pack.plans.append(plans.PLANS[read_op(reader, plans.NAMES)])
        packs.read_name(reader, "name", pack, f"plan-{name}")
    for name, reader in zip(names.ROLE_NAMES, counted(top, "role", ROLES, pack.roles), strict=False):
        pack.talents.append(roles.TALENTS[read_op(reader, roles.NAMES)])
        packs.read_name(reader, "name", pack, f"role-{name}")
    check_roles(top, pack)
    read_levels(top.reader("level"), pack)
    pack.tables = {
        "evolutions": (pack.tiles, pack.needs, pack.gains, pack.pictograms),
        "nuisances": (pack.nuisances, pack.nuisance_indicators),
        "crises": (pack.crises, pack.crisis_needs, pack.crisis_options, pack.crisis_unmanaged),
        "plans": (pack.plan_cards, [plan.name for plan in pack.plans]),
        "roles": (pack.roles, [talent.name for talent in pack.talents]),
        "levels": pack.levels,
    }
    return pack


def counted(top: Reader, key: str, count: int, box: list[int]) -> list[Reader]:
    """setup.*: the box holds so many of them. One that is left out keeps its entry, with `count = 0`."""
    readers = top.readers(key)
    if len(readers) != count:
        top.note(key, "entries", found=len(readers), count=count)
    for number, reader in enumerate(readers):
        if reader.integer("count", 0, 1, 1):
            box.append(number)
    top.depart(len(readers) == count and len(box) != count, key, "left-out", found=len(box), count=count)
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
        if not 1 <= len(options) <= names.MOST_OPTIONS:
            reader.note("arrival", "arrival", count=len(options), most=names.MOST_OPTIONS)
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
        check_level(reader, name, squares, len(pack.nuisances))
        indicators = printed(reader, "indicators", DISCOVERY_INDICATORS if name == DISCOVERY else INDICATORS_START)
        pawn = printed(reader, "crisis_pawn", DISCOVERY_BEACON if name == DISCOVERY else FIRST_BEACON)
        pack.levels[name] = (start, tuple(squares), indicators, pawn)


def check_level(reader: Reader, name: str, squares: list[int], tiles: int) -> None:
    if len(squares) > tiles:
        reader.note("nuisances", "many-nuisances", count=len(squares), tiles=tiles)
    elif not squares:
        reader.note("nuisances", "no-nuisance")
    is_other = name == DISCOVERY and len(squares) != DISCOVERY_NUISANCES
    reader.depart(is_other, "nuisances", "discovery", count=len(squares), printed=DISCOVERY_NUISANCES)


def printed(reader: Reader, key: str, value: int) -> int:
    """A number that the rulebook prints."""
    found = reader.integer(key, 1, MOST_START)
    reader.depart(reader.has(key) and found != value, key, "printed", found=found, printed=value)
    return found


def check_roles(top: Reader, pack: EvolutopiaPack) -> None:
    """solo.roles: alone one chooses between two of those that are left."""
    left = [role for role in pack.roles if role < len(pack.talents) and pack.plays_alone(role)]
    if len(pack.talents) == ROLES and len(left) < names.OFFERED:
        top.note("role", "solo-roles", count=len(left), offered=names.OFFERED)


def check_box(setup: Setup) -> None:
    """What must be there for a table of these seats and options: enough that no pile runs out that never does."""
    pack = setup.pack
    squares = names.SQUARES - 1  # but for the start tile's
    tiles = squares + setup.study_zone + 1 + setup.site_zone + 1 + setup.aside_most + BETWEEN
    tiles = min(tiles, names.TILES)  # the box has enough whatever the options are
    nuisances = len(setup.nuisance_squares)
    roles = 0 if setup.solo else ROLES_EACH * setup.seats
    if len(pack.tiles) < tiles:
        raise BadOption(said("evolutopia:few-tiles", count=len(pack.tiles), wanted=tiles))
    if len(pack.nuisances) < nuisances:
        raise BadOption(said("evolutopia:few-nuisances", count=len(pack.nuisances), wanted=nuisances))
    if len(pack.roles) < roles:
        raise BadOption(said("evolutopia:few-roles", count=len(pack.roles), wanted=roles))


PACKS: Final[packs.Packs[EvolutopiaPack]] = packs.Packs("evolutopia", __file__, read)
