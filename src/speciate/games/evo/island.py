"""The island: regions, their terrains and borders. A region is a small int, its place in the lists below."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import A, B
from speciate.games.evo.moves import BIRTH, MOVE
from speciate.games.evo.regions import MOST_COLUMNS, REGION_NAMES
from speciate.kit.hexes import Hex, adjacency, is_coast, reached

# from hot to cold: climate.zones compares these numbers
TERRAINS: Final = ("beach", "meadow", "hill", "mountain")
BEACH: Final = 0
# the sides of a region as bits, north to south: two to the west, four that stand for its own column, two to the east
OWN: Final = 2
EAST: Final = 5
SIDES: Final = 7
PLACE: Final = 511  # the bits in which a place among the regions fits
LETTERS: Final = "YGBR"  # how a map is typed in: yellow, green, brown and grey (rock)


@final
class Menus:
    """By region and open sides the moves over them: lists that are kept, and not to be changed."""

    def __init__(self, sides: list[int], rows: list[list[int]]) -> None:
        self.sides = sides  # by region, all it has
        self.rows = rows  # by region, the moves over them
        self.kept: list[list[int] | None] = [None] * (len(rows) << SIDES)

    def menu(self, region: i64, open_sides: i64) -> list[int]:
        """Made when it is first asked for."""
        found = self.kept[region << SIDES | open_sides]
        return self.make(region, open_sides) if found is None else found

    def make(self, region: int, open_sides: int) -> list[int]:
        there = [side for side in range(SIDES) if self.sides[region] >> side & 1]
        found = [move for side, move in zip(there, self.rows[region], strict=True) if open_sides >> side & 1]
        self.kept[region << SIDES | open_sides] = found
        return found


@final
class Island:
    """Two half-boards laid together; never changed. `columns` is how the map is written down."""

    def __init__(
        self, cells: list[Hex], terrains: list[i64], stars: list[int], columns: list[dict[str, object]]
    ) -> None:
        self.size = len(cells)
        self.cells = cells
        self.terrains = terrains
        self.stars = stars  # setup.board: the beaches where species begin
        self.columns = columns
        self.adjacent = adjacency(cells)
        self.coast = [is_coast(self.adjacent, region) for region in range(self.size)]
        self.codes = _codes(cells)  # by region
        # by region, each way out of it packed as the two arguments of a move, beside `adjacent`
        self.ways = [[self.codes[at] << A | self.codes[to] << B for to in self.adjacent[at]] for at in range(self.size)]
        self.births = [BIRTH | code << A for code in self.codes]
        # by region: where its sides to the west and to the east begin, and which of all its sides there are
        self.windows = [_window(region, self.adjacent[region], cells) for region in range(self.size)]
        # by region, those that border it, as bits
        self.beside = [bits_of([i64(to) for to in near]) for near in self.adjacent]
        # the moves that lead out of a region and into it: made once, they are listed without making a number each time
        sides = [window >> 18 for window in self.windows]
        self.steps = Menus(sides, [[MOVE | way for way in ways] for ways in self.ways])
        self.cradles = Menus(sides, [[self.births[to] for to in near] for near in self.adjacent])
        self._nearby: dict[int, list[list[int]]] = {1: self.adjacent}
        self.names = [REGION_NAMES[code] for code in self.codes]
        self.regions = [-1] * (MOST_COLUMNS << 4)  # by code
        for region, code in enumerate(self.codes):
            self.regions[code] = region

    def open_sides(self, region: int, closed: int) -> int:
        """The sides of a region beyond which lies none of some others, given as `bits_of` them.

        Regions of a column lie side by side in the order of regions: so do their bits, and three looks find all sides.
        """
        window = self.windows[region]
        west = closed >> (window & PLACE) & 3
        own = closed >> region & 5
        east = closed >> (window >> 9 & PLACE) & 3
        return window >> 18 & ~(west | own << OWN | east << EAST)

    def nearby(self, steps: int) -> list[list[int]]:
        """By region, those at most so many borders away over land; worked out when it is first asked for."""
        if steps not in self._nearby:
            self._nearby[steps] = [reached(self.adjacent, region, steps) for region in range(self.size)]
        return self._nearby[steps]


def bits_of(regions: list[i64]) -> int:
    """A set of regions as bits: from 1 on, so that the bit before that of the first region is never set."""
    bits = 0
    for region in regions:
        bits |= bit_of(region)
    return bits


def bit_of(region: int) -> int:
    """Of an `int`: an island may have more regions than a machine word has bits."""
    return 2 << region


def _window(region: int, near: list[int], cells: list[Hex]) -> int:
    column = cells[region][0]
    west = [to for to in near if cells[to][0] < column]
    east = [to for to in near if cells[to][0] > column]
    first_west, first_east = min(west, default=0) + 1, min(east, default=0) + 1
    sides = 0
    for to in near:
        if to in west:
            sides |= 1 << to + 1 - first_west
        elif to in east:
            sides |= 1 << to + 1 - first_east + EAST
        else:
            sides |= 1 << to + 1 - region + OWN
    return first_west | first_east << 9 | sides << 18


def _codes(cells: list[Hex]) -> list[int]:
    """Columns are counted from the westernmost, rows from the northernmost of their column."""
    west = min([q for q, _ in cells], default=0)
    rows: dict[int, int] = {}
    codes: list[int] = []
    for q, _ in cells:
        rows[q] = rows.get(q, 0) + 1
        codes.append((q - west) << 4 | rows[q])
    return codes
