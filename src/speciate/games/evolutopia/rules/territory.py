"""The territory: which square an evolution may go on."""

from typing import Final

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia.names import COLUMNS, ROWS, SQUARES
from speciate.games.evolutopia.state import EMPTY, NUISANCE, Table, is_nuisance


def neighbours(square: int) -> list[int]:
    """inaugurate.adjacent: up, down, left, right; never diagonally."""
    column = square % COLUMNS
    row = square // COLUMNS
    out: list[int] = []
    if row > 0:
        out.append(square - COLUMNS)
    if column > 0:
        out.append(square - 1)
    if column < COLUMNS - 1:
        out.append(square + 1)
    if row < ROWS - 1:
        out.append(square + COLUMNS)
    return out


NEIGHBOURS: Final = [neighbours(square) for square in range(SQUARES)]


def nuisance_indicator(table: Table, square: i64) -> i64:
    """The indicator a nuisance spoils."""
    return table.setup.nuisance_indicators[table.squares[square] - NUISANCE]


def is_reachable(table: Table, square: i64) -> bool:
    """inaugurate.adjacent: next to an evolution in place or the start tile; a good plan lifts this."""
    if table.anywhere:
        return True
    for near in NEIGHBOURS[square]:
        content = table.squares[near]
        if content != EMPTY and not is_nuisance(content):
            return True
    return False


def refuse_square(table: Table, tile: i64, square: i64, remedy: bool) -> Reason | None:
    """inaugurate.nuisance: an empty square, or a nuisance whose indicator gains by the tile; with the role, any
    nuisance and nothing else."""
    content = table.squares[square]
    if content != EMPTY and not is_nuisance(content):
        return why.SQUARE_TAKEN
    if not is_reachable(table, square):
        return why.NOT_ADJACENT
    if content == EMPTY:
        return why.NUISANCE_ONLY if remedy else None
    if remedy or table.setup.gains[tile][nuisance_indicator(table, square)] > 0:
        return None
    return why.WRONG_NUISANCE


def squares_for(table: Table, tile: i64, remedy: bool) -> list[int]:
    return [square for square in range(SQUARES) if refuse_square(table, tile, square, remedy) is None]


def has_square(table: Table, tile: i64, remedy: bool) -> bool:
    for square in range(SQUARES):
        if refuse_square(table, tile, square, remedy) is None:
            return True
    return False


APART: Final = [
    abs(square % COLUMNS - other % COLUMNS) + abs(square // COLUMNS - other // COLUMNS)
    for square in range(SQUARES)
    for other in range(SQUARES)
]


def apart(square: i64, other: i64) -> i64:
    """How many steps lie between two squares."""
    return APART[SQUARES * square + other]


def to_nuisance(table: Table, square: i64) -> i64:
    """How many steps lie between a square and the nearest nuisance; many if there is none."""
    nearest: i64 = COLUMNS + ROWS
    for other, content in enumerate(table.squares):
        if is_nuisance(content):
            far = apart(square, other)
            if far < nearest:
                nearest = far
    return nearest


def nuisances_left(table: Table) -> int:
    count = 0
    for content in table.squares:
        if is_nuisance(content):
            count += 1
    return count
