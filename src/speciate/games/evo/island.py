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
SIDES: Final = 6  # of a region
LETTERS: Final = "YGBR"  # how a map is typed in: yellow, green, brown and grey (rock)


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
        # the moves that lead out of a region and into it: made once, they are listed without making a number each time
        self.steps = [[MOVE | way for way in ways] for ways in self.ways]
        self.births = [BIRTH | code << A for code in self.codes]
        self._menus: list[list[int] | None] = [None] * (self.size << SIDES)
        # `adjacent` as machine words, for the loops that compiled code runs most
        self.near: list[list[i64]] = [[i64(to) for to in self.adjacent[at]] for at in range(self.size)]
        self._nearby: dict[int, list[list[int]]] = {1: self.adjacent}
        self.names = [REGION_NAMES[code] for code in self.codes]
        self.regions = [-1] * (MOST_COLUMNS << 4)  # by code
        for region, code in enumerate(self.codes):
            self.regions[code] = region

    def menu(self, region: i64, open_sides: i64) -> list[int]:
        """Those of the steps out of a region whose bits are set; made when they are first asked for."""
        at = region << SIDES | open_sides
        found = self._menus[at]
        if found is None:
            found = [step for side, step in enumerate(self.steps[region]) if int(open_sides) >> side & 1]
            self._menus[at] = found
        return found

    def nearby(self, steps: int) -> list[list[int]]:
        """By region, those at most so many borders away over land; worked out when it is first asked for."""
        if steps not in self._nearby:
            self._nearby[steps] = [reached(self.adjacent, region, steps) for region in range(self.size)]
        return self._nearby[steps]


def _codes(cells: list[Hex]) -> list[int]:
    """Columns are counted from the westernmost, rows from the northernmost of their column."""
    west = min([q for q, _ in cells], default=0)
    rows: dict[int, int] = {}
    codes: list[int] = []
    for q, _ in cells:
        rows[q] = rows.get(q, 0) + 1
        codes.append((q - west) << 4 | rows[q])
    return codes
