"""The island: regions, their terrains and borders. A region is a small int, its place in the lists below."""

from typing import Final, TypeVar, final

from mypy_extensions import i64

from speciate.core.moves import A, B
from speciate.games.evo.moves import BIRTH, MOVE, REMOVE
from speciate.games.evo.regions import MOST_COLUMNS, REGION_NAMES
from speciate.kit.hexes import Hex, adjacency, is_coast, reached

T = TypeVar("T")

# from hot to cold: climate.zones compares these numbers
TERRAINS: Final = ("beach", "meadow", "hill", "mountain")
BEACH: Final = 0
# the sides of a region as bits, north to south: two to the west, four that stand for its own column, two to the east
OWN: Final = 2
EAST: Final = 5
SIDES: Final = 7
# a window on what borders a region: where its sides to the west begin, where those to the east, and which there are
PLACE: Final = 511  # the bits in which the place of a region fits
EASTERN: Final = 9
ALL_SIDES: Final = 18
MOST_IN_BITS: Final = 62  # regions that fit into the bits of a machine word
LETTERS: Final = "YGBR"  # how a map is typed in: yellow, green, brown and grey (rock)


@final
class Menus:
    """By region and open sides the moves over them: lists that are kept, and not to be changed."""

    def __init__(self, windows: list[int], rows: list[list[int]]) -> None:
        """By region, the window on what borders it (`_window`) and the moves there."""
        self.windows = windows
        self.rows = [spread(row, window >> ALL_SIDES) for row, window in zip(rows, windows, strict=True)]
        self._kept: list[list[int] | None] = [None] * (len(rows) << SIDES)

    def menu(self, region: i64, closed: i64) -> list[int]:
        """The moves from a region to those beside it but for the closed ones, given as `bits_of` them.

        Regions of a column lie side by side in the order of regions: so do their bits, and three looks find all sides.
        """
        window: i64 = self.windows[region]
        west = closed >> (window & PLACE) & 3
        own = closed >> region & 5
        east = closed >> (window >> EASTERN & PLACE) & 3
        sides = window >> ALL_SIDES & ~(west | own << OWN | east << EAST)
        at = region << SIDES | sides
        found = self._kept[at]
        if found is None:
            found = chosen(self.rows[region], sides)
            self._kept[at] = found
        return found


def spread(row: list[int], sides: int) -> list[int]:
    """By side, what is over it, or 0."""
    left = iter(row)
    return [next(left) if sides >> side & 1 else 0 for side in range(SIDES)]


def chosen(row: list[T], sides: i64) -> list[T]:
    """Of any type: compiled code makes no new numbers of them then."""
    found: list[T] = []
    for item in row:
        if sides & 1:
            found.append(item)
        sides >>= 1
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
        self.removals = [REMOVE | code << A for code in self.codes]
        self.is_large = self.size > MOST_IN_BITS  # bits are asked of no such island
        self.windows = [_window(region, self.adjacent[region], cells) for region in range(self.size)]
        # the moves that lead out of a region and into it: made once, they are listed without making a number each time
        self.steps = Menus(self.windows, [[MOVE | way for way in ways] for ways in self.ways])
        self.cradles = Menus(self.windows, [[self.births[to] for to in near] for near in self.adjacent])
        self._nearby: dict[int, list[list[int]]] = {1: self.adjacent}
        self.names = [REGION_NAMES[code] for code in self.codes]
        self.regions = [-1] * (MOST_COLUMNS << 4)  # by code
        for region, code in enumerate(self.codes):
            self.regions[code] = region

    def with_beside(self, region: i64, bits: i64) -> i64:
        """The regions beside one added to bits."""
        window: i64 = self.windows[region]
        sides = window >> ALL_SIDES
        bits |= (sides & 3) << (window & PLACE)
        bits |= (sides >> OWN & 5) << region
        return bits | sides >> EAST << (window >> EASTERN & PLACE)

    def nearby(self, steps: int) -> list[list[int]]:
        """By region, those at most so many borders away over land; worked out when it is first asked for."""
        if steps not in self._nearby:
            self._nearby[steps] = [reached(self.adjacent, region, steps) for region in range(self.size)]
        return self._nearby[steps]


def bits_of(regions: list[i64], first: i64 = 2) -> i64:
    """A set of regions as bits, the first one's next to a bit that is never set; not for an island that `is_large`.

    The first bit is an argument, for compiled code would take a 2 for a number of half a word (docs/speed.md).
    """
    bits: i64 = 0
    for region in regions:
        bits |= first << region
    return bits


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
    return first_west | first_east << EASTERN | sides << ALL_SIDES


def _codes(cells: list[Hex]) -> list[int]:
    """Columns are counted from the westernmost, rows from the northernmost of their column."""
    west = min([q for q, _ in cells], default=0)
    rows: dict[int, int] = {}
    codes: list[int] = []
    for q, _ in cells:
        rows[q] = rows.get(q, 0) + 1
        codes.append((q - west) << 4 | rows[q])
    return codes
