"""Piles: what is drawn from them and what goes under them."""

from speciate.games.evolutopia import events
from speciate.games.evolutopia.names import NONE
from speciate.games.evolutopia.state import DRAW_TOP, Table


def has_more_tiles(table: Table) -> bool:
    """Whether the pile has more than the tile that shows."""
    return len(table.tiles) > 0 or len(table.tiles_under) > 0


def has_study_room(table: Table) -> bool:
    return len(table.study) < table.setup.study_zone


def show_next_tile(table: Table) -> None:
    """setup.evolutions: the pile lies face up, so the next tile shows as soon as the top one is gone."""
    table.top = NONE
    if table.tiles or table.tiles_under:
        table.owed.append(DRAW_TOP)


def study_top(table: Table) -> None:
    """The tile that shows goes to the study zone, and the next one shows."""
    events.tile(table, "tile-studied", table.top)
    table.study.append(table.top)
    show_next_tile(table)


def top_under(table: Table) -> None:
    """The tile that shows goes under the pile, and the next one shows."""
    tile = table.top
    show_next_tile(table)
    tile_under(table, tile)


def tile_under(table: Table, tile: int) -> None:
    """A tile goes under the pile; of an empty pile it is the top."""
    events.tile(table, "tile-under", tile)
    table.tiles_under.append(tile)
    if table.top == NONE and DRAW_TOP not in table.owed:
        table.owed.append(DRAW_TOP)


def crises_left(table: Table) -> int:
    return len(table.crises_top) + len(table.crises) + len(table.crises_under)
