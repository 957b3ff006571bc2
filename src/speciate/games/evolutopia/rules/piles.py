"""Piles: what is drawn from them and what goes under them.

Those of evolutions and crises never run out: fewer can lie elsewhere than there are.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import events
from speciate.games.evolutopia.names import NONE
from speciate.games.evolutopia.state import DRAW_CHOICE, DRAW_TOP, Table


def without(cards: list[int], card: i64) -> list[int]:
    """The others, when a card goes: a list of its own, for copies of a table may share the one it was in."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    left = cards[:]
    left.pop(at)
    return left


ALONE: Final = [[draw] for draw in range(DRAW_CHOICE + 1)]  # a draw with none before it


def owe(table: Table, draw: i64) -> None:
    """Nature is to draw, when all that is owed already is drawn. Copies of a table share the list."""
    table.owed = [*table.owed, draw] if table.owed else ALONE[draw]


def show_next_tile(table: Table) -> None:
    """setup.evolutions: the pile lies face up, so the next tile shows as soon as the top one is gone."""
    table.top = NONE
    owe(table, DRAW_TOP)


def study_top(table: Table) -> None:
    """The tile that shows goes to the study zone, and the next one shows."""
    tile = table.top
    table.study.append(tile)
    show_next_tile(table)
    events.tell(table, "tile-studied", tile)


def top_under(table: Table) -> None:
    """The tile that shows goes under the pile, and the next one shows."""
    tile = table.top
    show_next_tile(table)
    tile_under(table, tile)


def tile_under(table: Table, tile: int) -> None:
    table.tiles_under.append(tile)
    events.tell(table, "tile-under", tile)
