"""The island: regions, their terrains and borders, and the names people call them by.

A region is a small int, its place in the lists below. Its name is its column from west to east, a letter, and its
place in the column from north to south: `e4`.
"""

from typing import Final, final

from speciate.core.moves import A, B
from speciate.kit.hexes import Hex, adjacency, is_coast

# from hot to cold: climate.zones compares these numbers
TERRAINS: Final = ("beach", "meadow", "hill", "mountain")
BEACH: Final = 0
LETTERS: Final = "YGBR"  # how a map is typed in: yellow, green, brown and grey (rock)

MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 15  # a name is a letter and four bits


def name_of(code: int) -> str:
    """The name of a region by its code, column and row in one int, as moves carry it."""
    return f"{chr(97 + (code >> 4))}{code & 15}"


REGION_NAMES: Final = [name_of(code) for code in range(MOST_COLUMNS << 4)]  # by code


@final
class Island:
    """Two half-boards laid together; never changed. `columns` is how the map is written down."""

    def __init__(
        self, cells: list[Hex], terrains: list[int], stars: list[int], columns: list[dict[str, object]]
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
        self.names = [REGION_NAMES[code] for code in self.codes]
        self.regions = [-1] * (MOST_COLUMNS << 4)  # by code
        for region, code in enumerate(self.codes):
            self.regions[code] = region


def _codes(cells: list[Hex]) -> list[int]:
    """Columns are counted from the westernmost, rows from the northernmost of their column."""
    west = min([q for q, _ in cells], default=0)
    rows: dict[int, int] = {}
    codes: list[int] = []
    for q, _ in cells:
        rows[q] = rows.get(q, 0) + 1
        codes.append((q - west) << 4 | rows[q])
    return codes
