"""How regions are called: by their column from west to east, a letter, and their place in it from the north: `e4`."""

from typing import Final

MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 15  # a name is a letter and four bits


def name_of(code: int) -> str:
    """The name of a region by its code, column and row in one int, as moves carry it."""
    return f"{chr(97 + (code >> 4))}{code & 15}"


REGION_NAMES: Final = [name_of(code) for code in range(MOST_COLUMNS << 4)]  # by code
